import Cassowary

extension RunningSystem {
    /// Notes on which side of its kink each row stands, each row that was given up, and each variable's sign.
    ///
    /// The solution is optimal for these sides: wherever all of them are the same, the rows that hold tightly determine
    /// it, and it grows evenly with their constants.
    func noteSides(_ trace: inout DecisionTrace) {
        trace.reserve(rows.count + solver.solution.count)
        for row in rows.indices {
            let constant = rows[row].constraint.constant
            guard isInForce(row) else {
                trace.note(2)
                continue
            }
            trace.noteSide(of: excess(ofRow: row), tolerance: 1e-8 * max(1, abs(constant)))
        }
        for value in solver.solution { trace.noteSide(of: value, tolerance: 1e-8) }
    }
}
