import AutoLayout
import Notation

// Equations between anchors, as UIKit takes them.
extension ConstraintWriter {
    func equations(
        _ item: Item, _ anchor: AnchorName, _ relation: ConstraintStatement.Relation, _ side: Side
    ) throws(Untranslatable) -> [SwiftExpression] {
        if case .choice(let condition, let a, let b) = side {
            let first = try equations(item, anchor, relation, a)
            let second = try equations(item, anchor, relation, b)
            return zip(first, second).map { choice(condition, $0, $1) }
        }
        switch anchor {
        case .attribute(let attribute): return [try equation(item, attribute, relation, side)]
        case .shorthand(.edges): return try edges(item, relation, side)
        case .shorthand(.size): return try size(item, relation, side)
        case .shorthand(.center):
            return try [LayoutAttribute.centerX, .centerY].map { attribute throws(Untranslatable) in
                try equation(item, attribute, relation, side.asItem)
            }
        }
    }

    private func choice(
        _ condition: SwiftExpression, _ first: SwiftExpression, _ second: SwiftExpression
    ) -> SwiftExpression {
        .ternary(condition, first, second, .broken(before: []))
    }

    private func edges(_ item: Item, _ relation: ConstraintStatement.Relation, _ side: Side) throws(Untranslatable)
        -> [SwiftExpression]
    {
        var insets: [SwiftExpression] = [.zero, .zero, .zero, .zero]
        if case .box(_, _, let given, _, _) = side, given.count == 4 { insets = given }
        let constants: [(LayoutAttribute, SwiftExpression)] = [
            (.leading, insets[1]), (.trailing, insets[3].negated), (.top, insets[0]), (.bottom, insets[2].negated),
        ]
        return try constants.map { attribute, constant throws(Untranslatable) in
            try equation(item, attribute, relation, try side.asItem.adding(constant))
        }
    }

    private func size(_ item: Item, _ relation: ConstraintStatement.Relation, _ side: Side) throws(Untranslatable)
        -> [SwiftExpression]
    {
        var sides = [side.asItem, side.asItem]
        if case .several(let values) = side, values.count == 2 {
            sides = [try self.side(values[0]), try self.side(values[1])]
        }
        return [
            try equation(item, .width, relation, sides[0]), try equation(item, .height, relation, sides[1]),
        ]
    }

    private func equation(
        _ item: Item, _ attribute: LayoutAttribute, _ relation: ConstraintStatement.Relation, _ side: Side
    ) throws(Untranslatable) -> SwiftExpression {
        if case .choice(let condition, let a, let b) = side {
            return choice(
                condition, try equation(item, attribute, relation, a), try equation(item, attribute, relation, b))
        }
        guard case .linear(let other, let given, let multiplier, let constant) = side else {
            throw Untranslatable(reason: "'\(attribute.rawValue)' cannot be related to several anchors")
        }
        let anchor = item.anchor(attribute)
        let verb = "\(relation.uiKitName)To"
        guard let other else { return .call(anchor.dot("constraint"), [.init("\(verb)Constant", constant)], .fitting) }
        let second = given ?? attribute
        if multiplier != .one, attribute.measure != .dimension {
            return general(item, attribute, relation, other, second, multiplier, constant)
        }
        var arguments: [SwiftExpression.Argument] = [.init(verb, other.anchor(second))]
        if multiplier != .one { arguments.append(.init("multiplier", multiplier)) }
        if constant != .zero { arguments.append(.init("constant", constant)) }
        return .call(anchor.dot("constraint"), arguments, .fitting)
    }

    /// Anchors of positions have no multiplier.
    private func general(
        _ item: Item, _ attribute: LayoutAttribute, _ relation: ConstraintStatement.Relation, _ other: Item,
        _ second: LayoutAttribute,
        _ multiplier: SwiftExpression, _ constant: SwiftExpression
    ) -> SwiftExpression {
        return .call(
            .name("NSLayoutConstraint"),
            [
                .init("item", item.object), .init("attribute", .implicit(attribute.rawValue)),
                .init("relatedBy", .implicit(relation.uiKitName)), .init("toItem", other.object),
                .init("attribute", .implicit(second.rawValue)), .init("multiplier", multiplier),
                .init("constant", constant),
            ], .broken(before: [0, 3]))
    }
}

extension ConstraintStatement.Relation {
    /// The case of `NSLayoutConstraint.Relation`.
    var uiKitName: String {
        switch self {
        case .equal: "equal"
        case .lessOrEqual: "lessThanOrEqual"
        case .greaterOrEqual: "greaterThanOrEqual"
        }
    }
}
