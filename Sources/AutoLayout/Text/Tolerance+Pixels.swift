import Piecewise

extension Tolerance {
    /// Of a length in pixels: what exceeds a whole pixel by less takes no further one.
    static let pixel = 1e-6
}
