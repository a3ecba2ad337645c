import Piecewise

extension Affine {
    /// Whether it is drawn as the same at every width.
    var isConstant: Bool { abs(rate) < Tolerance.drawing }

    /// Whether it is drawn as `other` at every width.
    func isNearly(_ other: Affine) -> Bool {
        abs(rate - other.rate) < Tolerance.drawing && abs(constant - other.constant) < Tolerance.drawnConstant
    }
}
