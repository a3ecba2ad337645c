extension Solver {
    /// The constraint's terms by ascending variable, each once, without those that cancel out.
    func checkedTerms(of constraint: Constraint) throws(SolverError) -> [(column: Int32, value: Double)] {
        guard constraint.constant.isFinite, constraint.slope.isFinite else { throw .notFinite }
        guard Priority.isValid(constraint.priority) else { throw .invalidPriority(constraint.priority) }
        var terms: [(column: Int32, value: Double)] = []
        terms.reserveCapacity(constraint.terms.count)
        for term in constraint.terms {
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
        guard rowOfConstraint.indices.contains(id.index), rowOfConstraint[id.index] >= 0
        else { throw .unknownConstraint(id) }
        return Int(rowOfConstraint[id.index])
    }

    // MARK: Solving

    /// Brings the simplex method to a vertex for the rows as they are now: the last one after small changes, else one
    /// from a basis chosen anew.
    mutating func prepare() {
        if deadRowCount > 64 && 2 * deadRowCount > simplex.rows.count { compact() }
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

    /// Drops the rows of removed constraints; the basis has to be chosen anew then.
    private mutating func compact() {
        let old = simplex.rows
        simplex.rows = Rows()
        var rowConstraints: [Int32] = []
        for row in 0..<old.count {
            let constraint = Int(constraintOfRow[row])
            if constraint >= 0 && rowOfConstraint[constraint] < 0 { continue }
            let copy = Int32(truncatingIfNeeded: simplex.rows.appendCopy(of: row, from: old))
            rowConstraints.append(constraintOfRow[row])
            if constraint >= 0 {
                rowOfConstraint[constraint] = copy
            } else {
                simplex.implicitRows[Int(old.columns[Int(old.starts[row])])] = copy
            }
        }
        constraintOfRow = rowConstraints
        deadRowCount = 0
        crashedRowCount = 0
    }
}
