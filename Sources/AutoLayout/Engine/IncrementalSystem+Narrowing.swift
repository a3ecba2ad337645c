import Cassowary

extension IncrementalSystem {
    /// The contradiction that is easiest to explain: an irreducible subset of `members` and of the rows that always
    /// hold, which are imposed sizes and nonnegative sizes.
    ///
    /// The solver's set is irreducible too, but where two contradictions overlap it may go through the other one
    /// instead of ending at the screen's edge.
    mutating func narrowed(_ conflict: [Int]) -> [Int] {
        guard conflict.count <= Self.narrowingLimit else { return conflict }
        let members = conflict.sorted()
        let given = rowsGiven(for: members)
        let candidates = members + given
        let question = NarrowedConflicts.Question(
            constraints: candidates.map { rows[$0].constraint }, alwaysHolds: members.map(given.contains))
        if let needed = narrowings.needed(question) { return needed.map { candidates[$0] }.sorted() }
        let needed = narrow(members, given)
        narrowings.note(needed.compactMap(candidates.firstIndex), for: question)
        return needed.sorted()
    }

    private func narrow(_ members: [Int], _ given: [Int]) -> [Int] {
        let others = members.filter { !given.contains($0) }
        var proof = members
        let kept = reduced(others, beside: given, proof: &proof)
        // The solver's set is irreducible: where all of these are needed, so are the given ones in it, and no other.
        guard kept.count < others.count else { return members }
        return kept + reduced(given, beside: kept, proof: &proof)
    }

    /// The required rows that impose a size or a place, or say that a variable of `members` is not below 0.
    func rowsGiven(for members: [Int]) -> [Int] {
        var variables: [Variable] = []
        for member in members {
            for term in rows[member].constraint.terms where !variables.contains(term.variable) {
                variables.append(term.variable)
            }
        }
        return positionsInForce.filter { rows[$0].isRequired && rows[$0].isGiven(for: variables) }
    }

    /// The largest set that is narrowed: each member costs a solution, and nobody reads a longer explanation.
    private static let narrowingLimit = 100

    /// Those of `positions` that are needed for a contradiction with `fixed`; the last ones are removed first.
    ///
    /// `proof` is a contradiction among all of them, in the end among those that are left: what is not in it is not needed.
    private func reduced(_ positions: [Int], beside fixed: [Int], proof: inout [Int]) -> [Int] {
        var kept = positions
        for position in positions.reversed() {
            let rest = kept.filter { $0 != position }
            if proof.contains(position) {
                guard let smaller = contradiction(among: fixed + rest) else { continue }
                proof = smaller
            }
            kept = rest
        }
        return kept
    }

    /// Those of `positions` that contradict each other; nil where all can hold.
    private func contradiction(among positions: [Int]) -> [Int]? {
        var part = CompactSystem()
        var ids: [ConstraintID] = []
        do throws(SolverError) {
            for position in positions { ids.append(try part.add(rows[position].constraint)) }
            try part.solver.solve()
            return nil
        } catch .unsatisfiable(let contradiction) {
            return zip(positions, ids).filter { contradiction.contains($1) }.map { $0.0 }
        } catch {
            return nil
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
