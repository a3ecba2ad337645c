import AutoLayout
import Scene

extension ShapedText {
    /// Its lines, as `TextMeasuring.lines(of:font:width:maximumLines:lineBreakMode:)` describes them.
    ///
    /// - Parameters:
    ///   - measure: the width of another text in a font, points.
    ///   - limits: notes between which widths the lines are the same.
    package func lines(
        font: Font, width: Double, maximumLines: Int, mode: LineBreakMode, limits: WidthLimits?,
        measure: @escaping (String, Font) -> Double
    ) -> [TextLine] {
        LineFilling(
            text: self, font: font, scale: TypeScale(font), width: width > 0 ? width : 0,
            maximumLines: max(0, maximumLines),
            mode: mode, measure: measure, limits: limits
        ).lines()
    }
}
