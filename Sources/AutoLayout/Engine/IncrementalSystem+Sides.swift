import Cassowary
import Piecewise

extension IncrementalSystem {
    /// Records the side of its kink for each row, each row that was given up, and each variable's sign.
    ///
    /// The solution is optimal for these sides: wherever all of them are the same, the tight rows determine it, and it
    /// is affine in their constants. The side of a row that was given up counts too: a contradiction holds from some
    /// width on, or on both sides of a width at which the row would hold and changes its side.
    func noteSides(_ trace: inout CertificateLog) {
        trace.reserve(rows.count + solver.solution.count)
        for row in rows.indices {
            let constant = rows[row].constraint.constant
            if !isInForce(row) { trace.note(2) }
            trace.noteSide(of: excess(ofRow: row), tolerance: Tolerance.kink * max(1, abs(constant)))
        }
        for value in solver.solution { trace.noteSide(of: value, tolerance: Tolerance.kink) }
    }
}
