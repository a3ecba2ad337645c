import Piecewise

// The tolerances of the layout engine, in points unless said otherwise.
extension Tolerance {
    /// Of a row: one with a larger violation is broken, and two solutions that differ by more are different.
    static let violation = 1e-6
    /// Of a constraint of an author: a smaller violation is not visible.
    static let visible = 1e-4
    /// Of insets, offsets and widths between two passes: with smaller differences the system is at its fixpoint.
    static let fixpoint = 1e-7
    /// Of a length in pixels: what exceeds a whole pixel by less takes no further one.
    static let pixel = 1e-6
    /// Widths that are nearer to where lines change are measured again.
    static let lineBreak = 1e-9
    /// How far behind a width at which lines change the next lines are measured.
    static let behindLineBreak = 1e-10
}
