/// The thresholds below which a computed number counts as zero.
enum Tolerance {
    /// Of `a·x − b`, relative to max(1, |b|), in the unit of the constants.
    static let gap = 1e-8
    /// How far a multiplier must be outside its interval for a step to be tried; the step checks it with more accuracy.
    static let dualInfeasibility = 1e-13
    /// How far a multiplier is inside its interval before lower levels no longer matter.
    static let margin = 1e-9
    /// How near a freshly computed multiplier is to an end of its interval for its edge to be looked at.
    static let flat = 1e-6
    /// Of the slope along an edge, relative to the sum of its terms' magnitudes.
    static let slope = 1e-11
    /// Of a component of the direction of a step, relative to the largest.
    static let direction = 1e-12
    /// Of an entry of `A d`, relative to the sum of its terms' magnitudes: a row moved by less counts as not moved.
    static let motion = 1e-11
    /// Of the difference between a pivot computed by row and by column, relative to the pivot.
    static let agreement = 1e-6
    /// Of an entry after elimination, relative to its row: a smaller one is dropped.
    static let cancellation = 1e-11
    /// Of a pivot, relative to its row: a row with nothing larger depends on the rows before it.
    static let pivot = 1e-9
    /// A pivot has at least this part of the largest entry in its row.
    static let threshold = 0.1
    /// Of a multiplier, relative to the largest of its proof: a larger one is not a rounding error.
    static let certainMultiplier = 1e-6
    /// Of a component of a solved vector.
    static let component = 1e-14
}

/// The limits of a priority.
enum Priority {
    static let required = 1000.0
    /// Below every priority that can be given.
    static let tieBreak = -1.0

    static func isValid(_ priority: Double) -> Bool { priority > 0 && priority <= required }
}

/// The limits of a weight: multipliers are compared with absolute tolerances, for which far larger or smaller weights
/// would not be on scale.
enum Weight {
    static func isValid(_ weight: Double) -> Bool { weight >= 1e-3 && weight <= 1e3 }
}

/// The size limits of a solver: row numbers and term indices fit into 32 bits.
enum Capacity {
    static let constraints = 1_000_000
    static let terms = 256 * constraints
}
