extension Solver {
    /// An irreducible set of required constraints that contradict each other, ascending; empty if a second look
    /// finds them satisfiable.
    ///
    /// The rows with a multiplier or a slope at level 0 prove the contradiction (Farkas 1902, doi:10.1515/crll.1902.124.1);
    /// a deletion filter over them leaves a set of which every member is needed (Chinneck & Dravnieks 1991,
    /// doi:10.1287/ijoc.3.2.157). It tries to spare twice as many members after each success and half as many after a
    /// failure, and ends as soon as a proof shows that it needs all its rows: mostly the first one does.
    func findConflict() -> [ConstraintID] {
        var proof = simplex.contradiction() ?? InfeasibilityProof()
        var needed = 0
        var step = 1
        while !proof.isIrreducible && needed < proof.rows.count && proof.rows.count > 1 {
            // The last member first: the earliest of several contradictions is kept.
            let end = proof.rows.count - needed
            let spared = max(0, end - step)..<end
            var others = proof.rows
            others.removeSubrange(spared)
            if var smaller = simplex.contradiction(among: others) {
                let kept = proof.rows.suffix(needed)
                if !smaller.isIrreducible { smaller.rows = smaller.rows.filter { !kept.contains($0) } + kept }
                proof = smaller
                step *= 2
            } else if spared.count > 1 {
                step = spared.count / 2
            } else {
                needed += 1
            }
        }
        let members = proof.rows
        var ids: [ConstraintID] = []
        for row in members where constraintOfRow[Int(row)] >= 0 {
            ids.append(ConstraintID(index: Int(constraintOfRow[Int(row)])))
        }
        return ids.sorted()
    }
}

/// Required rows that cannot all hold.
struct InfeasibilityProof {
    /// Ascending.
    var rows: [Int32] = []
    /// Whether each of the rows is known to be needed; false where that is not known.
    var isIrreducible = false
}

extension Simplex {
    /// Required rows that contradict each other, or nil.
    func contradiction() -> InfeasibilityProof? {
        var proof = self
        proof.own()
        if let members = contradiction(among: proof.infeasibilityProof().rows) { return members }
        // A multiplier that belongs to the proof was lost in rounding.
        var all: [Int32] = []
        for row in 0..<rows.count where rows.costs[row].level == 0 && rows.isActive(row) && !rows.isImplicit(row) {
            all.append(Int32(truncatingIfNeeded: row))
        }
        return contradiction(among: all)
    }

    /// The required rows that take part in the proof of infeasibility.
    ///
    /// Even the smallest multiplier counts: a row too many costs a test, a row too few the proof. With one row only
    /// outside the basis the proof is irreducible: the rows of a basis are linearly independent, so that no other
    /// combination of these rows comes to 0, and none of fewer (Gleeson & Ryan 1990, doi:10.1287/ijoc.2.1.61).
    mutating func infeasibilityProof() -> InfeasibilityProof {
        if isWalled { refactor(walled: false) }
        var proof = InfeasibilityProof()
        var violated = 0
        var least = Double.infinity
        var greatest = 0.0
        for row in 0..<rows.count where rows.costs[row].level == 0 && rows.isActive(row) && !rows.isImplicit(row) {
            let position = Int(rows.positions[row])
            let share = position < 0 ? rows.slopes[row] : multipliers[position * levels.stride]
            guard share != 0 else { continue }
            proof.rows.append(Int32(truncatingIfNeeded: row))
            if position < 0 { violated += 1 }
            least = min(least, abs(share))
            greatest = max(greatest, abs(share))
        }
        proof.isIrreducible = violated == 1 && least > greatest * Tolerance.certainMultiplier
        return proof
    }

    /// What of these required rows proves them contradictory, or nil if they can all hold.
    func contradiction(among members: [Int32]) -> InfeasibilityProof? {
        var part = Part(of: rows, members.map { Int($0) })
        guard part.simplex.optimize(requiredOnly: true) == .infeasible else { return nil }
        let first = part.simplex.rows.count - members.count
        var proof = part.simplex.infeasibilityProof()
        for index in proof.rows.indices { proof.rows[index] = members[Int(proof.rows[index]) - first] }
        return proof
    }
}
