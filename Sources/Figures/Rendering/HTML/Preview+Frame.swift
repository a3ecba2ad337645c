import AutoLayout
import Escaping
import Scene

extension Preview {
    /// The preview as it stands in its figure: the screen with its views in a thin outline, its name beneath.
    ///
    /// - Parameter corner: of the device, points; nil for that of the screen's size.
    func framed(_ views: [Markup], scale: Double, showsLabel: Bool, corner: Double? = nil) -> [Markup] {
        let size = GridRect(Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
        let corner = isPlain ? 0 : corner ?? screen.cornerRadius
        let slot = "width:\(pixels(size.width * scale));height:\(pixels(size.height * scale))"
        var markup: [Markup] = [
            .open(Element(roles: ["Preview"])),
            .open(Element(roles: [isPlain ? "Plain" : "Device"], style: ["--corner:\(pixels(corner * scale))"])),
            .open(Element(roles: ["Slot"], style: [slot])),
            .open(stage(size, scale: scale, corner: corner)),
        ]
        markup += views
        markup += Array(repeating: .close(tag: "div"), count: 3)
        if showsLabel, !label.isEmpty {
            markup += [.open(Element("p", roles: ["Name"])), .raw(escaped(label)), .close(tag: "p")]
        }
        markup.append(.close(tag: "div"))
        return markup
    }

    /// The element whose corner is the origin of all coordinates, with the facts the preview was solved from.
    private func stage(_ size: GridRect, scale: Double, corner: Double) -> Element {
        var style = ["width:\(pixels(size.width));height:\(pixels(size.height))"]
        if corner > 0 { style.append("border-radius:\(pixels(corner))") }
        if scale != 1 { style.append("transform:scale(\(css(scale)))") }
        if let appearance = appearance { style.append("color-scheme:\(appearance.rawValue)") }
        var element = Element(roles: ["Screen"], style: style)
        element.set("data-width", css(screen.size.width))
        element.set("data-height", css(screen.size.height))
        element.set("data-scroll", css(screen.scrolledBy))
        if scale != 1 { element.set("data-scale", css(scale)) }
        if let appearance = appearance { element.set("data-appearance", appearance.rawValue) }
        if screen.layoutDirection == .rightToLeft { element.set("data-direction", "rtl") }
        if screen.keyboard != nil { element.set("data-keyboard", "shown") }
        if let device { element.set("data-device", device) }
        if screen.contentSizeCategory != .large { element.set("data-text-size", screen.contentSizeCategory.rawValue) }
        return element
    }
}
