import Cassowary
import Testing

struct SolutionCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var system: String
    var solution: String

    init(_ testDescription: String, _ system: String, gives solution: String) {
        self.testDescription = testDescription
        self.system = system
        self.solution = solution
    }
}

@Suite("Priorities")
struct PriorityTests {
    static let engine = [
        SolutionCase("the closest feasible value", "x == 100 @500\nx >= 120", gives: "x=120"),
        SolutionCase(
            "the median, as the sum of errors is least",
            "x == 0 @500\nx == 0 @500\nx == 10 @500", gives: "x=0"),
        SolutionCase(
            "a weak equality pulls to the end of a stronger inequality", "x >= 50 @750\nx == 0 @250", gives: "x=50"),
        SolutionCase(
            "750 holds exactly and 250 takes the whole error",
            "x >= 0\nx + y == 100\nx == 80 @750\ny == 40 @250", gives: "x=80 y=20"),
        SolutionCase("an optional multiplier", "x == 90\ny - 0.5 x == 10 @999", gives: "x=90 y=55"),
        SolutionCase(
            "the lower hugging stretches",
            """
            a + b == 290
            a <= 80 @251
            a >= 80 @750
            b <= 100 @250
            b >= 100 @750
            """, gives: "a=80 b=210"),
        SolutionCase(
            "the lower compression resistance is squeezed",
            """
            a + b == 140
            a <= 80 @250
            a >= 80 @750
            b <= 100 @250
            b >= 100 @749
            """, gives: "a=80 b=60"),
        SolutionCase("fractions of a priority count", "x == 1 @999\nx == 2 @999.5", gives: "x=2"),
        SolutionCase("999 outranks 998, whatever the number", "x == 1 @998\nx == 1 @998\nx == 2 @999", gives: "x=2"),
        SolutionCase("an optional inequality that cannot hold still attracts", "x <= 5\nx >= 9 @10", gives: "x=5"),
    ]

    @Test("A solution has", arguments: engine)
    func solution(_ example: SolutionCase) throws {
        var system = try System(example.system)
        try system.solver.solve()
        #expect(system.solution == example.solution)
    }

    @Test("A thousand constraints at 250 never outweigh one at 251")
    func manyAgainstOne() throws {
        var system = try System("x == 1 @251")
        for _ in 0..<1000 { try system.add("x == 2 @250") }
        try system.solver.solve()
        #expect(system.solution == "x=1")
        #expect(system.solver.violation(of: system.constraints[0]) == 0)
        #expect(system.solver.violation(of: system.constraints[500]) == 1)
    }

    @Test("Forty levels are still strict")
    func manyLevels() throws {
        var system = try System("")
        for level in 1...40 {
            for _ in 0..<level { try system.add("x == \(level) @\(1000 - level)") }
        }
        try system.solver.solve()
        #expect(system.solution == "x=1")
    }

    @Test("A weight counts inside its priority and never against another", arguments: [500.0, 499])
    func weights(priority: Double) throws {
        var system = try System("x == 0 @500\nx == 0 @500\ny == 0")
        let x = system.variables[0].variable
        let heavy = Constraint([Term(x)], .equal, 10, priority: priority, weight: 3)
        let id = try system.solver.addConstraint(heavy)
        try system.solver.solve()
        #expect(system.solution == (priority == 500 ? "x=10 y=0" : "x=0 y=0"))
        try system.solver.setPriority(1000, of: id)
        try system.solver.setPriority(500, of: id)
        try system.solver.solve()
        #expect(system.solution == "x=10 y=0")
    }

    static let ties = [
        SolutionCase(
            "of two labels that hug alike, the first stretches",
            "a + b == 428\na <= 71 @250\na >= 71 @750\nb <= 97.333 @250\nb >= 97.333 @750", gives: "a=330.667 b=97.333"),
        SolutionCase(
            "three labels in 400 points, of which the first stretches",
            "a + b + c == 400\na == 50 @250\nb == 60 @250\nc == 70 @250", gives: "a=270 b=60 c=70"),
        SolutionCase(
            "of two labels that resist alike, the first is squeezed",
            "a + b == 100\na >= 71 @750\nb >= 97 @750\na <= 71 @250\nb <= 97 @250\na >= 0\nb >= 0", gives: "a=3 b=97"),
        SolutionCase(
            "what the first cannot give, the second gives",
            "a + b == 90\na >= 71 @750\nb >= 97 @750\na >= 0\nb >= 0", gives: "a=0 b=90"),
        SolutionCase("the later of two equalities holds", "x == 0 @500\nx == 10 @500", gives: "x=10"),
        SolutionCase("what is free rests at 0", "x + y >= -5\nz <= 3", gives: "x=0 y=0 z=0"),
        SolutionCase("what is free is as close to 0 as it can be", "x >= 7\ny <= -2", gives: "x=7 y=-2"),
    ]

    @Test("At a tie,", arguments: ties)
    func tie(_ example: SolutionCase) throws {
        var system = try System(example.system)
        try system.solver.solve()
        #expect(system.solution == example.solution)
    }

    @Test("The first label takes 280.667 of 428 points beside one of 97.333 with a gap of 50")
    func observedTie() throws {
        var system = try System("a + b == 378\na == 71 @250\nb == 97.333333 @250")
        try system.solver.solve()
        #expect(system.solution == "a=280.667 b=97.333")
    }
}
