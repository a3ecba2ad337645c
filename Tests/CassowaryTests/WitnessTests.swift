import Cassowary
import Testing

@Suite("Witnesses of ambiguity, and what is broken")
struct WitnessTests {
    @Test("Two labels that hug alike: the second solution stretches the other one")
    func labels() throws {
        var system = try System("a + b == 428\na == 71 @250\nb == 97 @250\nc == 4")
        let found = try system.solver.ambiguities()
        #expect(found.map { $0.variables.map(\.index) } == [[0, 1]])
        #expect(found.first?.first == [331, 97, 4])
        #expect(found.first?.second == [281, 147, 4])
    }

    @Test("A witness goes no further than it is asked to, nor than it can")
    func distance() throws {
        var system = try System("x >= 3\nx <= 10\ny == 1")
        let (x, y) = (system.variables[0].variable, system.variables[1].variable)
        #expect(try system.solver.otherSolution(moving: x, by: 2) == [5, 1])
        #expect(try system.solver.otherSolution(moving: x) == [10, 1])
        #expect(try system.solver.otherSolution(moving: y) == nil)
        #expect(throws: SolverError.notFinite) { try system.solver.otherSolution(moving: x, by: .infinity) }
        var other = Solver()
        for _ in 0..<3 { _ = other.addVariable() }
        let foreign = other.addVariable()
        #expect(throws: SolverError.unknownVariable(foreign)) { try system.solver.otherSolution(moving: foreign) }
    }

    @Test("Even below the lowest priority that there is, a wish decides nothing")
    func lowestPriority() throws {
        var system = try System("x >= 0")
        let x = system.variables[0].variable
        let least = Constraint([Term(x)], .equal, 6, priority: .leastNonzeroMagnitude)
        _ = try system.solver.addConstraint(least)
        #expect(try system.solver.otherSolution(moving: x) == nil)
        #expect(system.solver.value(of: x) == 6)
    }

    @Test("Every ambiguous variable has a second solution that breaks nothing more", arguments: seeds(80))
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let constraints = RandomSystem(using: &random, required: 0.15).constraints
        var solver = RandomSystem.solver(of: constraints)
        do throws(SolverError) { try solver.solve() } catch { return }
        let open = solver.ambiguousVariables()
        let found = try solver.ambiguities()
        for variable in open {
            #expect(found.contains { $0.variables.contains(variable) }, "seed \(seed), \(variable)")
        }
        for ambiguity in found {
            #expect(ambiguity.first == solver.solution, "seed \(seed)")
            let best = Self.costs(of: constraints, at: ambiguity.first)
            let other = Self.costs(of: constraints, at: ambiguity.second)
            for (cost, expected) in zip(other, best) {
                #expect(abs(cost - expected) <= 1e-6 * max(1, expected), "seed \(seed): \(other), \(best)")
            }
            for variable in ambiguity.variables {
                #expect(open.contains(variable), "seed \(seed), \(variable)")
                #expect(ambiguity.first[variable.index] != ambiguity.second[variable.index], "seed \(seed)")
            }
        }
    }

    @Test("What is broken is listed with its excess, and nothing else", arguments: seeds(40))
    func broken(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let constraints = RandomSystem(using: &random, required: 0.1).constraints
        var solver = RandomSystem.solver(of: constraints)
        do throws(SolverError) { try solver.solve() } catch { return }
        var expected: [Int: Double] = [:]
        for (place, constraint) in constraints.enumerated() {
            let excess = Self.excess(of: constraint, at: solver.solution)
            if abs(excess) > 1e-6 { expected[place] = excess }
        }
        #expect(solver.violations.map(\.constraint.index) == expected.keys.sorted(), "seed \(seed)")
        for violation in solver.violations {
            let excess = expected[violation.constraint.index] ?? 0
            #expect(abs(violation.excess - excess) < 1e-6, "seed \(seed)")
            #expect(solver.violation(of: violation.constraint) == abs(violation.excess))
            #expect(constraints[violation.constraint.index].priority < 1000)
        }
    }

    /// The sum of weighted violations at each priority, the highest first.
    private static func costs(of constraints: [Constraint], at x: [Double]) -> [Double] {
        [1000, 999, 750, 500, 251, 250].map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.weight * abs(excess(of: $1, at: x)) }
        }
    }

    /// What the sum is over the constant where the constraint is broken; 0 where it holds.
    private static func excess(of constraint: Constraint, at x: [Double]) -> Double {
        let gap = constraint.terms.reduce(-constraint.constant) { $0 + $1.coefficient * x[$1.variable.index] }
        switch constraint.relation {
        case .equal: return gap
        case .lessThanOrEqual: return max(0, gap)
        case .greaterThanOrEqual: return min(0, gap)
        }
    }
}
