extension Simplex {
    /// Computes the vertex, the slopes and the multipliers of the basis.
    ///
    /// - Parameter walled: whether required equalities may be walls, as they are where all of them hold.
    mutating func begin(walled: Bool = true) {
        scratch.resize(rows: rows.count, variables: variableCount, levels: levels.stride)
        for row in 0..<rows.count { rows.positions[row] = -1 }
        for position in 0..<factors.count {
            rows.positions[Int(factors.rows[position])] = Int32(truncatingIfNeeded: position)
        }
        let areWallsTight = computeValues()
        isWalled = walled && areWallsTight && standsOnWalls
        for row in 0..<rows.count where rows.positions[row] < 0 { rows.slopes[row] = impliedSlope(of: row) }
        if isSettled && !isFeasible { isSettled = false }
        computeMultipliers()
        priceAll()
    }

    /// `x` from the basis and the gaps of all other rows; returns whether all required equalities hold.
    mutating func computeValues() -> Bool {
        factors.solve(
            &scratch.vector, correction: &scratch.correction, sides: rows.constants, of: rows, from: firstPliable)
        for position in 0..<factors.count { x[Int(factors.columns[position])] = scratch.vector.values[position] }
        scratch.vector.clear()
        drifted.reset(to: (rows.count + 63) / 64, filling: factors.etas.count == 0 ? 0 : ~0)
        var areWallsTight = true
        for row in 0..<rows.count {
            guard rows.positions[row] < 0 else {
                rows.gaps[row] = 0
                continue
            }
            let gap = rows.gap(of: row, at: x)
            rows.gaps[row] = gap
            if rows.isRigid(row) && !(abs(gap) <= rows.tolerance(of: row)) { areWallsTight = false }
        }
        return areWallsTight
    }

    /// The slope on the row's side of its kink; at the kink the present one, if the row can have it.
    func impliedSlope(of row: Int) -> Double {
        let (gap, cost) = (rows.gaps[row], rows.costs[row])
        if gap > rows.tolerance(of: row) { return cost.upper }
        if gap < -rows.tolerance(of: row) { return cost.lower }
        if cost.level == 0 && (isSettled || isWalled && rows.isRigid(row)) { return 0 }
        return max(cost.lower, min(cost.upper, rows.slopes[row]))
    }

    /// Solves for the multipliers, all levels at once.
    mutating func computeMultipliers() {
        let count = levels.stride
        multipliers.reset(to: factors.count * count, filling: 0)
        for row in 0..<rows.count where rows.positions[row] < 0 && rows.slopes[row] != 0 {
            let cost = rows.costs[row]
            let (share, tieShare) = (rows.slopes[row] * cost.weight, rows.slopes[row] * cost.tieWeight)
            let (level, tieLevel) = (Int(cost.level), Int(cost.tieLevel))
            for entry in rows.terms(of: row) {
                let first = Int(factors.positions[Int(rows.columns[entry])]) * count
                multipliers[first + level] -= share * rows.values[entry]
                multipliers[first + tieLevel] -= tieShare * rows.values[entry]
            }
        }
        factors.solveTransposed(&multipliers, width: count, from: firstPliable)
    }

    /// True when the values satisfy the basic rows to working accuracy and agree with the tracked gaps.
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
        guard Int(rows.costs[row].level) != levels.rest && rows.isActive(row) else { return true }
        let expected = rows.positions[row] < 0 ? rows.gaps[row] : 0
        return abs(rows.gap(of: row, at: x) - expected) <= 1e-3 * rows.tolerance(of: row)
    }
}
