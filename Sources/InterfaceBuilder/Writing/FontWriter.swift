import AutoLayout
import Scene

/// Spells `<fontDescription>`s in the notation.
enum FontWriter {
    /// The font; nil where it is not the system's, with the nearest one that is.
    static func spelling(_ font: XMLElement) -> (text: String, isExact: Bool)? {
        if font["style"] != nil {
            guard let style = font.textStyle else { return nil }
            guard let size = pointSize(font) else { return (".\(style.rawValue)", true) }
            let weight = style == .headline ? ", weight: .semibold" : ""
            return (".system(\(Spelling.number(size))\(weight))", true)
        }
        guard let size = pointSize(font), size > 0 else { return nil }
        let isSystem = font["type"] != nil || font["metaFont"] != nil || font["name"]?.hasPrefix(".") == true
        let isBold =
            font["type"] == "boldSystem" || font["metaFont"] == "systemBold" || font["name"]?.contains("Bold") == true
        let weight = font["weight"].map { $0 == "ultralight" ? "ultraLight" : $0 } ?? (isBold ? "bold" : nil)
        let number = Spelling.number(size)
        let text = weight.map { ".system(\(number), weight: .\($0))" } ?? ".system(\(number))"
        return (text, isSystem && font["type"] != "italicSystem")
    }

    /// A comment that names the text style of which a font is the size of another time.
    static func comment(_ font: XMLElement) -> String {
        guard pointSize(font) != nil, let style = font.textStyle else { return "" }
        return "  // .\(style.rawValue), as it was measured"
    }

    /// The font; nil where it is not the system's.
    static func font(_ font: XMLElement) -> Font? {
        guard spelling(font)?.isExact == true else { return nil }
        return pointSize(font).map { Font(pointSize: $0) } ?? font.textStyle.map { .preferred($0) }
    }

    /// Nil for a text style that was as large then as it is today.
    static func pointSize(_ font: XMLElement) -> Double? { font.number("pointSize") ?? font.number("size") }
}
