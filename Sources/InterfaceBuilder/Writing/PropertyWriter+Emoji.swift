import AutoLayout
import Scene

extension PropertyWriter {
    /// Writes the size of a label that shows nothing but emoji, which the canvas has in Apple's font.
    ///
    /// - Returns: whether it has; no other size is to be written then.
    mutating func writeSizeOfEmoji() -> Bool {
        guard placeholderSize == nil, let text = string("text"), !text.isEmpty, text.allSatisfy(\.isEmoji),
            let font = element.child(key: "fontDescription").flatMap(FontWriter.font)
        else { return false }
        let width = Double(text.count) * Self.emojiWidth(ofSize: font.pointSize)
        let height = (font.lineHeight * resources.scale).rounded(.up) / resources.scale
        add("intrinsicContentSize = \(Self.tuple((Self.shortened(width), Self.shortened(height))))  // Apple's emoji")
        return true
    }

    /// Without what no pixel shows.
    private static func shortened(_ length: Double) -> Double { (length * 100).rounded() / 100 }

    /// How wide an emoji is in Apple's font, points: about 6 more than its size.
    ///
    /// Source: labels that Interface Builder saved at 16 (five in one text), 17, 18, 34, 38, 45, 55, 70 and 75 points, of ten
    /// authors, and at 11 points; in between estimated.
    private static func emojiWidth(ofSize size: Double) -> Double {
        let known = Self.emojiWidths
        guard let above = known.firstIndex(where: { $0.size >= size }) else { return size + 6 }
        guard above > 0 else { return size * known[0].width / known[0].size }
        let (low, high) = (known[above - 1], known[above])
        return low.width + (high.width - low.width) * (size - low.size) / (high.size - low.size)
    }

    private static let emojiWidths: [(size: Double, width: Double)] = [
        (11, 16), (16, 23), (17, 23), (18, 24), (34, 38), (38, 43), (45, 50), (55, 59), (70, 75), (75, 81),
    ]
}

extension Character {
    /// Whether it is drawn as a picture.
    fileprivate var isEmoji: Bool {
        unicodeScalars.first?.properties.isEmojiPresentation == true || unicodeScalars.contains("\u{FE0F}")
            || unicodeScalars.contains { $0.properties.isEmojiModifier }
    }
}
