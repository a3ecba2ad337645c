import AutoLayout
import Piecewise

/// Traces a computation along its parameter, from piece to piece.
///
/// Two samples with the same outcomes give the line of every number and every slack; where the first slack reaches 0
/// the piece ends, and the next one is sought just behind. A sample just before the end must have the same outcomes
/// too, so that nothing between has been missed; if it has not, something turns that has no slack, and its place is
/// found by bisection. Where pieces are steps of a staircase, the further steps are known without a sample each.
struct PieceTracer<P: Probe> {
    typealias Piece = TracedPiece<P.Value>

    var probe: P
    var pieces: [Piece] = []
    /// The last sample at a parameter where a piece may begin.
    private var startSample: Sample<P.Value>?
    /// How many pieces there would be, were each step one.
    private var stepCount = 0

    init(_ probe: P) { self.probe = probe }

    /// How far behind a breakpoint the next piece is looked for at first, points.
    static var firstStep: Double { 1.0 / 4096 }
    /// How far apart the two samples lie that find a piece's end, points.
    private static var baseline: Double { 0.125 }
    static var pieceLimit: Int { 3000 }

    /// The pieces from `start` up to a parameter, which belongs to the last one where `isEndIncluded`.
    mutating func pieces(
        from start: Breakpoint, to end: Double, isEndIncluded: Bool
    ) throws(AdaptiveFailure) -> [Piece] {
        (pieces, startSample, stepCount) = ([], nil, 0)
        var position = start
        while position.position < end - Tolerance.resolution {
            guard stepCount < Self.pieceLimit else { throw .tooManyPieces(limit: Self.pieceLimit) }
            let found = try nextPiece(from: position, to: end, isFirst: pieces.isEmpty)
            try append(found)
            position = Breakpoint(try climb(to: end) ?? found.end)
        }
        if isEndIncluded || pieces.isEmpty { try close(start, end) }
        return pieces
    }

    // MARK: One piece

    /// The piece that begins at a parameter, or the nearest one behind it that is long enough to be seen.
    ///
    /// - Parameter isFirst: whether the piece probably holds at the parameter itself, since no other ends there.
    mutating func nextPiece(
        from start: Breakpoint, to end: Double, isFirst: Bool
    ) throws(AdaptiveFailure) -> Piece {
        var limit = end
        while true {
            guard let (first, second) = try twins(behind: start.position, before: limit, isFirst: isFirst) else {
                // Nothing of any length begins here.
                let sample = try probe.sample(at: limit)
                return Piece(start: start, end: limit, first: sample, last: sample)
            }
            let lower = first.crossing(second, direction: -1) ?? start.position
            if lower > start.position + Tolerance.shortest, lower < first.parameter {
                limit = lower
                continue
            }
            let upper = min(end, first.crossing(second, direction: 1) ?? end)
            let (last, bound) = try lastSample(first, second, before: upper)
            return Piece(start: start, end: bound, first: first, last: last)
        }
    }

    /// Two samples with the same outcomes, as near behind a parameter as they can be had: the first one at the
    /// parameter itself, if the piece begins with it.
    private mutating func twins(
        behind start: Double, before limit: Double, isFirst: Bool
    ) throws(AdaptiveFailure) -> (Sample<P.Value>, Sample<P.Value>)? {
        let room = limit - start
        let second = try probe.sample(at: start + min(Self.baseline, room / 2))
        if isFirst {
            let first = try probe.sample(at: start.settled)
            startSample = first
            if second.decides(like: first) { return (first, second) }
        }
        var first = try probe.sample(at: start + min(Self.firstStep, room / 8))
        if second.decides(like: first) { return (first, second) }
        var step = min(Self.baseline, room / 2) / 8
        while step > Tolerance.settling {
            let second = try probe.sample(at: first.parameter + min(step, (limit - first.parameter) / 2))
            if second.decides(like: first) { return (first, second) }
            step /= 8
            if step < 4 * (first.parameter - start) { first = try probe.sample(at: start + step / 8) }
        }
        return nil
    }

    /// A sample just before a piece's end, and that end.
    private mutating func lastSample(
        _ first: Sample<P.Value>, _ second: Sample<P.Value>, before end: Double
    ) throws(AdaptiveFailure) -> (Sample<P.Value>, Double) {
        let room = end - second.parameter
        guard room > Tolerance.shortest else { return (second, max(end, second.parameter)) }
        let last = try probe.sample(at: end - min(Self.firstStep, room / 8))
        guard last.decides(like: first) else { return try turningPoint(first, from: second, to: last.parameter) }
        let piece = Piece(start: Breakpoint(first.parameter), end: end, first: first, last: second)
        for (line, number) in zip(piece.lines, last.value.numbers)
        where abs(line.value(at: last.parameter) - number) > Tolerance.bend {
            throw .notPiecewiseAffine(ViewTree.rootID, width: last.parameter)
        }
        // The longer way gives the end more exactly.
        let exact = first.crossing(last, direction: 1) ?? .infinity
        return (last, abs(exact - end) < Tolerance.shortestStep ? max(last.parameter, exact) : end)
    }

    /// Where something turns that has no slack, found by bisection.
    private mutating func turningPoint(
        _ first: Sample<P.Value>, from second: Sample<P.Value>, to outside: Double
    ) throws(AdaptiveFailure) -> (Sample<P.Value>, Double) {
        var inside = second
        var outside = outside
        while outside - inside.parameter > Tolerance.resolution / 8 {
            let middle = try probe.sample(at: (inside.parameter + outside) / 2)
            if middle.decides(like: first) { inside = middle } else { outside = middle.parameter }
            if outside - inside.parameter < 4 * outside.ulp { break }
        }
        return (inside, outside)
    }

    // MARK: Joining pieces

    /// Appends a piece, or lengthens the last one by it; finds out which of them holds where they meet.
    mutating func append(_ piece: Piece) throws(AdaptiveFailure) {
        var piece = piece
        guard let last = pieces.last else {
            if piece.start.isIncluded { try settleStart(of: &piece, behind: nil) }
            return add(piece)
        }
        if last.continues(into: piece) {
            pieces[pieces.count - 1].end = piece.end
            // The longer way gives the rates more exactly.
            pieces[pieces.count - 1].last = piece.last
            return
        }
        if let climb = last.climb, climb.goesOn(as: piece, after: last) {
            pieces[pieces.count - 1].climb?.staircase.count += 1
            pieces[pieces.count - 1].end = piece.end
            return stepCount += 1
        }
        piece.start.position = piece.start.position.nearRound
        pieces[pieces.count - 1].end = piece.start.position
        if !last.meets(piece) { try settleStart(of: &piece, behind: last) }
        add(piece)
    }

    private mutating func add(_ piece: Piece) {
        pieces.append(piece)
        stepCount += 1
    }

    /// Lets the last two pieces and the steps that follow from them be one staircase; returns where it ends.
    private mutating func climb(to end: Double) throws(AdaptiveFailure) -> Double? {
        guard pieces.count > 1, let steps = StepForecast(pieces[pieces.count - 2], pieces[pieces.count - 1]) else {
            return nil
        }
        var count = min(steps.count(to: end), Self.pieceLimit - stepCount)
        while count > 1 {
            let parameters = steps.parameters(onStep: count)
            let (first, last) = (try probe.sample(at: parameters.0), try probe.sample(at: parameters.1))
            if steps.foresees(first, onStep: count), steps.foresees(last, onStep: count) {
                var climbing = steps.staircase(to: count, ending: first, last)
                try settleStarts(of: &climbing, steps)
                pieces.removeLast(2)
                pieces.append(climbing)
                stepCount += count
                return climbing.end
            }
            count /= 2
        }
        return nil
    }

    /// Finds out whether steps hold where they begin: those that begin at round numbers, and all others.
    private mutating func settleStarts(
        of piece: inout Piece, _ steps: StepForecast<P.Value>
    ) throws(AdaptiveFailure) {
        guard var staircase = piece.climb?.staircase else { return }
        let second = pieces[pieces.count - 1].start
        for isRound in [false, true] where !second.isIncluded || second.position.isNearRound != isRound {
            let further = (2..<staircase.count).filter { staircase.start(ofStep: $0).position.isNearRound == isRound }
            guard let step = further.first else { continue }
            let sample = try probe.sample(at: staircase.start(ofStep: step).position)
            let isIncluded = steps.foresees(sample, onStep: step - 1)
            if isRound { staircase.includesRoundStarts = isIncluded } else { staircase.includesStarts = isIncluded }
        }
        piece.climb?.staircase = staircase
    }

    /// Finds out which piece holds at the breakpoint itself.
    private mutating func settleStart(of piece: inout Piece, behind last: Piece?) throws(AdaptiveFailure) {
        let start = last == nil ? piece.start.position : piece.start.position.settled
        piece.start.position = start
        if piece.first.parameter == start { return }
        let sample = try sample(atStart: start)
        if piece.holds(sample) { return }
        piece.start.isIncluded = false
        if let last, last.holds(sample) { return }
        add(Piece(start: Breakpoint(start), end: start, first: sample, last: sample))
    }

    private mutating func sample(atStart start: Double) throws(AdaptiveFailure) -> Sample<P.Value> {
        if let known = startSample, known.parameter == start { return known }
        return try probe.sample(at: start)
    }

    /// Looks whether the last parameter of the range is as the last piece says.
    private mutating func close(_ start: Breakpoint, _ end: Double) throws(AdaptiveFailure) {
        let sample = try probe.sample(at: end)
        if let last = pieces.last, last.holds(sample) { return }
        add(Piece(start: Breakpoint(end), end: end, first: sample, last: sample))
    }
}
