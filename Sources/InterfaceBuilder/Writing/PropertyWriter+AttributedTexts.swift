import Scene

// Texts whose parts have styles of their own.
extension PropertyWriter {
    /// The text with attributes that stands for a property; what the file's authors note about a view is one, too.
    static func attributedString(_ key: String, in element: XMLElement?) -> XMLElement? {
        element?.children.first { $0.name == "attributedString" && $0["key"] == key }
    }

    /// Writes a text: as one where all of it has one style, or where views of this kind have no runs.
    mutating func writeAttributedText(_ attributed: XMLElement) {
        let runs = attributed.children.filter { $0.name == "fragment" }.map(TextRun.init)
        guard let first = runs.first else { return }
        let isOne = runs.allSatisfy { $0.style == first.style }
        if isOne || !has("attributedText") {
            if !isOne { omit("the styles of a text's parts") }
            set("text", Spelling.text(runs.map(\.text).joined()))
            set("kern", first.style.kern)
            set("textColor", first.style.color.flatMap { $0 == ".label" ? nil : $0 })
        } else {
            set("attributedText", "[\(runs.map { $0.notation(in: first.style.font) }.joined(separator: ", "))]")
        }
        if first.style.font == nil { writeFont() } else { writeFont("NSFont", in: first.attributes) }
        if let style = first.attributes?.child(key: "NSParagraphStyle") { writeParagraph(style) }
        let otherFonts = Set(runs.dropFirst().compactMap(\.replacedFont)).subtracting([first.replacedFont ?? ""])
        for name in otherFonts.sorted() { omit("the font \(name)") }
        for name in Set(runs.flatMap(\.unknownAttributes)).sorted() { omit("the attribute \(name) of a text") }
    }

    private mutating func writeParagraph(_ style: XMLElement) {
        set("textAlignment", choice("textAlignment", style["alignment"].flatMap { $0 == "natural" ? nil : $0 }))
        set("lineSpacing", style.number("lineSpacing").flatMap { $0 > 0 ? Spelling.number($0) : nil })
        set("lineHeightMultiple", style.number("lineHeightMultiple").flatMap { $0 > 0 ? Spelling.number($0) : nil })
        for name in style.attributes.keys.sorted() where !Self.paragraphAttributes.contains(name) {
            omit("the \(name) of a text")
        }
    }

    /// Those that are written, and those that change nothing where lines are set one by one.
    private static let paragraphAttributes: Set = [
        "key", "alignment", "lineSpacing", "lineHeightMultiple", "lineBreakMode", "baseWritingDirection",
        "tighteningFactorForTruncation", "allowsDefaultTighteningForTruncation",
    ]
}

/// A part of a text with a style of its own.
struct TextRun {
    /// How it is written in the notation.
    struct Style: Hashable {
        var font, color, kern, link: String?
        var isUnderlined = false
        var isStruckThrough = false
    }

    let text: String
    let attributes: XMLElement?
    let style: Style

    init(_ fragment: XMLElement) {
        text = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
        attributes = fragment.child("attributes")
        func value(_ key: String) -> XMLElement? { fragment.child("attributes")?.child(key: key) }
        style = Style(
            font: value("NSFont").flatMap { FontWriter.spelling($0)?.text },
            color: ColorWriter.spelling("NSColor", in: attributes),
            kern: value("NSKern")?.number("value").flatMap { $0 == 0 ? nil : Spelling.number($0) },
            link: value("NSLink").flatMap { $0["string"] ?? $0["value"] },
            isUnderlined: (value("NSUnderline")?.number("value") ?? 0) != 0,
            isStruckThrough: (value("NSStrikethrough")?.number("value") ?? 0) != 0)
    }

    /// The font that it has, where the system's stands for it.
    var replacedFont: String? {
        guard let font = attributes?.child(key: "NSFont"), FontWriter.spelling(font)?.isExact == false else {
            return nil
        }
        return font["name"] ?? "italic"
    }

    /// Attributes that the notation does not have.
    var unknownAttributes: [String] {
        let known: Set = [
            "NSFont", "NSColor", "NSKern", "NSLink", "NSUnderline", "NSStrikethrough", "NSParagraphStyle",
        ]
        return attributes?.children.compactMap { $0["key"] }.filter { !known.contains($0) } ?? []
    }

    /// - Parameter font: that of the whole text.
    func notation(in font: String?) -> String {
        let arguments = [
            style.font == font ? nil : style.font.map { "font: \($0)" }, style.color.map { "color: \($0)" },
            style.kern.map { "kern: \($0)" }, style.isUnderlined ? "underline: true" : nil,
            style.isStruckThrough ? "strikethrough: true" : nil, style.link.map { "link: \(Spelling.text($0))" },
        ].compactMap { $0 }
        return arguments.isEmpty
            ? Spelling.text(text) : ".run(\(([Spelling.text(text)] + arguments).joined(separator: ", ")))"
    }
}
