extension Solver {
    /// An irreducible set of required constraints that contradict each other, ascending; empty if a second look
    /// finds them satisfiable.
    ///
    /// The rows with a multiplier or a slope at level 0 prove the contradiction (Farkas 1902,
    /// doi:10.1515/crll.1902.124.1); a deletion filter over them leaves a set of which every member is needed (Chinneck
    /// & Dravnieks 1991, doi:10.1287/ijoc.3.2.157). It tries to remove twice as many members after each success and
    /// half as many after a failure, and ends as soon as a proof is known to be irreducible: usually the first one is.
    func findConflict() -> [ConstraintID] {
        var proof = InfeasibilityProof(in: simplex) ?? InfeasibilityProof()
        var needed = 0
        var step = 1
        while !proof.isIrreducible && needed < proof.rows.count && proof.rows.count > 1 {
            // The last members first, so that the earliest of several contradictions is kept.
            let end = proof.rows.count - needed
            let spared = max(0, end - step)..<end
            var others = proof.rows
            others.removeSubrange(spared)
            if var smaller = InfeasibilityProof(among: others, in: simplex) {
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
