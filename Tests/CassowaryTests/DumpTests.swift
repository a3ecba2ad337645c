import Cassowary
import Testing

@Suite("The dump")
struct DumpTests {
    @Test("It shows levels, basic rows with their multipliers and rows off their kinks")
    func dump() throws {
        var solver = Solver()
        let (column, margin) = (solver.addVariable(), solver.addVariable())
        for constraint in [
            Constraint([Term(column)], .lessThanOrEqual, 600),
            Constraint([Term(column)], .equal, 368, priority: 749),
            Constraint([Term(column), Term(margin, 2)], .equal, 400),
            Constraint([Term(column)], .equal, 300, priority: 250),
        ] { _ = try solver.addConstraint(constraint) }
        try solver.solve()
        let lines = solver.description.split(separator: "\n").map { line in
            // Without the multipliers at the levels that settle ties, which are no round numbers.
            line.split(separator: ", y = ").first.map(String.init) ?? ""
        }
        #expect(
            lines == [
                "levels: required, 749.0, 250.0, ties, rest, order",
                "x0: #2 0.5 x0 + 1.0 x1 == 200.0 @ 1000.0, rigid",
                "x1: #1 1.0 x0 == 368.0 @ 749.0",
                "slope 1.0, gap 368.0: rest 1.0 x0 == 0.0 @ 0.0",
                "slope 1.0, gap 16.0: rest 1.0 x1 == 0.0 @ 0.0",
                "slope 1.0, gap 68.0: #3 1.0 x0 == 300.0 @ 250.0",
            ])
        #expect(solver.description.contains("y = (0.0, 0.0, -1.0, -0.00"))
    }

    @Test("Between a change and the next solution it shows the vertex of before")
    func pending() throws {
        var system = try System("x == 1\ny - x >= 0")
        #expect(!system.solver.description.isEmpty)
        try system.solver.solve()
        try system.solver.removeConstraint(system.constraints[0])
        let z = try system.add("z == 3 @20")
        #expect(system.solver.description.contains("x0: #0"))
        try system.solver.removeConstraint(z)
        #expect(!system.solver.description.isEmpty)
    }
}
