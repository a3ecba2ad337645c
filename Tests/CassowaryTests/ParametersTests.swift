import Testing

@testable import Cassowary

@Suite("Several parameters")
struct ParametersTests {
    @Test("A header that shrinks as the page scrolls, at any width")
    func header() throws {
        var solver = Solver()
        let (height, width) = (solver.addVariable(), solver.addVariable())
        let offset = solver.addParameter()
        var shrinking = Constraint([Term(height)], .equal, 120, priority: 750)
        shrinking.furtherSlopes = [Slope(-1, of: offset)]
        let least = Constraint([Term(height)], .greaterThanOrEqual, 44)
        for constraint in [shrinking, least, Constraint([Term(width)], .equal, 0, slope: 1)] {
            _ = try solver.addConstraint(constraint)
        }
        try solver.setParameter(375)
        try solver.setParameter(30, of: offset)
        try solver.solve()
        #expect(solver.solution == [90, 375])
        #expect(try solver.valueMap(of: height, along: offset) == (-1, 120, -Double.infinity...76))
        #expect(try solver.pieces(over: 0...200, along: offset).map { $0.map(of: height).rate } == [-1, 0])
        #expect(try solver.valueMap(of: width).rate == 1)
        try solver.setParameter(1024)
        try solver.setParameter(100, of: offset)
        try solver.solve()
        #expect(solver.solution == [44, 1024])
        #expect(solver.value(of: offset) == 100)
        #expect(solver.value(of: Parameter.first) == 1024)
    }

    @Test("A parameter that was never given out is refused")
    func unknown() throws {
        var solver = Solver()
        var other = Solver()
        let foreign = other.addParameter()
        let x = solver.addVariable()
        var constraint = Constraint([Term(x)], .equal, 1)
        constraint.furtherSlopes = [Slope(1, of: foreign)]
        #expect(throws: SolverError.unknownParameter(foreign)) { try solver.addConstraint(constraint) }
        #expect(throws: SolverError.unknownParameter(foreign)) { try solver.setParameter(1, of: foreign) }
        #expect(throws: SolverError.unknownParameter(foreign)) { try solver.pieces(over: 0...1, along: foreign) }
        #expect(solver.value(of: foreign) == 0)
        let known = solver.addParameter()
        constraint.furtherSlopes = [Slope(.nan, of: known)]
        #expect(throws: SolverError.notFinite) { try solver.addConstraint(constraint) }
        #expect(throws: SolverError.notFinite) { try solver.setParameter(.infinity, of: known) }
    }

    /// A random system whose constants move with three parameters.
    struct Moving {
        var constraints: [Constraint]
        var parameters: [Parameter]

        init(using random: inout SeededGenerator, _ parameters: [Parameter]) {
            constraints = RandomSystem(using: &random, required: 0.15).constraints
            self.parameters = parameters
            for place in constraints.indices {
                let rates = [0, 0, 0, -1, 0.5, 1, 2].map { Double($0) }
                constraints[place].slope = rates[Int.random(in: 0..<7, using: &random)]
                for parameter in parameters.dropFirst() {
                    let rate = rates[Int.random(in: 0..<7, using: &random)]
                    if rate != 0 { constraints[place].furtherSlopes.append(Slope(rate, of: parameter)) }
                }
            }
        }

        /// A new solver with the constants as they are at a point; nil when they contradict each other.
        func fresh(at point: [Double]) throws -> Solver? {
            var fixed = constraints
            for place in fixed.indices {
                fixed[place].constant += fixed[place].slope * point[0]
                for slope in fixed[place].furtherSlopes {
                    fixed[place].constant += slope.rate * point[slope.parameter.index]
                }
                fixed[place].slope = 0
                fixed[place].furtherSlopes = []
            }
            var solver = RandomSystem.solver(of: fixed)
            do throws(SolverError) { try solver.solve() } catch {
                guard case .unsatisfiable = error else { throw error }
                return nil
            }
            return solver
        }
    }

    static func solver(using random: inout SeededGenerator) throws -> (Solver, Moving) {
        var solver = RandomSystem.solver(of: [])
        let parameters = [.first, solver.addParameter(), solver.addParameter()]
        let moving = Moving(using: &random, parameters)
        for constraint in moving.constraints { _ = try solver.addConstraint(constraint) }
        return (solver, moving)
    }

    @Test(
        "Values after any moves and changes are those of new solvers; a failure leaves all as it was", arguments: 1...30
    )
    func follow(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (solver, moving) = try Self.solver(using: &random)
        var point = [0.0, 0, 0]
        for step in 0..<60 {
            if Int.random(in: 0..<8, using: &random) == 0 {
                let place = Int.random(in: 0..<moving.constraints.count, using: &random)
                moving.constraints[place].constant = Double(Int.random(in: -20...20, using: &random))
                try solver.setConstant(moving.constraints[place].constant, of: ConstraintID(index: place))
            }
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let axis = Int.random(in: 0..<3, using: &random)
                point[axis] = Double(Int.random(in: -5...5, using: &random) * 4)
                try solver.setParameter(point[axis], of: moving.parameters[axis])
            }
            #expect(moving.parameters.map { solver.value(of: $0) } == point)
            guard let expected = try moving.fresh(at: point) else {
                let before = (solver.solution, solver.violations)
                #expect(throws: SolverError.self, "seed \(seed), step \(step)") { try solver.solve() }
                #expect(solver.solution == before.0 && solver.violations == before.1, "seed \(seed), step \(step)")
                continue
            }
            try solver.solve()
            for variable in RandomSystem.variables {
                let difference = abs(solver.value(of: variable) - expected.value(of: variable))
                try #require(difference < 1e-6, "seed \(seed), step \(step), \(variable)")
            }
        }
    }

    @Test("Pieces along each parameter agree with new solvers, and so does the feasible range", arguments: seeds(30))
    func pieces(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var (solver, moving) = try Self.solver(using: &random)
        var point = [3.0, -7, 5]
        for axis in 0..<3 { try solver.setParameter(point[axis], of: moving.parameters[axis]) }
        do throws(SolverError) { try solver.solve() } catch { return }
        for _ in 0..<6 {
            let axis = Int.random(in: 0..<3, using: &random)
            let pieces = try solver.pieces(over: -60...60, along: moving.parameters[axis])
            let feasible = try solver.feasibleParameters(along: moving.parameters[axis]).range
            for _ in 0..<20 {
                var other = point
                other[axis] = Double.random(in: -60...60, using: &random)
                let piece = pieces.first { $0.range.contains(other[axis]) }
                #expect((piece != nil) == feasible.contains(other[axis]), "seed \(seed), \(other)")
                guard let fresh = try moving.fresh(at: other) else {
                    #expect(piece == nil, "seed \(seed), \(other) is infeasible")
                    continue
                }
                let found = try #require(piece, "seed \(seed), \(other) is feasible")
                for variable in RandomSystem.variables {
                    let (value, expected) = (found.value(of: variable, at: other[axis]), fresh.value(of: variable))
                    try #require(abs(value - expected) <= 1e-9 * max(1, abs(expected)), "seed \(seed), \(other)")
                }
            }
            guard let next = pieces.randomElement(using: &random) else { continue }
            point[axis] = min(max(-60, next.range.lowerBound), 60)
            try solver.setParameter(point[axis], of: moving.parameters[axis])
        }
    }

    /// Inside a piece only the values that move are written; 70 of them take more than one block.
    @Test("Values follow the parameters inside pieces, from one to another and from line to line", arguments: [70, 40])
    func moves(count: Int) throws {
        var (solver, random) = (Solver(), SeededGenerator(seed: UInt64(count)))
        let variables = (0..<count).map { _ in solver.addVariable() }
        let scroll = solver.addParameter()
        for (place, variable) in variables.enumerated() {
            var constraint = Constraint([Term(variable)], .equal, Double(place))
            if place % 10 == 3 { constraint.slope = 1 }
            if place % 10 == 7 { constraint.furtherSlopes = [Slope(-2, of: scroll)] }
            if place % 10 == 5 { constraint.priority = 500 }
            _ = try solver.addConstraint(constraint)
            if place % 10 == 5 {
                _ = try solver.addConstraint(Constraint([Term(variable)], .greaterThanOrEqual, 0, slope: 1))
            }
        }
        var (width, offset, kept) = (0.0, 0.0, solver)
        for step in 0..<400 {
            switch step % 13 {
            case 4: offset = Double.random(in: -3...3, using: &random).rounded()
            case 9: kept = solver
            case 11: (kept, solver) = (solver, kept)
            default: width = Double.random(in: -20...90, using: &random)
            }
            try solver.setParameter(width)
            try solver.setParameter(offset, of: scroll)
            try solver.solve()
            for (place, variable) in variables.enumerated() {
                let moved: [Int: Double] = [3: width, 5: max(0, width - Double(place)), 7: -2 * offset]
                let expected = Double(place) + (moved[place % 10] ?? 0)
                let difference = solver.value(of: variable) - expected
                try #require(abs(difference) < 1e-9, "step \(step), x\(place), \(width), \(offset)")
            }
        }
    }
}
