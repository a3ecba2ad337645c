import Cassowary

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

/// A small system with ties, redundancy and degenerate corners over variables 0 ..< 6.
struct RandomSystem {
    static let variableCount = 6
    var constraints: [Constraint] = []

    init(using random: inout SeededGenerator, required: Double = 0.3) {
        for _ in 0..<Int.random(in: 1...24, using: &random) {
            constraints.append(Self.constraint(using: &random, required: required))
        }
    }

    static func constraint(using random: inout SeededGenerator, required: Double = 0.3) -> Constraint {
        let variables = Self.variables
        var terms: [Term] = []
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let coefficient = [1, 1, -1, 2, 0.5, -3][Int.random(in: 0..<6, using: &random)]
            terms.append(Term(variables[Int.random(in: 0..<variableCount, using: &random)], coefficient))
        }
        let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        return Constraint(
            terms, relations[Int.random(in: 0..<3, using: &random)],
            Double(Int.random(in: -4...4, using: &random) * 5),
            priority: priority(using: &random, required: required),
            weight: [1, 1, 1, 1, 2, 0.5][Int.random(in: 0..<6, using: &random)])
    }

    static func priority(using random: inout SeededGenerator, required: Double = 0.3) -> Double {
        if Double.random(in: 0..<1, using: &random) < required { return 1000 }
        return [250, 251, 500, 750, 999][Int.random(in: 0..<5, using: &random)]
    }

    /// The variables of any solver that was made by `solver(of:)`.
    static var variables: [Variable] {
        var solver = Solver()
        return (0..<variableCount).map { _ in solver.addVariable() }
    }

    static func solver(of constraints: [Constraint]) -> Solver {
        var solver = Solver()
        for _ in 0..<variableCount { _ = solver.addVariable() }
        for constraint in constraints { _ = try? solver.addConstraint(constraint) }
        return solver
    }
}
