import AutoLayout
import Piecewise

/// Widths over which a computation has the same outcomes in the same intervals of offsets, with a partition near either
/// end: a column of cells.
///
/// The pairs of width and offset with the same outcomes are a convex set. So each interval at a width between two
/// partitions reaches at least as far as the straight lines between its ends there; and since the intervals at both
/// partitions leave nothing between them, it reaches no farther: what separates two intervals is a straight line.
struct CellColumn<Value: Sampled> {
    var start: Breakpoint
    /// Points.
    var end: Double
    let first: OffsetPartition<Value>
    var last: OffsetPartition<Value>
    /// By interval: whether it holds at the very offset where it begins.
    var includesStops: [Bool]

    init(start: Breakpoint, end: Double, first: OffsetPartition<Value>, last: OffsetPartition<Value>) {
        self.start = start
        self.end = end
        self.first = first
        self.last = last
        includesStops = first.intervals.map { _ in true }
    }

    /// The offset at which an interval begins, as it moves with the width; for their number, where the last one ends.
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

    /// What holds in each interval, from where it begins.
    func overOffsets<Other>(_ value: (Int) -> Other) -> OverOffsets<Other> {
        OverOffsets(
            segments: first.intervals.indices.map { interval in
                OverOffsets.Segment(
                    start: MovingBreakpoint(stop(interval), isIncluded: includesStops[interval]),
                    value: value(interval))
            })
    }

    /// The samples about one of the intervals.
    func samples(ofInterval interval: Int) -> CellSamples { CellSamples(self, interval: interval) }

    /// Every number in one of the intervals.
    func values(inInterval interval: Int) -> [CellValue] {
        let samples = samples(ofInterval: interval)
        let (near, far) = (first.intervals[interval], last.intervals[interval])
        return zip(
            zip(near.first.value.numbers, near.last.value.numbers), zip(far.first.value.numbers, far.last.value.numbers)
        ).map { samples.value($0, $1) }
    }

    /// Whether a sample is as an interval says.
    func holds(_ sample: Sample<Value>, inInterval interval: Int, at width: Double) -> Bool {
        guard sample.value.isAlike(first.intervals[interval].first.value) else { return false }
        return zip(values(inInterval: interval), sample.value.numbers).allSatisfy {
            abs($0.value(at: width, offset: sample.parameter) - $1) <= Tolerance.cell
        }
    }

    /// Whether another piece, which begins where this one ends, takes over in one of its intervals without a jump.
    func meets(_ other: CellColumn, inInterval interval: Int) -> Bool {
        guard first.intervals.count == other.first.intervals.count,
            first.intervals[interval].first.value.isAlike(other.first.intervals[interval].first.value)
        else { return false }
        let width = other.start.position
        let (stops, otherStops) = (stops(at: width), other.stops(at: width))
        let values = Array(zip(values(inInterval: interval), other.values(inInterval: interval)))
        return [interval, interval + 1].allSatisfy { place in
            abs(stops[place] - otherStops[place]) < Tolerance.cell
                && values.allSatisfy { a, b in
                    let (one, another) = (
                        a.value(at: width, offset: stops[place]), b.value(at: width, offset: stops[place])
                    )
                    return abs(one - another) <= Tolerance.cell
                }
        }
    }

    /// Whether an interval takes over from the one before without a jump.
    func meetsIntervalBefore(_ interval: Int) -> Bool {
        let (before, after) = (first.intervals[interval - 1], first.intervals[interval])
        let offset = after.start.position
        return before.first.value.isAlike(after.first.value)
            && zip(before.lines, after.lines).allSatisfy {
                abs($0.value(at: offset) - $1.value(at: offset)) <= Tolerance.cell
            }
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
