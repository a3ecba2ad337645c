import Cassowary

/// A workload in a solver; the width is the constant of a constraint, 1200 to begin with.
///
/// The width is required, so that widths which cannot be are refused, or, at another priority, gives way there as kiwi's
/// edit variable does.
struct BuiltSystem {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [Constraint] = []
    var ids: [ConstraintID] = []
    var width: ConstraintID

    init(_ workload: Workload, widthPriority: Double = 1000) throws {
        variables.reserveCapacity(workload.variableCount)
        for _ in 0..<workload.variableCount { variables.append(solver.addVariable()) }
        width = try solver.addConstraint(
            Constraint([Term(variables[workload.width])], .equal, 1200, priority: widthPriority))
        ids.reserveCapacity(workload.rows.count)
        constraints.reserveCapacity(workload.rows.count)
        for row in workload.rows {
            let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
            let constraint = Constraint(terms, row.relation, row.constant, priority: row.priority)
            ids.append(try solver.addConstraint(constraint))
            constraints.append(constraint)
        }
        try solver.solve()
    }

    /// Gives the width a value and reads every variable; returns their sum. The values stay at a width that cannot be.
    mutating func edit(_ value: Double) throws -> Double {
        try solver.setConstant(value, of: width)
        do throws(SolverError) { try solver.solve() } catch {
            guard case .unsatisfiable = error else { throw error }
        }
        return variables.reduce(0) { $0 + solver.value(of: $1) }
    }

    /// Removes 20 constraints, spread over the system, solves, adds them again and solves.
    mutating func removeAndAddAgain() throws {
        let places = (0..<20).map { $0 * constraints.count / 20 }
        for place in places { try solver.removeConstraint(ids[place]) }
        try solver.solve()
        for place in places { ids[place] = try solver.addConstraint(constraints[place]) }
        try solver.solve()
    }
}
