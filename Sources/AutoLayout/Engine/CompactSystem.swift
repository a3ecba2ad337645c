import Cassowary

/// A solver for some rows of a larger system, with only the variables that they use.
struct CompactSystem {
    var solver = Solver()
    /// The variable here for each variable of the larger system, by index; nil for unused ones.
    private var variables: [Variable?] = []

    @discardableResult
    mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        var copy = constraint
        copy.terms = translated(constraint.terms)
        return try solver.addConstraint(copy)
    }

    private mutating func translated(_ terms: [Term]) -> [Term] {
        var copies: [Term] = []
        copies.reserveCapacity(terms.count)
        for term in terms { copies.append(Term(variable(for: term.variable), term.coefficient)) }
        return copies
    }

    private mutating func variable(for other: Variable) -> Variable {
        while variables.count <= other.index { variables.append(nil) }
        if let known = variables[other.index] { return known }
        let made = solver.addVariable()
        variables[other.index] = made
        return made
    }
}
