/// A quantity that the solver determines; it may take any value, negative ones included.
public struct Variable: Hashable, Comparable, Sendable {
    /// The variable's position in the order in which variables were added, from 0.
    public let index: Int

    /// The variable that a solver adds after `index` others.
    public init(index: Int) { self.index = index }

    public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}

/// The name a solver gives to a constraint when it is added; never used twice.
public struct ConstraintID: Hashable, Comparable, Sendable {
    /// The constraint's position in the order in which constraints were added, from 0.
    public let index: Int

    init(index: Int) { self.index = index }

    public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
    public var variable: Variable
    public var coefficient: Double

    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Sendable {
    case lessThanOrEqual = "<="
    case equal = "=="
    case greaterThanOrEqual = ">="
}

#if !hasFeature(Embedded)
extension Relation: Codable {}
#endif

/// A linear constraint: the sum of `terms` stands in `relation` to `constant` at `priority`.
public struct Constraint: Hashable, Sendable {
    public var terms: [Term]
    public var relation: Relation
    public var constant: Double
    /// Above 0 and at most 1000; 1000 is required. Higher priorities come strictly first.
    public var priority: Double
    /// The weight of a unit of violation among constraints of the same priority, 0.001 to 1000; without effect if
    /// required.
    public var weight: Double

    public init(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000, weight: Double = 1
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.weight = weight
    }
}

/// Why a solver refuses a request.
public enum SolverError: Error, Hashable, Sendable {
    /// A coefficient or a constant is infinite or not a number.
    case notFinite
    /// The priority is not above 0 and at most 1000.
    case invalidPriority(Double)
    /// The weight is not between 0.001 and 1000.
    case invalidWeight(Double)
    /// The constraint has no terms.
    case noTerms
    /// There would be more than this many constraints, or 256 times as many terms.
    case tooLarge(limit: Int)
    /// A term names a variable of another solver.
    case unknownVariable(Variable)
    /// The constraint was never added, or was removed.
    case unknownConstraint(ConstraintID)
    /// The required constraints contradict each other; removing any one of these resolves this contradiction.
    case unsatisfiable([ConstraintID])
    /// The bound on the number of pivots was reached.
    case iterationLimit
}
