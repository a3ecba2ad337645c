import Piecewise

// The tolerances of systems, points.
extension Tolerance {
    /// Of a row: one with a larger violation is broken, and two solutions that differ by more are different.
    static let violation = 1e-6
    /// Of a constraint of an author: a smaller violation is not visible.
    static let visible = 1e-4
    /// Of insets, offsets and widths between two passes: with smaller differences the system is at its fixpoint.
    static let fixpoint = 1e-7
}
