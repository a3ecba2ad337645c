/// Variables that the constraints leave free to move together, shown by two solutions.
public struct Ambiguity: Hashable, Sendable {
    /// The variables whose values differ in the two solutions, ascending.
    public let variables: [Variable]
    /// Two optimal solutions by the variables' indices; the first is the solver's own.
    public let first: [Double]
    public let second: [Double]
}

extension Solver {
    /// The variables that have another value in some other optimal solution, ascending.
    ///
    /// Optimal means optimal for the constraints and their priorities; the rules that choose among such solutions do
    /// not count. Solves first if something has changed; empty when there is no solution. Takes a sparse solve for
    /// each row that may loosen, usually none.
    public mutating func ambiguousVariables() -> [Variable] {
        do throws(SolverError) {
            try solve()
            return Self.variables(OptimalFace.ambiguity(of: simplex))
        } catch { return [] }
    }

    /// Groups of variables that change together in another optimal solution; every ambiguous variable is in one.
    ///
    /// Solves first if something has changed. Takes one or two solutions per group, from the present basis. A variable
    /// that could only move by less than 10⁻⁶ is left out.
    /// - Throws: what `solve()` throws.
    public mutating func ambiguities() throws(SolverError) -> [Ambiguity] {
        try solve()
        var remaining = ambiguousVariables()
        let values = solution
        var found: [Ambiguity] = []
        while let variable = remaining.first {
            remaining.removeFirst()
            guard let other = try otherSolution(moving: variable) else { continue }
            let moved = Self.differences(between: values, and: other)
            remaining.removeAll { moved.contains($0) }
            found.append(Ambiguity(variables: moved, first: values, second: other))
        }
        return found
    }

    /// Another optimal solution in which the variable has another value, if there is one: as far up as it may go but at
    /// most by `distance`, or else as far down.
    ///
    /// Solves first if something has changed. Takes one or two solutions from the present basis.
    /// - Throws: what `solve()` throws; `notFinite` also for the distance, `unknownVariable`.
    public mutating func otherSolution(
        moving variable: Variable, by distance: Double = 50
    ) throws(SolverError) -> [Double]? {
        guard distance.isFinite else { throw .notFinite }
        guard variable.index < variableCount else { throw .unknownVariable(variable) }
        try solve()
        let values = solution
        for target in [values[variable.index] + distance, values[variable.index] - distance] {
            var copy = self
            copy.addWish(variable, target)
            do throws(SolverError) { try copy.solve() } catch { continue }
            let other = copy.solution
            if Self.differences(between: values, and: other).contains(variable) { return other }
        }
        return nil
    }

    /// Adds a row for a value below any priority, so that it only chooses among optimal solutions.
    private mutating func addWish(_ variable: Variable, _ value: Double) {
        let term = (column: Int32(truncatingIfNeeded: variable.index), value: 1.0)
        simplex.own()
        let row = simplex.rows.append([term], .equal, value)
        simplex.rows.setPriority(Priority.tieBreak, of: row)
        constraintOfRow.append(Int32(truncatingIfNeeded: table.next))
        table.append(row: row)
        isChanged = true
        hasNewTerms = true
    }

    private static func differences(between first: [Double], and second: [Double]) -> [Variable] {
        var found: [Variable] = []
        for index in first.indices where abs(first[index] - second[index]) > 1e-6 * max(1, abs(first[index])) {
            found.append(Variable(index: index))
        }
        return found
    }

    private static func variables(_ isAmbiguous: [Bool]) -> [Variable] {
        var found: [Variable] = []
        for index in isAmbiguous.indices where isAmbiguous[index] { found.append(Variable(index: index)) }
        return found
    }
}
