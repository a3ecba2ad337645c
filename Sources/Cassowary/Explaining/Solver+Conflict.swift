extension Solver {
    /// An irreducible set of required constraints that contradict each other, ascending; empty if a second look
    /// finds them satisfiable.
    ///
    /// The rows with a multiplier or a slope at level 0 prove the contradiction (Farkas 1902, doi:10.1515/crll.1902.124.1);
    /// a deletion filter over them leaves a set of which every member is needed (Chinneck & Dravnieks 1991,
    /// doi:10.1287/ijoc.3.2.157). Takes as many small solutions as the proof has members.
    func findConflict() -> [ConstraintID] {
        var members = simplex.contradiction() ?? []
        var needed = 0
        while needed < members.count && members.count > 1 {
            // The last member first: the earliest of several contradictions is kept.
            var others = members
            others.remove(at: members.count - 1 - needed)
            if let proof = simplex.contradiction(among: others) {
                let kept = members.suffix(needed)
                members = proof.filter { !kept.contains($0) } + kept
            } else {
                needed += 1
            }
        }
        var ids: [ConstraintID] = []
        for row in members where constraintOfRow[Int(row)] >= 0 {
            ids.append(ConstraintID(index: Int(constraintOfRow[Int(row)])))
        }
        return ids.sorted()
    }
}

extension Simplex {
    /// Required rows that contradict each other, ascending, or nil.
    func contradiction() -> [Int32]? {
        var proof = self
        proof.own()
        if let members = contradiction(among: proof.provingRows()) { return members }
        // A multiplier that belongs to the proof was lost in rounding.
        var all: [Int32] = []
        for row in 0..<rows.count where rows.levels[row] == 0 && rows.isActive(row) && !rows.isImplicit(row) {
            all.append(Int32(truncatingIfNeeded: row))
        }
        return contradiction(among: all)
    }

    /// The required rows that take part in the proof of infeasibility, ascending.
    ///
    /// Even the smallest multiplier counts: a row too many costs a test, a row too few the proof.
    mutating func provingRows() -> [Int32] {
        if isWalled { refactor(walled: false) }
        var found: [Int32] = []
        for row in 0..<rows.count where rows.levels[row] == 0 && rows.isActive(row) && !rows.isImplicit(row) {
            let position = Int(rows.positions[row])
            let share = position < 0 ? rows.slopes[row] : multipliers[position * levels.count]
            if share != 0 { found.append(Int32(truncatingIfNeeded: row)) }
        }
        return found
    }

    /// The rows that prove these required rows contradictory, a subset of them, or nil if they can all hold.
    func contradiction(among members: [Int32]) -> [Int32]? {
        var part = Part(of: rows, members.map { Int($0) })
        guard part.simplex.optimize(requiredOnly: true) == .infeasible else { return nil }
        let first = part.simplex.rows.count - members.count
        var found: [Int32] = []
        for row in part.simplex.provingRows() { found.append(members[Int(row) - first]) }
        return found
    }
}
