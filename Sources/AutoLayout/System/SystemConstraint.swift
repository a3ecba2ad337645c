import Cassowary
import Diagnostics

/// A constraint between anchors of one system, those of guides made for it included.
struct SystemConstraint {
    var equation: SystemRow.Equation
    var priority: LayoutPriority
    /// UIKit's name for it; nil for an author's own.
    var identifier: String?
    /// Where the author wrote it, or the view it comes from.
    var source: SourceLocation?

    /// The row without its terms, for messages.
    var withoutTerms: SystemRow {
        SystemRow(
            constraint: Constraint([], equation.relation, equation.constant, priority: priority.rawValue),
            identifier: identifier, source: source, equation: equation)
    }
}

extension SystemConstraint {
    /// A constraint of a view tree.
    init(_ constraint: LayoutConstraint) {
        equation = SystemRow.Equation(
            first: SystemAnchor(constraint.first), relation: constraint.relation,
            second: constraint.second.map(SystemAnchor.init), multiplier: constraint.multiplier,
            constant: constraint.constant)
        priority = constraint.priority
        identifier = constraint.identifier
        source = constraint.source
    }
}
