import Cassowary
import SeededRandomness
import Testing

@testable import AutoLayout

@Suite("The proof of a conflict")
struct ConflictProofTests {
    /// x₀ ≥ c₀, xᵢ ≥ kᵢ xᵢ₋₁ + cᵢ, and the last one at most so much: no two rows of it are needed but all.
    private static func chain(_ factors: [Double], _ constants: [Double], atMost limit: Double) -> [SystemRow] {
        var solver = Solver()
        let variables = constants.map { _ in solver.addVariable() }
        var constraints = [Constraint([Term(variables[0])], .greaterThanOrEqual, constants[0])]
        for index in variables.indices.dropFirst() {
            let terms = [Term(variables[index]), Term(variables[index - 1], -factors[index])]
            constraints.append(Constraint(terms, .greaterThanOrEqual, constants[index]))
        }
        constraints.append(Constraint([Term(variables[variables.count - 1])], .lessThanOrEqual, limit))
        return constraints.map { SystemRow(constraint: $0) }
    }

    /// By how much the least value of the last variable exceeds the limit.
    private static func excess(_ factors: [Double], _ constants: [Double], atMost limit: Double) -> Double {
        zip(factors, constants).dropFirst().reduce(constants[0]) { $0 * $1.0 + $1.1 } - limit
    }

    @Test("says with any constants by how much the rows contradict each other", arguments: 1...6)
    func violations(count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        for _ in 0..<50 {
            let factors = (0..<count).map { _ in Double.random(in: 0.25...3, using: &random) }
            func constants() -> [Double] { (0..<count).map { _ in Double.random(in: -50...50, using: &random) } }
            let rows = Self.chain(factors, constants(), atMost: 0)
            let conflict = Conflict(rows: Array(rows.indices), in: rows)
            let proof = try #require(ConflictProof(of: conflict, victim: count, in: rows), "seed \(count)")
            let moved = constants()
            let violation = proof.violation(in: Self.chain(factors, moved, atMost: 20))
            #expect(abs(violation - Self.excess(factors, moved, atMost: 20)) < 1e-6, "seed \(count)")
        }
    }

    @Test("counts both ways where all rows are equalities")
    func equalities() throws {
        var solver = Solver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        func rows(_ sum: Double) -> [SystemRow] {
            [
                Constraint([Term(x)], .equal, 100), Constraint([Term(x), Term(y)], .equal, sum),
                Constraint([Term(y, 2)], .equal, 80),
            ].map { SystemRow(constraint: $0) }
        }
        let conflict = Conflict(rows: [0, 1, 2], in: rows(150))
        let proof = try #require(ConflictProof(of: conflict, victim: 2, in: rows(150)))
        #expect([120, 140, 150].map { proof.violation(in: rows($0)) } == [40, 0, 20])
    }

    @Test("is none where a row is not needed, or where the rows can hold whatever their constants")
    func none() {
        var solver = Solver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        let rows = [
            Constraint([Term(x)], .equal, 100), Constraint([Term(y)], .equal, 1), Constraint([Term(x)], .equal, 80),
        ].map { SystemRow(constraint: $0) }
        #expect(ConflictProof(of: Conflict(rows: [0, 1, 2], in: rows), victim: 2, in: rows) == nil)
        #expect(ConflictProof(of: Conflict(rows: [0, 1], in: rows), victim: 1, in: rows) == nil)
    }
}
