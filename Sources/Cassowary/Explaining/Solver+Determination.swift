extension Solver {
    /// Why a sum has its value: constraints that fix it by themselves, none of which can be spared, from the sum
    /// outwards; nil where the constraints leave it open.
    ///
    /// These alone give the sum its value and leave it no other; without any one of them it would be another or open.
    /// A width is asked for as `[Term(right), Term(left, -1)]`.
    ///
    /// The search starts from the basic rows that the sum depends on, adds those that hold them where they are for as
    /// long as the set does not fix the sum, and thins the set out by a deletion filter (as Chinneck & Dravnieks 1991,
    /// doi:10.1287/ijoc.3.2.157, do for conflicts). Takes about as many small solutions as the set that it starts from
    /// has members.
    /// - Parameter rank: how gladly a constraint is done without, where there is a preference: of several that will do,
    ///   those with lower ranks stay. The search then starts from every constraint that is tight or broken.
    /// - Throws: what `solve()` throws; `notFinite`, `unknownVariable`.
    public mutating func determiningConstraints(
        of sum: [Term], rank: ((ConstraintID) -> Int)? = nil
    ) throws(SolverError) -> [ConstraintID]? {
        let terms = try checkedTerms(sum)
        try solve()
        guard !terms.isEmpty else { return [] }
        let standing = try standing()
        guard try standing.determines(sum) else { return nil }
        var ranks: [Int]?
        if let rank {
            ranks = standing.constraintOfRow.map { $0 < 0 ? 0 : rank(ConstraintID(index: Int($0))) }
        }
        var search = Determination(of: terms, in: standing.simplex, at: solution, ranks: ranks)
        return search.find()?.map { ConstraintID(index: Int(standing.constraintOfRow[$0])) }
    }

    /// Whether the sum has the same value in all optimal solutions.
    private func determines(_ sum: [Term]) throws(SolverError) -> Bool {
        var copy = self
        let quantity = copy.addVariable()
        _ = try copy.addConstraint(Constraint(sum + [Term(quantity, -1)], .equal, 0))
        try copy.solve()
        return !copy.simplex.findAmbiguity()[quantity.index]
    }
}
