import Cassowary

/// Another solution that breaks nothing more.
struct Alternative {
    /// Those whose values differ.
    var variables: [Variable]
    /// By variable; empty where rounding hides the other solution.
    var values: [Double]
}

/// Finds other solutions of an ambiguous system, one for each group of variables that move together.
struct AlternativeSearch {
    private let solver: Solver
    private let variables: [Variable]
    private var remaining: [Variable]
    private var found = 0

    /// Weaker than anything an author writes: it chooses among what is equally good.
    private static let leastPriority = 1e-3
    /// How far a variable is pulled, points.
    private static let pull = 50.0
    /// A system with more loose groups than this is not told of them all.
    private static let limit = 16

    init(_ solver: Solver, variables: [Variable]) {
        self.solver = solver
        self.variables = variables
        var copy = solver
        remaining = copy.ambiguousVariables()
    }

    /// The next group; nil where there is no further one.
    mutating func next() -> Alternative? {
        guard let variable = remaining.first, found < Self.limit else { return nil }
        found += 1
        let here = solver.value(of: variable)
        for target in [here + Self.pull, here - Self.pull] {
            guard let values = values(pulling: variable, to: target) else { continue }
            let moved = remaining.filter { abs(values[$0.index] - solver.value(of: $0)) > 1e-6 }
            guard moved.contains(variable) else { continue }
            remaining.removeAll { moved.contains($0) }
            return Alternative(variables: moved, values: values)
        }
        remaining.removeFirst()
        return Alternative(variables: [variable], values: [])
    }

    /// Variables of a group that, once they were determined, would leave none of it free; as few as the order allows.
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

    private func values(pulling variable: Variable, to target: Double) -> [Double]? {
        var copy = solver
        do throws(SolverError) {
            let wish = Constraint([Term(variable)], .equal, target, priority: Self.leastPriority)
            _ = try copy.addConstraint(wish)
            try copy.solve()
        } catch { return nil }
        return variables.map { copy.value(of: $0) }
    }
}
