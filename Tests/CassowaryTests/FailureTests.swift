import Testing

@testable import Cassowary

@Suite("A failed step leaves the solver as it was")
struct FailureTests {
    /// What can be seen of a solver without changing it.
    struct View: Equatable {
        var solution: [Double]
        var violations: [Violation]

        init(_ solver: Solver) {
            solution = solver.solution
            violations = solver.violations
        }
    }

    /// A solver that has moved from its first solution to another one.
    struct Standing {
        var solver = Solver()
        var ids: [ConstraintID] = []
        let x, y: Variable
        let foreign: Variable

        init() throws {
            (x, y) = (solver.addVariable(), solver.addVariable())
            var other = Solver()
            for _ in 0..<4 { _ = other.addVariable() }
            foreign = other.addVariable()
            for constraint in [
                Constraint([Term(x)], .equal, 40),
                Constraint([Term(y), Term(x, -1)], .equal, 10, priority: 750),
                Constraint([Term(y)], .lessThanOrEqual, 60),
                Constraint([Term(x)], .greaterThanOrEqual, 0),
                Constraint([Term(y)], .equal, 5, priority: 250),
            ] { ids.append(try solver.addConstraint(constraint)) }
            try solver.solve()
            try solver.setConstant(23, of: ids[1])
            try solver.solve()
            try solver.setConstant(15, of: ids[3])
            try solver.solve()
        }
    }

    struct Failure: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var run: @Sendable (inout Standing) throws -> Void
    }

    static let refusals = [
        Failure(testDescription: "a constant that is no number") {
            _ = try $0.solver.addConstraint(Constraint([Term($0.x)], .equal, .nan))
        },
        Failure(testDescription: "an infinite coefficient") {
            _ = try $0.solver.addConstraint(Constraint([Term($0.x, .infinity)], .equal, 0))
        },
        Failure(testDescription: "coefficients whose sum overflows") {
            _ = try $0.solver.addConstraint(Constraint([Term($0.x, 1e308), Term($0.x, 1e308)], .equal, 0))
        },
        Failure(testDescription: "no terms") { _ = try $0.solver.addConstraint(Constraint([], .equal, 0)) },
        Failure(testDescription: "a variable of another solver") {
            _ = try $0.solver.addConstraint(Constraint([Term($0.foreign)], .equal, 0))
        },
        Failure(testDescription: "a priority of 0") {
            _ = try $0.solver.addConstraint(Constraint([Term($0.x)], .equal, 0, priority: 0))
        },
        Failure(testDescription: "a weight of 0") {
            _ = try $0.solver.addConstraint(Constraint([Term($0.x)], .equal, 0, weight: 0))
        },
        Failure(testDescription: "a removal of what is unknown") {
            try $0.solver.removeConstraint(ConstraintID(index: 99))
        },
        Failure(testDescription: "an infinite new constant") { try $0.solver.setConstant(.infinity, of: $0.ids[0]) },
        Failure(testDescription: "a new priority over 1000") { try $0.solver.setPriority(1001, of: $0.ids[0]) },
        Failure(testDescription: "a sum with an unknown variable") {
            _ = try $0.solver.determiningConstraints(of: [Term($0.foreign)])
        },
        Failure(testDescription: "a witness for an unknown variable") {
            _ = try $0.solver.otherSolution(moving: $0.foreign)
        },
    ]

    @Test("A refusal:", arguments: refusals)
    func refusal(_ failure: Failure) throws {
        var standing = try Standing()
        let before = View(standing.solver)
        #expect(throws: SolverError.self) { try failure.run(&standing) }
        #expect(View(standing.solver) == before)
        #expect(!standing.solver.isChanged)
        try standing.solver.solve()
        #expect(View(standing.solver) == before)
    }

    /// Changes after which there is no solution, each with what takes it back.
    static let contradictions: [(Failure, undo: @Sendable (inout Standing) throws -> Void)] = [
        (
            Failure(testDescription: "a constraint that contradicts") {
                $0.ids.append(try $0.solver.addConstraint(Constraint([Term($0.x)], .equal, 41)))
            }, { try $0.solver.removeConstraint($0.ids[5]) }
        ),
        (
            Failure(testDescription: "a constant that contradicts") { try $0.solver.setConstant(41, of: $0.ids[3]) },
            { try $0.solver.setConstant(15, of: $0.ids[3]) }
        ),
        (
            Failure(testDescription: "a priority that contradicts") { try $0.solver.setPriority(1000, of: $0.ids[1]) },
            { try $0.solver.setPriority(750, of: $0.ids[1]) }
        ),
        (
            Failure(testDescription: "numbers that overflow") {
                let far = Constraint([Term($0.y, 1e-300)], .equal, 1e300)
                $0.ids.append(try $0.solver.addConstraint(far))
                try $0.solver.removeConstraint($0.ids[2])
            },
            {
                try $0.solver.removeConstraint($0.ids[5])
                $0.ids[2] = try $0.solver.addConstraint(Constraint([Term($0.y)], .lessThanOrEqual, 60))
            }
        ),
    ]

    @Test("No solution:", arguments: contradictions.indices)
    func contradiction(_ place: Int) throws {
        let (failure, undo) = Self.contradictions[place]
        var standing = try Standing()
        let solved = standing.solver.solution
        try failure.run(&standing)
        let before = View(standing.solver)
        var errors: [SolverError] = []
        for _ in 0..<3 {
            do throws(SolverError) { try standing.solver.solve() } catch { errors.append(error) }
            #expect(View(standing.solver) == before, "\(failure.testDescription)")
            #expect(throws: SolverError.self) { try standing.solver.ambiguities() }
        }
        #expect(errors.count == 3 && Set(errors).count == 1, "\(failure.testDescription): \(errors)")
        try undo(&standing)
        try standing.solver.solve()
        #expect(standing.solver.solution == solved, "\(failure.testDescription)")
        #expect(standing.solver.simplex.brokenInvariant() == nil)
    }

    /// Changes after which there is another solution.
    static let changes = [
        Failure(testDescription: "a constraint more") {
            $0.ids.append(try $0.solver.addConstraint(Constraint([Term($0.y)], .equal, 20, priority: 800)))
        },
        Failure(testDescription: "a constraint less") { try $0.solver.removeConstraint($0.ids[2]) },
        Failure(testDescription: "another constant") { try $0.solver.setConstant(30, of: $0.ids[2]) },
        Failure(testDescription: "another priority") { try $0.solver.setPriority(800, of: $0.ids[4]) },
    ]

    /// No system is known that reaches the bound.
    @Test("Steps that run out, their bound lowered inside the solver:", arguments: changes)
    func iterationLimit(_ change: Failure) throws {
        var (standing, unhindered) = (try Standing(), try Standing())
        try change.run(&standing)
        try change.run(&unhindered)
        let before = View(standing.solver)
        let spare = standing.solver.simplex.spareSteps
        standing.solver.simplex.spareSteps = -1_000_000
        for _ in 0..<3 {
            #expect(throws: SolverError.iterationLimit) { try standing.solver.solve() }
            #expect(View(standing.solver) == before)
        }
        standing.solver.simplex.spareSteps = spare
        try standing.solver.solve()
        try unhindered.solver.solve()
        #expect(standing.solver.solution == unhindered.solver.solution)
        #expect(standing.solver.solution != before.solution)
        #expect(standing.solver.simplex.brokenInvariant() == nil)
    }
}
