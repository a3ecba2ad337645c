import AutoLayout
import Piecewise

/// Traces a computation over widths and all offsets.
///
/// At one width it is traced along the offsets; the sequence of outcomes of its intervals is then traced along the
/// width like any other computation. Where all intervals have the same outcomes at two widths, stops and values between
/// them are known (`CellColumn`). The length of each interval, and each slack at a stop, below which a new interval
/// opens there, is affine in the width: the first of them that reaches 0 ends the piece.
struct CellTracer<Plane: CellProbe> {
    typealias Column = CellColumn<Plane.Value>
    typealias Partition = OffsetPartition<Plane.Value>

    let plane: Plane
    let offsets: ClosedRange<Double>
    /// Widths at which pieces probably end, ascending, points.
    let hints: [Double]

    /// How far apart the two partitions lie that find a piece's end, points.
    private static var baseline: Double { 0.125 }
    /// How far behind its start and before its end a piece is looked at first, points: far enough for an interval that
    /// opens there to be found.
    private static var firstStep: Double { 1.0 / 64 }
    private static var pieceLimit: Int { 400 }

    /// The pieces from `start` up to a width.
    func pieces(from start: Breakpoint, to end: Double) throws(AdaptiveFailure) -> [Column] {
        var pieces: [Column] = []
        var position = start
        while position.position < end - Tolerance.resolution || pieces.isEmpty {
            guard pieces.count < Self.pieceLimit else { throw .tooManyPieces(limit: Self.pieceLimit) }
            var piece = try nextPiece(from: position, to: end, behind: pieces.last)
            try check(piece)
            try settleStops(of: &piece)
            if let last = pieces.last { try settleStart(of: &piece, behind: last) }
            pieces.append(piece)
            position = Breakpoint(piece.end)
        }
        return pieces
    }

    // MARK: One piece

    private func nextPiece(
        from start: Breakpoint, to end: Double, behind last: Column?
    ) throws(AdaptiveFailure) -> Column {
        var limit = end
        while true {
            let room = limit - start.position
            let near = start.position + min(Self.firstStep, room / 8)
            let first = try firstPartition(at: near, behind: last)
            if let piece = try straightPiece(from: start, first, to: limit) { return piece }
            guard let second = try neighbor(of: first, before: limit) else {
                guard room > Tolerance.cell else {
                    return Column(start: start, end: limit, first: first, last: first)
                }
                limit = start.position + room / 64
                continue
            }
            let lower = Self.crossing(first, second, direction: -1) ?? start.position
            if lower > start.position + Tolerance.shortest, lower < first.width {
                limit = lower
                continue
            }
            let upper = min(limit, Self.crossing(first, second, direction: 1) ?? limit)
            return try finish(Column(start: start, end: upper, first: first, last: second))
        }
    }

    /// The intervals at a width: those of the piece before, if they begin and end where they did there.
    private func firstPartition(at width: Double, behind last: Column?) throws(AdaptiveFailure) -> Partition {
        if let last, let partition = try last.last.foreseeing(plane, at: width, last.stops(at: width)) {
            return partition
        }
        return try Partition.sweep(plane, at: width, over: offsets)
    }

    /// The piece up to the next hint, if the stops do not move with the width.
    private func straightPiece(
        from start: Breakpoint, _ first: Partition, to limit: Double
    ) throws(AdaptiveFailure) -> Column? {
        let end = min(limit, hints.first { $0 > start.position + Tolerance.resolution } ?? limit)
        guard end - first.width > Tolerance.cell else { return nil }
        let far = end - min(Self.firstStep, (end - first.width) / 8)
        guard let last = try first.moved(to: far, stops: first.stops, plane) else { return nil }
        for (a, b) in zip(first.stops, last.stops) where abs(a - b) > Tolerance.agreement { return nil }
        return Column(start: start, end: end, first: first, last: last)
    }

    /// A partition near another one, with the same outcomes.
    private func neighbor(of first: Partition, before limit: Double) throws(AdaptiveFailure) -> Partition? {
        var step = min(Self.baseline, (limit - first.width) / 2)
        while step > Tolerance.cell / 2 {
            let second = try Partition.sweep(plane, at: first.width + step, over: offsets)
            if second.decides(like: first) { return second }
            step /= 8
        }
        return nil
    }

    /// The nearest width on one side at which a slack reaches 0.
    private static func crossing(_ first: Partition, _ second: Partition, direction: Double) -> Double? {
        let distance = second.width - first.width
        var nearest: Double?
        for (a, b) in zip(first.slacks, second.slacks) where max(a, b) > Tolerance.cell {
            let rate = (b - a) / distance
            guard rate * direction < -Tolerance.rate else { continue }
            let crossing = direction > 0 ? second.width - b / rate : first.width - a / rate
            nearest = nearest.map { direction > 0 ? min($0, crossing) : max($0, crossing) } ?? crossing
        }
        return nearest
    }

    /// Moves the last partition to the end of the piece, or to where an outcome changes before that.
    private func finish(_ piece: Column) throws(AdaptiveFailure) -> Column {
        var piece = piece
        let room = piece.end - piece.last.width
        guard room > Tolerance.cell else { return piece }
        let far = piece.end - min(Self.firstStep, room / 8)
        if let last = try piece.first.moved(to: far, stops: piece.stops(at: far), plane) {
            piece.last = last
            return piece
        }
        var outside = far
        while outside - piece.last.width > Tolerance.resolution {
            let middle = (piece.last.width + outside) / 2
            if let partition = try piece.first.moved(to: middle, stops: piece.stops(at: middle), plane) {
                piece.last = partition
            } else {
                outside = middle
            }
        }
        piece.end = outside
        return piece
    }

    /// Checks in the middle of every interval that values are as the partitions at both ends say.
    private func check(_ piece: Column) throws(AdaptiveFailure) {
        guard piece.last.width - piece.first.width > Tolerance.cell else { return }
        let width = (piece.first.width + piece.last.width) / 2
        let stops = piece.stops(at: width)
        for interval in piece.first.intervals.indices {
            let offset = stops[interval] * 0.375 + stops[interval + 1] * 0.625
            let sample = try plane.sample(at: width, offset: offset)
            guard sample.decides(like: piece.first.intervals[interval].first),
                piece.holds(sample, inInterval: interval, at: width)
            else {
                throw .notPiecewiseAffine(ViewTree.rootID, width: width)
            }
        }
    }

    /// Finds whether a piece holds at its start itself.
    private func settleStart(of piece: inout Column, behind last: Column) throws(AdaptiveFailure) {
        let round = (piece.start.position * 64).rounded() / 64
        if abs(round - piece.start.position) < Tolerance.cell { piece.start.position = round }
        let width = piece.start.position
        let stops = piece.stops(at: width)
        for interval in piece.first.intervals.indices where !last.meets(piece, inInterval: interval) {
            let offset = (stops[interval] + stops[interval + 1]) / 2
            let sample = try plane.sample(at: width, offset: offset)
            if !piece.holds(sample, inInterval: interval, at: width) { piece.start.isIncluded = false }
        }
    }

    /// Finds which intervals hold at the offsets where they begin, where something jumps there.
    private func settleStops(of piece: inout Column) throws(AdaptiveFailure) {
        let width = piece.first.width
        for interval in piece.first.intervals.indices.dropFirst() where !piece.meetsIntervalBefore(interval) {
            let sample = try plane.sample(at: width, offset: piece.stop(interval).value(at: width))
            piece.includesStops[interval] = piece.holds(sample, inInterval: interval, at: width)
        }
    }
}
