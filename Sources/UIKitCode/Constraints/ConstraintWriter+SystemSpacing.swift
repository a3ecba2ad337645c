import AutoLayout
import Notation

// The system's spacing between two views, for which anchors have constraints of their own.
extension ConstraintWriter {
    /// `leading == other.trailing + systemSpacing(2)`; none for any other statement.
    ///
    /// UIKit's spacing to a superview's edge, or between baselines, need not be 8: there the number is written.
    func systemSpacing(
        _ reference: ItemReference, _ anchor: AnchorName, _ statement: ResolvedConstraint
    ) throws(Untranslatable) -> [SwiftExpression] {
        guard case .attribute(let attribute) = anchor,
            case .binary(.arithmetic(let sign), let left, let right) = statement.right.kind,
            case .anchor(let other, .attribute(let opposite)) = left.kind, reference.isView, other.isView,
            case .function(.systemSpacing, let arguments) = right.kind
        else { return [] }
        let (own, given) = (try item(reference).anchor(attribute), try item(other).anchor(opposite))
        let multipliers = try writer.arguments(arguments, as: .number).map { $0.value }
        switch (attribute, opposite, sign) {
        case (.leading, .trailing, .plus): return spaced(own, statement.relation, "After", given, multipliers)
        case (.top, .bottom, .plus): return spaced(own, statement.relation, "Below", given, multipliers)
        case (.trailing, .leading, .minus):
            return spaced(given, statement.relation.reversed, "After", own, multipliers)
        case (.bottom, .top, .minus): return spaced(given, statement.relation.reversed, "Below", own, multipliers)
        default: return []
        }
    }

    private func spaced(
        _ later: SwiftExpression, _ relation: ConstraintStatement.Relation, _ side: String, _ earlier: SwiftExpression,
        _ multipliers: [SwiftExpression]
    ) -> [SwiftExpression] {
        multipliers.map {
            .call(
                later.dot("constraint"),
                [.init("\(relation.uiKitName)ToSystemSpacing\(side)", earlier), .init("multiplier", $0)], .fitting)
        }
    }
}

extension ItemReference {
    /// Whether it is a view beside others, no view around them and no guide.
    fileprivate var isView: Bool {
        switch self {
        case .own, .view, .turn, .inner: true
        case .superview, .root, .guide, .around: false
        }
    }
}

extension ConstraintStatement.Relation {
    /// The relation with its sides exchanged.
    fileprivate var reversed: Self {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }
}
