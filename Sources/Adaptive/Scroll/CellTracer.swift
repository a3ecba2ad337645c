import AutoLayout
import Piecewise

/// Follows a computation through a range of widths and all offsets at once.
///
/// At one width it is followed through the offsets; the sequence of what its bands decide is then followed through the
/// widths like any other computation. Where all bands decide the same at two widths, stops and values between them are
/// known (`CellColumn`). How far a band is from vanishing, and each slack at a stop from opening a new band there, grows
/// evenly with the width: the first of them that comes to 0 ends the piece.
struct CellTracer<Plane: CellProbe> {
    let plane: Plane
    let offsets: ClosedRange<Double>
    /// Where pieces may well end, ascending, points.
    let hints: [Double]

    /// How far apart the two slices lie that find a piece's end, points.
    private static var baseline: Double { 0.125 }
    /// How far behind its start and before its end a piece is looked at first, points: far enough for a band that
    /// begins to grow there to be seen.
    private static var firstStep: Double { 1.0 / 64 }
    private static var resolution: Double { 1e-9 }
    private static var pieceLimit: Int { 400 }
    /// Gaps that are never wider are ties, points.
    private static var tie: Double { 1e-6 }

    /// The pieces from `start` up to a width.
    func pieces(from start: Breakpoint, to end: Double) throws(AdaptiveFailure) -> [CellColumn] {
        var pieces: [CellColumn] = []
        var position = start
        while position.position < end - Self.resolution || pieces.isEmpty {
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
        from start: Breakpoint, to end: Double, behind last: CellColumn?
    ) throws(AdaptiveFailure) -> CellColumn {
        var limit = end
        while true {
            let room = limit - start.position
            let near = start.position + min(Self.firstStep, room / 8)
            let first = try firstSlice(at: near, behind: last)
            if let piece = try straightPiece(from: start, first, to: limit) { return piece }
            guard let second = try twin(of: first, before: limit) else {
                guard room > Self.tie else { return CellColumn(start: start, end: limit, first: first, last: first) }
                limit = start.position + room / 64
                continue
            }
            let lower = Self.crossing(first, second, direction: -1) ?? start.position
            if lower > start.position + 1e-6, lower < first.width {
                limit = lower
                continue
            }
            let upper = min(limit, Self.crossing(first, second, direction: 1) ?? limit)
            return try finish(CellColumn(start: start, end: upper, first: first, last: second))
        }
    }

    /// The bands at a width: those of the piece before, if they begin and end where they did there.
    private func firstSlice(at width: Double, behind last: CellColumn?) throws(AdaptiveFailure) -> OffsetPartition {
        if let last, let slice = try last.last.foreseeing(plane, at: width, last.stops(at: width)) { return slice }
        return try OffsetPartition.sweep(plane, at: width, over: offsets)
    }

    /// The piece up to the next hint, if the stops do not move with the width.
    private func straightPiece(
        from start: Breakpoint, _ first: OffsetPartition, to limit: Double
    ) throws(AdaptiveFailure) -> CellColumn? {
        let end = min(limit, hints.first { $0 > start.position + Self.resolution } ?? limit)
        guard end - first.width > Self.tie else { return nil }
        let far = end - min(Self.firstStep, (end - first.width) / 8)
        guard let last = try first.moved(to: far, stops: first.stops, plane) else { return nil }
        for (a, b) in zip(first.stops, last.stops) where abs(a - b) > 1e-7 { return nil }
        return CellColumn(start: start, end: end, first: first, last: last)
    }

    /// A slice near another one that decides alike.
    private func twin(of first: OffsetPartition, before limit: Double) throws(AdaptiveFailure) -> OffsetPartition? {
        var step = min(Self.baseline, (limit - first.width) / 2)
        while step > Self.tie / 2 {
            let second = try OffsetPartition.sweep(plane, at: first.width + step, over: offsets)
            if second.decides(like: first) { return second }
            step /= 8
        }
        return nil
    }

    /// The nearest width on one side at which a slack comes to 0.
    private static func crossing(_ first: OffsetPartition, _ second: OffsetPartition, direction: Double) -> Double? {
        let distance = second.width - first.width
        var nearest: Double?
        for (a, b) in zip(first.slacks, second.slacks) where max(a, b) > tie {
            let rate = (b - a) / distance
            guard rate * direction < -1e-9 else { continue }
            let crossing = direction > 0 ? second.width - b / rate : first.width - a / rate
            nearest = nearest.map { direction > 0 ? min($0, crossing) : max($0, crossing) } ?? crossing
        }
        return nearest
    }

    /// Takes the last slice to where the piece ends, or to where something turns before.
    private func finish(_ piece: CellColumn) throws(AdaptiveFailure) -> CellColumn {
        var piece = piece
        let room = piece.end - piece.last.width
        guard room > Self.tie else { return piece }
        let far = piece.end - min(Self.firstStep, room / 8)
        if let last = try piece.first.moved(to: far, stops: piece.stops(at: far), plane) {
            piece.last = last
            return piece
        }
        var outside = far
        while outside - piece.last.width > Self.resolution {
            let middle = (piece.last.width + outside) / 2
            if let slice = try piece.first.moved(to: middle, stops: piece.stops(at: middle), plane) {
                piece.last = slice
            } else {
                outside = middle
            }
        }
        piece.end = outside
        return piece
    }

    /// Looks in the middle of every band whether values are as the slices at both ends say.
    private func check(_ piece: CellColumn) throws(AdaptiveFailure) {
        guard piece.last.width - piece.first.width > Self.tie else { return }
        let width = (piece.first.width + piece.last.width) / 2
        let stops = piece.stops(at: width)
        for band in piece.first.bands.indices {
            let offset = stops[band] * 0.375 + stops[band + 1] * 0.625
            let sample = try plane.sample(at: width, offset: offset)
            guard sample.decides(like: piece.first.bands[band].first), piece.holds(sample, inBand: band, at: width)
            else {
                throw .notPiecewiseAffine(ViewTree.rootID, width: width)
            }
        }
    }

    /// Finds out whether a piece holds at its very start.
    private func settleStart(of piece: inout CellColumn, behind last: CellColumn) throws(AdaptiveFailure) {
        let round = (piece.start.position * 64).rounded() / 64
        if abs(round - piece.start.position) < Self.tie { piece.start.position = round }
        let width = piece.start.position
        let stops = piece.stops(at: width)
        for band in piece.first.bands.indices where !last.meets(piece, inBand: band) {
            let offset = (stops[band] + stops[band + 1]) / 2
            let sample = try plane.sample(at: width, offset: offset)
            if !piece.holds(sample, inBand: band, at: width) { piece.start.isIncluded = false }
        }
    }

    /// Finds out which bands hold at the very offsets where they begin; it counts where something jumps.
    private func settleStops(of piece: inout CellColumn) throws(AdaptiveFailure) {
        let width = piece.first.width
        for band in piece.first.bands.indices.dropFirst() where !piece.meetsBandBefore(band) {
            let sample = try plane.sample(at: width, offset: piece.stop(band).value(at: width))
            piece.includesStops[band] = piece.holds(sample, inBand: band, at: width)
        }
    }
}
