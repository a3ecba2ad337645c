extension Solver {
    /// Gives the parameter a value; the values change with the next `solve()`.
    ///
    /// Solving after nothing but the parameter has changed walks from piece to piece by dual steps and keeps what it
    /// finds: inside the pieces known so far it costs a search and a multiplication and an addition a variable.
    /// - Throws: `notFinite`.
    public mutating func setParameter(_ value: Double) throws(SolverError) {
        guard value.isFinite else { throw .notFinite }
        parameter = value
    }

    /// Every value of the last solution, by the variable's index.
    public var solution: [Double] { values }

    /// The piece around the parameter, with every value as `rate × parameter + constant`.
    ///
    /// Solves first if something has changed.
    /// - Throws: what `solve()` throws.
    public mutating func currentPiece() throws(SolverError) -> Piece {
        try solve()
        guard let place = map.findWhole(parameter, from: simplex)
        else { throw .unsatisfiable(boundingConstraints()) }
        return map.pieces[place]
    }

    /// How the variable's value depends on the parameter in the current piece, and where that piece ends.
    ///
    /// Solves first if something has changed.
    /// - Throws: what `solve()` throws.
    public mutating func valueMap(
        of variable: Variable
    ) throws(SolverError) -> (rate: Double, constant: Double, range: ClosedRange<Double>) {
        let piece = try currentPiece()
        let map = piece.map(of: variable)
        return (map.rate, map.constant, piece.range)
    }

    /// The pieces over a range, ascending; they cover as much of it as is feasible.
    ///
    /// Solves first if something has changed. Takes a dual step for each row that turns on the way.
    /// - Throws: what `solve()` throws.
    public mutating func pieces(over range: ClosedRange<Double>) throws(SolverError) -> [Piece] {
        try solve()
        map.extend(to: range.lowerBound, from: simplex)
        map.extend(to: range.upperBound, from: simplex)
        return map.pieces.filter { $0.range.overlaps(range) }
    }

    /// The parameters at which the required constraints can hold, with those that end the range below and above;
    /// infinite, and without constraints, where nothing ends it.
    ///
    /// Solves first if something has changed. Walks the whole range.
    /// - Throws: what `solve()` throws.
    public mutating func feasibleParameters() throws(SolverError) -> (
        range: ClosedRange<Double>, lowerBound: [ConstraintID], upperBound: [ConstraintID]
    ) {
        try solve()
        map.extend(to: -.infinity, from: simplex)
        map.extend(to: .infinity, from: simplex)
        let low = map.pieces.first?.range.lowerBound ?? parameter
        let high = map.pieces.last?.range.upperBound ?? parameter
        return (low...max(low, high), constraints(of: map.lowerBound), constraints(of: map.upperBound))
    }

    // MARK: Following the parameter

    /// Brings the values up to the parameter after nothing else has changed.
    mutating func follow() throws(SolverError) {
        guard parameter != map.solved else { return }
        guard let place = map.find(parameter, from: simplex) else { throw .unsatisfiable(boundingConstraints()) }
        map.pieces[place].evaluate(at: parameter, into: &values)
        map.solved = parameter
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
