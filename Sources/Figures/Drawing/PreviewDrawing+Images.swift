import AutoLayout
import Escaping
import Scene

extension PreviewDrawing {
    /// Draws `image` at `rect`, which is in the screen's coordinates; a template takes the view's tint.
    mutating func draw(_ image: Image, at rect: Rect, in id: ViewID) {
        let place = Place(rect: rect, outer: solvedFrame(of: id))
        switch resources.image(image) {
        case .symbol(let svg):
            let color = "color:\(resolved(.tint, in: id))"
            var box = Element("span", roles: ["Image", "Symbol"], place: place, style: [color])
            box.set("aria-hidden", "true")
            markup += [.open(box), .raw(svg), .close(tag: "span")]
        case .file(let url, let alternative, _) where image.isTemplate:
            let mask = "mask-image:url(\(quotedForCSS(url)));background-color:\(resolved(.tint, in: id))"
            var box = Element("span", roles: ["Image", "Mask"], place: place, style: [mask])
            if !alternative.isEmpty {
                box.set("role", "img")
                box.set("aria-label", alternative)
            }
            markup += [.open(box), .close(tag: "span")]
        case .file(let url, let alternative, let dark):
            let draw = { [self] in Markup.void(picture($0, alternative: alternative, of: image, place: place)) }
            markup += variants(light: url, dark: dark, draw)
        case nil:
            markup += [.open(Element("span", roles: ["Image", "Missing"], place: place)), .close(tag: "span")]
        }
    }

    /// The picture that the preview's appearance asks for, or both where it is the reader's.
    private func variants(light: String, dark: String?, _ draw: (String) -> Markup) -> [Markup] {
        guard let dark, preview.appearance != .light else { return [draw(light)] }
        if preview.appearance == .dark { return [draw(dark)] }
        let source = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(escaped(dark))\">"
        return [.raw("<picture>" + source), draw(light), .raw("</picture>")]
    }

    private func picture(_ url: String, alternative: String, of image: Image, place: Place) -> Element {
        var element = Element("img", roles: ["Image"], place: place)
        element.set("src", url)
        element.set("alt", alternative)
        element.set("width", css(image.size.width.rounded()))
        element.set("height", css(image.size.height.rounded()))
        element.set("loading", "lazy")
        element.set("decoding", "async")
        return element
    }
}
