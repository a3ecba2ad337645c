import Piecewise

/// Where the samples of a cell lie: near the stops of an interval, at either width.
struct CellSamples {
    private let first: Side
    private let last: Side

    /// An interval at one width, with the offsets of its samples.
    private struct Side {
        let width: Double
        let lower: Double
        let upper: Double

        init<Value>(_ partition: OffsetPartition<Value>, interval: Int) {
            width = partition.width
            lower = partition.intervals[interval].first.parameter
            upper = partition.intervals[interval].last.parameter
        }

        /// For each point of the offset.
        func rate(_ a: Double, _ b: Double) -> Double {
            guard upper > lower else { return 0 }
            let rate = (b - a) / (upper - lower)
            return abs(rate - rate.rounded()) < Tolerance.rate ? rate.rounded() : rate
        }

        /// Where a line of such a slope through the middle of the interval meets 0.
        func middle(_ a: Double, _ b: Double, _ rate: Double) -> Double {
            (a - rate * lower + b - rate * upper) / 2
        }
    }

    init<Value>(_ column: CellColumn<Value>, interval: Int) {
        first = Side(column.first, interval: interval)
        last = Side(column.last, interval: interval)
    }

    /// A number as it depends on width and offset, by its two samples at each width.
    func value(_ near: (Double, Double), _ far: (Double, Double)) -> CellValue {
        let isFirstLonger = first.upper - first.lower > last.upper - last.lower
        let rate = isFirstLonger ? first.rate(near.0, near.1) : last.rate(far.0, far.1)
        let (a, b) = (first.middle(near.0, near.1, rate), last.middle(far.0, far.1, rate))
        let distance = last.width - first.width
        guard distance > 0, abs(a - b) > Tolerance.rounding else {
            return CellValue(base: Affine(constant: b), offsetRate: rate)
        }
        var widthRate = (b - a) / distance
        if abs(widthRate - widthRate.rounded()) < Tolerance.rate { widthRate = widthRate.rounded() }
        return CellValue(base: Affine(rate: widthRate, constant: b - widthRate * last.width), offsetRate: rate)
    }
}
