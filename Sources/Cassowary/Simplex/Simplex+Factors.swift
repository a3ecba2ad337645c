extension Simplex {
    /// Rows from which elimination takes a part of the basis.
    private struct Stage {
        /// The positions of those that are in the basis.
        var positions: Lane<Int32> = []
        var others: Lane<Int32> = []
    }

    /// Chooses a first basis: required equalities, then optional rows by level, required inequalities last, implicit
    /// rows for what is left over (a crash basis by stages of elimination).
    mutating func crash() {
        factors = factorized(crashStages())
        columns = Columns(of: rows, count: variableCount)
        for row in 0..<rows.count { rows.slopes[row] = 0 }
        begin()
    }

    private func crashStages() -> [Stage] {
        var stages = [Stage](repeating: Stage(), count: levels.realCount + 1)
        for row in 0..<rows.count where rows.isActive(row) && !rows.isImplicit(row) {
            let isLast = rows.isRequired(row) && !rows.isRigid(row)
            let stage = isLast ? levels.realCount : Int(rows.costs[row].level)
            stages[stage].others.append(Int32(truncatingIfNeeded: row))
        }
        return stages
    }

    /// Factorises the present basis again, with implicit rows in the place of rows that turn out to be dependent.
    mutating func refactor(walled: Bool = true) {
        factors = refactored()
        begin(walled: walled)
    }

    /// New factors of the present basis.
    func refactored() -> Factorization {
        var stages = [Stage](repeating: Stage(), count: 2)
        for position in 0..<factors.count {
            let stage = rows.isRigid(Int(factors.rows[position])) ? 0 : 1
            stages[stage].positions.append(Int32(truncatingIfNeeded: position))
        }
        return factorizedAgain(stages)
    }

    /// Factorises the present basis with all required equalities in it, in the place of other rows where they are new,
    /// rather of those that ask for nothing.
    /// - Parameter areRowsAsBefore: whether the rows that are in the basis have the same coefficients as when it was
    ///   factorised last.
    mutating func refactorWithWalls(areRowsAsBefore: Bool) {
        var stages = [Stage](repeating: Stage(), count: 3)
        for position in 0..<factors.count {
            let row = Int(factors.rows[position])
            let isWanted = rows.isActive(row) && !rows.isImplicit(row)
            stages[rows.isRigid(row) ? 0 : isWanted ? 1 : 2].positions.append(Int32(truncatingIfNeeded: position))
        }
        for row in 0..<rows.count where rows.positions[row] < 0 && rows.isRigid(row) {
            stages[0].others.append(Int32(truncatingIfNeeded: row))
        }
        factors = factorizedAgain(stages, areRowsAsBefore: areRowsAsBefore)
        begin()
    }

    /// New factors with the order of pivots that the present ones have, as far as it is still a good one.
    private func factorizedAgain(_ stages: [Stage], areRowsAsBefore: Bool = true) -> Factorization {
        var kept = Elimination.KeptPivots(from: factors, areRowsAsBefore: areRowsAsBefore)
        var found = factorized(stages) { elimination, position in elimination.keep(position, of: &kept) }
        found.chosenNonzeroCount = factors.chosenNonzeroCount
        return found.isFilledIn ? factorized(stages) : found
    }

    /// The factors of a basis of as many of these rows as are independent, the earlier stages first; the first stage
    /// are the required equalities.
    private func factorized(
        _ stages: [Stage], keeping keep: (inout Elimination, Int) -> Bool = { _, _ in false }
    ) -> Factorization {
        var elimination = Elimination(of: rows, columnCount: variableCount)
        var rigidCount = 0
        for (number, stage) in stages.enumerated() {
            var others = stage.others
            others.detach()
            for position in stage.positions where !keep(&elimination, Int(position)) {
                others.append(factors.rows[Int(position)])
            }
            if !others.isEmpty { elimination.add(stage: others) }
            if number == 0 { rigidCount = elimination.pivotRows.count }
        }
        var found = elimination.finish(implicitRows: implicitRows, rigidCount: rigidCount)
        found.chosenNonzeroCount = found.nonzeroCount
        return found
    }
}
