extension [Term] {
    /// The terms by ascending variable, each once; the array itself if it already is in order.
    /// - Throws: `notFinite`, `unknownVariable`.
    func ordered(variableCount: Int) throws(SolverError) -> [Term] {
        var isAscending = true
        var last = -1
        for term in self {
            guard term.coefficient.isFinite else { throw .notFinite }
            guard term.variable.index < variableCount else { throw .unknownVariable(term.variable) }
            isAscending = isAscending && term.variable.index > last
            last = term.variable.index
        }
        return isAscending ? self : try summed()
    }

    /// Sorts the terms and sums those of the same variable.
    private func summed() throws(SolverError) -> [Term] {
        var sums: [Term] = []
        sums.reserveCapacity(count)
        for term in sorted(by: { $0.variable < $1.variable }) {
            if let last = sums.last, last.variable == term.variable {
                sums[sums.count - 1].coefficient += term.coefficient
            } else {
                sums.append(term)
            }
        }
        for term in sums where !term.coefficient.isFinite { throw .notFinite }
        return sums
    }
}
