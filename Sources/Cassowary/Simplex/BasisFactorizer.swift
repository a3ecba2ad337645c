/// Chooses the rows of a basis, and factorises it: in stages, of which the first takes the required equalities.
struct BasisFactorizer {
    private let rows: Rows
    private let implicitRows: UncheckedArray<Int32>
    /// The basis before.
    private let factors: Factorization

    init(_ simplex: Simplex) {
        rows = simplex.rows
        implicitRows = simplex.implicitRows
        factors = simplex.factors
    }

    /// Rows from which elimination takes a part of the basis.
    private struct Stage {
        /// The positions of those that are in the basis.
        var positions: UncheckedArray<Int32> = []
        var others: UncheckedArray<Int32> = []
    }

    /// A first basis: required equalities, then optional rows by level, required inequalities last, implicit rows for
    /// the remaining columns (a crash basis by stages of elimination).
    func crash(_ levels: Levels) -> Factorization {
        var stages = [Stage](repeating: Stage(), count: levels.realCount + 1)
        for row in 0..<rows.count where rows.isActive(row) && !rows.isImplicit(row) {
            let isLast = rows.isRequired(row) && !rows.isRigid(row)
            let stage = isLast ? levels.realCount : Int(rows.costs[row].weights.level)
            stages[stage].others.append(Int32(truncatingIfNeeded: row))
        }
        return factorize(stages)
    }

    /// The same basis, with implicit rows in place of rows that turn out to be dependent.
    func refactor() -> Factorization {
        var stages = [Stage](repeating: Stage(), count: 2)
        for position in 0..<factors.count {
            let stage = rows.isRigid(Int(factors.rows[position])) ? 0 : 1
            stages[stage].positions.append(Int32(truncatingIfNeeded: position))
        }
        return factorizeAgain(stages)
    }

    /// The same basis with all required equalities in it; new ones replace other rows, preferably inactive ones.
    /// - Parameter areRowsUnchanged: whether the basic rows have the same coefficients as in the last factorisation.
    func refactorWithRigidRows(areRowsUnchanged: Bool) -> Factorization {
        var stages = [Stage](repeating: Stage(), count: 3)
        for position in 0..<factors.count {
            let row = Int(factors.rows[position])
            let isWanted = rows.isActive(row) && !rows.isImplicit(row)
            stages[rows.isRigid(row) ? 0 : isWanted ? 1 : 2].positions.append(Int32(truncatingIfNeeded: position))
        }
        for row in 0..<rows.count where rows.positions[row] < 0 && rows.isRigid(row) {
            stages[0].others.append(Int32(truncatingIfNeeded: row))
        }
        return factorizeAgain(stages, areRowsUnchanged: areRowsUnchanged)
    }

    /// Keeps the order of pivots that the present factors have, as long as it leaves few nonzeros.
    private func factorizeAgain(_ stages: [Stage], areRowsUnchanged: Bool = true) -> Factorization {
        var found = factorize(
            stages, keeping: Elimination.KeptPivots(from: factors, areRowsUnchanged: areRowsUnchanged))
        found.chosenNonzeroCount = factors.chosenNonzeroCount
        return found.isFilledIn ? factorize(stages) : found
    }

    /// The factors of a basis of as many of these rows as are independent, the earlier stages first.
    private func factorize(
        _ stages: [Stage], keeping kept: consuming Elimination.KeptPivots? = nil
    ) -> Factorization {
        var elimination = Elimination(of: rows, columnCount: implicitRows.count)
        var rigidCount = 0
        for (number, stage) in stages.enumerated() {
            var others = stage.others
            others.detach()
            for position in stage.positions where kept?.keep(Int(position), in: &elimination) != true {
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
