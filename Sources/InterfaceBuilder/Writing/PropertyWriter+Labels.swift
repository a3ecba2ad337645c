import AutoLayout
import Scene

extension PropertyWriter {
    mutating func writeLabel() {
        if let attributed = Self.attributedString("attributedText", in: element) {
            writeAttributedText(attributed)
        } else {
            set("text", string("text").map { Spelling.text($0) })
            writeFont(unless: ".system(17)")
            set("textColor", ColorWriter.spelling("textColor", in: element).flatMap { $0 == ".label" ? nil : $0 })
            set("textAlignment", element["textAlignment"].flatMap { $0 == "natural" ? nil : ".\($0)" })
        }
        set("numberOfLines", element["numberOfLines"].flatMap { $0 == "1" ? nil : $0 })
        writeSavedLeading()
        set("preferredMaxLayoutWidth", element.number("preferredMaxLayoutWidth").map { Spelling.number($0) })
        set("lineBreakMode", element["lineBreakMode"].flatMap { Self.lineBreakModes[$0] })
        if !writeSizeOfEmoji() { writeWholePointsOfLabel() }
        if element.isSet("adjustsFontSizeToFit") || element["minimumScaleFactor"] != nil {
            set("adjustsFontSizeToFitWidth", "true")
            set("minimumScaleFactor", number("minimumScaleFactor"))
        }
    }

    /// The leading of a text style in the size of another time; one below the line's height cannot be said.
    private mutating func writeSavedLeading() {
        guard element["numberOfLines"] ?? "1" != "1", let font = element.child(key: "fontDescription"),
            let saved = font.textStyle?.savedFont(ofTools: resources.toolsVersion), let leading = saved.leading
        else { return }
        set("lineSpacing", leading > saved.lineHeight ? Spelling.number(leading - saved.lineHeight) : nil)
    }

    private static let lineBreakModes = [
        "wordWrap": ".byWordWrapping", "characterWrap": ".byCharWrapping", "clip": ".byClipping",
        "headTruncation": ".byTruncatingHead", "middleTruncation": ".byTruncatingMiddle",
    ]
}
