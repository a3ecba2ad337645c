extension Solver {
    /// The constraint's terms by ascending variable, each once, without those that cancel out.
    func checkedTerms(of constraint: Constraint) throws(SolverError) -> [(column: Int32, value: Double)] {
        guard constraint.constant.isFinite else { throw .notFinite }
        guard Priority.isValid(constraint.priority) else { throw .invalidPriority(constraint.priority) }
        var terms: [(column: Int32, value: Double)] = []
        terms.reserveCapacity(constraint.terms.count)
        for term in constraint.terms {
            guard term.coefficient.isFinite else { throw .notFinite }
            guard values.indices.contains(term.variable.index) else { throw .unknownVariable(term.variable) }
            terms.append((Int32(truncatingIfNeeded: term.variable.index), term.coefficient))
        }
        terms.sort { $0.column < $1.column }
        var sums: [(column: Int32, value: Double)] = []
        sums.reserveCapacity(terms.count)
        for term in terms {
            if let last = sums.last, last.column == term.column {
                sums[sums.count - 1].value += term.value
            } else {
                sums.append(term)
            }
        }
        sums.removeAll { $0.value == 0 }
        for term in sums where !term.value.isFinite { throw .notFinite }
        return sums
    }

    func row(of id: ConstraintID) throws(SolverError) -> Int {
        guard rowOfConstraint.indices.contains(id.index), rowOfConstraint[id.index] >= 0
        else { throw .unknownConstraint(id) }
        return Int(rowOfConstraint[id.index])
    }
}
