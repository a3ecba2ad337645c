import Cassowary
import Piecewise

extension IncrementalSystem {
    /// Whether the values satisfy the rows, except for those given up in contradictions.
    var isSolved: Bool {
        failures.allSatisfy { failure in
            if case .conflict = failure { true } else { false }
        }
    }

    /// Whether the solver holds all rows except those that were given up in explained contradictions.
    var canBeFollowed: Bool {
        failures.allSatisfy { failure in
            if case .conflict(let conflict, _, _) = failure { conflict.members.count > 1 } else { false }
        }
    }

    /// Whether a row is one of those that contradict each other.
    func isInConflict(_ row: Int) -> Bool {
        failures.contains { failure in
            if case .conflict(let conflict, _, _) = failure { conflict.members.contains(row) } else { false }
        }
    }

    /// Whether the rows that contradicted each other still do.
    var conflictsStand: Bool {
        failures.allSatisfy { failure in
            if case .conflict(let conflict, let victim, let proof) = failure {
                proof.map { $0.violation(in: rows) > Tolerance.violation }
                    ?? cannotHold(victim, beside: conflict.members)
            } else {
                false
            }
        }
    }

    /// Whether a row is violated beside others even if it has a priority just below required.
    private func cannotHold(_ row: Int, beside members: [Int]) -> Bool {
        var part = CompactSystem()
        var constraint = rows[row].constraint
        constraint.priority = Self.almostRequired
        do throws(SolverError) {
            for member in members where member != row { try part.add(rows[member].constraint) }
            let id = try part.add(constraint)
            try part.solver.solve()
            return part.solver.violation(of: id) > Tolerance.violation
        } catch { return false }
    }

    /// Just below a required constraint's priority.
    static let almostRequired = 999.999
}
