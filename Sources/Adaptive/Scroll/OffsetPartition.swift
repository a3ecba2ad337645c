import AutoLayout

/// A computation that can be done at any width and any scroll offset.
protocol CellProbe: AnyObject {
    /// What it gives there; the sample's own parameter is the offset.
    func sample(at width: Double, offset: Double) throws(AdaptiveFailure) -> WidthSample
}

/// A computation at one width, to be followed through the offsets.
struct OffsetProbe<Plane: CellProbe>: WidthProbe {
    let plane: Plane
    let width: Double

    func sample(at offset: Double) throws(AdaptiveFailure) -> WidthSample {
        try plane.sample(at: width, offset: offset)
    }
}

/// All offsets at one width: the bands over which the same is decided, from the least offset to the greatest.
struct OffsetPartition {
    /// Points.
    let width: Double
    private(set) var bands: [TracedPiece]

    /// A band shorter than this is none, points.
    static let shortestBand = 1e-6

    /// - Parameter isSettled: whether the bands end where they say; else their slacks tell it.
    init(width: Double, bands: [TracedPiece], isSettled: Bool = false) {
        self.width = width
        self.bands = bands
        if !isSettled { agreeOnStops() }
    }

    /// Finds the bands of a width one after the other.
    static func sweep(
        _ plane: some CellProbe, at width: Double, over offsets: ClosedRange<Double>
    ) throws(AdaptiveFailure) -> OffsetPartition {
        var sweep = PieceTracer(OffsetProbe(plane: plane, width: width))
        var bands: [TracedPiece] = []
        var position = offsets.lowerBound
        while position < offsets.upperBound - shortestBand {
            let found = try sweep.nextPiece(from: .init(position), to: offsets.upperBound)
            let isLong = found.end - position > shortestBand
            if isLong, found.last.width - found.first.width <= 0 {
                throw .notPiecewiseAffine(ViewTree.rootID, width: width)
            }
            if isLong { bands.append(found) }
            position = found.end
            guard bands.count < bandLimit else { throw .tooManyPieces(limit: bandLimit) }
        }
        return OffsetPartition(width: width, bands: bands)
    }

    private static var bandLimit: Int { 300 }

    /// The same bands at another width, where each begins and ends at given offsets; nil where they are others.
    func moved(
        to width: Double, stops: [Double], _ plane: some CellProbe
    ) throws(AdaptiveFailure) -> OffsetPartition? {
        var moved: [TracedPiece] = []
        for (position, band) in bands.enumerated() {
            let (lower, upper) = (stops[position], stops[position + 1])
            guard upper - lower > Self.shortestBand else { return nil }
            let step = min(1.0 / 4096, (upper - lower) / 8)
            let first = try plane.sample(at: width, offset: lower + step)
            guard first.decides(like: band.first) else { return nil }
            let last = try plane.sample(at: width, offset: upper - step)
            guard last.decides(like: band.first) else { return nil }
            moved.append(TracedPiece(start: .init(lower), end: upper, first: first, last: last))
        }
        return OffsetPartition(width: width, bands: moved)
    }

    /// Bands at another width that may decide otherwise but begin and end at given offsets; nil where they do not.
    func foreseeing(
        _ plane: some CellProbe, at width: Double, _ stops: [Double]
    ) throws(AdaptiveFailure) -> OffsetPartition? {
        var found: [TracedPiece] = []
        for position in bands.indices {
            let (lower, upper) = (stops[position], stops[position + 1])
            guard upper - lower > Self.shortestBand else { return nil }
            let step = min(1.0 / 4096, (upper - lower) / 8)
            let first = try plane.sample(at: width, offset: lower + step)
            let last = try plane.sample(at: width, offset: upper - step)
            guard last.decides(like: first) else { return nil }
            found.append(TracedPiece(start: .init(lower), end: upper, first: first, last: last))
        }
        let slice = OffsetPartition(width: width, bands: found)
        for band in slice.bands.dropFirst() {
            let start = PieceTracer<NoProbe>.crossing(band.first, band.last, direction: -1) ?? -.infinity
            guard abs(start - band.start.position) < 1e-6 else { return nil }
        }
        for band in slice.bands.dropLast() {
            let end = PieceTracer<NoProbe>.crossing(band.first, band.last, direction: 1) ?? .infinity
            guard abs(end - band.end) < 1e-6 else { return nil }
        }
        return slice
    }

    /// Lets each band end where its own slacks say, and the next one begin there.
    private mutating func agreeOnStops() {
        for position in bands.indices.dropLast() {
            let band = bands[position]
            let end = PieceTracer<NoProbe>.crossing(band.first, band.last, direction: 1) ?? .infinity
            if abs(end - band.end) < 1e-2 { bands[position].end = end }
            bands[position + 1].start.position = bands[position].end
        }
    }

    /// The offsets at which a band begins or ends, ascending: one more than there are bands.
    var stops: [Double] { (bands.first.map { [$0.start.position] } ?? []) + bands.map { $0.end } }

    /// Whether the same is decided in as many bands.
    func decides(like other: OffsetPartition) -> Bool {
        guard bands.count == other.bands.count else { return false }
        for (a, b) in zip(bands, other.bands) where !a.first.decides(like: b.first) { return false }
        return true
    }

    /// The length of each band, and each slack of it at either end.
    var slacks: [Double] {
        var slacks: [Double] = []
        for band in bands {
            slacks.append(band.end - band.start.position)
            let distance = band.last.width - band.first.width
            for (a, b) in zip(band.first.trace.slacks, band.last.trace.slacks) {
                let rate = (b - a) / distance
                slacks.append(a + rate * (band.start.position - band.first.width))
                slacks.append(b + rate * (band.end - band.last.width))
            }
        }
        return slacks
    }
}

/// Stands for any probe where none is asked.
private struct NoProbe: WidthProbe {
    func sample(at width: Double) throws(AdaptiveFailure) -> WidthSample { throw .unsolvable(width: width) }
}
