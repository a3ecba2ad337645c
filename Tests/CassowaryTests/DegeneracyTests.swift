import Testing

@testable import Cassowary

@Suite("Corners where many rows meet")
struct DegeneracyTests {
    /// Beale's example (1955), on which the simplex method goes in circles where nothing prevents it: at most 1.25.
    @Test("An example made to go in circles comes to its end")
    func circles() throws {
        var system = try System(
            """
            z - 0.75 a + 20 b - 0.5 c + 6 d == 0
            0.25 a - 8 b - c + 9 d <= 0
            0.5 a - 12 b - 0.5 c + 3 d <= 0
            c <= 1
            a >= 0
            b >= 0
            c >= 0
            d >= 0
            z == 1000 @500
            """)
        try system.solver.solve()
        #expect(system.solution == "z=1.25 a=1 b=0 c=1 d=0")
    }

    /// Every column at least so wide and as wide as every other, which ports of Cassowary never came back from.
    @Test("48 columns, each pair equal, take steps that are far fewer than the bound")
    func pairs() throws {
        var solver = Solver()
        let columns = (0..<48).map { _ in solver.addVariable() }
        for (place, column) in columns.enumerated() {
            _ = try solver.addConstraint(Constraint([Term(column)], .greaterThanOrEqual, 3, priority: 900))
            for other in columns[..<place] {
                let same = Constraint([Term(column), Term(other, -1)], .equal, 0, priority: 100)
                _ = try solver.addConstraint(same)
            }
        }
        _ = try solver.addConstraint(Constraint(columns.map { Term($0) }, .equal, 480))
        try solver.solve()
        #expect(columns.allSatisfy { abs(solver.value(of: $0) - 10) < 1e-9 })
        #expect(solver.simplex.iterations < 1000)
    }

    @Test("Steps by Bland's rule alone, which cannot go in circles, end at the same solution", arguments: seeds(60))
    func bland(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var solver = RandomSystem.solver(of: RandomSystem(using: &random).constraints)
        var simplex = solver.simplex
        simplex.own()
        simplex.start()
        var outcome: Simplex.Outcome?
        for _ in 0..<10_000 where outcome == nil {
            simplex.stalled = 1_000_000
            outcome = simplex.advance()
        }
        do throws(SolverError) { try solver.solve() } catch {
            #expect(outcome == .infeasible, "seed \(seed)")
            return
        }
        #expect(outcome == .optimal, "seed \(seed)")
        for (value, other) in zip(solver.solution, simplex.x) {
            #expect(abs(value - other) < 1e-6 * max(1, abs(value)), "seed \(seed)")
        }
    }

    /// Found by `faces.py` (seed 1): noise below the penalty for required rows showed the way back as the way on.
    @Test("Noise at a higher priority does not hide that a lower one can still gain")
    func noise() throws {
        var system = try System(
            """
            - 1.203 a + 0.738 b - 20.554 c <= 254.191 @1
            - 0.248 b + 1.157 d - 1.288 a >= -8.89 @1
            15.558 d >= -155.58 @999
            66.461 e - 0.221 f <= -245.351
            - 0.205 c >= 2.665 @999
            2.498 c + 0.036 a - 78.693 f >= 0
            26.14 b + 0.163 e + 18.331 d <= -599.431 @100
            20.764 b - 0.068 f >= 8
            5.605 f <= 0
            """)
        try system.solver.solve()
        #expect(system.solver.violations.isEmpty)
    }
}
