import Cassowary
import Diagnostics
import Piecewise

/// A solver that is updated with the differences between passes, so that a change of constants is cheap.
package struct IncrementalSystem {
    /// With its solution; copies of it serve for experiments.
    package private(set) var solver = Solver()
    package private(set) var rows: [SystemRow] = []
    /// The solver's name for each row; nil where it was given up or refused.
    private var ids: [ConstraintID?] = []
    /// The row of each constraint by the solver's index.
    private var rowsByID: [Int] = []
    /// What went wrong since the last restart.
    private(set) var failures: [Failure] = []
    /// The contradictions that were narrowed so far, here and in systems that share them.
    var narrowings = NarrowedConflicts()

    /// A reason why rows do not hold.
    enum Failure {
        /// Required rows that contradict each other, and the one of them that was given up; why they do, where that is
        /// known.
        case conflict(Conflict, victim: Int, ConflictProof?)
        /// A row that the solver refused.
        case refusal(row: Int)
        /// The solver reached its step limit.
        case exhaustion
    }

    /// Solves the rows of `builder`; contradictions are resolved by giving up rows.
    mutating func solve(_ builder: SystemBuilder) {
        let isUpdated = canBeFollowed && updateRows(builder.rows)
        if !isUpdated { restart(builder) }
        breakConflicts(of: builder, isUpdated: isUpdated)
    }

    /// The same for a builder whose rows are those of the last pass except for `changed`.
    mutating func solve(_ builder: SystemBuilder, changed: ChangedRows) {
        rows = builder.rows
        let isUpdated = canBeFollowed && apply(changed)
        if !isUpdated { restart(builder) }
        breakConflicts(of: builder, isUpdated: isUpdated)
    }

    /// Releases the rows, so that their builder can change them in place.
    mutating func releaseRows() { rows = [] }

    /// The values by variable, in the order in which the builder made them.
    func value(of variable: Variable) -> Double {
        let value = solver.value(of: variable)
        return value.isFinite ? value : 0
    }

    /// By how much the left side of a row exceeds its constant, points.
    package func excess(ofRow row: Int) -> Double {
        var excess = -rows[row].constraint.constant
        for term in rows[row].constraint.terms { excess += term.coefficient * value(of: term.variable) }
        return excess
    }

    /// The author's constraints that do not hold in the answer, given up or outweighed, by position in the tree's list.
    var brokenConstraints: [Int] {
        rows.indices.compactMap { row in
            guard let position = rows[row].position, violation(ofRow: row) > Tolerance.visible else { return nil }
            return position
        }
    }

    /// By how much a row is violated, points; the negative slack of an inequality that holds.
    func violation(ofRow row: Int) -> Double {
        let excess = excess(ofRow: row)
        switch rows[row].constraint.relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return excess
        case .greaterThanOrEqual: return -excess
        }
    }

    /// The solver without the rows that only choose among optimal solutions.
    var solverWithoutBounds: Solver {
        var solver = solver
        for (row, id) in zip(rows, ids) where row.identifier == Identifier.bound {
            guard let id else { continue }
            do throws(SolverError) { try solver.removeConstraint(id) } catch {}
        }
        return solver
    }

    /// Whether a row takes part: it was not given up.
    package func isInForce(_ row: Int) -> Bool { ids[row] != nil }

    /// The solver's constraint for a row; nil where it was given up or refused.
    func constraint(ofRow row: Int) -> ConstraintID? { ids[row] }

    /// The positions of the rows that took part, without those given up.
    var positionsInForce: [Int] { rows.indices.filter { ids[$0] != nil } }

    /// The rows that took part, without those given up.
    package var rowsInForce: [SystemRow] { positionsInForce.map { rows[$0] } }

    /// Applies the differences; false where a restart is cheaper.
    private mutating func updateRows(_ new: [SystemRow]) -> Bool {
        guard new.count == rows.count, !rows.isEmpty else { return false }
        var reshaped: [Int] = []
        for i in new.indices where !new[i].constraint.hasShape(of: rows[i].constraint) { reshaped.append(i) }
        guard reshaped.count * 4 <= new.count else { return false }
        var changed = ChangedRows(shapes: reshaped)
        for i in new.indices where new[i].constraint.constant != rows[i].constraint.constant {
            if new[i].constraint.hasShape(of: rows[i].constraint) { changed.constants.append(i) }
        }
        rows = new
        return apply(changed)
    }

    private mutating func apply(_ changed: ChangedRows) -> Bool {
        do throws(SolverError) {
            for i in changed.constants {
                if let id = ids[i] { try solver.setConstant(rows[i].constraint.constant, of: id) }
            }
            for i in changed.shapes {
                if isInConflict(i) { return false }
                if let id = ids[i] { try solver.removeConstraint(id) }
                ids[i] = try solver.addConstraint(rows[i].constraint)
                note(ids[i], row: i)
            }
        } catch { return false }
        return true
    }

    /// Gives up rows until none contradict each other.
    ///
    /// If an update led into or out of a contradiction, the solver restarts, so that the choice of the row does not
    /// depend on the history.
    private mutating func breakConflicts(of builder: SystemBuilder, isUpdated: Bool) {
        var found = solveOnce()
        if isUpdated, found != nil || !conflictsStand {
            restart(builder)
            found = solveOnce()
        }
        var explained = 0
        while let conflict = found {
            guard explained < Self.explanationLimit else { return yieldEverywhere() }
            let narrowed = Conflict(rows: narrowed(conflict), in: rows)
            guard let victim = narrowed.victim else { return yieldEverywhere() }
            explained += 1
            giveUp(victim, of: narrowed)
            found = solveOnce()
        }
    }

    /// Each explanation costs a few solutions; further contradictions are not explained.
    private static let explanationLimit = 16

    /// Gives up, all at once, the rows that are violated when every required constraint that is not imposed is lowered.
    ///
    /// The others are satisfied together then, so that they can be required again; what is given up has no part in the
    /// answer, as in UIKit.
    private mutating func yieldEverywhere() {
        let wasRequired = rows.indices.filter { rows[$0].constraint.priority == LayoutPriority.required.rawValue }
        let yielding = wasRequired.filter { ids[$0] != nil && Conflict.mayYield(rows[$0]) }
        do throws(SolverError) {
            try setPriority(Self.almostRequired, ofRows: yielding)
            try solver.solve()
            let violated = yielding.filter { ids[$0].map(solver.violation) ?? 0 > Tolerance.violation }
            for row in violated { giveUp(row, of: Conflict(rows: [row], in: rows)) }
            try setPriority(LayoutPriority.required.rawValue, ofRows: yielding)
        } catch {
            failures.append(.exhaustion)
            return
        }
        // Rows violated by less than the tolerance can still contradict each other.
        while let conflict = solveOnce() {
            guard let victim = conflict.last(where: yielding.contains) else { return failures.append(.exhaustion) }
            giveUp(victim, of: Conflict(rows: [victim], in: rows))
        }
    }

    private mutating func setPriority(_ priority: Double, ofRows positions: [Int]) throws(SolverError) {
        for i in positions { if let id = ids[i] { try solver.setPriority(priority, of: id) } }
    }

    private mutating func restart(_ builder: SystemBuilder) {
        solver = Solver(variableCount: builder.variableCount)
        rows = builder.rows
        ids = Array(repeating: nil, count: rows.count)
        rowsByID = []
        failures = []
        for i in rows.indices {
            do throws(SolverError) {
                ids[i] = try solver.addConstraint(rows[i].constraint)
                note(ids[i], row: i)
            } catch .unsatisfiable(let others) {
                giveUp(i, of: Conflict(rows: [i] + others.compactMap { row(of: $0) }, in: rows))
            } catch {
                failures.append(.refusal(row: i))
            }
        }
    }

    private mutating func note(_ id: ConstraintID?, row: Int) {
        guard let index = id?.index, index >= 0 else { return }
        while rowsByID.count <= index { rowsByID.append(-1) }
        rowsByID[index] = row
    }

    /// The row of a constraint of the solver.
    func row(of id: ConstraintID) -> Int? {
        guard rowsByID.indices.contains(id.index), rowsByID[id.index] >= 0 else { return nil }
        return rowsByID[id.index]
    }

    /// Solves; returns the rows that contradict each other, if any.
    private mutating func solveOnce() -> [Int]? {
        do throws(SolverError) {
            try solver.solve()
            return nil
        } catch .unsatisfiable(let contradiction) {
            return contradiction.compactMap { row(of: $0) }
        } catch {
            failures.append(.exhaustion)
            return nil
        }
    }

    private mutating func giveUp(_ victim: Int, of conflict: Conflict) {
        failures.append(.conflict(conflict, victim: victim, ConflictProof(of: conflict, victim: victim, in: rows)))
        guard let id = ids[victim] else { return }
        ids[victim] = nil
        do throws(SolverError) { try solver.removeConstraint(id) } catch {}
    }
}

extension Constraint {
    /// Whether only the constants differ.
    fileprivate func hasShape(of other: Constraint) -> Bool {
        relation == other.relation && priority == other.priority && terms == other.terms
    }
}
