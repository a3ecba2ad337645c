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
    @usableFromInline var lastSolution = Solution()
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
    /// The value of the parameter along which the map is; initially 0.
    var parameter = 0.0
    var map = ParametricMap()
    /// What is known where there are several parameters.
    var axes = Axes()

    var variableCount: Int { simplex.variableCount }

    public init() {}

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
    /// - Throws: `notFinite`, `invalidPriority`, `invalidWeight`, `noTerms`, `unknownVariable`, `unknownParameter` or
    ///   `tooLarge`; nothing has changed then.
    public mutating func addConstraint(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
        try appendTerms(of: constraint)
        let row = simplex.rows.append(constraint.relation, constraint.constant, rate: constraint.slope)
        simplex.rows.givens[row].weight = constraint.weight
        simplex.rows.setPriority(constraint.priority, of: row)
        let id = ConstraintID(index: table.next)
        table.append(row: row)
        constraintOfRow.append(Int32(truncatingIfNeeded: id.index))
        liveConstraintCount += 1
        if axes.isPlural { noteSlopes(of: constraint, id) }
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
        if axes.isPlural { axes.remove(id.index) }
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
        let base = axes.isPlural ? axes.base(of: id.index, constant) : constant
        guard (base * simplex.rows.givens[row].scale).isFinite else { throw .notFinite }
        if axes.isPlural { axes.setConstant(constant, of: id.index) }
        beginChange()
        simplex.rows.bases[row] = base * simplex.rows.givens[row].scale
        simplex.rows.constants[row] = simplex.rows.bases[row] + simplex.rows.rates[row] * map.origin
        isChanged = true
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
        guard !isChanged && !axes.hasMoved else { return try solveChanged() }
        // The fast path, where the parameter stays in its piece: it may change every frame.
        if !lastSolution.move(to: parameter) { try follow() }
    }

    /// Brings every value up to date after more than the parameter of the map has changed.
    @inline(never)
    private mutating func solveChanged() throws(SolverError) {
        if axes.hasMoved { return try solveElsewhere() }
        axes.forget()
        // Released before the run, which would otherwise copy the memory that the walks share.
        map = ParametricMap(origin: parameter)
        try solveAnew()
    }
}
