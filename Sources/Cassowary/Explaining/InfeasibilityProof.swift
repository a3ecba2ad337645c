/// Required rows that cannot all hold: those with a multiplier or a slope at level 0 prove it (Farkas 1902,
/// doi:10.1515/crll.1902.124.1).
struct InfeasibilityProof {
    /// Ascending.
    var rows: [Int32] = []
    /// Whether each of the rows is known to be needed.
    var isIrreducible = false
}

extension InfeasibilityProof {
    /// Required rows of a simplex that contradict each other; nil where it finds that all of them can hold.
    init?(in simplex: Simplex) {
        var copy = simplex
        copy.own()
        if let proof = InfeasibilityProof(among: InfeasibilityProof(of: &copy).rows, in: simplex) {
            self = proof
            return
        }
        // A multiplier that belongs to the proof was lost to rounding.
        var all: [Int32] = []
        for row in 0..<simplex.rows.count where Self.concerns(row, simplex.rows) {
            all.append(Int32(truncatingIfNeeded: row))
        }
        self.init(among: all, in: simplex)
    }

    /// Those of some required rows that prove them contradictory; nil where they can all hold.
    init?(among members: [Int32], in simplex: Simplex) {
        var part = Subsystem(of: simplex.rows, members.map { Int($0) })
        guard part.simplex.optimize(requiredOnly: true) == .infeasible else { return nil }
        let first = part.simplex.rows.count - members.count
        self.init(of: &part.simplex)
        for index in rows.indices { rows[index] = members[Int(rows[index]) - first] }
    }

    /// An irreducible part of it, by a deletion filter (Chinneck & Dravnieks 1991, doi:10.1287/ijoc.3.2.157).
    ///
    /// Tries to remove twice as many members after each success and half as many after a failure, and ends as soon as a
    /// proof is known to be irreducible: usually the first one is.
    func reduced(in simplex: Simplex) -> InfeasibilityProof {
        var proof = self
        var needed = 0
        var step = 1
        while !proof.isIrreducible && needed < proof.rows.count && proof.rows.count > 1 {
            // The last members first, so that the earliest of several contradictions is kept.
            let end = proof.rows.count - needed
            let removed = max(0, end - step)..<end
            var others = proof.rows
            others.removeSubrange(removed)
            if var smaller = InfeasibilityProof(among: others, in: simplex) {
                let kept = proof.rows.suffix(needed)
                if !smaller.isIrreducible { smaller.rows = smaller.rows.filter { !kept.contains($0) } + kept }
                proof = smaller
                step *= 2
            } else if removed.count > 1 {
                step = removed.count / 2
            } else {
                needed += 1
            }
        }
        return proof
    }

    /// The required rows that take part in the proof that a simplex was left with.
    ///
    /// Even the smallest multiplier counts: a superfluous row costs a test, a missing one invalidates the proof. With
    /// only one row outside the basis the proof is irreducible: the rows of a basis are linearly independent, so no
    /// other combination of these rows is 0, and none of fewer rows (Gleeson & Ryan 1990, doi:10.1287/ijoc.2.1.61).
    private init(of simplex: inout Simplex) {
        if simplex.fixesRigidRows { simplex.refactor(fixingRigidRows: false) }
        var violated = 0
        var least = Double.infinity
        var greatest = 0.0
        for row in 0..<simplex.rows.count where Self.concerns(row, simplex.rows) {
            let position = Int(simplex.rows.positions[row])
            let share =
                position < 0 ? simplex.rows.slopes[row] : simplex.multipliers[position * simplex.levels.stride]
            guard share != 0 else { continue }
            rows.append(Int32(truncatingIfNeeded: row))
            if position < 0 { violated += 1 }
            least = min(least, abs(share))
            greatest = max(greatest, abs(share))
        }
        isIrreducible = violated == 1 && least > greatest * Tolerance.certainMultiplier
    }

    /// Whether a row is that of a required constraint.
    private static func concerns(_ row: Int, _ rows: Rows) -> Bool {
        rows.costs[row].weights.level == 0 && rows.isActive(row) && !rows.isImplicit(row)
    }
}
