extension Solver {
    /// The terms of a constraint that the solver can take, by ascending variable.
    func checkedTerms(of constraint: Constraint) throws(SolverError) -> [(column: Int32, value: Double)] {
        try check(constraint)
        return try checkedTerms(constraint.terms)
    }

    /// The terms by ascending variable, each once, without those that cancel out.
    func checkedTerms(_ given: [Term]) throws(SolverError) -> [(column: Int32, value: Double)] {
        var terms: [(column: Int32, value: Double)] = []
        terms.reserveCapacity(given.count)
        for term in given {
            guard term.coefficient.isFinite else { throw .notFinite }
            guard values.indices.contains(term.variable.index) else { throw .unknownVariable(term.variable) }
            terms.append((Int32(truncatingIfNeeded: term.variable.index), term.coefficient))
        }
        if isAscending(terms) {
            terms.removeAll { $0.value == 0 }
            return terms
        }
        return try summed(terms)
    }

    /// Refuses what needs no look at the terms.
    private func check(_ constraint: Constraint) throws(SolverError) {
        guard constraint.constant.isFinite, constraint.slope.isFinite else { throw .notFinite }
        for slope in constraint.furtherSlopes {
            guard slope.rate.isFinite else { throw .notFinite }
            guard slope.parameter.index < axes.count else { throw .unknownParameter(slope.parameter) }
        }
        guard Priority.isValid(constraint.priority) else { throw .invalidPriority(constraint.priority) }
        guard Weight.isValid(constraint.weight) else { throw .invalidWeight(constraint.weight) }
        guard !constraint.terms.isEmpty else { throw .noTerms }
        guard liveConstraintCount < Capacity.constraints, table.next < Int(Int32.max),
            simplex.rows.columns.count + constraint.terms.count <= Capacity.terms
        else { throw .tooLarge(limit: Capacity.constraints) }
    }

    private func isAscending(_ terms: [(column: Int32, value: Double)]) -> Bool {
        for place in terms.indices.dropFirst() where terms[place - 1].column >= terms[place].column { return false }
        return true
    }

    /// Sorts the terms and sums those of the same variable.
    private func summed(
        _ terms: [(column: Int32, value: Double)]
    ) throws(SolverError) -> [(column: Int32, value: Double)] {
        var sums: [(column: Int32, value: Double)] = []
        sums.reserveCapacity(terms.count)
        for term in terms.sorted(by: { $0.column < $1.column }) {
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
        guard let row = table.row(of: id.index) else { throw .unknownConstraint(id) }
        return row
    }

    // MARK: Solving

    /// Solves for the present constraints and the present parameter from the last vertex or a new one.
    mutating func solveAnew() throws(SolverError) {
        guard simplex.rows.setParameter(parameter) else { throw .notFinite }
        prepare()
        try run()
        for value in simplex.x where !value.isFinite {
            // Nothing good would come of going on from here.
            crashedRowCount = 0
            throw .notFinite
        }
        values = simplex.x
        isChanged = false
    }

    /// Brings the simplex method to a vertex for the rows as they are now: the last one after small changes, else one
    /// from a basis chosen anew.
    mutating func prepare() {
        if 2 * (simplex.rows.count - crashedRowCount) > simplex.rows.count {
            restart()
        } else {
            simplex.resume(hasNewTerms: hasNewTerms, hasNewScales: hasNewScales)
        }
        hasNewTerms = false
        hasNewScales = false
    }

    private mutating func restart() {
        simplex.start()
        crashedRowCount = simplex.rows.count
    }

    /// Optimises, with a second and a third way round the effects of rounding.
    mutating func run() throws(SolverError) {
        var outcome = simplex.optimize()
        if outcome == .infeasible {
            let conflict = findConflict()
            guard conflict.isEmpty, simplex.restartFromRequired() else { throw .unsatisfiable(conflict) }
            // Rounding hid the way to the required rows from the full objective.
            outcome = simplex.optimize()
        }
        if outcome != .optimal {
            restart()
            outcome = simplex.optimize()
        }
        if outcome != .optimal {
            // Otherwise the next call would go on from where this one was lost.
            crashedRowCount = 0
            throw .iterationLimit
        }
    }
}
