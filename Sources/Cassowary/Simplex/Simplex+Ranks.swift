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
        if hasNewScales { refactor() } else { begin() }
    }

    /// Assigns levels and tie weights: a constraint's by its place among the active ones, an implicit row's by its
    /// variable.
    mutating func rankRows() {
        var rank = 0
        for row in 0..<rows.count where !rows.isImplicit(row) {
            let level = levels.level(of: rows.priorities[row])
            rows.levels[row] = Int32(truncatingIfNeeded: level)
            rows.tieLevels[row] = Int32(truncatingIfNeeded: level == 0 ? 0 : levels.ties)
            guard rows.isActive(row) else { continue }
            rows.tieWeights[row] = level == 0 ? 0 : rows.weights[row] * Levels.tieWeight(rank: rank)
            rank += 1
        }
        for column in 0..<variableCount {
            let row = Int(implicitRows[column])
            rows.levels[row] = Int32(truncatingIfNeeded: levels.rest)
            rows.tieLevels[row] = Int32(truncatingIfNeeded: levels.order)
            rows.tieWeights[row] = Levels.tieWeight(rank: column)
        }
    }
}
