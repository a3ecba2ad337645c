import Testing

@testable import Cassowary

@Suite("Parameter")
struct ParametricTests {
    /// A random system of which some constants move with the parameter.
    struct Moving {
        var constraints: [Constraint]

        init(using random: inout SeededGenerator) {
            constraints = RandomSystem(using: &random, required: 0.2).constraints
            for place in constraints.indices where Int.random(in: 0..<3, using: &random) == 0 {
                constraints[place].slope = [-1, 0.5, 1, 1, 2].randomElement(using: &random) ?? 1
            }
        }

        /// A new solver with the constants as they are at a parameter; nil when they contradict each other.
        func fresh(at parameter: Double) throws -> Solver? {
            var fixed = constraints
            for place in fixed.indices {
                fixed[place].constant += fixed[place].slope * parameter
                fixed[place].slope = 0
            }
            var solver = RandomSystem.solver(of: fixed)
            do throws(SolverError) { try solver.solve() } catch {
                guard case .unsatisfiable = error else { throw error }
                return nil
            }
            return solver
        }

        /// A solver that has solved at a parameter where it can; nil where there is none.
        func solver(startingIn range: ClosedRange<Double>, using random: inout SeededGenerator) throws -> Solver? {
            var solver = RandomSystem.solver(of: constraints)
            for _ in 0..<20 {
                let parameter = Double.random(in: range, using: &random)
                // Where several rows turn is mostly a round number.
                try solver.setParameter(Bool.random(using: &random) ? parameter.rounded() : parameter)
                do throws(SolverError) {
                    try solver.solve()
                    return solver
                } catch {
                    guard case .unsatisfiable = error else { throw error }
                }
            }
            return nil
        }
    }

    static let range = -60.0...60.0

    @Test("Pieces agree with new solvers at 200 random parameters", arguments: seeds(60))
    func piecesAgainstFresh(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let moving = Moving(using: &random)
        guard var solver = try moving.solver(startingIn: Self.range, using: &random) else { return }
        let pieces = try solver.pieces(over: Self.range)
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            #expect(piece.range.upperBound == next.range.lowerBound, "seed \(seed)")
        }
        for _ in 0..<200 {
            let parameter = Double.random(in: Self.range, using: &random)
            let piece = pieces.first { $0.range.contains(parameter) }
            guard let fresh = try moving.fresh(at: parameter) else {
                #expect(piece == nil, "seed \(seed), \(parameter) is infeasible")
                continue
            }
            let found = try #require(piece, "seed \(seed), \(parameter) is feasible")
            for variable in RandomSystem.variables {
                let (value, expected) = (found.value(of: variable, at: parameter), fresh.value(of: variable))
                let allowed = 1e-9 * max(1, abs(expected))
                try #require(
                    abs(value - expected) <= allowed, "seed \(seed), \(parameter), \(variable): \(value), \(expected)")
            }
        }
    }

    /// Found by `answers.py` (seed 1): the parameter of the first solution is one where several rows turn.
    @Test("Pieces from both sides of a corner meet in it")
    func corner() throws {
        var solver = Solver()
        let x = (0..<4).map { _ in solver.addVariable() }
        let sum = [Term(x[1]), Term(x[2], -2), Term(x[0], -2)]
        let mixed = [Term(x[0], -2), Term(x[3], 0.5), Term(x[1], -2), Term(x[2], 0.5)]
        for constraint in [
            Constraint(sum, .greaterThanOrEqual, 77, priority: 750),
            Constraint([Term(x[2], -2)], .lessThanOrEqual, 0, priority: 750),
            Constraint(
                sum.map { Term($0.variable, 2 * $0.coefficient) }, .greaterThanOrEqual, 154, priority: 10, slope: 1),
            Constraint(sum, .greaterThanOrEqual, 77, priority: 250, slope: -1),
            Constraint(mixed, .equal, 0, priority: 999),
        ] { _ = try solver.addConstraint(constraint) }
        let pieces = try solver.pieces(over: Self.range)
        #expect(pieces.count > 1)
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            #expect(piece.range.upperBound == next.range.lowerBound)
        }
    }

    /// With seeds 372 and 577 rounding would have a variable that stands still reach a kink 10¹⁶ away.
    @Test("Invariants hold after every piece of a walk", arguments: Array(seeds(60)) + [372, 577])
    func invariants(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let moving = Moving(using: &random)
        guard let solver = try moving.solver(startingIn: Self.range, using: &random) else { return }
        for direction in [1.0, -1] {
            var walk = Walk(from: solver.simplex, at: solver.map.origin, direction: direction)
            var previous: Piece?
            for step in 0..<1000 {
                guard let piece = walk.nextPiece(past: direction * 1e6) else { break }
                try #require(walk.brokenInvariant() == nil, "seed \(seed), \(direction), step \(step)")
                if let previous {
                    let end = direction > 0 ? piece.range.lowerBound : piece.range.upperBound
                    for variable in RandomSystem.variables {
                        let jump = previous.value(of: variable, at: end) - piece.value(of: variable, at: end)
                        #expect(abs(jump) < 1e-7 * max(1, abs(end)), "seed \(seed), \(direction), step \(step)")
                    }
                }
                previous = piece
            }
            #expect(walk.isFinished && !walk.hasGivenUp, "seed \(seed), \(direction)")
        }
    }

    @Test("Asking for ambiguity away from the last full solution keeps the pieces")
    func ambiguityKeepsPieces() throws {
        var solver = Solver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        _ = try solver.addConstraint(Constraint([Term(x)], .lessThanOrEqual, 600))
        _ = try solver.addConstraint(Constraint([Term(x)], .equal, 0, priority: 700, slope: 1))
        _ = try solver.addConstraint(Constraint([Term(y), Term(x, -1)], .greaterThanOrEqual, 0))
        try solver.solve()
        _ = try solver.pieces(over: 0...1000)
        let count = solver.map.pieces.count
        try solver.setParameter(800)
        let open = solver.ambiguousVariables()
        #expect(open == [y])
        _ = try solver.ambiguities()
        let chain = try solver.determiningConstraints(of: [Term(x)])
        #expect(chain?.map(\.index) == [0, 1])
        #expect(solver.map.pieces.count == count && solver.map.origin == 0)
        #expect(solver.solution == [600, 600])
    }

    @Test(
        "Values at parameters in any order, with changes between them, are those of new solvers", arguments: seeds(30))
    func follow(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var moving = Moving(using: &random)
        var solver = RandomSystem.solver(of: moving.constraints)
        for step in 0..<60 {
            if Int.random(in: 0..<8, using: &random) == 0 {
                let place = Int.random(in: 0..<moving.constraints.count, using: &random)
                moving.constraints[place].constant = Double(Int.random(in: -20...20, using: &random))
                try solver.setConstant(moving.constraints[place].constant, of: ConstraintID(index: place))
            }
            let parameter = Double.random(in: Self.range, using: &random)
            try solver.setParameter(parameter)
            let fresh = try moving.fresh(at: parameter)
            do throws(SolverError) { try solver.solve() } catch {
                #expect(fresh == nil, "seed \(seed), step \(step): \(error)")
                continue
            }
            let expected = try #require(fresh, "seed \(seed), step \(step)")
            for variable in RandomSystem.variables {
                let difference = abs(solver.value(of: variable) - expected.value(of: variable))
                try #require(difference < 1e-6, "seed \(seed), step \(step), \(variable)")
            }
        }
    }

    @Test("What ends the feasible range is irreducible: without any one member it goes on", arguments: seeds(60))
    func feasibleRange(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let moving = Moving(using: &random)
        guard var solver = try moving.solver(startingIn: Self.range, using: &random) else { return }
        let found = try solver.feasibleParameters()
        for (end, members, side) in [
            (found.range.lowerBound, found.lowerBound, -1.0), (found.range.upperBound, found.upperBound, 1.0),
        ] {
            #expect(members.isEmpty == end.isInfinite, "seed \(seed)")
            guard end.isFinite else { continue }
            var part = moving
            part.constraints = members.map { moving.constraints[$0.index] }
            let beyond = end + side * 1e-3 * max(1, abs(end))
            #expect(try part.fresh(at: beyond) == nil, "seed \(seed)")
            for left in part.constraints.indices {
                var rest = part
                rest.constraints.remove(at: left)
                #expect(try rest.fresh(at: beyond) != nil, "seed \(seed), without \(left)")
            }
        }
    }

    @Test("A readable column: three pieces, and a width that a required pin ends")
    func column() throws {
        var solver = Solver()
        let (column, margin) = (solver.addVariable(), solver.addVariable())
        try solver.setParameter(400)
        let ids = try [
            Constraint([Term(column)], .lessThanOrEqual, 600),
            Constraint([Term(column)], .equal, -32, priority: 749, slope: 1),
            Constraint([Term(column), Term(margin, 2)], .equal, 0, slope: 1),
            Constraint([Term(margin)], .greaterThanOrEqual, 16),
            Constraint([Term(column)], .greaterThanOrEqual, 100),
        ].map { try solver.addConstraint($0) }
        #expect(try solver.valueMap(of: margin) == (0, 16, 132...632))
        let pieces = try solver.pieces(over: 320...1366)
        #expect(pieces.map(\.range.upperBound) == [632, .infinity])
        #expect(pieces.map { $0.map(of: column).rate } == [1, 0])
        let feasible = try solver.feasibleParameters()
        #expect(feasible.range == 132...Double.infinity)
        #expect(feasible.lowerBound == [ids[2], ids[3], ids[4]])
        try solver.setParameter(100)
        #expect(throws: SolverError.unsatisfiable([ids[2], ids[3], ids[4]])) { try solver.solve() }
        #expect(solver.value(of: column) == 368)
        try solver.setParameter(1000)
        try solver.solve()
        #expect(solver.solution == [600, 200])
        #expect(throws: SolverError.notFinite) { try solver.setParameter(.nan) }
    }
}
