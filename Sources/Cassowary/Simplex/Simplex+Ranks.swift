extension Simplex {
    /// Makes the rows as they are now the ones to optimise, from a first basis.
    mutating func start() {
        levels = Levels(of: rows)
        rankRows()
        isSettled = false
        crash()
    }

    /// Makes the rows as they are now the ones to optimise, from the present basis; new variables enter it with their
    /// implicit rows.
    mutating func resume(hasNewTerms: Bool, hasNewScales: Bool) {
        levels = Levels(of: rows)
        rankRows()
        if hasNewTerms || hasNewScales { columns = Columns(of: rows, count: variableCount) }
        while factors.count < variableCount {
            factors.append(
                row: implicitRows[factors.count], column: Int32(truncatingIfNeeded: factors.count))
        }
        isSettled = false
        refactorWithWalls()
    }

    /// Goes on from the present vertex where only right sides have changed.
    ///
    /// The basis stands, and where no other row has come to another side of its kink, so do the multipliers: the vertex
    /// has moved and is still the best.
    mutating func resumeAtNewConstants() {
        computeValues()
        var areSlopesAsBefore = true
        for row in 0..<rows.count where rows.positions[row] < 0 {
            let slope = impliedSlope(of: row)
            if slope == rows.slopes[row] { continue }
            rows.slopes[row] = slope
            areSlopesAsBefore = false
        }
        if isSettled && areSlopesAsBefore && isFeasible { return }
        isSettled = false
        if isWalled && !standsOnWalls { return refactor() }
        computeMultipliers()
        priceAll()
    }

    /// Assigns levels and tie weights: a constraint's by its place among the active ones, an implicit row's by its
    /// variable.
    mutating func rankRows() {
        var rank = 0
        var (priority, level) = (Priority.required, 0)
        for row in 0..<rows.count where !rows.isImplicit(row) {
            if rows.givens[row].priority != priority {
                priority = rows.givens[row].priority
                level = levels.level(of: priority)
            }
            rows.costs[row].level = Int32(truncatingIfNeeded: level)
            rows.costs[row].tieLevel = Int32(truncatingIfNeeded: level == 0 ? 0 : levels.ties)
            guard rows.isActive(row) else { continue }
            rows.costs[row].tieWeight = level == 0 ? 0 : rows.costs[row].weight * Levels.tieWeight(rank: rank)
            rank += 1
        }
        for column in 0..<variableCount {
            let row = Int(implicitRows[column])
            rows.costs[row].level = Int32(truncatingIfNeeded: levels.rest)
            rows.costs[row].tieLevel = Int32(truncatingIfNeeded: levels.order)
            if rows.costs[row].tieWeight == 0 { rows.costs[row].tieWeight = Levels.tieWeight(rank: column) }
        }
    }
}
