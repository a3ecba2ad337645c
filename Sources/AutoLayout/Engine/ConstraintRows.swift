import Cassowary
import Scene

/// The rows of a system that stand for constraints between views: those the author wrote, and those UIKit adds for stack
/// views, content hugging and compression resistance.
///
/// Rows of guides that a stack view makes for itself are not among them.
package struct ConstraintRows {
    /// In the order of the rows, with the constants that they had when this was made; without places in a lesson.
    package private(set) var constraints: [LayoutConstraint] = []
    private var rows: [(row: Int, sign: Double)] = []
    private let count: Int

    package init(_ solver: FixpointSolver) {
        count = solver.system.rows.count
        guard let builder = solver.builder else { return }
        for (position, row) in solver.system.rows.enumerated() {
            guard let constraint = row.layoutConstraint(in: builder) else { continue }
            constraints.append(constraint)
            rows.append((position, builder.isMirrored(row) ? -1 : 1))
        }
    }

    /// Whether a solver that has moved still has these rows; their constants may be other ones.
    package func hold(in solver: FixpointSolver) -> Bool { solver.system.rows.count == count }

    /// Of each constraint, its constant and by how much its first side exceeds the second, points.
    package func residuals(in solver: FixpointSolver) -> [(constant: Double, excess: Double)] {
        rows.map { position, sign in
            (
                solver.system.rows[position].equation?.constant ?? solver.system.rows[position].constraint.constant,
                sign * solver.system.excess(ofRow: position)
            )
        }
    }
}

extension SystemRow {
    /// The constraint that it was made from; nil where that is none between views.
    fileprivate func layoutConstraint(in builder: SystemBuilder) -> LayoutConstraint? {
        let priority = LayoutPriority(constraint.priority)
        if let equation {
            guard let first = equation.first.layoutAnchor else { return nil }
            let second = equation.second?.layoutAnchor
            guard (second == nil) == (equation.second == nil) else { return nil }
            return LayoutConstraint(
                first, equation.relation, second, multiplier: equation.multiplier, constant: equation.constant,
                priority: priority, identifier: identifier)
        }
        guard identifier == Identifier.hugging || identifier == Identifier.compressionResistance,
            let variable = constraint.terms.first?.variable, let meaning = builder.meaning(of: variable)
        else { return nil }
        return LayoutConstraint(
            LayoutAnchor(LayoutItem(meaning.view), meaning.component == .width ? .width : .height),
            constraint.relation, constant: constraint.constant, priority: priority, identifier: identifier)
    }
}

extension SystemBuilder {
    /// Whether a row has the other sign than its equation: it measures from the left what the equation measures in a
    /// reading direction from the right.
    fileprivate func isMirrored(_ row: SystemRow) -> Bool {
        guard isRightToLeft, let equation = row.equation, let second = equation.second else { return false }
        return equation.multiplier == 1 && (equation.first.attribute.isDirectional || second.attribute.isDirectional)
    }
}

extension SystemAnchor {
    /// The anchor of a view; nil for one of a guide that was made for its system.
    fileprivate var layoutAnchor: LayoutAnchor? {
        if case .item(let item) = item { LayoutAnchor(item, attribute) } else { nil }
    }
}

extension LayoutConstraint {
    /// The same constraint with the views that `view` gives for its own; nil where it gives none.
    package func moved(to view: (ViewID) -> ViewID?) -> LayoutConstraint? {
        var moved = self
        guard let owner = view(first.item.view) else { return nil }
        moved.first.item.view = owner
        guard let other = second?.item.view else { return moved }
        guard let other = view(other) else { return nil }
        moved.second?.item.view = other
        return moved
    }
}
