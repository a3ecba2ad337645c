import AutoLayout
import Piecewise

/// A quantity that grows evenly with the screen's width and with the scroll offset.
struct CellValue: Hashable {
    /// Where it meets the offset 0.
    var base: Affine
    /// For each point of the offset.
    var offsetRate: Double

    func value(at width: Double, offset: Double) -> Double { base.value(at: width) + offsetRate * offset }
}

/// Widths over which a computation decides the same in the same intervals of offsets, with a partition near either end.
///
/// The pairs of width and offset for which the same is decided are a convex set. So each interval at a width between two
/// partitions with the same intervals reaches at least as far as the straight lines between its ends there; and since the intervals
/// at both partitions leave nothing between them, it reaches no farther: what separates two intervals is a straight line.
struct CellColumn {
    var start: Breakpoint
    /// Points.
    var end: Double
    let first: OffsetPartition
    var last: OffsetPartition
    /// By interval: whether it holds at the very offset where it begins.
    var includesStops: [Bool]

    init(start: Breakpoint, end: Double, first: OffsetPartition, last: OffsetPartition) {
        self.start = start
        self.end = end
        self.first = first
        self.last = last
        includesStops = first.intervals.map { _ in true }
    }

    /// The offset at which a interval begins, as it moves with the width; for the number of intervals where the last one ends.
    func stop(_ position: Int) -> Affine {
        let (a, b) = (first.stops[position], last.stops[position])
        let distance = last.width - first.width
        guard distance > 0, abs(a - b) > Tolerance.tie else { return Affine(constant: Self.settled(a)) }
        let rate = (b - a) / distance
        return Affine(rate: rate, constant: b - rate * last.width)
    }

    /// A stop that is meant to be a round number is one.
    private static func settled(_ offset: Double) -> Double {
        let round = (offset * 64).rounded() / 64
        return abs(round - offset) < Tolerance.continuation ? round : offset
    }

    /// A value in one of the intervals.
    func value(_ index: Int, inInterval interval: Int) -> CellValue { corners(ofInterval: interval).value(index) }

    /// What holds in each interval, from where it begins.
    func overOffsets<Value>(_ value: (Int) -> Value) -> OverOffsets<Value> {
        OverOffsets(
            segments: first.intervals.indices.map { interval in
                OverOffsets.Segment(
                    start: MovingBreakpoint(stop(interval), isIncluded: includesStops[interval]), value: value(interval)
                )
            })
    }

    /// The samples about one of the intervals.
    func corners(ofInterval interval: Int) -> CellSamples { CellSamples(self, interval: interval) }

    /// Whether a sample is as a interval says.
    func holds(_ sample: WidthSample, inInterval interval: Int, at width: Double) -> Bool {
        let model = first.intervals[interval].first
        guard sample.values.count == model.values.count, sample.hasShape(of: model) else { return false }
        let corners = corners(ofInterval: interval)
        for index in sample.values.indices {
            let value = corners.value(index).value(at: width, offset: sample.width)
            if abs(value - sample.values[index]) > Tolerance.cell { return false }
        }
        return true
    }

    /// Whether another piece, which begins where this one ends, takes over in one of its intervals without a jump.
    func meets(_ other: CellColumn, inInterval interval: Int) -> Bool {
        guard first.intervals.count == other.first.intervals.count else { return false }
        let (before, after) = (first.intervals[interval].first, other.first.intervals[interval].first)
        guard before.values.count == after.values.count, before.hasShape(of: after) else { return false }
        let width = other.start.position
        let (stops, otherStops) = (stops(at: width), other.stops(at: width))
        let (corners, otherCorners) = (corners(ofInterval: interval), other.corners(ofInterval: interval))
        for place in [interval, interval + 1] {
            guard abs(stops[place] - otherStops[place]) < Tolerance.cell else { return false }
            for index in before.values.indices {
                let a = corners.value(index).value(at: width, offset: stops[place])
                let b = otherCorners.value(index).value(at: width, offset: stops[place])
                if abs(a - b) > Tolerance.cell { return false }
            }
        }
        return true
    }

    /// Whether a interval takes over from the one before without a jump.
    func meetsIntervalBefore(_ interval: Int) -> Bool {
        let (before, after) = (first.intervals[interval - 1], first.intervals[interval])
        guard before.first.values.count == after.first.values.count, before.first.hasShape(of: after.first) else {
            return false
        }
        let offset = after.start.position
        for index in after.first.values.indices {
            let (a, b) = (before.value(index).value(at: offset), after.value(index).value(at: offset))
            if abs(a - b) > Tolerance.cell { return false }
        }
        return true
    }

    /// The interval that holds at an offset, between the stops of a width.
    func interval(at offset: Double, _ stops: [Double]) -> Int {
        for interval in first.intervals.indices.dropFirst().reversed()
        where includesStops[interval] ? offset >= stops[interval] : offset > stops[interval] {
            return interval
        }
        return 0
    }

    /// The stops at a width.
    func stops(at width: Double) -> [Double] {
        first.stops.indices.map { stop($0).value(at: width) }
    }
}
