import Scene

/// Measures and breaks text: implemented by `Typesetting`, and by tests.
public protocol TextMeasuring: AnyObject {
    /// The advance width of `text` set on one line, in points, not rounded.
    func width(of text: String, font: Font) -> Double

    /// Breaks `text` into lines no wider than `width` points, at explicit line breaks and where the text allows,
    /// never more than `maximumLines` (0 for any number); what does not fit is cut as `lineBreakMode` says.
    func lines(of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode)
        -> [TextLine]

    /// The same lines, with an interval of widths, not necessarily the largest, in which they are the same.
    func measuredLines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> MeasuredLines
}

/// Lines, with an interval of widths in which they are the same.
public struct MeasuredLines: Hashable, Sendable {
    public var lines: [TextLine]
    /// Points; included.
    public var lower: Double
    /// Points; excluded.
    public var upper: Double

    public init(lines: [TextLine], lower: Double, upper: Double) {
        self.lines = lines
        self.lower = lower
        self.upper = upper
    }
}

extension TextMeasuring {
    /// Finds the interval by bisection, up to double the width and a hundred points, assuming that the same lines do
    /// not reappear.
    public func measuredLines(
        of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode
    ) -> MeasuredLines {
        func lines(_ width: Double) -> [TextLine] {
            self.lines(of: text, font: font, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
        }
        let here = lines(width)
        func turningPoint(from inside: Double, to outside: Double) -> Double {
            var (inside, outside) = (inside, outside)
            guard lines(outside) != here else { return outside }
            for _ in 0..<60 {
                let middle = (inside + outside) / 2
                if lines(middle) == here { inside = middle } else { outside = middle }
            }
            return outside
        }
        let lower = max(0, turningPoint(from: width, to: 0))
        return MeasuredLines(lines: here, lower: lower, upper: turningPoint(from: width, to: 2 * width + 100))
    }
}

/// One line of broken text.
public struct TextLine: Hashable, Sendable {
    /// What is drawn: without the line break and the spaces before it, with the ellipsis where the text is cut.
    public var text: String
    /// The advance width of `text`, in points.
    public var width: Double
    /// The advance width of the spaces between it and the next line, in points.
    public var spaceBehind: Double

    public init(text: String, width: Double, spaceBehind: Double = 0) {
        self.text = text
        self.width = width
        self.spaceBehind = spaceBehind
    }
}
