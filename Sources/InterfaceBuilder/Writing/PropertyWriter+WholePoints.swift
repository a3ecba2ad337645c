import AutoLayout
import Scene

// Texts that Interface Builder has measured in whole points: it does so until it knows the canvas's pixels, and the views
// around such a text stand where they do because of it.
extension PropertyWriter {
    /// Writes the size of a label's line, where the saved one is in whole points.
    mutating func writeWholePointsOfLabel() {
        guard element["numberOfLines"] ?? "1" == "1", placeholderSize == nil,
            Self.attributedString("attributedText", in: element) == nil, let text = string("text")
        else { return }
        writeWholePoints(of: text, in: element.child(key: "fontDescription"), standard: Font(pointSize: 17))
    }

    /// Writes the size of a button's title within its configuration's insets, where the saved one is in whole points.
    mutating func writeWholePoints(ofTitle title: String, in configuration: XMLElement, insets: [Double]) {
        guard configuration["subtitle"] == nil, !title.isEmpty else { return }
        writeWholePoints(
            of: title, in: configuration.child(key: "titleFontDescription"),
            standard: Font(pointSize: resources.configuredTitleSize ?? 17), insets: insets)
    }

    /// Saved lengths are differences of places, and so not whole in their last digits.
    private static let savedPrecision = 1e-6

    private mutating func writeWholePoints(
        of text: String, in description: XMLElement?, standard: Font, insets: [Double] = [0, 0, 0, 0]
    ) {
        guard !text.contains(where: \.isNewline), let font = description.map(FontWriter.font) ?? standard else {
            return
        }
        let around = insets[0] + insets[2]
        let exact = (font.lineHeight * resources.scale).rounded(.up) / resources.scale
        // Lines were rounded up or to the nearest point: of 17 points 954 labels are 21 high and 52 of 14 authors 20, of 18
        // points 21 are 22 high and 15 of 8 authors 21.
        let lines = [font.lineHeight.rounded(.up), font.lineHeight.rounded()]
        guard let line = lines.first(where: { abs(view.frame.height - $0 - around) < Self.savedPrecision }),
            line != exact
        else { return }
        let height = line + around
        let spelling =
            description.flatMap { FontWriter.spelling($0)?.text } ?? ".system(\(Spelling.number(font.pointSize)))"
        let width = "ceil(textWidth(\(Spelling.text(text)), font: \(spelling)))\(Spelling.sum(insets[1] + insets[3]))"
        add("intrinsicContentSize = (\(width), \(Spelling.number(height)))  // measured in whole points")
    }
}
