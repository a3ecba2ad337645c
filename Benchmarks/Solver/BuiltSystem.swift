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
        return solver.solution.withUnsafeBufferPointer(sum)
    }

    /// The sum of numbers in a row, four pairs at a time.
    private func sum(_ values: UnsafeBufferPointer<Double>) -> Double {
        guard let start = values.baseAddress else { return 0 }
        let pairs = UnsafeRawPointer(start).assumingMemoryBound(to: SIMD2<Double>.self)
        let pairCount = values.count >> 1
        var (a, b, c, d) = (SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero, SIMD2<Double>.zero)
        var place = 0
        while place < pairCount & ~7 {
            a += pairs[place]
            b += pairs[place &+ 1]
            c += pairs[place &+ 2]
            d += pairs[place &+ 3]
            a += pairs[place &+ 4]
            b += pairs[place &+ 5]
            c += pairs[place &+ 6]
            d += pairs[place &+ 7]
            place &+= 8
        }
        while place < pairCount {
            a += pairs[place]
            place &+= 1
        }
        let total = ((a + b) + (c + d)).sum()
        return values.count & 1 == 0 ? total : total + start[values.count &- 1]
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
