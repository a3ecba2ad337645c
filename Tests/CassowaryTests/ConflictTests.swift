import Cassowary
import Testing

@Suite("Conflicts")
struct ConflictTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var system: String
        var conflict: [Int]
    }

    static let cases = [
        Case(testDescription: "two equalities", system: "x == 1\nx == 2", conflict: [0, 1]),
        Case(testDescription: "a chain of three", system: "a >= 10\nb <= 5\nb - a >= 0\na <= 90", conflict: [0, 1, 2]),
        Case(testDescription: "a constraint whose terms cancel out", system: "x == 1\nx - x == 5", conflict: [1]),
        Case(
            testDescription: "a sum that does not fit", system: "w == 100\na + b - w == 0\na == 60\nb == 60\nc == 1",
            conflict: [0, 1, 2, 3]),
        Case(testDescription: "optional constraints never", system: "x == 3 @999\nx >= 5\nx <= 4", conflict: [1, 2]),
    ]

    @Test("The members are exactly those that contradict each other:", arguments: cases)
    func members(_ example: Case) throws {
        var system = try System(example.system)
        let found = conflict(of: &system.solver)
        #expect(found == example.conflict.map { system.constraints[$0] })
    }

    @Test("Values stay as they were, and one removal makes the solver whole again")
    func recovery() throws {
        var system = try System("a >= 10\na - b <= 0")
        try system.solver.solve()
        #expect(system.solution == "a=10 b=10")
        let last = try system.add("b <= 5")
        let first = conflict(of: &system.solver)
        #expect(first == system.constraints)
        #expect(system.solution == "a=10 b=10")
        let second = conflict(of: &system.solver)
        #expect(second == first)
        try system.solver.removeConstraint(last)
        try system.add("b == 30")
        try system.solver.solve()
        #expect(system.solution == "a=10 b=30")
    }

    @Test("Without any one member the rest can hold", arguments: seeds(60))
    func irreducible(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let constraints = RandomSystem(using: &random, required: 0.9).constraints
        var solver = RandomSystem.solver(of: constraints)
        guard let conflict = conflict(of: &solver) else { return }
        let members = conflict.map { constraints[$0.index] }
        var all = RandomSystem.solver(of: members)
        let again = self.conflict(of: &all)
        #expect(again?.count == members.count, "seed \(seed)")
        for left in members.indices {
            var others = members
            others.remove(at: left)
            var rest = RandomSystem.solver(of: others)
            let remaining = self.conflict(of: &rest)
            #expect(remaining == nil, "seed \(seed), without \(left)")
        }
    }

    @Test("Breaking the last member again and again ends in a solution", arguments: seeds(20))
    func breaking(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var solver = RandomSystem.solver(of: RandomSystem(using: &random, required: 0.9).constraints)
        var broken = 0
        while let last = conflict(of: &solver)?.last {
            try solver.removeConstraint(last)
            broken += 1
            try #require(broken < 100, "seed \(seed)")
        }
        try solver.solve()
    }

    private func conflict(of solver: inout Solver) -> [ConstraintID]? {
        do throws(SolverError) { try solver.solve() } catch {
            if case .unsatisfiable(let members) = error { return members }
            Issue.record("\(error)")
        }
        return nil
    }
}
