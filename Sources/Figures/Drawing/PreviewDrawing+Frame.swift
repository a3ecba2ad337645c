import AutoLayout
import Escaping
import Scene

extension PreviewDrawing {
    /// The preview as it stands in its figure: the screen in a thin outline, its name beneath.
    mutating func framed(scale: Double, showsLabel: Bool) -> [Markup] {
        let size = GridRect(Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
        let corner = preview.isPlain ? 0 : screen.cornerRadius
        let slot = "width:\(pixels(size.width * scale));height:\(pixels(size.height * scale))"
        markup = [
            .open(Element(roles: ["Preview"])),
            .open(
                Element(roles: [preview.isPlain ? "Plain" : "Device"], style: ["--corner:\(pixels(corner * scale))"])),
            .open(Element(roles: ["Slot"], style: [slot])),
            .open(stage(size, scale: scale, corner: corner)),
        ]
        drawViews()
        markup += Array(repeating: .close(tag: "div"), count: 3)
        if showsLabel, !preview.label.isEmpty {
            markup += [.open(Element("p", roles: ["Name"])), .raw(escaped(preview.label)), .close(tag: "p")]
        }
        markup.append(.close(tag: "div"))
        return markup
    }

    /// The element whose corner is the origin of all coordinates, with the facts the preview was solved from.
    private func stage(_ size: GridRect, scale: Double, corner: Double) -> Element {
        var style = ["width:\(pixels(size.width));height:\(pixels(size.height))"]
        if corner > 0 { style.append("border-radius:\(pixels(corner))") }
        if scale != 1 { style.append("transform:scale(\(css(scale)))") }
        if let appearance = preview.appearance { style.append("color-scheme:\(appearance.rawValue)") }
        var element = Element(roles: ["Screen"], style: style)
        element.set("data-width", css(screen.size.width))
        element.set("data-height", css(screen.size.height))
        element.set("data-scroll", css(screen.scrolledBy))
        if scale != 1 { element.set("data-scale", css(scale)) }
        if let appearance = preview.appearance { element.set("data-appearance", appearance.rawValue) }
        if screen.layoutDirection == .rightToLeft { element.set("data-direction", "rtl") }
        if screen.contentSizeCategory != .large { element.set("data-text-size", screen.contentSizeCategory.rawValue) }
        return element
    }
}

extension Screen {
    /// The radius of the glass's corners, points: a device without a home button has round ones.
    ///
    /// Source: the screens' masks as drawn in Apple's design resources; the sizes between are the next smaller one's.
    var cornerRadius: Double {
        let shortSide = min(size.width, size.height)
        guard safeAreaInsets.bottom > 0 else { return shortSide < 600 ? 4 : 6 }
        switch shortSide {
        case ..<390: return 39
        case ..<393: return 47
        case ..<414: return 55
        case ..<428: return 41
        case ..<429: return 53
        case ..<600: return 55
        default: return 18
        }
    }
}
