/// The cost of a unit of violation: a vector over levels that is 0 except at the row's own level and at the one that
/// breaks ties.
struct LevelWeights: BitwiseCopyable, Sendable {
    var weight = 1.0
    var tieWeight = 0.0
    var level: Int32 = 0
    var tieLevel: Int32 = 0

    /// The component at a level.
    @inline(__always)
    subscript(index: Int) -> Double {
        (Int(level) == index ? weight : 0) + (Int(tieLevel) == index ? tieWeight : 0)
    }

    @inline(__always)
    static func * (factor: Double, weights: LevelWeights) -> LevelWeights {
        LevelWeights(
            weight: factor * weights.weight, tieWeight: factor * weights.tieWeight, level: weights.level,
            tieLevel: weights.tieLevel)
    }
}

extension UncheckedArray<Double> {
    /// Adds `factor` times the weights to the vector over levels that begins at `first`.
    @inline(__always)
    mutating func add(_ factor: Double, times weights: LevelWeights, at first: Int) {
        self[first + Int(weights.level)] += factor * weights.weight
        self[first + Int(weights.tieLevel)] += factor * weights.tieWeight
    }

    /// Subtracts `factor` times the weights from the vector over levels that begins at `first`.
    @inline(__always)
    mutating func subtract(_ factor: Double, times weights: LevelWeights, at first: Int) {
        self[first + Int(weights.level)] -= factor * weights.weight
        self[first + Int(weights.tieLevel)] -= factor * weights.tieWeight
    }
}
