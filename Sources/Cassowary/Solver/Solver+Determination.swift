extension Solver {
    /// Why a sum has its value: an irreducible set of constraints that determine it, from the sum outwards; nil where
    /// the constraints leave it open.
    ///
    /// These alone determine the value; without any one of them it would be different or undetermined. For a width, ask
    /// for `[Term(right), Term(left, -1)]`.
    ///
    /// The search starts from the basic rows that the sum depends on, adds the rows that keep these tight until the set
    /// determines the sum, and reduces the set by a deletion filter (as Chinneck & Dravnieks 1991,
    /// doi:10.1287/ijoc.3.2.157, do for conflicts). Takes about one small solution for each member of the set before it
    /// is reduced.
    /// - Parameter rank: the removal preference, if there is one: of several sufficient constraints those with higher
    ///   ranks are removed first. The search then starts from every constraint that is tight or broken.
    /// - Throws: what `solve()` throws; `notFinite`, `unknownVariable`.
    public mutating func determiningConstraints(
        of sum: [Term], rank: ((ConstraintID) -> Int)? = nil
    ) throws(SolverError) -> [ConstraintID]? {
        let terms = try sum.ordered(variableCount: variableCount).filter { $0.coefficient != 0 }
            .map { (column: Int32(truncatingIfNeeded: $0.variable.index), value: $0.coefficient) }
        try solve()
        guard !terms.isEmpty else { return [] }
        guard try determines(sum) else { return nil }
        var ranks: [Int]?
        if let rank {
            ranks = constraintOfRow.map { $0 < 0 ? 0 : rank(ConstraintID(index: Int($0))) }
        }
        var search = Determination(of: terms, in: simplex, at: solution, ranks: ranks)
        return search.find()?.map { ConstraintID(index: Int(constraintOfRow[$0])) }
    }

    /// Whether the sum has the same value in all optimal solutions.
    private func determines(_ sum: [Term]) throws(SolverError) -> Bool {
        var copy = self
        let quantity = copy.addVariable()
        _ = try copy.addConstraint(Constraint(sum + [Term(quantity, -1)], .equal, 0))
        try copy.solve()
        return !OptimalFace.ambiguity(of: copy.simplex)[quantity.index]
    }
}
