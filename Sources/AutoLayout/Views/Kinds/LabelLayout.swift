import Scene

/// Where a label's lines stand in its bounds, in points.
public struct LabelLayout: Hashable, Sendable {
    /// One line: its text and its box.
    public struct Line: Hashable, Sendable {
        public var text: String
        /// From the label's left edge; negative where the line is wider than the label.
        public var x: Double
        /// Of the line's box, which is as high as the drawn font's line.
        public var top: Double
        /// Rounded to the nearest pixel.
        public var baseline: Double
        /// The advance width.
        public var width: Double
        public var runs: [LineRun]
    }

    public var lines: [Line]
    /// The drawn font: the label's own, shrunk where the text had to fit.
    public var font: Font

    /// Sets `text` into a label of `size` on a screen of `scale` pixels a point.
    ///
    /// Room above what the lines need is shared equally above and below. A shrunk line keeps the baseline it would have
    /// unshrunk, as `UIBaselineAdjustment.alignBaselines`.
    public init(
        _ label: Label, text: FittedText, in size: Size, direction: LayoutDirection = .leftToRight, scale: Double
    ) {
        var drawn = text.scale == 1 ? label.font : label.font.withSize(label.font.pointSize * text.scale)
        // Its box begins where the font's does; the room above later lines stays.
        (drawn.lineSpacing, drawn.lineRise) = (drawn.lineSpacing + drawn.lineRise, 0)
        let pixels = PixelGrid(scale: scale)
        let block = label.height(of: text.lines, scale: scale)
        let top = (size.height - block) / 2
        let share = label.textAlignment.share(in: direction)
        var lines: [Line] = []
        for (line, place) in zip(text.lines, label.baselines(of: text.lines).baselines) {
            let baseline = pixels.nearest(top + place)
            lines.append(
                Line(
                    text: line.text, x: (size.width - line.width) * share, top: baseline - drawn.ascender,
                    baseline: baseline, width: line.width, runs: line.runs))
        }
        self.lines = lines
        font = drawn
    }
}

extension TextAlignment {
    /// The part of the spare room that lies to the left of a line: 0, ½ or 1.
    public func share(in direction: LayoutDirection) -> Double {
        switch self {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: direction == .leftToRight ? 0 : 1
        }
    }
}
