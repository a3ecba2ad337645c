import Cassowary

extension IncrementalSystem {
    /// The contradiction that is easiest to explain: an irreducible subset of `members` and of the rows that always
    /// hold, which are imposed sizes and nonnegative sizes.
    ///
    /// The solver's set is irreducible too, but where two contradictions overlap it may go through the other one
    /// instead of ending at the screen's edge.
    func narrowed(_ members: [Int]) -> [Int] {
        guard members.count <= Self.narrowingLimit else { return members }
        var variables: [Variable] = []
        for member in members {
            for term in rows[member].constraint.terms where !variables.contains(term.variable) {
                variables.append(term.variable)
            }
        }
        let given = positionsInForce.filter { rows[$0].isRequired && rows[$0].isGiven(for: variables) }
        let others = members.filter { !given.contains($0) }.sorted()
        let kept = reduced(others, beside: given)
        // The solver's set is irreducible: where all of these are needed, so are the given ones in it, and no other.
        guard kept.count < others.count else { return members }
        return (kept + reduced(given, beside: kept)).sorted()
    }

    /// The largest set that is narrowed: each member costs a solution, and nobody reads a longer explanation.
    private static let narrowingLimit = 100

    /// Those of `positions` that are needed for a contradiction with `fixed`; the last ones are removed first.
    private func reduced(_ positions: [Int], beside fixed: [Int]) -> [Int] {
        var kept = positions
        for position in positions.reversed() {
            let rest = kept.filter { $0 != position }
            if isContradictory(fixed + rest) { kept = rest }
        }
        return kept
    }

    private func isContradictory(_ positions: [Int]) -> Bool {
        var part = CompactSystem()
        do throws(SolverError) {
            for position in positions { try part.add(rows[position].constraint) }
            try part.solver.solve()
            return false
        } catch .unsatisfiable {
            return true
        } catch {
            return false
        }
    }
}

extension SystemRow {
    /// Whether it gives the root of the system its place or size, or says that one of `variables` is not below 0.
    fileprivate func isGiven(for variables: [Variable]) -> Bool {
        switch identifier {
        case Identifier.nonNegative: constraint.terms.contains { variables.contains($0.variable) }
        case Identifier.encapsulatedWidth, Identifier.encapsulatedHeight, Identifier.temporaryWidth,
            Identifier.temporaryHeight, Identifier.rootOrigin:
            true
        default: false
        }
    }
}
