/// Solves linear constraints with strict priorities.
///
/// Constraints at a priority are never traded against those at a lower one, whatever their numbers; inside a priority
/// the sum of |violation| is least. Where that leaves a choice, later constraints keep what they ask for and the
/// earlier one gives way; variables that are free even then are 0. The same constraints in the same order give the same
/// values, whatever the history.
///
///     var solver = Solver()
///     let width = solver.addVariable()
///     _ = try solver.addConstraint(Constraint([Term(width)], .lessThanOrEqual, 400))
///     _ = try solver.addConstraint(Constraint([Term(width)], .equal, 500, priority: 750))
///     try solver.solve()
///     solver.value(of: width)  // 400
///
/// It is the target's whole public interface, a file for each group of its verbs; the method is `Simplex`'s.
public struct Solver: Sendable {
    var simplex = Simplex()
    var table = ConstraintTable()
    /// The constraint of each row, or −1 for an implicit row.
    var constraintOfRow: [Int32] = []
    /// The values of the last solution, by the variable's index.
    @usableFromInline var lastSolution: [Double] = []
    /// True when the values may be out of date.
    var isChanged = false
    /// True when terms were added since the last run.
    var hasNewTerms = false
    /// True when constraints were removed or changed their priority since the last run.
    var hasNewRanks = false
    /// True when coefficients of the last run have been scaled since.
    var hasNewScales = false
    /// The number of rows when the last crash basis was chosen.
    var crashedRowCount = 0
    /// The number of rows of removed constraints.
    var deadRowCount = 0
    var liveConstraintCount = 0

    var variableCount: Int { simplex.variableCount }

    public init() {}

    /// A solver with so many free variables, which are 0 until the next `solve()`.
    public init(variableCount: Int) {
        for _ in 0..<variableCount { _ = addVariable() }
    }

    /// Adds a free variable; its value is 0 until the next `solve()`.
    public mutating func addVariable() -> Variable {
        beginChange()
        if variableCount == 0 { makeRoom() }
        simplex.addVariable()
        constraintOfRow.append(-1)
        isChanged = true
        hasNewTerms = true
        return Variable(index: variableCount - 1)
    }

    /// Reserves capacity, so that small systems are not reallocated often.
    private mutating func makeRoom() {
        constraintOfRow.reserveCapacity(256)
        table.makeRoom()
    }

    /// Adds a constraint; the values change with the next `solve()`.
    ///
    /// Terms that name a variable twice are summed; where they cancel out, 0 is compared with the constant.
    /// - Throws: `notFinite`, `invalidPriority`, `invalidWeight`, `noTerms`, `unknownVariable` or `tooLarge`; nothing has
    ///   changed then.
    public mutating func addConstraint(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try appendTerms(of: constraint)
        let row = simplex.rows.append(constraint.relation, constraint.constant)
        simplex.rows.givens[row].weight = constraint.weight
        simplex.rows.setPriority(constraint.priority, of: row)
        let id = ConstraintID(index: table.next)
        table.append(row: row)
        constraintOfRow.append(Int32(truncatingIfNeeded: id.index))
        liveConstraintCount += 1
        isChanged = true
        hasNewTerms = true
        return id
    }

    /// Removes a constraint; the values change with the next `solve()`.
    /// - Throws: `unknownConstraint`.
    public mutating func removeConstraint(_ id: ConstraintID) throws(SolverError) {
        let row = try row(of: id)
        beginChange()
        simplex.rows.costs[row].lower = 0
        simplex.rows.costs[row].upper = 0
        hasNewRanks = true
        table.remove(id.index)
        liveConstraintCount -= 1
        deadRowCount += 1
        isChanged = true
        compactIfWorthIt()
    }

    /// Replaces the constant of a constraint; the values change with the next `solve()`.
    /// - Throws: `notFinite` or `unknownConstraint`.
    public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
        guard constant.isFinite else { throw .notFinite }
        let row = try row(of: id)
        let scaled = constant * simplex.rows.givens[row].scale
        guard scaled.isFinite else { throw .notFinite }
        beginChange()
        simplex.rows.constants[row] = scaled
    }

    /// Replaces the priority of a constraint; the values change with the next `solve()`.
    /// - Throws: `invalidPriority` or `unknownConstraint`.
    public mutating func setPriority(_ priority: Double, of id: ConstraintID) throws(SolverError) {
        guard Priority.isValid(priority) else { throw .invalidPriority(priority) }
        let row = try row(of: id)
        beginChange()
        hasNewRanks = true
        if simplex.rows.setPriority(priority, of: row) { hasNewScales = true }
        isChanged = true
    }

    /// Brings every value up to date.
    /// - Throws: `unsatisfiable` with an irreducible set of required constraints that contradict each other;
    ///   `iterationLimit`; `notFinite` when numbers overflow on the way. Values, violations and constraints are then
    ///   unchanged, and another call after a change works like the first.
    public mutating func solve() throws(SolverError) {
        if isChanged { try solveChanged() }
    }
}
