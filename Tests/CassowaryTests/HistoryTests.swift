import Testing

@testable import Cassowary

@Suite("Histories")
struct HistoryTests {
    /// A solver that has lived through changes, beside what it should know.
    struct History {
        var solver = RandomSystem.solver(of: [])
        var live: [(id: ConstraintID, constraint: Constraint)] = []

        mutating func change(using random: inout SeededGenerator) throws {
            let place = live.isEmpty ? 0 : Int.random(in: 0..<live.count, using: &random)
            switch live.isEmpty ? 0 : Int.random(in: 0..<6, using: &random) {
            case 0, 1, 2:
                let constraint = RandomSystem.constraint(using: &random, required: 0.2)
                live.append((try solver.addConstraint(constraint), constraint))
            case 3:
                try solver.removeConstraint(live.remove(at: place).id)
            case 4:
                live[place].constraint.constant = Double(Int.random(in: -20...20, using: &random))
                try solver.setConstant(live[place].constraint.constant, of: live[place].id)
            default:
                live[place].constraint.priority = RandomSystem.priority(using: &random, required: 0.2)
                try solver.setPriority(live[place].constraint.priority, of: live[place].id)
            }
        }

        /// Solves, breaking the last member of every conflict.
        mutating func solve() throws {
            while true {
                do throws(SolverError) { return try solver.solve() } catch {
                    guard case .unsatisfiable(let members) = error, let last = members.last else { throw error }
                    try solver.removeConstraint(last)
                    live.removeAll { $0.id == last }
                }
            }
        }
    }

    /// With seed 192 factorising again keeps the numbers of pivots that have changed places.
    @Test(
        "Whatever came before, the values are those of a new solver with the same constraints",
        arguments: Array(seeds(40)) + [192])
    func historyAgainstFresh(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var history = History()
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { try history.change(using: &random) }
            try history.solve()
            var fresh = RandomSystem.solver(of: history.live.map(\.constraint))
            try fresh.solve()
            for variable in RandomSystem.variables {
                let difference = abs(history.solver.value(of: variable) - fresh.value(of: variable))
                try #require(difference < 1e-6, "seed \(seed), step \(step), \(variable)")
            }
            try #require(history.solver.simplex.brokenInvariant() == nil, "seed \(seed), step \(step)")
            let (found, expected) = (history.solver.ambiguousVariables(), fresh.ambiguousVariables())
            #expect(found == expected, "seed \(seed), step \(step)")
        }
    }

    @Test("A copy goes its own way")
    func valueSemantics() throws {
        var system = try System("x == 1 @500")
        try system.solver.solve()
        var copy = system
        try copy.add("x == 2")
        try copy.solver.solve()
        #expect(system.solution == "x=1")
        #expect(copy.solution == "x=2")
    }

    @Test("Invariants hold after every step", arguments: seeds(40))
    func invariants(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var solver = RandomSystem.solver(of: RandomSystem(using: &random).constraints)
        solver.prepare()
        for step in 0..<2000 {
            try #require(solver.simplex.brokenInvariant() == nil, "seed \(seed), step \(step)")
            if solver.simplex.advance() != nil { return }
        }
        Issue.record("seed \(seed): no end after 2000 steps")
    }
}
