extension Simplex {
    /// Factorises the present basis again, with implicit rows in place of rows that turn out to be dependent.
    mutating func refactor(fixingRigidRows: Bool = true) {
        factors = BasisFactorizer(self).refactor()
        begin(fixingRigidRows: fixingRigidRows)
    }

    /// Computes the vertex, the slopes and the multipliers of the basis.
    ///
    /// - Parameter fixingRigidRows: whether to fix required equalities if all of them hold.
    mutating func begin(fixingRigidRows: Bool = true) {
        scratch.resize(rows: rows.count, variables: variableCount, levels: levels.stride)
        for row in 0..<rows.count { rows.positions[row] = -1 }
        for position in 0..<factors.count {
            rows.positions[Int(factors.rows[position])] = Int32(truncatingIfNeeded: position)
        }
        let areRigidRowsTight = computeValues()
        fixesRigidRows = fixingRigidRows && areRigidRowsTight && hasRigidRowsFirst
        for row in 0..<rows.count where rows.positions[row] < 0 { rows.slopes[row] = impliedSlope(of: row) }
        if isPhaseTwo && !isFeasible { isPhaseTwo = false }
        computeMultipliers()
        priceAll()
    }

    /// Computes `x` from the basis, and the gaps of all other rows; returns whether all required equalities hold.
    mutating func computeValues() -> Bool {
        factors.solve(
            &scratch.vector, correction: &scratch.correction, sides: rows.constants, of: rows, from: firstFreePosition)
        for position in 0..<factors.count { x[Int(factors.columns[position])] = scratch.vector.values[position] }
        scratch.vector.clear()
        drifted.reset(to: (rows.count + 63) / 64, filling: factors.etas.count == 0 ? 0 : ~0)
        var areRigidRowsTight = true
        for row in 0..<rows.count {
            guard rows.positions[row] < 0 else {
                rows.gaps[row] = 0
                continue
            }
            let gap = rows.gap(of: row, at: x)
            rows.gaps[row] = gap
            if rows.isRigid(row) && !(abs(gap) <= rows.tolerance(of: row)) { areRigidRowsTight = false }
        }
        return areRigidRowsTight
    }

    /// The slope on the row's side of its kink; at the kink the present one, clamped to the row's interval.
    func impliedSlope(of row: Int) -> Double {
        let (gap, cost) = (rows.gaps[row], rows.costs[row])
        if gap > rows.tolerance(of: row) { return cost.upper }
        if gap < -rows.tolerance(of: row) { return cost.lower }
        if cost.weights.level == 0 && (isPhaseTwo || fixesRigidRows && rows.isRigid(row)) { return 0 }
        return max(cost.lower, min(cost.upper, rows.slopes[row]))
    }

    /// Solves for the multipliers, all levels at once.
    mutating func computeMultipliers() {
        let count = levels.stride
        multipliers.reset(to: factors.count * count, filling: 0)
        for row in 0..<rows.count where rows.positions[row] < 0 && rows.slopes[row] != 0 {
            let shares = rows.slopes[row] * rows.costs[row].weights
            for entry in rows.terms(of: row) {
                let first = Int(factors.positions[Int(rows.columns[entry])]) * count
                multipliers.subtract(rows.values[entry], times: shares, at: first)
            }
        }
        factors.solveTransposed(&multipliers, width: count, from: firstFreePosition)
    }

    /// Whether the values satisfy the basic rows to working accuracy and agree with the tracked gaps.
    func isAccurate() -> Bool {
        if factors.etas.count == 0 { return true }
        for word in 0..<drifted.count {
            var bits = drifted[word]
            while bits != 0 {
                let row = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if row < rows.count && !isAccurate(row) { return false }
            }
        }
        return true
    }

    @inline(__always)
    private func isAccurate(_ row: Int) -> Bool {
        guard Int(rows.costs[row].weights.level) != levels.rest && rows.isActive(row) else { return true }
        let expected = rows.positions[row] < 0 ? rows.gaps[row] : 0
        return abs(rows.gap(of: row, at: x) - expected) <= 1e-3 * rows.tolerance(of: row)
    }
}
