import AutoLayout
import Piecewise

/// Follows a computation through a range of widths, from piece to piece.
///
/// Two samples that decide alike give how every value and every slack grows; where the first slack comes to 0 the piece
/// ends, and the next one is sought just behind. A sample just before the end must decide alike too, so that nothing
/// between has been missed; if it does not, a decision has turned that has no slack, and its place is found by halving.
/// Where each piece is one pixel higher than the one before, the next ones are known without a sample each: see `Flight`.
struct PieceTracer<Probe: WidthProbe> {
    var probe: Probe
    var pieces: [TracedPiece] = []
    /// The last sample at a width where a piece may begin.
    private var startSample: WidthSample?

    init(_ probe: Probe) { self.probe = probe }

    /// How far behind a breakpoint the next piece is looked for at first, points.
    static var firstStep: Double { 1.0 / 4096 }
    /// How far apart the two samples lie that find a piece's end, points.
    private static var baseline: Double { 0.125 }
    /// Breakpoints nearer to each other are one, points.
    static var resolution: Double { 1e-9 }
    static var pieceLimit: Int { 3000 }

    /// The pieces from `start` up to a width, which belongs to the last one where `isEndIncluded`.
    mutating func pieces(
        from start: Breakpoint, to end: Double, isEndIncluded: Bool
    ) throws(AdaptiveFailure) -> [TracedPiece] {
        pieces = []
        var position = start
        while position.position < end - Self.resolution {
            guard pieces.count < Self.pieceLimit else { throw .tooManyPieces(limit: Self.pieceLimit) }
            let found = try nextPiece(from: position, to: end)
            try append(found)
            position = Breakpoint(try climb(to: end) ?? found.end)
        }
        if isEndIncluded || pieces.isEmpty { try close(start, end) }
        return pieces
    }

    // MARK: One piece

    /// The piece that begins at a width, or the nearest one behind it that is long enough to be seen.
    mutating func nextPiece(
        from start: Breakpoint, to end: Double
    ) throws(AdaptiveFailure) -> TracedPiece {
        var limit = end
        while true {
            guard let (first, second) = try twins(behind: start.position, before: limit) else {
                // Nothing of any length begins here.
                let sample = try probe.sample(at: limit)
                return TracedPiece(start: start, end: limit, first: sample, last: sample)
            }
            let lower = Self.crossing(first, second, direction: -1) ?? start.position
            if lower > start.position + 1e-6, lower < first.width {
                limit = lower
                continue
            }
            let upper = min(end, Self.crossing(first, second, direction: 1) ?? end)
            let (last, bound) = try lastSample(first, second, before: upper)
            return TracedPiece(start: start, end: bound, first: first, last: last)
        }
    }

    /// Two samples that decide alike, as near behind a width as they can be had: the first one at the width itself, if
    /// the piece begins with it.
    private mutating func twins(
        behind start: Double, before limit: Double
    ) throws(AdaptiveFailure) -> (WidthSample, WidthSample)? {
        let room = limit - start
        let second = try probe.sample(at: start + min(Self.baseline, room / 2))
        var first = try probe.sample(at: Self.settled(start))
        startSample = first
        if second.decides(like: first) { return (first, second) }
        first = try probe.sample(at: start + min(Self.firstStep, room / 8))
        if second.decides(like: first) { return (first, second) }
        var step = min(Self.baseline, room / 2) / 8
        while step > Self.resolution / 2 {
            let second = try probe.sample(at: first.width + min(step, (limit - first.width) / 2))
            if second.decides(like: first) { return (first, second) }
            step /= 8
            if step < 4 * (first.width - start) { first = try probe.sample(at: start + step / 8) }
        }
        return nil
    }

    /// The nearest width on one side at which a slack comes to 0.
    static func crossing(_ first: WidthSample, _ second: WidthSample, direction: Double) -> Double? {
        let distance = second.width - first.width
        var nearest: Double?
        for (a, b) in zip(first.trace.slacks, second.trace.slacks) {
            let rate = (b - a) / distance
            guard rate * direction < -1e-10 else { continue }
            let crossing = direction > 0 ? second.width - b / rate : first.width - a / rate
            if let best = nearest {
                nearest = direction > 0 ? min(best, crossing) : max(best, crossing)
            } else {
                nearest = crossing
            }
        }
        return nearest
    }

    /// A sample just before a piece's end, and that end.
    private mutating func lastSample(
        _ first: WidthSample, _ second: WidthSample, before end: Double
    ) throws(AdaptiveFailure) -> (WidthSample, Double) {
        let room = end - second.width
        guard room > 1e-6 else { return (second, max(end, second.width)) }
        let last = try probe.sample(at: end - min(Self.firstStep, room / 8))
        guard last.decides(like: first) else {
            return try turningPoint(first, from: second, to: last.width)
        }
        let piece = TracedPiece(start: .init(first.width), end: end, first: first, last: second)
        for index in last.values.indices
        where abs(piece.value(index).value(at: last.width) - last.values[index]) > 1e-5 {
            throw .notPiecewiseAffine(ViewTree.rootID, width: last.width)
        }
        // The longer way gives the end more exactly.
        let exact = Self.crossing(first, last, direction: 1) ?? .infinity
        return (last, abs(exact - end) < 1e-3 ? max(last.width, exact) : end)
    }

    /// Where a decision turns that has no slack, found by halving.
    private mutating func turningPoint(
        _ first: WidthSample, from second: WidthSample, to outside: Double
    ) throws(AdaptiveFailure) -> (WidthSample, Double) {
        var inside = second
        var outside = outside
        while outside - inside.width > Self.resolution / 8 {
            let middle = try probe.sample(at: (inside.width + outside) / 2)
            if middle.decides(like: first) { inside = middle } else { outside = middle.width }
            if outside - inside.width < 1e-12 * outside { break }
        }
        return (inside, outside)
    }

    // MARK: Joining pieces

    /// Appends a piece, or lengthens the last one by it; finds out which of them holds where they meet.
    mutating func append(_ piece: TracedPiece) throws(AdaptiveFailure) {
        var piece = piece
        guard let last = pieces.last else {
            if piece.start.isIncluded { try settleStart(of: &piece, behind: nil) }
            return pieces.append(piece)
        }
        if last.continues(into: piece) {
            pieces[pieces.count - 1].end = piece.end
            // The longer way gives the rates more exactly.
            pieces[pieces.count - 1].last = piece.last
            return
        }
        piece.start.position = Self.rounded(piece.start.position)
        pieces[pieces.count - 1].end = piece.start.position
        if !last.meets(piece) { try settleStart(of: &piece, behind: last) }
        pieces.append(piece)
    }

    /// Finds out which piece holds at the breakpoint itself.
    private mutating func settleStart(
        of piece: inout TracedPiece, behind last: TracedPiece?
    ) throws(AdaptiveFailure) {
        let width = last == nil ? piece.start.position : Self.settled(piece.start.position)
        piece.start.position = width
        if piece.first.width == width { return }
        let sample = try sample(atStart: width)
        if piece.holds(sample) { return }
        piece.start.isIncluded = false
        if let last, last.holds(sample) { return }
        pieces.append(TracedPiece(start: .init(width), end: width, first: sample, last: sample))
    }

    private mutating func sample(atStart width: Double) throws(AdaptiveFailure) -> WidthSample {
        if let known = startSample, known.width == width { return known }
        return try probe.sample(at: width)
    }

    /// A breakpoint as it is written down: a round number as it is; of any other one the next width where nobody can be
    /// in doubt that it is passed.
    static func settled(_ width: Double) -> Double {
        let round = width.nearestSixtyFourth
        return abs(round - width) < resolution ? round : width + resolution / 2
    }

    /// Looks whether the range's last width is as the last piece says.
    private mutating func close(
        _ start: Breakpoint, _ end: Double
    ) throws(AdaptiveFailure) {
        let sample = try probe.sample(at: end)
        if let last = pieces.last, last.holds(sample) { return }
        pieces.append(TracedPiece(start: .init(end), end: end, first: sample, last: sample))
    }

    /// Breakpoints that are meant to be round numbers are round.
    private static func rounded(_ width: Double) -> Double {
        let round = width.nearestSixtyFourth
        return abs(round - width) < resolution ? round : width
    }
}

extension Double {
    /// The nearest multiple of 1/64.
    fileprivate var nearestSixtyFourth: Double { (self * 64).rounded() / 64 }
}
