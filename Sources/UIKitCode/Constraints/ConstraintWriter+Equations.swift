import AutoLayout
import Notation

// Equations between anchors, as UIKit takes them.
extension ConstraintWriter {
    func equations(
        _ item: Item, _ anchor: AnchorName, _ relation: Symbol, _ side: Side
    ) throws(Untranslatable) -> [String] {
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

    private func choice(_ condition: String, _ first: String, _ second: String) -> String {
        "\(condition)\n    ? \(first.replacing("\n", with: "\n    "))\n    : \(second.replacing("\n", with: "\n    "))"
    }

    private func edges(_ item: Item, _ relation: Symbol, _ side: Side) throws(Untranslatable) -> [String] {
        var insets: [Written] = []
        if case .box(_, _, let given, _, _) = side { insets = given }
        let zero = Written("0")
        let (top, leading, bottom, trailing) =
            insets.count == 4 ? (insets[0], insets[1], insets[2], insets[3]) : (zero, zero, zero, zero)
        let constants: [(LayoutAttribute, Written)] = [
            (.leading, leading), (.trailing, trailing.negated), (.top, top), (.bottom, bottom.negated),
        ]
        return try constants.map { attribute, constant throws(Untranslatable) in
            try equation(item, attribute, relation, try shifted(side.asItem, by: constant))
        }
    }

    private func size(_ item: Item, _ relation: Symbol, _ side: Side) throws(Untranslatable) -> [String] {
        var sides = [side.asItem, side.asItem]
        if case .several(let values) = side, values.count == 2 {
            sides = [try self.side(values[0]), try self.side(values[1])]
        }
        return [
            try equation(item, .width, relation, sides[0]), try equation(item, .height, relation, sides[1]),
        ]
    }

    private func equation(
        _ item: Item, _ attribute: LayoutAttribute, _ relation: Symbol, _ side: Side
    ) throws(Untranslatable) -> String {
        if case .choice(let condition, let a, let b) = side {
            return choice(
                condition, try equation(item, attribute, relation, a), try equation(item, attribute, relation, b))
        }
        guard case .linear(let other, let given, let multiplier, let constant) = side else {
            throw Untranslatable(reason: "'\(attribute.rawValue)' cannot be related to several anchors")
        }
        let verb =
            relation == .equal ? "equalTo" : relation == .lessOrEqual ? "lessThanOrEqualTo" : "greaterThanOrEqualTo"
        guard let other else { return call(item.anchor(attribute), "\(verb)Constant: \(constant.text)") }
        let second = given ?? attribute
        if !multiplier.isOne, attribute.measure != .dimension {
            return general(item, attribute, relation, other, second, multiplier, constant)
        }
        var arguments = "\(verb): \(other.anchor(second))"
        if !multiplier.isOne { arguments += ", multiplier: \(multiplier.text)" }
        if !constant.isZero { arguments += ", constant: \(constant.text)" }
        return call(item.anchor(attribute), arguments)
    }

    /// Anchors of positions have no multiplier.
    private func general(
        _ item: Item, _ attribute: LayoutAttribute, _ relation: Symbol, _ other: Item, _ second: LayoutAttribute,
        _ multiplier: Written, _ constant: Written
    ) -> String {
        let relations: [Symbol: String] = [
            .equal: ".equal", .lessOrEqual: ".lessThanOrEqual", .greaterOrEqual: ".greaterThanOrEqual",
        ]
        return "NSLayoutConstraint(\n    item: \(item.object), attribute: .\(attribute.rawValue), "
            + "relatedBy: \(relations[relation] ?? ".equal"),\n    toItem: \(other.object), attribute: .\(second.rawValue), "
            + "multiplier: \(multiplier.text), constant: \(constant.text))"
    }

    /// In one line where there is room.
    private func call(_ anchor: String, _ arguments: String) -> String {
        let line = "\(anchor).constraint(\(arguments))"
        return line.utf8.count <= 78 ? line : "\(anchor).constraint(\n    \(arguments))"
    }
}
