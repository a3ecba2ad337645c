/// Measures and breaks text; `Typesetting` is the real one, tests bring their own.
public protocol TextMeasuring: AnyObject {
    /// The advance width of `text` set on one line, in points, not rounded.
    func width(of text: String, font: Font) -> Double

    /// Breaks `text` into lines no wider than `width` points, at explicit line breaks and where the text allows,
    /// never more than `maximumLines` (0 for any number); what does not fit is cut as `lineBreakMode` says.
    func lines(of text: String, font: Font, width: Double, maximumLines: Int, lineBreakMode: LineBreakMode)
        -> [TextLine]
}

/// One line of broken text.
public struct TextLine: Hashable, Sendable {
    /// What is drawn: without the line break and the spaces before it, with the ellipsis where the text is cut.
    public var text: String
    /// The advance width of `text`, in points.
    public var width: Double

    public init(text: String, width: Double) {
        self.text = text
        self.width = width
    }
}
