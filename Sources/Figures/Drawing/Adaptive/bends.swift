import Piecewise

/// The points between `start` and `end` at which a continuous, piecewise affine function bends, ascending.
///
/// It looks at the middle; where the function is not straight, it follows the sides' slopes to where they meet, and
/// looks at both parts. Two bends closer than a 64th count as one.
func bends(between start: Double, and end: Double, of values: (Double) -> [Double]) -> [Double] {
    var found: [Double] = []
    var pending = [(start, end)]
    while let (low, high) = pending.popLast(), found.count < 64 {
        guard high - low > Tolerance.gridStep, let bend = bend(between: low, and: high, of: values) else { continue }
        found.append(bend)
        pending += [(low, bend), (bend, high)]
    }
    return found.sorted()
}

private func bend(between low: Double, and high: Double, of values: (Double) -> [Double]) -> Double? {
    let step = (high - low) / 1024
    let (a, b, middle) = (values(low), values(high), values((low + high) / 2))
    guard a.count == b.count, a.count == middle.count else { return (low + high) / 2 }
    let faults = a.indices.map { abs((a[$0] + b[$0]) / 2 - middle[$0]) }
    guard let worst = faults.indices.max(by: { faults[$0] < faults[$1] }), faults[worst] > Tolerance.drawnBend else {
        return nil
    }
    let (nextA, nextB) = (values(low + step), values(high - step))
    guard nextA.count == a.count, nextB.count == a.count else { return (low + high) / 2 }
    let (slopeA, slopeB) = ((nextA[worst] - a[worst]) / step, (b[worst] - nextB[worst]) / step)
    guard abs(slopeA - slopeB) > Tolerance.rate else { return (low + high) / 2 }
    let meeting = (b[worst] - a[worst] + slopeA * low - slopeB * high) / (slopeA - slopeB)
    return meeting > low + step / 16 && meeting < high - step / 16 ? meeting : (low + high) / 2
}
