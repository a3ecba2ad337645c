import AutoLayout
import Notation

// Constraints of which nothing but the constant changes: they are made once, and UIKit moves them.
extension ConstraintWriter {
    /// A constraint without its constant, and the constant that it gets.
    struct Adjustable {
        /// A name for it: `headerTop`.
        var name: String
        var constraint: SwiftExpression
        var constant: SwiftExpression
    }

    /// The constraint of a statement of which the constant alone changes; nil for any other.
    ///
    /// - Parameter isSteady: whether a view is there from the beginning and stays.
    func adjustable(
        _ statement: ResolvedConstraint, isSteady: (ViewSymbol) -> Bool
    ) throws(Untranslatable) -> Adjustable? {
        guard case .anchor(let reference, .attribute(let attribute)) = statement.left.kind,
            self.isSteady(reference, isSteady), holdsConstant(statement.right, isSteady),
            statement.priority?.varies != true, try systemSpacing(reference, .attribute(attribute), statement).isEmpty,
            case .linear(let other, let second, .one, let constant) = try side(statement.right)
        else { return nil }
        let item = try item(reference)
        let still = Side.linear(other, second, multiplier: .one, constant: .zero)
        guard let constraint = try equations(item, .attribute(attribute), statement.relation, still).first else {
            return nil
        }
        return Adjustable(
            name: item.name(ofConstraintOf: attribute), constraint: try prioritized(constraint, statement),
            constant: constant)
    }

    /// Whether a right side is a number, or an anchor that never changes and numbers that do.
    private func holdsConstant(_ expression: ResolvedExpression, _ isSteady: (ViewSymbol) -> Bool) -> Bool {
        switch expression.kind {
        case .item(let reference), .anchor(let reference, .attribute): return self.isSteady(reference, isSteady)
        case .anchor(_, .shorthand): return false
        case .binary(.arithmetic(.plus), let left, let right), .binary(.arithmetic(.minus), let left, let right):
            return holdsConstant(left, isSteady) && holdsConstant(right, isSteady)
        default: return (try? side(expression).isNumber) == true
        }
    }

    private func isSteady(_ reference: ItemReference, _ isSteadyView: (ViewSymbol) -> Bool) -> Bool {
        switch reference {
        case .own, .root: true
        case .superview: around.superview != nil
        case .view(let view): isSteadyView(view)
        case .turn, .inner, .around: false
        case .guide(let owner, _): isSteady(owner, isSteadyView)
        }
    }
}

extension Item {
    /// `headerTop`; `topConstraint` of the class's own view.
    fileprivate func name(ofConstraintOf attribute: LayoutAttribute) -> String {
        switch expression {
        case .name(let name)?, .member(_, let name)?: name + attribute.rawValue.capitalizedFirst
        default: "\(attribute.rawValue)Constraint"
        }
    }
}
