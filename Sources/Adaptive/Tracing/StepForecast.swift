import Piecewise

/// The steps that follow from two pieces of which the second differs from the first in one count of pixels, by one: the
/// height of a row, say, whose content grows with the width.
///
/// While all other outcomes stay the same, every number and every slack is affine in the parameter and the count
/// together. So two steps give all that follow, up to the first one where another slack reaches 0; and since the pairs of
/// parameter and count with the same other outcomes are a convex set, samples on the last step prove all steps between.
struct StepForecast<Value: Sampled> {
    /// The second of the two steps; the next one is step 1.
    private let base: TracedPiece<Value>
    /// Where the first step begins.
    private let start: Breakpoint
    /// The outcome that counts pixels, and what it gains from step to step.
    private let position: Int
    private let direction: Int
    /// What each number and each slack gains from step to step at the same parameter.
    private let rises: [Double]
    private let slackRises: [Double]
    private let slacks: [Affine]
    /// The slack that ends each step.
    private let turn: Int
    /// Where the second step ends, and how long a step is; points.
    private let end: Double
    private let run: Double

    /// Nil where two pieces are no steps.
    init?(_ first: TracedPiece<Value>, _ second: TracedPiece<Value>) {
        guard let position = Self.position(first.first, second.first), first.isOneStep, second.isOneStep,
            first.first.value.mayClimb
        else { return nil }
        let parameter = second.first.parameter
        self.position = position
        (base, start) = (second, first.start)
        direction = second.first.log.outcomes[position] - first.first.log.outcomes[position]
        let (lines, others) = (first.lines, second.lines)
        guard zip(lines, others).allSatisfy({ abs($0.rate - $1.rate) < Tolerance.agreement }) else { return nil }
        rises = zip(lines, others).map { $1.value(at: parameter) - $0.value(at: parameter) }
        let before = first.slacks
        let after = second.slacks
        slacks = after
        slackRises = zip(before, after).map { $1.value(at: parameter) - $0.value(at: parameter) }
        guard let turn = Self.nearestTurn(after, behind: second.last.parameter) else { return nil }
        self.turn = turn
        end = after[turn].zero
        run = -slackRises[turn] / after[turn].rate
        guard run > Tolerance.shortestStep,
            abs(before[turn].zero + run - end) < Tolerance.agreement
        else { return nil }
    }

    /// The count of pixels in which alone two samples differ, by one.
    private static func position(_ a: Sample<Value>, _ b: Sample<Value>) -> Int? {
        guard a.log.outcomes.count == b.log.outcomes.count, a.log.slacks.count == b.log.slacks.count,
            a.value.isAlike(b.value)
        else { return nil }
        var found: Int?
        for (position, (one, other)) in zip(a.log.outcomes, b.log.outcomes).enumerated() where one != other {
            guard found == nil, abs(one - other) == 1, a.log.pixelCounts.contains(position) else { return nil }
            found = position
        }
        return found
    }

    private static func nearestTurn(_ slacks: [Affine], behind parameter: Double) -> Int? {
        var found: Int?
        for (index, slack) in slacks.enumerated() where slack.rate < -Tolerance.slackRate && slack.zero >= parameter {
            if let best = found, slacks[best].zero <= slack.zero { continue }
            found = index
        }
        return found
    }

    /// How many more steps there are up to a parameter at most, each whole.
    func count(to limit: Double) -> Int {
        var count = (limit - end) / run
        for (index, slack) in slacks.enumerated() where index != turn {
            let change = slack.rate * run + slackRises[index]
            guard change < -Tolerance.slackRate else { continue }
            let least = min(slack.value(at: end - run), slack.value(at: end))
            count = min(count, max(0, least - Tolerance.agreement) / -change)
        }
        return max(0, min(Int(min(count, 1e6)) - 1, 1_000_000))
    }

    /// Two parameters on a step, near its ends.
    func parameters(onStep step: Int) -> (Double, Double) {
        let start = end + Double(step - 1) * run
        return (start + run / 8, start + run * 7 / 8)
    }

    /// Whether a sample on a step is as it must be there.
    func foresees(_ sample: Sample<Value>, onStep step: Int) -> Bool {
        var outcomes = base.first.log.outcomes
        outcomes[position] += direction * step
        guard sample.log.outcomes == outcomes, sample.log.slacks.count == slacks.count,
            sample.value.isAlike(base.first.value)
        else { return false }
        return zip(zip(base.lines, rises), sample.value.numbers).allSatisfy { foreseen, number in
            abs(foreseen.0.value(at: sample.parameter) + Double(step) * foreseen.1 - number) < Tolerance.agreement
        }
    }

    /// Both steps and all up to the one on which two samples were taken; these make them more exact.
    func staircase(to count: Int, ending first: Sample<Value>, _ last: Sample<Value>) -> TracedPiece<Value> {
        let sampled = TracedPiece(start: Breakpoint(first.parameter), end: last.parameter, first: first, last: last)
        let exactRun = (sampled.slacks[turn].zero - end) / Double(count)
        let staircase = Staircase(origin: end, run: exactRun, count: count + 2)
        var piece = TracedPiece(
            start: start, end: staircase.end(ofStep: count + 1), first: base.first, last: base.last)
        piece.climb = Climb(
            staircase: staircase, far: first, farStep: count + 1, position: position, direction: direction)
        return piece
    }
}

extension TracedPiece {
    /// Whether the same holds over the whole of it, and it is long enough to tell how.
    fileprivate var isOneStep: Bool {
        climb == nil && last.parameter - first.parameter > Tolerance.shortestStep && first.decides(like: last)
            && first.value.isAlike(last.value)
    }
}

extension Climb {
    /// Whether a piece is the step behind the last one.
    func goesOn(as piece: TracedPiece<Value>, after climbing: TracedPiece<Value>) -> Bool {
        var outcomes = climbing.first.log.outcomes
        outcomes[position] += direction * (staircase.count - 1)
        let start = staircase.end(ofStep: staircase.count - 1)
        guard piece.first.log.outcomes == outcomes, piece.first.value.isAlike(climbing.first.value),
            abs(piece.start.position - start) < Tolerance.agreement,
            piece.end - start < staircase.run + Tolerance.agreement
        else { return false }
        let steps = Double(staircase.count - 1)
        for sample in [piece.first, piece.last] {
            let foreseen = zip(climbing.lines, rises(over: climbing)).map {
                $0.value(at: sample.parameter) + steps * $1
            }
            for (a, b) in zip(foreseen, sample.value.numbers) where abs(a - b) > Tolerance.agreement { return false }
        }
        return true
    }
}
