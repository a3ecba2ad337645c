extension Simplex {
    /// Makes the rows as they are now the ones to optimise, from a first basis.
    mutating func start() {
        rankAll()
        isSettled = false
        crash()
    }

    /// Makes the rows as they are now the ones to optimise, from the present basis; new variables enter it with their
    /// implicit rows.
    mutating func resume(hasNewTerms: Bool, hasNewScales: Bool, hasNewRanks: Bool) {
        if hasNewRanks { ranked = Ranked() }
        if !rankRows() { rankAll() }
        if hasNewTerms || hasNewScales { columns = Columns(of: rows, count: variableCount) }
        while factors.count < variableCount {
            factors.append(
                row: implicitRows[factors.count], column: Int32(truncatingIfNeeded: factors.count))
        }
        isSettled = false
        refactorWithWalls(areRowsAsBefore: !hasNewScales)
    }

    /// Goes on from the present vertex where only right sides have changed.
    ///
    /// The basis stands, and where no other row has come to another side of its kink, so do the multipliers: the vertex
    /// has moved and is still the best.
    mutating func resumeAtNewConstants() {
        let areWallsTight = computeValues()
        var areSlopesAsBefore = true
        for row in 0..<rows.count where rows.positions[row] < 0 {
            let slope = impliedSlope(of: row)
            if slope == rows.slopes[row] { continue }
            rows.slopes[row] = slope
            areSlopesAsBefore = false
        }
        if isSettled && areSlopesAsBefore && isFeasible { return }
        isSettled = false
        if isWalled && !(areWallsTight && standsOnWalls) { return refactor() }
        computeMultipliers()
        priceAll()
    }

    /// What has its level and its tie weight.
    struct Ranked: Sendable {
        var rows = 0
        var variables = 0
        /// How many of the rows are active constraints.
        var constraints = 0
        /// The levels in use, as bits.
        var levels: UInt64 = 1
    }

    private mutating func rankAll() {
        levels = Levels(of: rows)
        ranked = Ranked()
        rankRows()
    }

    /// Assigns levels and tie weights to the rows that have none: to a constraint's by its place among the active ones,
    /// to an implicit row by its variable; false where the levels are perhaps not those of the active rows' priorities,
    /// so that the assignment is of no use.
    @discardableResult
    private mutating func rankRows() -> Bool {
        let ties = Int32(truncatingIfNeeded: levels.ties)
        for row in ranked.rows..<rows.count where !rows.isImplicit(row) {
            let level = level(of: row)
            var cost = rows.costs[row]
            cost.level = Int32(truncatingIfNeeded: level)
            cost.tieLevel = level == 0 ? 0 : ties
            if cost.lower != 0 || cost.upper != 0 {
                guard level == 0 || levels.isInUse(rows.givens[row].priority, at: level) else { return false }
                ranked.levels |= 1 << UInt64(truncatingIfNeeded: level & 63)
                cost.tieWeight = level == 0 ? 0 : cost.weight * Levels.tieWeight(rank: ranked.constraints)
                ranked.constraints += 1
            }
            rows.costs[row] = cost
        }
        ranked.rows = rows.count
        rankImplicitRows()
        return levels.realCount < 64 && ranked.levels == (1 << UInt64(truncatingIfNeeded: levels.realCount)) - 1
    }

    /// The level of a row's priority; mostly the one it has had.
    @inline(__always)
    private func level(of row: Int) -> Int {
        let priority = rows.givens[row].priority
        if priority >= Priority.required { return 0 }
        let last = Int(rows.costs[row].level)
        return levels.isInUse(priority, at: last) ? last : levels.level(of: priority)
    }

    private mutating func rankImplicitRows() {
        let (rest, order) = (Int32(truncatingIfNeeded: levels.rest), Int32(truncatingIfNeeded: levels.order))
        for column in ranked.variables..<variableCount {
            let row = Int(implicitRows[column])
            rows.costs[row].level = rest
            rows.costs[row].tieLevel = order
            if rows.costs[row].tieWeight == 0 { rows.costs[row].tieWeight = Levels.tieWeight(rank: column) }
        }
        ranked.variables = variableCount
    }
}
