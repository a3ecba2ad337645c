import AutoLayout
import Paragraphs
import Scene

/// Measures and breaks text by a table, for one thread.
package final class TableTypesetter: TextMeasuring {
    private let fonts: TableFonts
    private var cache = ShapedTextCache(capacity: 1 << 18)

    package init(_ fonts: TableFonts) { self.fonts = fonts }

    package func width(of text: String, font: Font) -> Double { shaped(text, font).width(font: font) }

    package func lines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> [TextLine] {
        lines(text, font, width, maximumLines, lineBreakMode, limits: nil)
    }

    package func measuredLines(
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

    private func shaped(_ text: String, _ font: Font) -> ShapedText {
        let key = ShapedTextCache.Key(text, font)
        if let known = cache.find(key) { return known }
        let made = ShapedText(text, fonts: fonts, font: font)
        cache.store(made, key)
        return made
    }
}
