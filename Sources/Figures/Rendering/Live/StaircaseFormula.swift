import Piecewise

/// Writes a length along the width: a staircase of pixels as one formula, `round(up,…)`.
///
/// The height of a row whose content grows with the width is such a length: with hundreds of steps, but one formula.
/// Whatever else changes in the row cuts its staircase, down to single steps; here its parts are one again.
struct StaircaseFormula {
    /// From one step to the next, points.
    let rise: Double
    /// Below this many steps after the first one the formula is not worth its while.
    private static let leastCount = 4

    /// The length as terms of sums in CSS; its last segment ends at `end`.
    func lengths(_ length: OverWidths<SteppedLength>, before end: Double) -> OverWidths<String> {
        var lengths = OverWidths<String>()
        for sequence in joined(length, before: end) {
            if sequence.count > Self.leastCount, let formula = formula(sequence) {
                lengths.append(formula, from: sequence.start)
            } else {
                for step in sequence.steps { lengths.append(step.value.summand, from: step.start) }
            }
        }
        return lengths
    }

    /// The steps of all segments; those that go on with each other are one sequence.
    private func joined(_ length: OverWidths<SteppedLength>, before end: Double) -> [StepSequence] {
        var joined: [StepSequence] = []
        for (segment, end) in zip(length.segments, length.ends(before: end)) {
            let next = StepSequence(segment, before: end)
            if let longer = joined.last?.followed(by: next) {
                joined[joined.count - 1] = longer
            } else {
                joined.append(next)
            }
        }
        return joined
    }

    /// The affine length under the steps, rounded up; nil where they are not as high as a pixel.
    ///
    /// Climbing it reaches a step's height where the next one begins, descending where the step itself begins. A trace
    /// less keeps float noise from the next step.
    private func formula(_ sequence: StepSequence) -> String? {
        guard let first = sequence.turns.first, let last = sequence.turns.last, let gain = sequence.rise,
            abs(abs(gain) - rise) < Tolerance.cell
        else { return nil }
        let rate = (gain > 0 ? rise : -rise) * Double(sequence.count - 2) / (last.position - first.position)
        let touching = sequence.first + (gain > 0 ? 0 : gain)
        let constant = touching - rate * first.position - Tolerance.stepNoise
        let sign = constant < 0 ? "-" : "+"
        let pixel = css(rise * 3) == "1" ? "1px/3" : pixels(rise)
        return "round(up,\(css(rate * 100))cqw \(sign) \(css(abs(constant)))px,\(pixel))"
    }
}

/// Steps of equal height and length that follow each other, of which the first and the last one may be cut.
private struct StepSequence {
    /// What it was joined from.
    private var segments: [(start: Breakpoint, length: SteppedLength, steps: Range<Int>)]
    private(set) var count: Int
    /// What each step gains over the one before; nil for a single step.
    private(set) var rise: Double?
    /// Where the second step begins, and the last one, with their numbers; steps count from 0.
    private(set) var turns: [(step: Int, position: Double)]
    /// Where the last step ends.
    private var end: Double

    init(_ segment: OverWidths<SteppedLength>.Segment, before end: Double) {
        let length = segment.value
        let steps = length.staircase?.steps(from: segment.start.position, to: end) ?? 0..<1
        segments = [(segment.start, length, steps)]
        count = steps.count
        self.end = end
        turns = []
        guard count > 1, let staircase = length.staircase else { return }
        rise = length.rise
        turns = [1, count - 1].map { ($0, staircase.start(ofStep: steps.lowerBound + $0).position) }
    }

    var start: Breakpoint { segments[0].start }

    /// The length on the first step.
    var first: Double { segments[0].length.value(onStep: segments[0].steps.lowerBound).constant }

    private var last: Double {
        segments[segments.count - 1].length.value(onStep: segments[segments.count - 1].steps.upperBound - 1).constant
    }

    /// Each step for itself.
    var steps: [(start: Breakpoint, value: Affine)] {
        segments.flatMap { start, length, steps in
            steps.map { step in
                let turn = step == steps.lowerBound ? nil : length.staircase?.start(ofStep: step)
                return (turn ?? start, length.value(onStep: step))
            }
        }
    }

    /// The steps with those that follow, which may begin within the last one; nil where they do not go on alike.
    func followed(by next: StepSequence) -> StepSequence? {
        guard (segments + next.segments).allSatisfy({ $0.length.value.isConstant }) else { return nil }
        let gain = next.first - last
        let isSameStep = abs(gain) < Tolerance.cell
        let rises = [rise, isSameStep ? nil : gain, next.rise].compactMap { $0 }
        guard rises.allSatisfy({ abs($0 - rises[0]) < Tolerance.cell }) else { return nil }
        let shift = isSameStep ? count - 1 : count
        var longer = self
        longer.segments += next.segments
        longer.count = shift + next.count
        longer.rise = rises.first
        longer.end = next.end
        if !isSameStep { longer.turns.append((count, next.start.position)) }
        longer.turns += next.turns.map { (shift + $0.step, $0.position) }
        guard longer.isEven else { return nil }
        if let first = longer.turns.first, let last = longer.turns.last { longer.turns = [first, last] }
        return longer
    }

    /// Whether all turns are equally far from each other, and the first and the last step no longer than the others.
    private var isEven: Bool {
        guard let first = turns.first, let last = turns.last, last.step > first.step else { return true }
        let length = (last.position - first.position) / Double(last.step - first.step)
        let isOnLine = turns.allSatisfy {
            abs(first.position + Double($0.step - first.step) * length - $0.position) < Tolerance.drawnBend
        }
        return isOnLine && first.position - start.position < length + Tolerance.drawnBend
            && end - last.position < length + Tolerance.drawnBend
    }
}

extension SteppedLength {
    fileprivate func value(onStep step: Int) -> Affine { value + Affine(constant: Double(step) * rise) }
}
