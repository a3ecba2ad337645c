extension Simplex {
    /// True when no required row outside the basis is violated.
    var isFeasible: Bool {
        for row in 0..<rows.count
        where rows.positions[row] < 0 && rows.costs[row].weights.level == 0 && rows.isActive(row) {
            let gap = rows.gaps[row]
            let slope = rows.costs[row].slope(on: gap)
            if slope != 0 && !(abs(gap) <= rows.tolerance(of: row)) { return false }
        }
        return true
    }

    /// Whether the first positions hold required equalities only, so that these can be fixed.
    var hasRigidRowsFirst: Bool {
        for position in 0..<factors.rigidCount where !rows.isRigid(Int(factors.rows[position])) { return false }
        return true
    }

    /// Ends phase one once no required row is violated; false while some are.
    ///
    /// Multipliers at level 0 that remain at a degenerate vertex are set to 0: without violation at level 0 the slopes
    /// of required rows at their kinks may all be 0, and the multipliers with them.
    mutating func enterPhaseTwo() -> Bool {
        guard isFeasible else { return false }
        for row in 0..<rows.count where rows.costs[row].weights.level == 0 { rows.slopes[row] = 0 }
        for position in 0..<factors.count where multipliers[position * levels.stride] != 0 {
            multipliers[position * levels.stride] = 0
            price(position)
        }
        isPhaseTwo = true
        return true
    }

    /// Restarts from a vertex where the required rows hold, found by ignoring all others; false if none is found.
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
        isPhaseTwo = true
        refactor()
        return isPhaseTwo
    }
}
