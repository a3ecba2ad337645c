import Escaping

/// A diagram as it stands in a page: the SVG of `dot` in the colour of the text around it, without what could run, load
/// a file or clash with another diagram.
struct DiagramPicture {
    /// What it shows, not yet escaped.
    let alternative: String
    /// The address on the page of one that the diagram links to; nil for one that is not published.
    let address: (String) -> String?

    private static let shapes = ["polygon", "ellipse", "circle", "path", "polyline"]
    private static let kept = ["svg", "g", "a", "text", "tspan"] + shapes
    /// Whose content goes, too.
    private static let dropped = ["title", "defs", "style", "script"]
    private static let attributes = [
        "points", "d", "cx", "cy", "rx", "ry", "r", "x", "y", "transform", "text-anchor", "font-size", "font-weight",
        "font-style", "text-decoration", "stroke-width", "stroke-dasharray", "fill-opacity", "stroke-opacity",
        "baseline-shift",
    ]

    /// Complexity: O(n) in the length of the SVG.
    func markup(of svg: [UInt8]) -> String {
        var html = ""
        var reader = SVGReader(svg)
        let hasLinks = svg.firstRange(of: Array("<a xlink:href".utf8)) != nil
        var silent = 0
        // For each open group the fill of its last shape, which the text that follows stands on.
        var grounds: [String?] = [nil]
        while let piece = reader.next() {
            switch piece {
            case .text(let text): if silent == 0 { html += text }
            case .open(let name, let attributes, let isEmpty):
                if silent > 0 || Self.dropped.contains(name) {
                    silent += isEmpty ? 0 : 1
                    continue
                }
                guard Self.kept.contains(name) else { continue }
                if name == "g" { grounds.append(grounds[grounds.count - 1]) }
                let fill = attributes.first { $0.name == "fill" }?.value
                if Self.shapes.contains(name), let fill { grounds[grounds.count - 1] = Self.solid(fill) }
                html +=
                    tag(name, attributes, on: grounds[grounds.count - 1], hasLinks: hasLinks)
                    + (isEmpty ? "/>" : ">")
            case .close(let name):
                if silent > 0 {
                    silent -= 1
                } else if Self.kept.contains(name) {
                    if name == "g", grounds.count > 1 { grounds.removeLast() }
                    html += "</\(name)>"
                }
            }
        }
        return html
    }

    private func tag(
        _ name: String, _ attributes: [SVGReader.Attribute], on ground: String?, hasLinks: Bool
    ) -> String {
        var tag = "<" + (name == "svg" ? root(attributes, hasLinks: hasLinks) : name)
        for attribute in attributes where Self.attributes.contains(attribute.name) {
            tag += " \(attribute.name)=\"\(attribute.value)\""
        }
        if Self.shapes.contains(name) {
            for attribute in attributes where ["fill", "stroke"].contains(attribute.name) {
                tag += Self.paint(attribute)
            }
        }
        switch name {
        case "text":
            let fill = attributes.first { $0.name == "fill" }?.value
            if let fill {
                tag += Self.paint(SVGReader.Attribute(name: "fill", value: fill))
            } else if let ground {
                tag += " fill=\"\(Self.isLight(ground) ? "#1c1d20" : "#ffffff")\""
            }
            let font = attributes.first { $0.name == "font-family" }?.value.lowercased() ?? ""
            if font.contains("courier") || font.contains("mono") { tag += " font-family=\"monospace\"" }
        case "a":
            let link = attributes.first { $0.name == "xlink:href" || $0.name == "href" }?.value ?? ""
            if let address = address(unescaped(link)) { tag += " href=\"\(escaped(address))\"" }
        default: break
        }
        return tag
    }

    /// The element around the picture; those with links are no mere image.
    private func root(_ attributes: [SVGReader.Attribute], hasLinks: Bool) -> String {
        let box = attributes.first { $0.name == "viewBox" }?.value ?? "0 0 1 1"
        let sizes = box.split(separator: " ").compactMap { Double($0) }
        let (width, height) = sizes.count == 4 ? (sizes[2], sizes[3]) : (1, 1)
        return """
            svg role="\(hasLinks ? "group" : "img")" aria-label="\(escaped(alternative))" viewBox="\(box)" width="\(Int(width.rounded(.up)))" \
            height="\(Int(height.rounded(.up)))" fill="currentColor"
            """
    }

    /// Black becomes the colour of the text, and a light grey a wash of it; other colours are the author's.
    private static func paint(_ attribute: SVGReader.Attribute) -> String {
        let (name, value) = (attribute.name, attribute.value)
        switch value {
        case "black", "#000000": return " \(name)=\"currentColor\""
        case "lightgrey", "lightgray", "#d3d3d3": return " \(name)=\"currentColor\" \(name)-opacity=\"0.12\""
        case "transparent", "white", "#ffffff": return name == "fill" ? " fill=\"none\"" : " stroke=\"none\""
        default: return value.hasPrefix("url") ? " \(name)=\"none\"" : " \(name)=\"\(value)\""
        }
    }

    /// The colour that a fill covers the page with; nil for one through which the page is seen.
    private static func solid(_ fill: String) -> String? {
        let clear = [
            "none", "transparent", "white", "#ffffff", "lightgrey", "lightgray", "#d3d3d3", "black", "#000000",
        ]
        return clear.contains(fill) || fill.hasPrefix("url") ? nil : fill
    }

    /// Whether black text is read more easily on it than white; names that are not known here are taken as light.
    private static func isLight(_ color: String) -> Bool {
        let digits = color.dropFirst().compactMap(\.hexDigitValue)
        guard color.hasPrefix("#"), digits.count >= 6 else {
            let dark = [
                "navy", "blue", "purple", "maroon", "brown", "green", "red", "indigo", "teal", "firebrick", "sienna",
            ]
            return !color.hasPrefix("dark") && !dark.contains(color)
        }
        let (red, green, blue) = (digits[0] * 16 + digits[1], digits[2] * 16 + digits[3], digits[4] * 16 + digits[5])
        return 299 * red + 587 * green + 114 * blue > 140_000
    }
}

/// The text of an attribute as SVG writers escape it.
private func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&#45;", with: "-").replacing("&amp;", with: "&")
}
