import Cassowary
import Diagnostics

/// A constraint between anchors of one system, those of guides made for it included.
struct SystemConstraint {
    var wording: SystemRow.Wording
    var priority: LayoutPriority
    /// UIKit's name for it; nil for an author's own.
    var identifier: String?
    /// Where the author wrote it, or the view it comes from.
    var source: SourceLocation?

    /// What is left of it where its terms are not made.
    var withoutTerms: SystemRow {
        SystemRow(
            constraint: Constraint([], wording.relation, wording.constant, priority: priority.rawValue),
            identifier: identifier, source: source, wording: wording)
    }
}

extension SystemConstraint {
    /// A constraint of a view tree.
    init(_ constraint: LayoutConstraint) {
        wording = SystemRow.Wording(
            first: SystemAnchor(constraint.first), relation: constraint.relation,
            second: constraint.second.map(SystemAnchor.init), multiplier: constraint.multiplier,
            constant: constraint.constant)
        priority = constraint.priority
        identifier = constraint.identifier
        source = constraint.source
    }
}
