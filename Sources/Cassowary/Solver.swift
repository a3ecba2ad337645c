/// Solves linear constraints with strict priorities (interface; the algorithm replaces these bodies).
public struct Solver: Sendable {
    public init() {}
    /// Adds a free variable.
    public mutating func addVariable() -> Variable { Variable(index: 0) }
    /// Adds a constraint; the values change with the next `solve()`.
    public mutating func addConstraint(_ constraint: Constraint) throws(SolverError) -> ConstraintID { ConstraintID(index: 0) }
    public mutating func removeConstraint(_ id: ConstraintID) throws(SolverError) {}
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {}
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {}
    /// Brings every value up to date; on `unsatisfiable` the values stay as they were.
    public mutating func solve() throws(SolverError) {}
    /// The variable's value in the last solution.
    public func value(of variable: Variable) -> Double { 0 }
    /// By how much the constraint is broken in the last solution: 0 where it holds, else |sum − constant|.
    public func violation(of id: ConstraintID) -> Double { 0 }
    /// The variables that have another value in some other optimal solution, in order.
    public mutating func ambiguousVariables() -> [Variable] { [] }
}
