import AutoLayout
import Piecewise

/// Pieces of which each differs from the one before in one count of pixels, by one: the height of a row, say, whose
/// content grows with the width.
///
/// While all other decisions stand, every value and every slack is affine in the width and the count together. So two
/// steps give all that follow, up to the first one where another slack comes to 0; and since the pairs of width and count
/// with the same other decisions are a convex set, samples on the last step prove all steps between.
struct Flight {
    /// The second of the two steps; the next one is step 1.
    private let base: TracedPiece
    /// The outcome that counts pixels, and what it grows by.
    private let position: Int
    private let direction: Int
    /// What each value and each slack grows by from step to step at the same width, and from width to width on one step.
    private let valueRises: [Double]
    private let slackRises: [Double]
    private let slackRates: [Double]
    /// The slack that ends each step.
    private let turn: Int
    /// Where the second step ends, and how long a step is; points.
    private let end: Double
    private let length: Double

    /// Rates and lengths that differ by less are the same.
    private static let agreement = 1e-7

    /// Nil where two pieces are no steps.
    init?(_ first: TracedPiece, _ second: TracedPiece) {
        guard let position = Self.position(first, second), Self.canBeFollowed(first), Self.canBeFollowed(second) else {
            return nil
        }
        let width = second.first.width
        self.position = position
        base = second
        direction = second.first.trace.outcomes[position] - first.first.trace.outcomes[position]
        var rises: [Double] = []
        for (a, b) in zip(first.map, second.map) {
            guard abs(a.rate - b.rate) < Self.agreement else { return nil }
            rises.append(b.value(at: width) - a.value(at: width))
        }
        valueRises = rises
        let (before, after) = (first.slacks, second.slacks)
        slackRises = zip(before, after).map { $1.value(at: width) - $0.value(at: width) }
        slackRates = after.map { $0.rate }
        guard let turn = Self.nearestTurn(after, behind: second.last.width) else { return nil }
        self.turn = turn
        end = after[turn].zero
        length = -slackRises[turn] / slackRates[turn]
        guard length > 1e-3, abs(before[turn].zero + length - end) < Self.agreement else { return nil }
    }

    /// The count of pixels in which alone two pieces differ, by one.
    private static func position(_ first: TracedPiece, _ second: TracedPiece) -> Int? {
        let (a, b) = (first.first, second.first)
        guard a.trace.outcomes.count == b.trace.outcomes.count, a.trace.slacks.count == b.trace.slacks.count,
            a.values.count == b.values.count, a.texts == b.texts, a.tree == nil, b.tree == nil
        else { return nil }
        var found: Int?
        for (position, (one, other)) in zip(a.trace.outcomes, b.trace.outcomes).enumerated() where one != other {
            guard found == nil, abs(one - other) == 1, a.trace.pixelCounts.contains(position) else { return nil }
            found = position
        }
        return found
    }

    private static func canBeFollowed(_ piece: TracedPiece) -> Bool {
        piece.last.width - piece.first.width > 1e-3 && piece.first.decides(like: piece.last)
            && piece.first.texts == piece.last.texts
    }

    private static func nearestTurn(_ slacks: [Affine], behind width: Double) -> Int? {
        var found: Int?
        for (index, slack) in slacks.enumerated() where slack.rate < -1e-10 && slack.zero >= width {
            if let best = found, slacks[best].zero <= slack.zero { continue }
            found = index
        }
        return found
    }

    /// How many more steps there are up to a width at most, each whole.
    func count(to limit: Double) -> Int {
        var count = (limit - end) / length
        for (index, slack) in base.slacks.enumerated() where index != turn {
            let change = slackRates[index] * length + slackRises[index]
            guard change < -1e-10 else { continue }
            let least = min(slack.value(at: end - length), slack.value(at: end))
            count = min(count, max(0, least - Self.agreement) / -change)
        }
        return max(0, min(Int(min(count, 1e6)) - 1, 1_000_000))
    }

    /// Two widths on a step, near its ends.
    func widths(onStep step: Int) -> (Double, Double) {
        let start = end + Double(step - 1) * length
        return (start + length / 8, start + length * 7 / 8)
    }

    /// Whether a sample on a step is as it must be there.
    func foresees(_ sample: WidthSample, onStep step: Int) -> Bool {
        var outcomes = base.first.trace.outcomes
        outcomes[position] += direction * step
        guard sample.trace.outcomes == outcomes, sample.trace.slacks.count == slackRates.count,
            sample.values.count == valueRises.count, sample.texts == base.first.texts
        else { return false }
        let foreseen = values(at: sample.width, onStep: step)
        return zip(sample.values, foreseen).allSatisfy { abs($0 - $1) < Self.agreement }
    }

    private func values(at width: Double, onStep step: Int) -> [Double] {
        base.map.indices.map { base.value($0).value(at: width) + Double(step) * valueRises[$0] }
    }

    /// All steps up to the one on which two samples were taken; these make them more exact.
    func steps(to count: Int, ending first: WidthSample, _ last: WidthSample) -> [TracedPiece] {
        let sampled = TracedPiece(start: .init(first.width), end: last.width, first: first, last: last)
        let exactLength = (sampled.slacks[turn].zero - end) / Double(count)
        let map = base.map
        let drifts = zip(first.values, values(at: first.width, onStep: count)).map { ($0 - $1) / Double(count) }
        var steps: [TracedPiece] = []
        for step in 1...count {
            let (start, stop) = (end + Double(step - 1) * exactLength, end + Double(step) * exactLength)
            let settled = PieceTracer<SystemProbe>.settled(start)
            // At a round number a sample has to tell which step holds there; elsewhere it is as with the step before.
            let isRound = settled - start < PieceTracer<SystemProbe>.resolution / 4
            let isDoubtful = isRound || !base.start.isIncluded
            var ends = (base.first, base.last)
            ends.0.width = isDoubtful ? start + exactLength / 8 : settled
            ends.1.width = stop - exactLength / 8
            for index in map.indices {
                let rise = Double(step) * (valueRises[index] + drifts[index])
                ends.0.values[index] = map[index].value(at: ends.0.width) + rise
                ends.1.values[index] = map[index].value(at: ends.1.width) + rise
            }
            steps.append(TracedPiece(start: .init(start), end: stop, first: ends.0, last: ends.1))
        }
        return steps
    }
}

extension TracedPiece {
    /// Each slack as it grows between the samples.
    fileprivate var slacks: [Affine] {
        let distance = last.width - first.width
        return zip(first.trace.slacks, last.trace.slacks).map { a, b in
            let rate = distance > 0 ? (b - a) / distance : 0
            return Affine(rate: rate, constant: b - rate * last.width)
        }
    }
}

extension Affine {
    /// Where it is 0.
    fileprivate var zero: Double { -constant / rate }
}

extension PieceTracer {
    /// Appends the steps that follow from the last two pieces; returns where they end.
    mutating func climb(to end: Double) throws(AdaptiveFailure) -> Double? {
        guard pieces.count > 1, let flight = Flight(pieces[pieces.count - 2], pieces[pieces.count - 1]) else {
            return nil
        }
        var count = min(flight.count(to: end), Self.pieceLimit - pieces.count)
        while count > 1 {
            let widths = flight.widths(onStep: count)
            let (first, last) = (try probe.sample(at: widths.0), try probe.sample(at: widths.1))
            if flight.foresees(first, onStep: count), flight.foresees(last, onStep: count) {
                let steps = flight.steps(to: count, ending: first, last)
                for step in steps { try append(step) }
                return steps.last?.end
            }
            count /= 2
        }
        return nil
    }
}
