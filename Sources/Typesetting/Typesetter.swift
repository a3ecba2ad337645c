import AutoLayout
import Paragraphs
import Scene
import Synchronization

/// Measures and breaks text as pages draw it: Inter with kerning and without ligatures, emoji in boxes, SF's tracking.
///
/// Any number of threads may use one typesetter: shaping runs in parallel, and a lock guards only the cache.
public final class Typesetter: TextMeasuring, Sendable {
    /// The fonts that text is measured with.
    public let library: FontLibrary
    private let cache = Mutex(ShapedTextCache(capacity: 1 << 18))

    /// A typesetter for `library`'s fonts.
    public init(library: FontLibrary) { self.library = library }

    /// The advance width of `text` in points, not rounded, spaces at its end included; of the widest line if the text
    /// has line breaks. Characters that neither font has count as `FontLibrary.boxAdvance(of:)` says.
    public func width(of text: String, font: Font) -> Double {
        shaped(text, font).width(font: font)
    }

    /// Breaks `text` into lines no wider than `width` points; a text without characters has no lines.
    ///
    /// Words that are wider than a line are broken between their characters, of which each line has at least one: only
    /// such a line, the last one of `byClipping` and a lone ellipsis may be wider than `width`. Below 0 and what is no
    /// number counts as 0. `maximumLines` of 0 or less stands for any number.
    public func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        lines(text, font, width, maximumLines, lineBreakMode, limits: nil)
    }

    /// The same lines with widths between which no comparison on the way turns out otherwise.
    public func measuredLines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> MeasuredLines {
        let limits = WidthLimits()
        let lines = lines(text, font, width, maximumLines, lineBreakMode, limits: limits)
        return MeasuredLines(lines: lines, lower: limits.lower, upper: limits.upper)
    }

    private func lines(
        _ text: String, _ font: Font, _ width: Double, _ maximumLines: Int, _ mode: LineBreakMode, limits: WidthLimits?
    ) -> [TextLine] {
        shaped(text, font).lines(
            font: font, width: width, maximumLines: maximumLines, mode: mode, limits: limits,
            measure: { self.width(of: $0, font: $1) })
    }

    /// `text` in `font`, from the cache if it was asked for before.
    private func shaped(_ text: String, _ font: Font) -> ShapedText {
        let key = ShapedTextCache.Key(text, font)
        if let known = cache.withLock({ $0.find(key) }) { return known }
        let made = ShapedText(text, fonts: library, font: font)
        cache.withLock { $0.store(made, key) }
        return made
    }
}
