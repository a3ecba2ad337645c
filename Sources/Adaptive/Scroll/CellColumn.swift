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

/// Widths over which a computation decides the same in the same bands of offsets, with a slice near either end.
///
/// The pairs of width and offset for which the same is decided are a convex set. So each band at a width between two
/// slices with the same bands reaches at least as far as the straight lines between its ends there; and since the bands
/// at both slices leave nothing between them, it reaches no farther: what separates two bands is a straight line.
struct CellColumn {
    var start: Breakpoint
    /// Points.
    var end: Double
    let first: OffsetPartition
    var last: OffsetPartition
    /// By band: whether it holds at the very offset where it begins.
    var includesStops: [Bool]

    init(start: Breakpoint, end: Double, first: OffsetPartition, last: OffsetPartition) {
        self.start = start
        self.end = end
        self.first = first
        self.last = last
        includesStops = first.bands.map { _ in true }
    }

    /// The offset at which a band begins, as it moves with the width; for the number of bands where the last one ends.
    func stop(_ position: Int) -> Affine {
        let (a, b) = (first.stops[position], last.stops[position])
        let distance = last.width - first.width
        guard distance > 0, abs(a - b) > 1e-9 else { return Affine(constant: Self.settled(a)) }
        let rate = (b - a) / distance
        return Affine(rate: rate, constant: b - rate * last.width)
    }

    /// A stop that is meant to be a round number is one.
    private static func settled(_ offset: Double) -> Double {
        let round = (offset * 64).rounded() / 64
        return abs(round - offset) < 1e-8 ? round : offset
    }

    /// A value in one of the bands.
    func value(_ index: Int, inBand band: Int) -> CellValue { corners(ofBand: band).value(index) }

    /// The samples about one of the bands.
    func corners(ofBand band: Int) -> CellSamples { CellSamples(self, band: band) }

    /// Whether a sample is as a band says.
    func holds(_ sample: WidthSample, inBand band: Int, at width: Double) -> Bool {
        let model = first.bands[band].first
        guard sample.values.count == model.values.count, sample.hasShape(of: model) else { return false }
        let corners = corners(ofBand: band)
        for index in sample.values.indices {
            let value = corners.value(index).value(at: width, offset: sample.width)
            if abs(value - sample.values[index]) > 1e-6 { return false }
        }
        return true
    }

    /// Whether another piece, which begins where this one ends, takes over in one of its bands without a jump.
    func meets(_ other: CellColumn, inBand band: Int) -> Bool {
        guard first.bands.count == other.first.bands.count else { return false }
        let (before, after) = (first.bands[band].first, other.first.bands[band].first)
        guard before.values.count == after.values.count, before.hasShape(of: after) else { return false }
        let width = other.start.position
        let (stops, otherStops) = (stops(at: width), other.stops(at: width))
        let (corners, otherCorners) = (corners(ofBand: band), other.corners(ofBand: band))
        for place in [band, band + 1] {
            guard abs(stops[place] - otherStops[place]) < 1e-6 else { return false }
            for index in before.values.indices {
                let a = corners.value(index).value(at: width, offset: stops[place])
                let b = otherCorners.value(index).value(at: width, offset: stops[place])
                if abs(a - b) > 1e-6 { return false }
            }
        }
        return true
    }

    /// Whether a band takes over from the one before without a jump.
    func meetsBandBefore(_ band: Int) -> Bool {
        let (before, after) = (first.bands[band - 1], first.bands[band])
        guard before.first.values.count == after.first.values.count, before.first.hasShape(of: after.first) else {
            return false
        }
        let offset = after.start.position
        for index in after.first.values.indices {
            let (a, b) = (before.value(index).value(at: offset), after.value(index).value(at: offset))
            if abs(a - b) > 1e-6 { return false }
        }
        return true
    }

    /// The band that holds at an offset, between the stops of a width.
    func band(at offset: Double, _ stops: [Double]) -> Int {
        for band in first.bands.indices.dropFirst().reversed()
        where includesStops[band] ? offset >= stops[band] : offset > stops[band] {
            return band
        }
        return 0
    }

    /// The stops at a width.
    func stops(at width: Double) -> [Double] {
        first.stops.indices.map { stop($0).value(at: width) }
    }
}
