import AutoLayout
import Piecewise

/// What was sampled about a interval: near its stops, at either width.
///
/// It holds the numbers alone, since a interval's samples with their trees and texts are dear to copy for each value.
struct CellSamples {
    private let first: Side
    private let last: Side

    /// A interval at one width.
    private struct Side {
        let width: Double
        /// Offsets.
        let lower: Double
        let upper: Double
        let lowerValues: [Double]
        let upperValues: [Double]

        init(_ partition: OffsetPartition, interval: Int) {
            width = partition.width
            lower = partition.intervals[interval].first.width
            upper = partition.intervals[interval].last.width
            lowerValues = partition.intervals[interval].first.values
            upperValues = partition.intervals[interval].last.values
        }

        /// For each point of the offset.
        func rate(_ index: Int) -> Double {
            guard upper > lower else { return 0 }
            let rate = (upperValues[index] - lowerValues[index]) / (upper - lower)
            return abs(rate - rate.rounded()) < Tolerance.rate ? rate.rounded() : rate
        }

        /// Where a line of such a slope through the middle of the interval meets 0.
        func middle(_ index: Int, _ rate: Double) -> Double {
            (lowerValues[index] - rate * lower + upperValues[index] - rate * upper) / 2
        }
    }

    init(_ piece: CellColumn, interval: Int) {
        first = Side(piece.first, interval: interval)
        last = Side(piece.last, interval: interval)
    }

    /// A value as it grows with the width and the offset.
    func value(_ index: Int) -> CellValue {
        let isFirstLonger = first.upper - first.lower > last.upper - last.lower
        let rate = (isFirstLonger ? first : last).rate(index)
        let (a, b) = (first.middle(index, rate), last.middle(index, rate))
        let distance = last.width - first.width
        guard distance > 0, abs(a - b) > Tolerance.rounding else {
            return CellValue(base: Affine(constant: b), offsetRate: rate)
        }
        var widthRate = (b - a) / distance
        if abs(widthRate - widthRate.rounded()) < Tolerance.rate { widthRate = widthRate.rounded() }
        return CellValue(
            base: Affine(rate: widthRate, constant: b - widthRate * last.width), offsetRate: rate)
    }
}
