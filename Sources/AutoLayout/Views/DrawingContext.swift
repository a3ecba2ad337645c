import Scene

/// What a view's content depends on besides the view itself.
public struct DrawingContext {
    /// The view's bounds, points.
    public var size: Size
    /// The lines that the layout found for a label; nil for a view without.
    public var text: FittedText?
    public var direction: LayoutDirection
    /// Pixels a point; 0 where baselines do not keep to pixels.
    public var scale: Double
    /// The one that the layout was solved with.
    public var measurer: any TextMeasuring
    /// From the edges of a row to its accessories and controls, points.
    public var rowMargin: Double

    public init(
        size: Size, text: FittedText? = nil, direction: LayoutDirection, scale: Double, measurer: any TextMeasuring,
        rowMargin: Double = 0
    ) {
        self.size = size
        self.text = text
        self.direction = direction
        self.scale = scale
        self.measurer = measurer
        self.rowMargin = rowMargin
    }
}

extension DrawingContext {
    /// The same for a part of the view that is drawn by itself.
    func sized(_ size: Size) -> DrawingContext {
        var context = self
        context.size = size
        return context
    }
}

extension Primitive<Double> {
    /// The line at which the next letter will stand, in the tint; 2 points wide, as high as a line of `font`.
    static func caret(at x: Double, top: Double, of font: Font) -> Primitive {
        .box(SceneBox(Rect(x: x, y: top, width: 2, height: font.lineHeight), Surface(.tint, cornerRadius: 1)))
    }
}

extension DrawingContext {
    /// `title` on one line in `room`, cut where it is too long; by default in the middle, as `UIButton` and
    /// `UISegmentedControl` place and cut theirs.
    ///
    /// - Parameters:
    ///   - share: the part of the spare room that lies to the left of the line: 0, ½ or 1.
    ///   - runs: the parts of a title with fonts of their own in `font`.
    func title(
        _ title: String, font: Font, color: Color, in room: Rect, top: Double, share: Double = 0.5,
        lineBreakMode: LineBreakMode = .byTruncatingMiddle, runs: [AttributedRun] = []
    ) -> Primitive<Double> {
        // The trace more is for float noise: a title as wide as its room must not be cut.
        let fitted = measurer.lines(
            of: title, font: font, width: room.width + 0.01, maximumLines: 1, lineBreakMode: lineBreakMode)
        let line = fitted.first ?? TextLine(text: "", width: 0)
        let x = room.x + (room.width - line.width) * share
        var text = SceneText(
            title, lines: [SceneText.Line(text: line.text, x: x, top: top, width: line.width, runs: line.runs)],
            x: room.x, width: room.width, share: share, font: font, color: color)
        text.looks = runs.map { $0.look(in: color) }
        return .text(text)
    }
}
