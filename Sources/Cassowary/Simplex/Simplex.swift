/// A lexicographic simplex method on rows: minimises, level by level, the weighted sum of |violation|.
///
/// The state is a vertex: a *basis* of as many tight rows as there are variables, with the values `x` that they
/// determine, and one *multiplier* a basic row, a short vector over the levels: `Aᵦᵀ y = −Σ slopeᵢ costᵢ aᵢ` over the
/// rows outside the basis. The vertex is optimal when every multiplier lies, lexicographically, between `lower × cost`
/// and `upper × cost` of its row. There are no slack, error or artificial columns: an equality is one row, and the L1
/// penalty is the row's own kink. All methods work on this one state: phases, pricing, step, exchange, refactorisation.
/// After Bartels, Conn & Sinclair, "Minimization techniques for piecewise differentiable functions: the l1 solution to
/// an overdetermined linear system" (1978, doi:10.1137/0715023), with priorities instead of weights as in Badros,
/// Borning & Stuckey, "The Cassowary linear arithmetic constraint solving algorithm" (2001, doi:10.1145/504704.504705).
struct Simplex: Sendable {
    /// What one run found.
    enum Outcome: Hashable, Sendable {
        case optimal
        /// The required rows contradict each other.
        case infeasible
        case iterationLimit
    }

    var rows = Rows()
    /// The implicit row of each variable.
    var implicitRows: UncheckedArray<Int32> = []
    var columns = Columns()
    var levels = Levels()
    var assignment = LevelAssignment()
    var factors = Factorization()
    /// The values of the variables.
    var x: UncheckedArray<Double> = []
    /// A multiplier at each position, `levels.stride` numbers apiece.
    var multipliers: UncheckedArray<Double> = []
    var dualInfeasibilities = DualInfeasibilities()
    /// The rows whose gaps have changed since they were computed from fresh factors, as bits.
    var drifted: UncheckedArray<UInt64> = []
    /// True while required equalities are fixed: they hold, stay in the basis and carry no multipliers.
    var fixesRigidRows = false
    /// True once all required rows hold; from then on no step may violate them.
    var isPhaseTwo = false
    /// Degenerate steps since the last step with a length.
    var stalled = 0
    var iterations = 0
    /// The maximum number of steps of a run, besides 50 for each row and variable: far more than any has
    /// needed. Tests lower it.
    var spareSteps = 2000
    var stepLimit: Int { spareSteps + 50 * (rows.count + variableCount) }
    /// Refactorisations made only because the values looked inaccurate.
    var checks = 0
    var scratch = Scratch()
    var ownership = Ownership()

    var variableCount: Int { implicitRows.count }

    /// The first position that takes part in steps.
    ///
    /// Required equalities are at the first positions, so that where they are fixed, steps work on their Schur
    /// complement only (Bisschop & Meeraus 1977, doi:10.1007/BF01593795).
    var firstFreePosition: Int { fixesRigidRows ? factors.rigidCount : 0 }

    /// Adds a variable with its implicit row.
    mutating func addVariable() {
        let column = Int32(truncatingIfNeeded: variableCount)
        rows.appendTerm(column, 1)
        let row = rows.append(.equal, 0)
        implicitRows.append(Int32(truncatingIfNeeded: row))
        x.append(0)
    }

    /// Finds the optimal vertex from the present one or, with `requiredOnly`, one where the required rows hold.
    mutating func optimize(requiredOnly: Bool = false) -> Outcome {
        iterations = 0
        stalled = 0
        checks = 0
        while iterations < stepLimit {
            if let outcome = advance() { return outcome }
            if isPhaseTwo && requiredOnly { return .optimal }
        }
        return .iterationLimit
    }

    /// Does one step, one accuracy check or the change to phase two; returns an outcome when nothing is left to do.
    mutating func advance() -> Outcome? {
        iterations += 1
        if let position = leavingPosition(), isPhaseTwo || dualInfeasibilities.levels[position] == 0 {
            step(from: position)
        } else if factors.etas.count > 0, checks < 4, isPhaseTwo ? !isAccurate() : !isFeasible {
            checks += 1
            refactor()
        } else if isPhaseTwo {
            return .optimal
        } else if !enterPhaseTwo() {
            return .infeasible
        }
        return nil
    }
}
