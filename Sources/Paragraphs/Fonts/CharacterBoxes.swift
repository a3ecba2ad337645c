/// Which characters a page sets in boxes of their own, because readers' systems have other fonts for them.
public struct CharacterBoxes: Sendable {
    let fonts: any FontMetrics

    /// The boxes of texts that are set in `fonts`.
    public init(fonts: any FontMetrics) { self.fonts = fonts }

    /// The width of the box that an emoji is set in, in em. Fonts of other systems have emoji of other widths; a page
    /// that sets each in an inline block of this width is laid out alike everywhere. A quarter of a pixel at whole
    /// point sizes, so that browsers need not round it.
    public static let emojiAdvance = 1.25
    /// The width given to an ideograph that neither font has, in em.
    public static let wideFallbackAdvance = 1.0
    /// The width given to a syllable of Hangul that neither font has, in em: that of the system's Korean font.
    ///
    /// Source: 11 texts that Interface Builder measured at 14 and 17 points, from 0.86 to 0.89.
    public static let hangulFallbackAdvance = 0.87
    /// The width given to a kana that neither font has, in em: that of the system's Japanese font.
    ///
    /// Source: 6 texts that Interface Builder measured at 17, 20 and 32 points.
    public static let kanaFallbackAdvance = 0.9375
    /// The width given to any other character that neither font has, in em.
    public static let narrowFallbackAdvance = 0.625

    /// How wide the box is that `cluster` is set in, in em, or nil if Inter's glyphs set it.
    ///
    /// A page sets each cluster that `isEmoji` in an inline block of this width; letter spacing is not added to it.
    public func advance(of cluster: Character) -> Double? {
        if isPlain(cluster) { return nil }
        if isEmoji(cluster) { return Self.emojiAdvance }
        if cluster.unicodeScalars.allSatisfy({ fonts.hasGlyph(for: $0) || $0.isInvisible }) { return nil }
        if cluster.unicodeScalars.allSatisfy({ $0.isHangulSyllable || $0.isInvisible }) {
            return Self.hangulFallbackAdvance
        }
        if cluster.unicodeScalars.allSatisfy({ $0.isKana || $0.isInvisible }) { return Self.kanaFallbackAdvance }
        let isWide = cluster.unicodeScalars.contains { $0.isWide }
        return isWide ? Self.wideFallbackAdvance : Self.narrowFallbackAdvance
    }

    /// Whether `cluster` is drawn from Noto Color Emoji: what Unicode presents as emoji by default or by a variation
    /// selector, and the symbols that Inter lacks.
    public func isEmoji(_ cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard !isPlain(cluster), let first = scalars.first, fonts.hasEmoji(for: first) else { return false }
        if scalars.contains("\u{FE0F}") || first.hasEmojiPresentation { return true }
        if scalars.contains(where: { $0.isEmojiModifier }) { return true }
        return !fonts.hasGlyph(for: first) && !first.isInvisible
    }

    /// The scalars of `text` that neither font has, ascending, each once; they are measured with a fallback advance.
    public func missingScalars(in text: String) -> [Unicode.Scalar] {
        let missing = text.unicodeScalars.filter {
            !$0.isASCII && !$0.isInvisible && !fonts.hasGlyph(for: $0) && !fonts.hasEmoji(for: $0)
        }
        return Set(missing).sorted()
    }

    /// Whether the cluster is a single ASCII character, which is never an emoji nor missing.
    private func isPlain(_ cluster: Character) -> Bool { cluster.isASCII }
}
