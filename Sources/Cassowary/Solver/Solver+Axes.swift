extension Solver {
    /// Adds a parameter beside the first one; its value is 0. O(constraints).
    public mutating func addParameter() -> Parameter {
        if !axes.isPlural {
            for row in 0..<simplex.rows.count where constraintOfRow[row] >= 0 && simplex.rows.isActive(row) {
                let scale = simplex.rows.givens[row].scale
                axes.note(
                    Axes.Moving(
                        number: Int(constraintOfRow[row]), constant: simplex.rows.bases[row] / scale,
                        slopes: [simplex.rows.rates[row] / scale]))
            }
        }
        axes.append()
        return Parameter(index: axes.count - 1)
    }

    /// The value that a parameter was given last; 0 for a parameter of another solver.
    public func value(of parameter: Parameter) -> Double {
        if parameter.index == axes.current { return self.parameter }
        return parameter.index < axes.count ? axes.values[parameter.index] : 0
    }

    // MARK: Constants

    mutating func noteSlopes(of constraint: Constraint, _ id: ConstraintID) {
        var slopes = [Double](repeating: 0, count: axes.count)
        slopes[0] = constraint.slope
        for slope in constraint.furtherSlopes { slopes[slope.parameter.index] += slope.rate }
        axes.note(Axes.Moving(number: id.index, constant: constraint.constant, slopes: slopes))
        if let last = axes.moving.last, last.number == id.index { load(last) }
    }

    /// Loads the row of a constraint with the parameters as they are held; false if a number overflows.
    @discardableResult
    private mutating func load(_ constraint: Axes.Moving) -> Bool {
        guard let row = table.row(of: constraint.number) else { return true }
        map.dropWalks()
        simplex.own()
        let scale = simplex.rows.givens[row].scale
        simplex.rows.bases[row] = axes.base(of: constraint) * scale
        simplex.rows.rates[row] = constraint.slopes[axes.current] * scale
        simplex.rows.constants[row] = simplex.rows.bases[row] + simplex.rows.rates[row] * parameter
        return simplex.rows.constants[row].isFinite
    }

    // MARK: Turning

    /// Solves where parameters other than the axis have moved; nothing has changed if that fails.
    mutating func solveElsewhere() throws(SolverError) {
        let isElsewhereAlongAxis = isChanged || parameter != lastSolution.parameter
        let axis = isElsewhereAlongAxis ? axes.current : axes.onlyMoved ?? axes.current
        try turn(to: axis)
    }

    /// Makes the parameter the one that pieces are along, the others held.
    mutating func turn(to axis: Int) throws(SolverError) {
        let before = self
        if isChanged {
            axes.forget()
        } else {
            axes.keep(Axes.Line(axis: axes.current, values: axes.held, simplex: simplex, map: map))
        }
        axes.turn(to: axis, from: parameter)
        parameter = axes.values[axis]
        do throws(SolverError) { try solveOnLine() } catch {
            self = before
            throw error
        }
    }

    private mutating func solveOnLine() throws(SolverError) {
        if let line = axes.takeLine() {
            (simplex, map) = (line.simplex, line.map)
            return try follow()
        }
        for constraint in axes.moving where !load(constraint) { throw .notFinite }
        map = ParametricMap(origin: parameter)
        try solveAnew()
    }

    /// Brings the values up to date and makes the parameter the one that pieces are along.
    mutating func solve(along parameter: Parameter) throws(SolverError) {
        guard parameter.index < axes.count else { throw .unknownParameter(parameter) }
        try solve()
        if parameter.index != axes.current { try turn(to: parameter.index) }
    }
}
