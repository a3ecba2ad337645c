import AutoLayout
import Scene

/// Spells `<fontDescription>`s in the notation.
enum FontWriter {
    /// The font; nil where it is not the system's, with the nearest one that is.
    static func spelling(_ font: XMLElement) -> (text: String, isExact: Bool)? {
        if let style = font["style"] {
            guard let name = styles[style] else { return nil }
            guard let size = pointSize(font) else { return (".\(name)", true) }
            let weight = name == "headline" ? ", weight: .semibold" : ""
            return (".system(\(Spelling.number(size))\(weight))", true)
        }
        guard let size = pointSize(font), size > 0 else { return nil }
        let isSystem = font["type"] != nil || font["metaFont"] != nil || font["name"]?.hasPrefix(".") == true
        let isBold = font["type"] == "boldSystem" || font["name"]?.contains("Bold") == true
        let weight = font["weight"].map { $0 == "ultralight" ? "ultraLight" : $0 } ?? (isBold ? "bold" : nil)
        let number = Spelling.number(size)
        let text = weight.map { ".system(\(number), weight: .\($0))" } ?? ".system(\(number))"
        return (text, isSystem && font["type"] != "italicSystem")
    }

    /// The font; nil where it is not the system's.
    static func font(_ font: XMLElement) -> Font? {
        guard spelling(font)?.isExact == true else { return nil }
        return pointSize(font).map { Font(pointSize: $0) } ?? textStyle(font).map { .preferred($0) }
    }

    /// Nil for a font that is given by its size.
    static func textStyle(_ font: XMLElement) -> TextStyle? {
        font["style"].flatMap { styles[$0] }.flatMap { TextStyle(rawValue: $0) }
    }

    /// Nil for a text style that was as large then as it is today.
    static func pointSize(_ font: XMLElement) -> Double? { font.number("pointSize") ?? font.number("size") }

    private static let styles: [String: String] = [
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleHeadline": "headline",
        "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCaption1": "caption1", "UICTFontTextStyleCaption2": "caption2",
        "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleTitle0": "largeTitle",
        "UICTFontTextStyleTitle1": "title1", "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    ]
}
