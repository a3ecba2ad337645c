import AutoLayout
import Piecewise
import Scene

/// The text that a view of one line shows at every width of its own.
///
/// How much of such a text is shown influences nothing else: its view asks for the width of the whole text. So its
/// breakpoints need no solution; they follow from the width of its view.
struct TextRuns {
    let view: View
    let memory: LineBreakCache

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

    /// Whether the layout does not depend on how much of a view's text is shown.
    static func apply(to view: View) -> Bool {
        switch view.kind.shownText {
        case .lines(let label): apply(to: label)
        case .title(let title): !title.string.isEmpty
        case nil: false
        }
    }

    /// The same for a label.
    static func apply(to label: Label) -> Bool { label.numberOfLines == 1 && !label.text.isEmpty }

    /// The text around a width of the view.
    func run(around width: Double) -> Run {
        switch view.kind.shownText {
        case .lines(let label): run(of: label, around: width)
        case .title(let title): run(of: title, around: width)
        case nil: Run(text: FittedText(lines: []), lower: -.infinity, upper: .infinity, upperScale: 1)
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
