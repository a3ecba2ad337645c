extension Simplex {
    /// Prepares the present rows for optimisation from a crash basis.
    mutating func start() {
        assignAllLevels()
        isPhaseTwo = false
        factors = BasisFactorizer(self).crash(levels)
        columns = Columns(of: rows, count: variableCount)
        for row in 0..<rows.count { rows.slopes[row] = 0 }
        begin()
    }

    /// Prepares the present rows for optimisation from the present basis; new variables enter it with their implicit
    /// rows.
    mutating func resume(hasNewTerms: Bool, hasNewScales: Bool, hasNewRanks: Bool) {
        if hasNewRanks { assignment = LevelAssignment() }
        if !assignment.assign(levels, to: &rows, implicitRows: implicitRows) { assignAllLevels() }
        if hasNewTerms || hasNewScales { columns = Columns(of: rows, count: variableCount) }
        while factors.count < variableCount {
            factors.append(
                row: implicitRows[factors.count], column: Int32(truncatingIfNeeded: factors.count))
        }
        isPhaseTwo = false
        factors = BasisFactorizer(self).refactorWithRigidRows(areRowsUnchanged: !hasNewScales)
        begin()
    }

    /// Resumes from the present vertex where only right sides have changed.
    ///
    /// The basis stays, and unless a row has crossed its kink, so do the multipliers: the vertex has moved and is still
    /// optimal.
    mutating func resumeAtNewConstants() {
        let areRigidRowsTight = computeValues()
        var areSlopesAsBefore = true
        for row in 0..<rows.count where rows.positions[row] < 0 {
            let slope = impliedSlope(of: row)
            if slope == rows.slopes[row] { continue }
            rows.slopes[row] = slope
            areSlopesAsBefore = false
        }
        if isPhaseTwo && areSlopesAsBefore && isFeasible { return }
        isPhaseTwo = false
        if fixesRigidRows && !(areRigidRowsTight && hasRigidRowsFirst) { return refactor() }
        computeMultipliers()
        priceAll()
    }

    private mutating func assignAllLevels() {
        levels = Levels(of: rows)
        assignment = LevelAssignment()
        assignment.assign(levels, to: &rows, implicitRows: implicitRows)
    }
}
