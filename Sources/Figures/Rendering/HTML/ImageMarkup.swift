import AutoLayout
import Escaping
import Scene

/// Renders images as elements.
struct ImageMarkup {
    let resources: FigureResources
    /// Light or dark for good; nil to follow the reader's choice.
    let appearance: UserInterfaceStyle?

    /// The one element of an image, with what has to stand around it; a template takes the tint.
    func markup<Length>(of image: SceneImage<Length>, at place: Place?) -> [Markup] {
        switch resources.source(of: image.image) {
        case .symbol(let svg):
            var box = Element("span", roles: ["Image", "Symbol"], place: place, style: ["color:\(image.tint.css)"])
            box.set("aria-hidden", "true")
            return [.open(box), .raw(svg), .close(tag: "span")]
        case .file(let url, let alternative, _) where image.image.isTemplate:
            let mask = "mask-image:url(\(quotedForCSS(url)));background-color:\(image.tint.css)"
            var box = Element("span", roles: ["Image", "Mask"], place: place, style: [mask])
            if !alternative.isEmpty {
                box.set("role", "img")
                box.set("aria-label", alternative)
            }
            return [.open(box), .close(tag: "span")]
        case .file(let url, let alternative, let dark):
            return variants(light: url, dark: dark) {
                .void(picture($0, alternative: alternative, of: image.image, place: place))
            }
        case nil: return [.open(Element("span", roles: ["Image", "Missing"], place: place)), .close(tag: "span")]
        }
    }

    /// The picture that the appearance asks for, or both where it is the reader's.
    private func variants(light: String, dark: String?, _ draw: (String) -> Markup) -> [Markup] {
        guard let dark, appearance != .light else { return [draw(light)] }
        if appearance == .dark { return [draw(dark)] }
        let source = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(escaped(dark))\">"
        return [.raw("<picture>" + source), draw(light), .raw("</picture>")]
    }

    private func picture(_ url: String, alternative: String, of image: Image, place: Place?) -> Element {
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
