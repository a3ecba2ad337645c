/// A part of a text that a page sets in one way.
public struct TextSegment: Hashable, Sendable {
    /// The part: one grapheme cluster if it stands in a box, otherwise as much as stands together.
    public var text: String
    /// The width of the inline block that it is set in, in em; nil for running text.
    public var boxAdvance: Double?
    /// Whether the box holds an emoji, rather than a character that neither font has.
    public var isEmoji: Bool

    /// A part with all that is known of it; running text unless told otherwise.
    public init(text: String, boxAdvance: Double? = nil, isEmoji: Bool = false) {
        self.text = text
        self.boxAdvance = boxAdvance
        self.isEmoji = isEmoji
    }
}

extension CharacterBoxes {
    /// `text` cut into running text and boxes; put together they are `text` again.
    public func segments(of text: String) -> [TextSegment] {
        var found: [TextSegment] = []
        var running = ""
        for cluster in text {
            guard let advance = advance(of: cluster) else {
                running.append(cluster)
                continue
            }
            if !running.isEmpty { found.append(TextSegment(text: running)) }
            running = ""
            found.append(TextSegment(text: String(cluster), boxAdvance: advance, isEmoji: isEmoji(cluster)))
        }
        if !running.isEmpty { found.append(TextSegment(text: running)) }
        return found
    }
}
