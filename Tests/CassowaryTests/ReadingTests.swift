import Testing

@testable import Cassowary

@Suite("Reading values")
struct ReadingTests {
    /// So many variables, each at `index × slope × parameter + constant`.
    static func solver(count: Int, slope: Double, constant: Double) throws -> Solver {
        var solver = Solver()
        for index in 0..<count {
            let term = Term(solver.addVariable())
            _ = try solver.addConstraint(Constraint([term], .equal, constant, slope: slope * Double(index)))
        }
        try solver.solve()
        return solver
    }

    static func eights(of solver: Solver) -> [Double] {
        var values: [Double] = []
        solver.forEachEightValues { for lane in $0.indices { values.append($0[lane]) } }
        return values
    }

    @Test("Eights are every value in order and then zeros", arguments: [(1.0, 5.0), (1, 0), (0, 5), (-0.5, 0)])
    func eights(slope: Double, constant: Double) throws {
        for count in [0, 1, 7, 8, 9, 63, 64, 65, 72, 127, 128, 130] {
            var solver = try Self.solver(count: count, slope: slope, constant: constant)
            for parameter in [0.0, 320, 1024, -3] {
                try solver.setParameter(parameter)
                try solver.solve()
                let expected = (0..<count).map { slope * Double($0) * parameter + constant }
                let padding = Array(repeating: 0.0, count: (count + 7) / 8 * 8 - count)
                #expect(Self.eights(of: solver) == expected + padding, "\(count) at \(parameter)")
                #expect(solver.solution == expected, "\(count) at \(parameter)")
                let one = (0..<count).map { solver.value(of: Variable(index: $0)) }
                #expect(one == expected, "\(count) at \(parameter)")
            }
        }
    }

    @Test("A variable that came after the solution is 0, and one that never came, too")
    func unknownVariables() throws {
        var solver = try Self.solver(count: 64, slope: 0, constant: 5)
        let late = solver.addVariable()
        #expect(solver.value(of: late) == 0)
        #expect(solver.solution == Array(repeating: 5, count: 64) + [0])
        #expect(solver.value(of: Variable(index: 1000)) == 0)
        #expect(solver.value(of: Variable(index: -1)) == 0)
    }

    @Test("Values stay where nothing is solved, though their piece is no longer known")
    func keptValues() throws {
        var solver = try Self.solver(count: 3, slope: 1, constant: 5)
        try solver.setParameter(10)
        try solver.solve()
        let (first, second) = (Variable(index: 1), Variable(index: 2))
        let id = try solver.addConstraint(Constraint([Term(first), Term(second, -1)], .equal, 0))
        #expect(throws: SolverError.self) { try solver.solve() }
        #expect(solver.solution == [5, 15, 25])
        try solver.removeConstraint(id)
        try solver.setParameter(20)
        try solver.solve()
        #expect(solver.solution == [5, 25, 45])
    }
}
