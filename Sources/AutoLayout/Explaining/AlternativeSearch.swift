import Cassowary
import Piecewise

/// Another optimal solution.
struct Alternative {
    /// The variables whose values differ.
    var variables: [Variable]
    /// By variable; empty where rounding hides the other solution.
    var values: [Double]
}

/// Finds other solutions of an ambiguous system, one for each group of variables that move together.
struct AlternativeSearch {
    private var solver: Solver
    private let variables: [Variable]
    /// The layout's values, by variable.
    private let present: [Double]
    private var remaining: [Variable]
    private var found = 0

    /// How far a variable is moved, points.
    private static let pull = 50.0
    /// The maximum number of groups that are reported.
    private static let limit = 16

    init(_ values: IncrementalSystem, variables: [Variable]) {
        solver = values.solverWithoutBounds
        self.variables = variables
        present = variables.map { values.value(of: $0) }
        var copy = solver
        remaining = copy.ambiguousVariables()
        solver = copy
    }

    /// The next group; nil where there is no further one.
    mutating func next() -> Alternative? {
        guard let variable = remaining.first, found < Self.limit else { return nil }
        found += 1
        guard let other = otherSolution(moving: variable) else {
            remaining.removeFirst()
            return Alternative(variables: [variable], values: [])
        }
        let vertex = variables.map { solver.value(of: $0) }
        let moved = remaining.filter { abs(other[$0.index] - vertex[$0.index]) > Tolerance.violation }
        remaining.removeAll { moved.contains($0) }
        // Without the bounds the solver may stand elsewhere, and the other solution be the layout's own.
        let isOther = moved.contains { abs(other[$0.index] - present[$0.index]) > Tolerance.violation }
        return Alternative(variables: moved, values: isOther ? variables.map { other[$0.index] } : vertex)
    }

    /// Variables of a group that would determine all of it; a minimal set in this order.
    func freedoms(of group: [Variable]) -> [Variable] {
        var copy = solver
        var free = group
        var fixed: [Variable] = []
        while let variable = free.first {
            fixed.append(variable)
            do throws(SolverError) {
                _ = try copy.addConstraint(Constraint([Term(variable)], .equal, solver.value(of: variable)))
            } catch { return fixed }
            let left = copy.ambiguousVariables()
            free = free.dropFirst().filter { left.contains($0) }
        }
        return fixed
    }

    private mutating func otherSolution(moving variable: Variable) -> [Double]? {
        do throws(SolverError) { return try solver.otherSolution(moving: variable, by: Self.pull) } catch { return nil }
    }
}
