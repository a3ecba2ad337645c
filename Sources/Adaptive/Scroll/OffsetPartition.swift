import AutoLayout
import Piecewise

/// A computation that can be done at any width and any scroll offset.
protocol CellProbe<Value>: AnyObject {
    associatedtype Value: Sampled
    /// What it gives there; the sample's parameter is the offset.
    func sample(at width: Double, offset: Double) throws(AdaptiveFailure) -> Sample<Value>
}

/// A computation at one width, to be traced along the offsets.
struct OffsetProbe<Plane: CellProbe>: Probe {
    let plane: Plane
    let width: Double

    func sample(at offset: Double) throws(AdaptiveFailure) -> Sample<Plane.Value> {
        try plane.sample(at: width, offset: offset)
    }
}

/// All offsets at one width: the intervals with the same outcomes, from the least offset to the greatest.
struct OffsetPartition<Value: Sampled> {
    /// Points.
    let width: Double
    private(set) var intervals: [TracedPiece<Value>]

    /// - Parameter isSettled: whether the intervals end where they say; else their slacks tell it.
    init(width: Double, intervals: [TracedPiece<Value>], isSettled: Bool = false) {
        self.width = width
        self.intervals = intervals
        if !isSettled { agreeOnStops() }
    }

    /// Finds the intervals of a width one after the other.
    static func sweep(
        _ plane: some CellProbe<Value>, at width: Double, over offsets: ClosedRange<Double>
    ) throws(AdaptiveFailure) -> OffsetPartition {
        var sweep = PieceTracer(OffsetProbe(plane: plane, width: width))
        var intervals: [TracedPiece<Value>] = []
        var position = offsets.lowerBound
        while position < offsets.upperBound - Tolerance.shortest {
            let found = try sweep.nextPiece(
                from: .init(position), to: offsets.upperBound, isFirst: position == offsets.lowerBound)
            let isLong = found.end - position > Tolerance.shortest
            if isLong, found.last.parameter - found.first.parameter <= 0 {
                throw .notPiecewiseAffine(ViewTree.rootID, width: width)
            }
            if isLong { intervals.append(found) }
            position = found.end
            guard intervals.count < intervalLimit else { throw .tooManyPieces(limit: intervalLimit) }
        }
        return OffsetPartition(width: width, intervals: intervals)
    }

    private static var intervalLimit: Int { 300 }

    /// The same intervals at another width, where each begins and ends at given offsets; nil where they are others.
    func moved(
        to width: Double, stops: [Double], _ plane: some CellProbe<Value>
    ) throws(AdaptiveFailure) -> OffsetPartition? {
        var moved: [TracedPiece<Value>] = []
        for (position, interval) in intervals.enumerated() {
            let (lower, upper) = (stops[position], stops[position + 1])
            guard upper - lower > Tolerance.shortest else { return nil }
            let step = min(1.0 / 4096, (upper - lower) / 8)
            let first = try plane.sample(at: width, offset: lower + step)
            guard first.decides(like: interval.first) else { return nil }
            let last = try plane.sample(at: width, offset: upper - step)
            guard last.decides(like: interval.first) else { return nil }
            moved.append(TracedPiece(start: .init(lower), end: upper, first: first, last: last))
        }
        return OffsetPartition(width: width, intervals: moved)
    }

    /// Intervals at another width that may have other outcomes but begin and end at given offsets; nil where they do
    /// not.
    func foreseeing(
        _ plane: some CellProbe<Value>, at width: Double, _ stops: [Double]
    ) throws(AdaptiveFailure) -> OffsetPartition? {
        var found: [TracedPiece<Value>] = []
        for position in intervals.indices {
            let (lower, upper) = (stops[position], stops[position + 1])
            guard upper - lower > Tolerance.shortest else { return nil }
            let step = min(1.0 / 4096, (upper - lower) / 8)
            let first = try plane.sample(at: width, offset: lower + step)
            let last = try plane.sample(at: width, offset: upper - step)
            guard last.decides(like: first) else { return nil }
            found.append(TracedPiece(start: .init(lower), end: upper, first: first, last: last))
        }
        let partition = OffsetPartition(width: width, intervals: found)
        for interval in partition.intervals.dropFirst() {
            let start = interval.first.crossing(interval.last, direction: -1) ?? -.infinity
            guard abs(start - interval.start.position) < Tolerance.cell else { return nil }
        }
        for interval in partition.intervals.dropLast() {
            let end = interval.first.crossing(interval.last, direction: 1) ?? .infinity
            guard abs(end - interval.end) < Tolerance.cell else { return nil }
        }
        return partition
    }

    /// Ends each interval where its own slacks say, and begins the next one there.
    private mutating func agreeOnStops() {
        for position in intervals.indices.dropLast() {
            let interval = intervals[position]
            let end = interval.first.crossing(interval.last, direction: 1) ?? .infinity
            if abs(end - interval.end) < Tolerance.stop { intervals[position].end = end }
            intervals[position + 1].start.position = intervals[position].end
        }
    }

    /// The offsets at which a interval begins or ends, ascending: one more than there are intervals.
    var stops: [Double] { (intervals.first.map { [$0.start.position] } ?? []) + intervals.map { $0.end } }

    /// Whether the intervals have the same outcomes.
    func decides(like other: OffsetPartition) -> Bool {
        guard intervals.count == other.intervals.count else { return false }
        for (a, b) in zip(intervals, other.intervals) where !a.first.decides(like: b.first) { return false }
        return true
    }

    /// The length of each interval, and each slack of it at either end.
    var slacks: [Double] {
        var slacks: [Double] = []
        for interval in intervals {
            slacks.append(interval.end - interval.start.position)
            let distance = interval.last.parameter - interval.first.parameter
            for (a, b) in zip(interval.first.log.slacks, interval.last.log.slacks) {
                let rate = (b - a) / distance
                slacks.append(a + rate * (interval.start.position - interval.first.parameter))
                slacks.append(b + rate * (interval.end - interval.last.parameter))
            }
        }
        return slacks
    }
}
