import AutoLayout
import Piecewise

/// What was sampled about a band: near its stops, at either width.
///
/// It holds the numbers alone, since a band's samples with their trees and texts are dear to copy for each value.
struct CellSamples {
    private let first: Side
    private let last: Side

    /// A band at one width.
    private struct Side {
        let width: Double
        /// Offsets.
        let lower: Double
        let upper: Double
        let lowerValues: [Double]
        let upperValues: [Double]

        init(_ slice: OffsetPartition, band: Int) {
            width = slice.width
            lower = slice.bands[band].first.width
            upper = slice.bands[band].last.width
            lowerValues = slice.bands[band].first.values
            upperValues = slice.bands[band].last.values
        }

        /// For each point of the offset.
        func rate(_ index: Int) -> Double {
            guard upper > lower else { return 0 }
            let rate = (upperValues[index] - lowerValues[index]) / (upper - lower)
            return abs(rate - rate.rounded()) < 1e-9 ? rate.rounded() : rate
        }

        /// Where a line of such a slope through the middle of the band meets 0.
        func middle(_ index: Int, _ rate: Double) -> Double {
            (lowerValues[index] - rate * lower + upperValues[index] - rate * upper) / 2
        }
    }

    init(_ piece: CellColumn, band: Int) {
        first = Side(piece.first, band: band)
        last = Side(piece.last, band: band)
    }

    /// A value as it grows with the width and the offset.
    func value(_ index: Int) -> CellValue {
        let isFirstLonger = first.upper - first.lower > last.upper - last.lower
        let rate = (isFirstLonger ? first : last).rate(index)
        let (a, b) = (first.middle(index, rate), last.middle(index, rate))
        let distance = last.width - first.width
        guard distance > 0, abs(a - b) > 1e-10 else {
            return CellValue(base: Affine(constant: b), offsetRate: rate)
        }
        var widthRate = (b - a) / distance
        if abs(widthRate - widthRate.rounded()) < 1e-9 { widthRate = widthRate.rounded() }
        return CellValue(
            base: Affine(rate: widthRate, constant: b - widthRate * last.width), offsetRate: rate)
    }
}
