import Cassowary

extension IncrementalSystem {
    /// Whether the values are those of the rows, be it without some that contradict others.
    package var isSolved: Bool {
        failures.allSatisfy { failure in
            if case .conflict = failure { true } else { false }
        }
    }

    /// Whether the solver holds all rows as they were given but those that contradictions were explained with.
    var canBeFollowed: Bool {
        failures.allSatisfy { failure in
            if case .conflict(let conflict, _) = failure { conflict.members.count > 1 } else { false }
        }
    }

    /// Whether a row was given up because it contradicts others.
    func isGivenUp(_ row: Int) -> Bool {
        failures.contains { failure in
            if case .conflict(_, row) = failure { true } else { false }
        }
    }

    /// Whether the rows that contradicted each other still do.
    var conflictsStand: Bool {
        failures.allSatisfy { failure in
            if case .conflict(let conflict, let victim) = failure {
                cannotHold(victim, beside: conflict.members)
            } else {
                false
            }
        }
    }

    /// Whether a row is broken beside others even where it outranks all but required ones.
    private func cannotHold(_ row: Int, beside members: [Int]) -> Bool {
        var part = CompactSystem()
        var constraint = rows[row].constraint
        constraint.priority = Self.almostRequired
        do throws(SolverError) {
            for member in members where member != row { try part.add(rows[member].constraint) }
            let id = try part.add(constraint)
            try part.solver.solve()
            return part.solver.violation(of: id) > Self.leastViolation
        } catch { return false }
    }

    /// Just below a required constraint's priority.
    static let almostRequired = 999.999
    /// Points; less is the solver's own noise.
    static let leastViolation = 1e-6
}
