import Testing

@testable import Cassowary

@Suite("Memory")
struct MemoryTests {
    /// A system of some size in which constraints come and go.
    struct Churn {
        var solver = Solver()
        var variables: [Variable] = []
        var passing: [ConstraintID] = []
        var random = SeededGenerator(seed: 3)

        init() throws {
            for _ in 0..<12 { variables.append(solver.addVariable()) }
            for (variable, next) in zip(variables, variables.dropFirst()) {
                _ = try solver.addConstraint(Constraint([Term(next), Term(variable, -1)], .greaterThanOrEqual, 8))
                _ = try solver.addConstraint(Constraint([Term(variable)], .equal, 5, priority: 250))
            }
        }

        /// Adds a constraint and, once there are eight that come and go, removes one of them.
        mutating func step() throws {
            let terms = [Term(variables.randomElement(using: &random) ?? variables[0])]
            let constant = Double(Int.random(in: 0...40, using: &random))
            let priority = [1000, 750, 250][Int.random(in: 0..<3, using: &random)] as Double
            let constraint = Constraint(terms, .greaterThanOrEqual, constant, priority: priority)
            passing.append(try solver.addConstraint(constraint))
            guard passing.count > 8 else { return }
            try solver.removeConstraint(passing.remove(at: Int.random(in: 0..<8, using: &random)))
        }

        /// The elements that arrays which grow with the history have room for.
        var capacity: Int {
            let rows = solver.simplex.rows
            return rows.starts.capacity + rows.columns.capacity + rows.constants.capacity
                + solver.constraintOfRow.capacity + solver.table.capacity + solver.simplex.columns.entries.capacity
                + solver.simplex.scratch.motion.capacity + solver.simplex.scratch.kinks.kinks.capacity
                + solver.simplex.factors.etas.nonzeroCount
        }
    }

    @Test("100,000 constraints that come and go leave nothing behind", arguments: [50, 1000])
    func flat(stepsBetweenSolutions: Int) throws {
        var churn = try Churn()
        var early = 0
        for step in 1...100_000 {
            try churn.step()
            if step % stepsBetweenSolutions == 0 { try churn.solver.solve() }
            if step == 10_000 { early = churn.capacity }
        }
        #expect(churn.capacity <= early, "\(churn.capacity) after \(early)")
        #expect(churn.solver.simplex.rows.count < 1000)
    }

    @Test("Rows are dropped from under the basis without a change of the solution")
    func compaction() throws {
        var system = try System("x >= 0\nx == 5 @250")
        for round in 0..<300 {
            let id = try system.add("x >= \(round)")
            try system.solver.solve()
            #expect(system.solution == "x=\(max(5, round))")
            try system.solver.removeConstraint(id)
        }
        try system.solver.solve()
        #expect(system.solution == "x=5")
        #expect(system.solver.simplex.rows.count < 200)
        #expect(system.solver.simplex.brokenInvariant() == nil)
        #expect(throws: SolverError.unknownConstraint(system.constraints[5])) {
            try system.solver.removeConstraint(system.constraints[5])
        }
        try system.solver.setConstant(7, of: system.constraints[1])
        try system.solver.solve()
        #expect(system.solution == "x=7")
    }
}
