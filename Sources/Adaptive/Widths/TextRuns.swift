import AutoLayout
import Piecewise
import Scene

/// The text that a view shows at every width of its own.
///
/// Which words stand in a line influences nothing else: a view asks for the width of the whole text, and for the height
/// of so many lines. So where lines break otherwise needs no solution; it follows from the width of the view.
struct TextRuns {
    private let shown: ShownText
    private let memory: LineBreakCache

    /// A text with the widths of its view over which it stays the same, points.
    struct Run {
        var text: FittedText
        var lower: Double
        var upper: Double
        /// The factor on the font at the upper end, where the text follows the width.
        var upperScale: Double
    }

    /// A text that shrinks with its view is followed in steps of so many points at most, and so many at least: its
    /// scale is not quite affine, and jumps where the tracking does.
    private static let shrinkingSteps = 0.5...16.0

    /// Nil for a view that shows no text.
    init?(of view: View, memory: LineBreakCache) {
        guard let shown = view.kind.shownText else { return nil }
        if case .title(let title) = shown, title.string.isEmpty { return nil }
        (self.shown, self.memory) = (shown, memory)
    }

    /// The text around a width of the view.
    ///
    /// - Parameter lineLimit: to how many lines a label of several is cut.
    func run(around width: Double, lineLimit: Int) -> Run {
        switch shown {
        case .lines(let label) where label.text.isEmpty:
            Run(text: FittedText(lines: []), lower: -.infinity, upper: .infinity, upperScale: 1)
        case .lines(let label) where label.numberOfLines == 1: run(of: label, around: width)
        case .lines(let label): lines(of: label, atMost: lineLimit, around: width)
        case .title(let title): run(of: title, around: width)
        }
    }

    // MARK: Titles

    private func run(of title: TitleText, around width: Double) -> Run {
        let besides = title.widthBesides
        let natural = title.naturalWidth(measurer: memory)
        let room = title.room(inWidth: width, measurer: memory)
        var run = lines(of: title.string, title.font, title.lineBreakMode, around: room)
        (run.lower, run.upper) = (run.lower + besides, run.upper + besides)
        if room == 0 { run.lower = -.infinity }
        if room == natural { (run.lower, run.upper) = (max(run.lower, besides + natural), .infinity) }
        if room < natural { run.upper = min(run.upper, besides + natural) }
        return run
    }

    private func lines(of text: String, _ font: Font, _ mode: LineBreakMode, around width: Double) -> Run {
        let stretch = memory.stretch(
            of: text, font: font, width: max(0, width) + Label.widthTolerance, maximumLines: 1, lineBreakMode: mode)
        let lower = width <= 0 ? -.infinity : stretch.lower - Label.widthTolerance
        return Run(
            text: FittedText(lines: stretch.lines), lower: lower, upper: stretch.upper - Label.widthTolerance,
            upperScale: 1)
    }

    // MARK: Labels

    private func lines(of label: Label, atMost limit: Int, around width: Double) -> Run {
        let room = label.lineWidth(in: width)
        let stretch = memory.stretch(
            of: label.text, font: label.font, width: room, maximumLines: max(0, limit),
            lineBreakMode: label.lineBreakMode)
        // A narrower view has no less room for a line than none.
        let lower = stretch.lower <= label.lineWidth(in: -.infinity) ? -.infinity : label.width(ofLines: stretch.lower)
        return Run(
            text: FittedText(lines: stretch.lines), lower: lower, upper: label.width(ofLines: stretch.upper),
            upperScale: 1)
    }

    private func run(of label: Label, around width: Double) -> Run {
        let natural = label.naturalWidth(measurer: memory) - Label.widthTolerance
        guard label.adjustsFontSizeToFitWidth, width > 0, width < natural else {
            var run = lines(of: label.text, label.font, label.lineBreakMode, around: width)
            if label.adjustsFontSizeToFitWidth { run.lower = max(run.lower, natural) }
            return run
        }
        let least = min(1, max(0, label.minimumScaleFactor))
        let turn = leastWidth(label, least, natural)
        if width < turn {
            let font = label.font.withSize(label.font.pointSize * least)
            var run = lines(of: label.text, font, label.lineBreakMode, around: width)
            run.text.scale = least
            run.upper = min(run.upper, turn)
            run.upperScale = least
            return run
        }
        var step = Self.shrinkingSteps.upperBound
        while true {
            let start = (width / step).rounded(.down) * step
            let (lower, upper) = (max(turn, start), min(natural, start + step))
            let (first, last) = (
                scaled(label, lower + Tolerance.resolution), scaled(label, upper - Tolerance.resolution)
            )
            let bend = scaled(label, (lower + upper) / 2).scale - (first.scale + last.scale) / 2
            if abs(bend) < Tolerance.textScale || step <= Self.shrinkingSteps.lowerBound {
                return Run(text: first, lower: lower, upper: upper, upperScale: last.scale)
            }
            step /= 2
        }
    }

    private func scaled(_ label: Label, _ width: Double) -> FittedText {
        label.text(fitting: Size(width: width, height: 0), measurer: memory)
    }

    /// The width below which the text is as small as it may be, found by bisection, since tracking follows no formula.
    private func leastWidth(_ label: Label, _ least: Double, _ natural: Double) -> Double {
        var (low, high) = (0.0, natural)
        guard least > 0 else { return 0 }
        for _ in 0..<60 where high - low > Tolerance.rounding {
            let middle = (low + high) / 2
            if scaled(label, middle).scale > least { high = middle } else { low = middle }
        }
        return high
    }
}
