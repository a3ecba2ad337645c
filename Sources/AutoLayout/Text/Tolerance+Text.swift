import Piecewise

// The tolerances of texts and pixels.
extension Tolerance {
    /// Of a length in pixels: what exceeds a whole pixel by less takes no further one.
    static let pixel = 1e-6
    /// Widths that are nearer to where lines change are measured again, points.
    static let lineBreak = 1e-9
    /// How far behind a width at which lines change the next lines are measured, points.
    static let behindLineBreak = 1e-10
}
