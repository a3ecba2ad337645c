import Cassowary

/// A workload in a solver; the width is the solver's parameter, 1200 to begin with.
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
        try solver.setParameter(1200)
        width = try solver.addConstraint(
            Constraint([Term(variables[workload.width])], .equal, 0, priority: widthPriority, slope: 1))
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

    /// Makes the solver forget the pieces that it has found and stand at a width.
    mutating func forget(at value: Double = 1200) throws {
        try solver.setConstant(0, of: width)
        _ = try edit(value)
    }

    /// Gives the width a value and reads every variable; returns their sum. The values stay at a width that cannot be.
    mutating func edit(_ value: Double) throws -> Double {
        try solver.setParameter(value)
        do throws(SolverError) { try solver.solve() } catch {
            guard case .unsatisfiable = error else { throw error }
        }
        var total = SIMD8<Double>.zero
        solver.forEachEightValues { total += $0 }
        let half = total.lowHalf + total.highHalf
        return (half.lowHalf + half.highHalf).sum()
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
