import Testing

@testable import Cassowary

@Suite("Refusals and odd input")
struct RefusalTests {
    @Test("A refused request changes nothing")
    func refusals() throws {
        var system = try System("x == 4 @300")
        try system.solver.solve()
        let (x, id) = (system.variables[0].variable, system.constraints[0])
        var other = Solver()
        for _ in 0..<9 { _ = other.addVariable() }
        let foreign = other.addVariable()
        #expect(throws: SolverError.notFinite) { try system.solver.addConstraint(Constraint([Term(x)], .equal, .nan)) }
        #expect(throws: SolverError.notFinite) {
            try system.solver.addConstraint(Constraint([Term(x, .infinity)], .equal, 0))
        }
        #expect(throws: SolverError.notFinite) {
            try system.solver.addConstraint(Constraint([Term(x, 1e308), Term(x, 1e308)], .equal, 0))
        }
        #expect(throws: SolverError.notFinite) { try system.solver.setConstant(-.infinity, of: id) }
        #expect(throws: SolverError.unknownVariable(foreign)) {
            try system.solver.addConstraint(Constraint([Term(foreign)], .equal, 0))
        }
        #expect(throws: SolverError.noTerms) { try system.solver.addConstraint(Constraint([], .equal, 0)) }
        for weight in [0, -1, 1e-4, 1001, .infinity] {
            #expect(throws: SolverError.invalidWeight(weight)) {
                try system.solver.addConstraint(Constraint([Term(x)], .equal, 0, weight: weight))
            }
        }
        for priority in [0, -1, 1000.5, .infinity] {
            #expect(throws: SolverError.invalidPriority(priority)) {
                try system.solver.addConstraint(Constraint([Term(x)], .equal, 0, priority: priority))
            }
            #expect(throws: SolverError.invalidPriority(priority)) {
                try system.solver.setPriority(priority, of: id)
            }
        }
        #expect(throws: SolverError.self) {
            try system.solver.addConstraint(Constraint([Term(x)], .equal, 0, priority: .nan))
        }
        try system.solver.solve()
        #expect(system.solution == "x=4")
        #expect(system.solver.value(of: foreign) == 0)
    }

    @Test("A million constraints is the most it takes; a removed one makes room for another")
    func capacity() throws {
        var system = try System("x == 1 @500")
        // Adding the rest takes seconds and is done by `make verify`.
        system.solver.liveConstraintCount = 999_999
        try system.add("x == 2 @500")
        #expect(throws: SolverError.tooLarge(limit: 1_000_000)) { try system.add("x == 3 @500") }
        try system.solver.removeConstraint(system.constraints[0])
        try system.add("x == 4 @500")
        #expect(throws: SolverError.tooLarge(limit: 1_000_000)) { try system.add("x == 5 @500") }
        try system.solver.solve()
        #expect(system.solution == "x=4")
    }

    @Test("A million constraints are solved, and one more is refused", .enabled(if: isVerifying))
    func million() throws {
        var solver = Solver()
        let variables = (0..<1000).map { _ in solver.addVariable() }
        for number in 0..<1_000_000 {
            let terms = [Term(variables[number % 1000])]
            let (constant, priority) = (Double(number / 1000), number % 7 == 0 ? 1000.0 : 250)
            _ = try solver.addConstraint(Constraint(terms, .greaterThanOrEqual, constant, priority: priority))
        }
        #expect(throws: SolverError.tooLarge(limit: 1_000_000)) {
            try solver.addConstraint(Constraint([Term(variables[0])], .equal, 0))
        }
        try solver.solve()
        #expect(variables.allSatisfy { solver.value(of: $0) == 999 })
    }

    @Test("A removed constraint is unknown")
    func removed() throws {
        var system = try System("x == 4")
        let id = system.constraints[0]
        try system.solver.removeConstraint(id)
        #expect(throws: SolverError.unknownConstraint(id)) { try system.solver.removeConstraint(id) }
        #expect(throws: SolverError.unknownConstraint(id)) { try system.solver.setConstant(1, of: id) }
        #expect(throws: SolverError.unknownConstraint(id)) { try system.solver.setPriority(1, of: id) }
        #expect(system.solver.violation(of: id) == 0)
        let next = try system.add("x == 5")
        #expect(next != id)
    }

    @Test("Variables named twice are summed, and a sum of 0 is no term")
    func duplicates() throws {
        var system = try System("x + x - 3 x == 5\ny - y == 1 @20\ny == 2 @10")
        try system.solver.solve()
        #expect(system.solution == "x=-5 y=2")
        #expect(system.solver.violation(of: system.constraints[1]) == 1)
    }

    @Test("A solver without variables or constraints has a solution")
    func empty() throws {
        var solver = Solver()
        try solver.solve()
        let none = solver.ambiguousVariables()
        #expect(none.isEmpty)
        let x = solver.addVariable()
        try solver.solve()
        #expect(solver.value(of: x) == 0)
        let free = solver.ambiguousVariables()
        #expect(free == [x])
    }

    static let oddNumbers: [Double] = [
        0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-20, 1, 1e20, 1e300, .greatestFiniteMagnitude,
    ]

    @Test("No numbers make it trap", arguments: oddNumbers, oddNumbers)
    func odd(coefficient: Double, constant: Double) {
        for priority in [1000.0, 1e-300, 999.999] {
            for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
                var solver = Solver()
                let (x, y) = (solver.addVariable(), solver.addVariable())
                let rows = [
                    Constraint([Term(x, coefficient), Term(y, -1)], relation, -constant, priority: priority),
                    Constraint([Term(x, 1), Term(y, coefficient)], relation, constant, priority: priority),
                    Constraint([Term(x, -coefficient)], .equal, constant, priority: 500),
                ]
                for row in rows { _ = try? solver.addConstraint(row) }
                try? solver.solve()
                _ = solver.ambiguousVariables()
                #expect(solver.value(of: x).isFinite && solver.value(of: y).isFinite)
            }
        }
    }
}
