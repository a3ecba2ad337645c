extension Simplex {
    /// True when no required row outside the basis is violated.
    var isFeasible: Bool {
        for row in 0..<rows.count where rows.positions[row] < 0 && rows.costs[row].level == 0 && rows.isActive(row) {
            let gap = rows.gaps[row]
            let slope = rows.costs[row].slope(on: gap)
            if slope != 0 && !(abs(gap) <= rows.tolerance(of: row)) { return false }
        }
        return true
    }

    /// Whether the required equalities, all of which hold, can be walls: they stand at the first positions.
    var standsOnWalls: Bool {
        for position in 0..<factors.rigidCount where !rows.isRigid(Int(factors.rows[position])) { return false }
        return true
    }

    /// Makes the required rows walls once their penalty is 0; false when it cannot be.
    ///
    /// Multipliers at level 0 that a degenerate vertex has kept are dropped: with no error at level 0 the slopes of
    /// required rows at their kinks may all be 0, and the multipliers with them.
    mutating func settle() -> Bool {
        guard isFeasible else { return false }
        for row in 0..<rows.count where rows.costs[row].level == 0 { rows.slopes[row] = 0 }
        for position in 0..<factors.count where multipliers[position * levels.stride] != 0 {
            multipliers[position * levels.stride] = 0
            price(position)
        }
        isSettled = true
        return true
    }

    /// Begins again from a vertex where the required rows hold, found without regard to the others; false if that
    /// finds none either.
    mutating func restartFromRequired() -> Bool {
        var required = self
        required.own()
        for row in 0..<rows.count where !rows.isRequired(row) && !rows.isImplicit(row) {
            required.rows.costs[row].lower = 0
            required.rows.costs[row].upper = 0
        }
        required.start()
        guard required.optimize(requiredOnly: true) == .optimal else { return false }
        factors = required.factors
        isSettled = true
        refactor()
        return isSettled
    }
}
