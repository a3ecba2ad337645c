import Cassowary
import Piecewise

/// Finds irreducible sets of rows that determine a quantity of a solved system.
struct DeterminingRows {
    private let system: IncrementalSystem
    /// Without the rows that only choose among optimal solutions: what these decide is not determined.
    private let solver: Solver
    private let target: LinearExpression
    /// The value of the target, points.
    private let value: Double

    /// - Parameters:
    ///   - system: the solved system.
    ///   - target: the quantity in question.
    init(_ system: IncrementalSystem, target: LinearExpression) {
        self.system = system
        solver = system.solverWithoutBounds
        self.target = target.simplified
        value = target.value { system.value(of: $0) }
    }

    /// A set that determines the value, from the target outwards; nil where nothing does.
    func find() -> [Int]? { find(in: solver) }

    /// The same for the system without one row; nil where the value would be different or undetermined.
    func find(without row: Int) -> [Int]? {
        guard let id = system.constraint(ofRow: row) else { return nil }
        var solver = solver
        do throws(SolverError) {
            try solver.removeConstraint(id)
            try solver.solve()
        } catch { return nil }
        let difference = target.value { solver.value(of: $0) } - value
        return abs(difference) <= Tolerance.violation * max(1, abs(value)) ? find(in: solver) : nil
    }

    private func find(in solver: Solver) -> [Int]? {
        var solver = solver
        do throws(SolverError) {
            let constraints = try solver.determiningConstraints(of: target.terms) { constraint in
                system.row(of: constraint).map { system.rows[$0].removalPreference } ?? 0
            }
            return constraints.map { sortedByDistance($0.compactMap { system.row(of: $0) }) }
        } catch { return nil }
    }

    /// Rows by their distance from the target, counted in rows of the set.
    private func sortedByDistance(_ rows: [Int]) -> [Int] {
        var reached = target.terms.map { $0.variable }
        var remaining = rows
        var sorted: [Int] = []
        while !remaining.isEmpty {
            let touching = remaining.filter { system.rows[$0].constraint.mentions(reached) }
            guard !touching.isEmpty else { return sorted + remaining }
            sorted += touching
            remaining.removeAll { touching.contains($0) }
            reached = touching.flatMap { system.rows[$0].constraint.terms.map { $0.variable } }
        }
        return sorted
    }
}

extension Constraint {
    /// Whether one of its terms has one of the variables.
    fileprivate func mentions(_ variables: [Variable]) -> Bool {
        terms.contains { variables.contains($0.variable) }
    }
}

extension SystemRow {
    /// Rows with higher numbers are removed first: optional ones before required ones, at the same priority those of
    /// content before those of the author.
    fileprivate var removalPreference: Int {
        let optional = 2 * Int(1000 - min(max(constraint.priority, 0), 1000))
        switch (isRequired, identifier) {
        case (true, nil): return 0
        case (true, Identifier.nonNegative): return 2004
        case (true, _): return 1
        case (false, nil): return 2 + optional
        case (false, _): return 3 + optional
        }
    }
}
