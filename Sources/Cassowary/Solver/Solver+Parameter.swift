extension Solver {
    /// Gives a parameter a value; the values change with the next `solve()`.
    ///
    /// Solving after nothing but one parameter has changed walks from piece to piece by dual steps and keeps what it
    /// finds: inside the same piece it costs a comparison, inside those known so far a search. Values are worked out as
    /// they are read. Going on with another parameter than before costs a solution from the present basis, the first time
    /// with these values of the others.
    /// - Throws: `notFinite`, `unknownParameter`.
    public mutating func setParameter(_ value: Double, of which: Parameter = .first) throws(SolverError) {
        guard value.isFinite && which.index == axes.current else { return try setOther(value, of: which) }
        parameter = value
    }

    @inline(never)
    private mutating func setOther(_ value: Double, of which: Parameter) throws(SolverError) {
        guard value.isFinite else { throw .notFinite }
        guard which.index < axes.count else { throw .unknownParameter(which) }
        axes.set(value, at: which.index)
    }

    /// The piece around the parameter, with every value as `rate × parameter + constant`; other parameters are held.
    ///
    /// Solves first if something has changed.
    /// - Throws: what `solve()` throws; `unknownParameter`.
    public mutating func currentPiece(along which: Parameter = .first) throws(SolverError) -> Piece {
        try solve(along: which)
        let found = map.findWhole(parameter, from: simplex)
        if map.hasGivenUp { throw .iterationLimit }
        guard let place = found else { throw .unsatisfiable(boundingConstraints()) }
        return map.pieces[place]
    }

    /// How the variable's value depends on the parameter in the current piece, and where that piece ends.
    ///
    /// Solves first if something has changed.
    /// - Throws: what `solve()` throws; `unknownParameter`.
    public mutating func valueMap(
        of variable: Variable, along which: Parameter = .first
    ) throws(SolverError) -> (rate: Double, constant: Double, range: ClosedRange<Double>) {
        let piece = try currentPiece(along: which)
        let map = piece.map(of: variable)
        return (map.rate, map.constant, piece.range)
    }

    /// The pieces over a range of the parameter, ascending, other parameters held; they cover as much of it as is
    /// feasible.
    ///
    /// Solves first if something has changed. Takes a dual step for each row that turns on the way.
    /// - Throws: what `solve()` throws; `unknownParameter`.
    public mutating func pieces(
        over range: ClosedRange<Double>, along which: Parameter = .first
    ) throws(SolverError) -> [Piece] {
        try solve(along: which)
        map.extend(to: range.lowerBound, from: simplex)
        map.extend(to: range.upperBound, from: simplex)
        if map.hasGivenUp { throw .iterationLimit }
        return map.pieces.filter { $0.range.overlaps(range) }
    }

    /// Where the parameter lets the required constraints hold, other parameters held, with the constraints that end the
    /// range below and above; infinite, and without constraints, where nothing ends it.
    ///
    /// Solves first if something has changed. Walks the whole range.
    /// - Throws: what `solve()` throws; `unknownParameter`.
    public mutating func feasibleParameters(along which: Parameter = .first) throws(SolverError) -> (
        range: ClosedRange<Double>, lowerBound: [ConstraintID], upperBound: [ConstraintID]
    ) {
        try solve(along: which)
        map.extend(to: -.infinity, from: simplex)
        map.extend(to: .infinity, from: simplex)
        if map.hasGivenUp { throw .iterationLimit }
        let low = map.pieces.first?.range.lowerBound ?? parameter
        let high = map.pieces.last?.range.upperBound ?? parameter
        return (low...max(low, high), constraints(of: map.lowerBound), constraints(of: map.upperBound))
    }

    // MARK: Following the parameter

    /// Brings the values up to the parameter after nothing else has changed.
    @inline(never)
    mutating func follow() throws(SolverError) {
        guard let place = map.findKnown(parameter) ?? map.find(parameter, from: simplex) else {
            guard map.hasGivenUp else { throw .unsatisfiable(boundingConstraints()) }
            isChanged = true
            return try solve()
        }
        guard let solution = Solution(map.pieces[place], at: parameter) else { throw .notFinite }
        lastSolution = solution
    }

    private func boundingConstraints() -> [ConstraintID] {
        constraints(of: parameter < map.origin ? map.lowerBound : map.upperBound)
    }

    private func constraints(of rows: [Int32]?) -> [ConstraintID] {
        var found: [ConstraintID] = []
        for row in rows ?? [] where constraintOfRow[Int(row)] >= 0 {
            found.append(ConstraintID(index: Int(constraintOfRow[Int(row)])))
        }
        return found.sorted()
    }
}
