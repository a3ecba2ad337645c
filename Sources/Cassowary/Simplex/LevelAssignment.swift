/// Gives rows their levels and tie weights, and remembers which rows have them.
struct LevelAssignment: Sendable {
    /// How many rows and variables have them.
    private var rows = 0
    private var variables = 0
    /// How many of these rows are active constraints.
    private var constraints = 0
    /// The levels in use, as bits.
    private var usedLevels: UInt64 = 1

    /// Assigns them to the rows that have none: the tie weight of a constraint depends on its position among the active
    /// ones, that of an implicit row on its variable.
    ///
    /// Returns false where the levels may not be those of the active rows' priorities; the assignment is then useless.
    @discardableResult
    mutating func assign(_ levels: Levels, to matrix: inout Rows, implicitRows: UncheckedArray<Int32>) -> Bool {
        for row in rows..<matrix.count where !matrix.isImplicit(row) {
            guard assign(levels, to: &matrix, row) else { return false }
        }
        rows = matrix.count
        assignImplicitRows(levels, to: &matrix, implicitRows)
        return levels.realCount < 64 && usedLevels == (1 << UInt64(truncatingIfNeeded: levels.realCount)) - 1
    }

    @inline(__always)
    private mutating func assign(_ levels: Levels, to matrix: inout Rows, _ row: Int) -> Bool {
        let priority = matrix.givens[row].priority
        var cost = matrix.costs[row]
        let level = Self.level(of: priority, last: Int(cost.weights.level), levels)
        cost.weights.level = Int32(truncatingIfNeeded: level)
        cost.weights.tieLevel = level == 0 ? 0 : Int32(truncatingIfNeeded: levels.ties)
        if cost.lower != 0 || cost.upper != 0 {
            guard level == 0 || levels.isInUse(priority, at: level) else { return false }
            usedLevels |= 1 << UInt64(truncatingIfNeeded: level & 63)
            cost.weights.tieWeight = level == 0 ? 0 : cost.weights.weight * Levels.tieWeight(rank: constraints)
            constraints += 1
        }
        matrix.costs[row] = cost
        return true
    }

    /// The level of a row's priority; mostly the one it has had.
    @inline(__always)
    private static func level(of priority: Double, last: Int, _ levels: Levels) -> Int {
        if priority >= Priority.required { return 0 }
        return levels.isInUse(priority, at: last) ? last : levels.level(of: priority)
    }

    private mutating func assignImplicitRows(
        _ levels: Levels, to matrix: inout Rows, _ implicitRows: UncheckedArray<Int32>
    ) {
        let (rest, order) = (Int32(truncatingIfNeeded: levels.rest), Int32(truncatingIfNeeded: levels.order))
        for column in variables..<implicitRows.count {
            let row = Int(implicitRows[column])
            matrix.costs[row].weights.level = rest
            matrix.costs[row].weights.tieLevel = order
            if matrix.costs[row].weights.tieWeight == 0 {
                matrix.costs[row].weights.tieWeight = Levels.tieWeight(rank: column)
            }
        }
        variables = implicitRows.count
    }
}
