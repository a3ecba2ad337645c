extension Simplex {
    /// Chooses a first basis: required equalities, then optional rows by level, required inequalities last, implicit
    /// rows for what is left over (a crash basis by stages of elimination).
    mutating func crash() {
        factors = factorized(crashStages())
        columns = Columns(of: rows, count: variableCount)
        for row in 0..<rows.count { rows.slopes[row] = 0 }
        begin()
    }

    /// The factors of a basis of as many of these rows as are independent, the earlier stages first.
    private func factorized(_ stages: [Lane<Int32>]) -> Factorization {
        var elimination = Elimination(of: rows, columnCount: variableCount)
        for stage in stages where !stage.isEmpty { elimination.add(stage: stage) }
        return elimination.finish(implicitRows: implicitRows)
    }

    private func crashStages() -> [Lane<Int32>] {
        var stages = [Lane<Int32>](repeating: [], count: levels.realCount + 1)
        for row in 0..<rows.count where rows.isActive(row) && !rows.isImplicit(row) {
            let number = Int32(truncatingIfNeeded: row)
            let isEquality = rows.lower[row] != 0 && rows.upper[row] != 0
            let isLast = rows.isRequired(row) && !isEquality
            stages[isLast ? levels.realCount : Int(rows.levels[row])].append(number)
        }
        return stages
    }

    /// Factorises the present basis again, with implicit rows in the place of rows that turn out to be dependent.
    mutating func refactor() {
        factors = factorized([factors.rows])
        begin()
    }

    /// Computes the vertex, the slopes and the multipliers of the basis.
    mutating func begin() {
        scratch.resize(rows: rows.count, variables: variableCount, levels: levels.count)
        for row in 0..<rows.count { rows.positions[row] = -1 }
        for position in 0..<factors.count {
            rows.positions[Int(factors.rows[position])] = Int32(truncatingIfNeeded: position)
        }
        computeValues()
        for row in 0..<rows.count where rows.positions[row] < 0 { rows.slopes[row] = impliedSlope(of: row) }
        if isSettled && !isFeasible { isSettled = false }
        computeMultipliers()
        priceAll()
    }

    /// `x` from the basis and the gaps of all other rows.
    mutating func computeValues() {
        for position in 0..<factors.count {
            let constant = rows.constants[Int(factors.rows[position])]
            if constant != 0 { scratch.vector.set(constant, at: position) }
        }
        factors.solve(&scratch.vector)
        for position in 0..<factors.count { x[Int(factors.columns[position])] = scratch.vector.values[position] }
        scratch.vector.clear()
        for row in 0..<rows.count {
            rows.gaps[row] = rows.positions[row] < 0 ? rows.gap(of: row, at: x) : 0
        }
    }

    /// The slope on the row's side of its kink; at the kink the present one, if the row can have it.
    func impliedSlope(of row: Int) -> Double {
        let gap = rows.gaps[row]
        if gap > rows.tolerance(of: row) { return rows.upper[row] }
        if gap < -rows.tolerance(of: row) { return rows.lower[row] }
        if isSettled && rows.levels[row] == 0 { return 0 }
        return max(rows.lower[row], min(rows.upper[row], rows.slopes[row]))
    }

    /// Solves for the multipliers, all levels at once.
    mutating func computeMultipliers() {
        let count = levels.count
        multipliers.reset(to: factors.count * count, filling: 0)
        for row in 0..<rows.count where rows.positions[row] < 0 && rows.slopes[row] != 0 {
            let cost = rows.slopes[row] * rows.weights[row]
            let tieCost = rows.slopes[row] * rows.tieWeights[row]
            let (level, tieLevel) = (Int(rows.levels[row]), Int(rows.tieLevels[row]))
            for entry in rows.terms(of: row) {
                let first = Int(factors.positions[Int(rows.columns[entry])]) * count
                multipliers[first + level] -= cost * rows.values[entry]
                multipliers[first + tieLevel] -= tieCost * rows.values[entry]
            }
        }
        factors.solveTransposed(&multipliers, width: count)
    }

    /// True when the values satisfy the basic rows to working accuracy and agree with the tracked gaps.
    func isAccurate() -> Bool {
        if factors.etas.count == 0 { return true }
        for row in 0..<rows.count where rows.isActive(row) {
            let expected = rows.positions[row] < 0 ? rows.gaps[row] : 0
            let allowed = 1e-3 * rows.tolerance(of: row)
            if !(abs(rows.gap(of: row, at: x) - expected) <= allowed) { return false }
        }
        return true
    }
}
