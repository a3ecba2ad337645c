extension Solver {
    /// Checks the constraint and appends its terms by ascending variable, each once, without those that cancel out.
    mutating func appendTerms(of constraint: Constraint) throws(SolverError) {
        try constraint.check()
        guard liveConstraintCount < Capacity.constraints, table.next < Int(Int32.max),
            simplex.rows.columns.count + constraint.terms.count <= Capacity.terms
        else { throw .tooLarge(limit: Capacity.constraints) }
        if constraint.terms.count <= 16 && areSound(constraint.terms) {
            beginChange()
            append(constraint.terms)
        } else {
            let terms = try constraint.terms.ordered(variableCount: variableCount)
            beginChange()
            append(terms)
        }
    }

    /// Whether the terms are of this solver's variables and their sums are certainly finite.
    private func areSound(_ terms: [Term]) -> Bool {
        var size = 0.0
        for term in terms {
            guard term.variable.index < variableCount else { return false }
            size += abs(term.coefficient)
        }
        return size.isFinite
    }

    /// Inserts the terms one by one.
    private mutating func append(_ terms: [Term]) {
        var areSummed = false
        for term in terms where term.coefficient != 0 {
            let column = Int32(truncatingIfNeeded: term.variable.index)
            if simplex.rows.insertTerm(column, term.coefficient) { areSummed = true }
        }
        if areSummed { simplex.rows.dropCancelledTerms() }
    }

    /// Called before every change of the constraints, to stop sharing memory.
    mutating func beginChange() {
        simplex.own()
        isChanged = true
    }

    func row(of id: ConstraintID) throws(SolverError) -> Int {
        guard let row = table.row(of: id.index) else { throw .unknownConstraint(id) }
        return row
    }

    // MARK: Solving

    /// Solves for the present constraints from the last vertex or a new one.
    mutating func solveChanged() throws(SolverError) {
        simplex.own()
        prepare()
        try run()
        for value in simplex.x where !value.isFinite {
            // The next call must not resume from here.
            crashedRowCount = 0
            throw .notFinite
        }
        lastSolution = Array(simplex.x)
        isChanged = false
    }

    /// Finds a vertex to start from: the last one after small changes, else that of a crash basis.
    mutating func prepare() {
        if 2 * (simplex.rows.count - crashedRowCount) > simplex.rows.count {
            restart()
        } else {
            resume()
        }
        hasNewTerms = false
        hasNewScales = false
        hasNewRanks = false
    }

    private mutating func resume() {
        if hasNewTerms || hasNewScales || hasNewRanks {
            simplex.resume(hasNewTerms: hasNewTerms, hasNewScales: hasNewScales, hasNewRanks: hasNewRanks)
        } else {
            simplex.resumeAtNewConstants()
        }
    }

    private mutating func restart() {
        simplex.start()
        crashedRowCount = simplex.rows.count
    }

    /// Optimises, with two fallbacks for the effects of rounding.
    mutating func run() throws(SolverError) {
        var outcome = simplex.optimize()
        if outcome == .infeasible {
            let conflict = findConflict()
            guard conflict.isEmpty, simplex.restartFromRequired() else { throw .unsatisfiable(conflict) }
            // With the full objective, rounding hid that the required rows can hold.
            outcome = simplex.optimize()
        }
        if outcome != .optimal {
            restart()
            outcome = simplex.optimize()
        }
        if outcome != .optimal {
            // The next call must not resume from here.
            crashedRowCount = 0
            throw .iterationLimit
        }
    }
}

extension Constraint {
    /// Checks what does not depend on the solver's variables.
    fileprivate func check() throws(SolverError) {
        guard constant.isFinite else { throw .notFinite }
        guard Priority.isValid(priority) else { throw .invalidPriority(priority) }
        guard Weight.isValid(weight) else { throw .invalidWeight(weight) }
        guard !terms.isEmpty else { throw .noTerms }
    }
}
