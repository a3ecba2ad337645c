extension Solver {
    /// An irreducible set of required constraints that contradict each other, ascending; empty if a second look finds
    /// them satisfiable.
    func findConflict() -> [ConstraintID] {
        let rows = InfeasibilityProof(in: simplex)?.reduced(in: simplex).rows ?? []
        return rows.compactMap { row in
            let constraint = constraintOfRow[Int(row)]
            return constraint < 0 ? nil : ConstraintID(index: Int(constraint))
        }.sorted()
    }
}
