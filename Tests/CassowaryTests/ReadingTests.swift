import Testing

@testable import Cassowary

@Suite("Reading values")
struct ReadingTests {
    /// So many variables, each at its index plus the constant.
    static func solver(count: Int, constant: Double) throws -> Solver {
        var solver = Solver()
        for index in 0..<count {
            _ = try solver.addConstraint(Constraint([Term(solver.addVariable())], .equal, Double(index) + constant))
        }
        try solver.solve()
        return solver
    }

    @Test("A variable that came after the solution is 0, and one that never came, too")
    func unknownVariables() throws {
        var solver = try Self.solver(count: 3, constant: 5)
        let late = solver.addVariable()
        #expect(solver.value(of: late) == 0)
        #expect(solver.solution == [5, 6, 7, 0])
        #expect(solver.value(of: Variable(index: 1000)) == 0)
        #expect(solver.value(of: Variable(index: -1)) == 0)
    }

    @Test("Values stay where nothing is solved")
    func keptValues() throws {
        var solver = try Self.solver(count: 3, constant: 5)
        let (first, second) = (Variable(index: 1), Variable(index: 2))
        let id = try solver.addConstraint(Constraint([Term(first), Term(second, -1)], .equal, 0))
        #expect(throws: SolverError.self) { try solver.solve() }
        #expect(solver.solution == [5, 6, 7])
        try solver.removeConstraint(id)
        try solver.solve()
        #expect(solver.solution == [5, 6, 7])
    }
}
