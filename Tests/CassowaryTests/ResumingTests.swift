import Testing

@testable import Cassowary

@Suite("Going on from the last solution")
struct ResumingTests {
    /// Boxes of a wished width between the edges of a window, which is a constraint of its own.
    struct Boxes {
        var solver = Solver()
        var widths: [Variable] = []
        var window: ConstraintID
        var constraints: [Constraint] = []

        init(_ count: Int, window constant: Double) throws {
            for _ in 0..<count { widths.append(solver.addVariable()) }
            constraints.append(Constraint(widths.map { Term($0) }, .equal, constant))
            for (place, width) in widths.enumerated() {
                constraints.append(Constraint([Term(width)], .greaterThanOrEqual, 0))
                constraints.append(Constraint([Term(width)], .greaterThanOrEqual, Double(20 + place), priority: 750))
                constraints.append(Constraint([Term(width)], .lessThanOrEqual, Double(40 + place), priority: 250))
            }
            window = try solver.addConstraint(constraints[0])
            for constraint in constraints.dropFirst() { _ = try solver.addConstraint(constraint) }
            try solver.solve()
        }

        func freshSolution(window constant: Double) throws -> [Double] {
            try Boxes(widths.count, window: constant).solver.solution
        }
    }

    @Test("A new constant leaves the solver where a new solver would be", arguments: [0, 100, 250, 317, 400, 401, 900])
    func constant(window: Double) throws {
        var boxes = try Boxes(10, window: 300)
        try boxes.solver.setConstant(window, of: boxes.window)
        try boxes.solver.solve()
        for (found, expected) in zip(boxes.solver.solution, try boxes.freshSolution(window: window)) {
            #expect(abs(found - expected) < 1e-9)
        }
        #expect(boxes.solver.simplex.brokenInvariant() == nil)
    }

    @Test("A constant that takes no row past its kink takes no step")
    func noStep() throws {
        var boxes = try Boxes(10, window: 300)
        let basis = Array(boxes.solver.simplex.factors.rows)
        try boxes.solver.setConstant(301, of: boxes.window)
        try boxes.solver.solve()
        #expect(boxes.solver.simplex.iterations == 1)
        #expect(Array(boxes.solver.simplex.factors.rows) == basis)
    }

    @Test("A constant that cannot be leaves all as it was, and the way back open")
    func impossible() throws {
        var boxes = try Boxes(10, window: 300)
        let before = boxes.solver.solution
        try boxes.solver.setConstant(-5, of: boxes.window)
        #expect(throws: SolverError.self) { try boxes.solver.solve() }
        #expect(boxes.solver.solution == before)
        try boxes.solver.setConstant(300, of: boxes.window)
        try boxes.solver.solve()
        for (found, expected) in zip(boxes.solver.solution, before) { #expect(abs(found - expected) < 1e-9) }
    }

    @Test("Copies that are changed do not meet again")
    func copies() throws {
        var first = Solver()
        let width = first.addVariable()
        let limit = try first.addConstraint(Constraint([Term(width)], .lessThanOrEqual, 600))
        let wish = try first.addConstraint(Constraint([Term(width)], .equal, 400, priority: 750))
        try first.solve()
        var second = first
        try first.setConstant(800, of: wish)
        try first.solve()
        var third = first
        try third.setConstant(500, of: limit)
        try third.solve()
        try second.setConstant(700, of: wish)
        try second.solve()
        try second.setConstant(650, of: limit)
        try second.solve()
        try first.setConstant(300, of: wish)
        try first.solve()
        #expect([first, second, third].map { $0.value(of: width) } == [300, 650, 500])
        for solver in [first, second, third] { #expect(solver.simplex.brokenInvariant() == nil) }
    }
}
