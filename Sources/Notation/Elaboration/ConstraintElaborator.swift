import AutoLayout
import Cassowary
import Diagnostics
import Scene

/// Makes the constraints of a statement, when every view is known.
struct ConstraintElaborator: ElaborationPart {
    let elaborator: Elaborator

    /// One side of a constraint before its anchors are paired.
    private struct Left {
        var item: LayoutItem
        var anchor: AnchorName
    }

    func add(_ constraint: Elaborator.DeferredConstraint) {
        let statement = constraint.statement
        guard step(statement.place) else { return }
        guard let left = left(of: statement.left, constraint.context) else { return }
        let right = expressions.evaluate(statement.right, Evaluation(context: constraint.context, allowsAnchors: true))
        let priority = priority(of: statement, constraint.context)
        guard !right.isInvalid, let priority else { return }
        let maker = ConstraintMaker(
            relation: statement.relation, priority: priority, source: location(of: statement.place))
        do throws(NotationError) {
            switch left.anchor {
            case .attribute(let attribute): try add(LayoutAnchor(left.item, attribute), right, maker)
            case .shorthand(let shorthand): try add(shorthand, of: left.item, right, maker)
            }
        } catch {
            fail(error, statement.right.place)
        }
    }

    private func left(of expression: ResolvedExpression, _ context: ElaborationContext) -> Left? {
        let evaluation = Evaluation(context: context, allowsAnchors: true)
        let owner: Value
        let name: AnchorName?
        switch expression.kind {
        case .anchor(let reference, let anchor):
            if let item = items.item(reference, context) { return Left(item: item, anchor: anchor) }
            (owner, name) = (expressions.value(of: reference, expression.source.owner, evaluation), anchor)
        case .member(let base, let member):
            (owner, name) = (expressions.evaluate(base, evaluation), AnchorName(rawValue: member.text))
        case .invalid, .null, .bool, .number, .string, .variable, .environment, .screen, .safeArea, .offset, .data,
            .unknown, .item, .dot, .index, .function, .unknownFunction, .method, .fittingSize, .list, .tuple, .unary,
            .binary, .ternary:
            return nil
        }
        if owner.isInvalid { return nil }
        if case .item(let item) = owner, let name { return Left(item: item, anchor: name) }
        let source = expression.source.owner
        expressions.failUnknownView(source.text, source.place, context)
        return nil
    }

    private func priority(of statement: ResolvedConstraint, _ context: ElaborationContext) -> LayoutPriority? {
        guard let expression = statement.priority else { return .required }
        let value = expressions.value(of: expression, in: context)
        if value.isInvalid { return nil }
        do throws(NotationError) {
            return try ValueReader(property: "@", elaborator: elaborator).priority(value)
        } catch {
            fail(error, expression.place)
            return nil
        }
    }

    // MARK: One constraint

    private func add(_ first: LayoutAnchor, _ right: Value, _ maker: ConstraintMaker) throws(NotationError) {
        switch right {
        case .number(let number):
            guard first.attribute.measure == .dimension else { throw .positionWithoutAnchor(first.attribute.rawValue) }
            try append(maker, first, nil, multiplier: Number(value: 1), constant: number)
        case .item(let item): try add(first, .anchor(AnchorForm(item: item)), maker)
        case .anchor(let form):
            let attribute: LayoutAttribute
            switch form.anchor {
            case .attribute(let second): attribute = second
            case .shorthand: throw .mixedAnchors(first.attribute.rawValue, anchors.describe(right))
            case nil: attribute = first.attribute
            }
            let second = LayoutAnchor(form.item, attribute)
            try check(first, second)
            try append(maker, first, second, multiplier: form.multiplier, constant: form.constant)
        case .null: throw .missingValue(of: first.attribute.rawValue)
        default: throw .notAConstraint(found: right.description)
        }
    }

    private func check(_ first: LayoutAnchor, _ second: LayoutAnchor) throws(NotationError) {
        for anchor in [first, second] {
            try checkBaseline(of: anchor)
        }
        let (a, b) = (first.attribute, second.attribute)
        guard a.measure == b.measure else { throw .mixedAnchors(a.rawValue, anchors.describe(second)) }
        if a.isDirectional && b.isSideways || a.isSideways && b.isDirectional {
            throw .mixedDirections(a.rawValue, b.rawValue)
        }
    }

    private func checkBaseline(of anchor: LayoutAnchor) throws(NotationError) {
        let view = anchor.item.view
        let guide = anchor.item.guide?.notation ?? elaborator.tree[view].name
        guard anchor.attribute.isBaseline, anchor.item.guide != nil || !elaborator.types[view.index].isView else {
            return
        }
        throw .guideWithoutBaseline(anchor.attribute.rawValue, guide: guide)
    }

    private func append(
        _ maker: ConstraintMaker, _ first: LayoutAnchor, _ second: LayoutAnchor?, multiplier: Number, constant: Number
    ) throws(NotationError) {
        try checkBaseline(of: first)
        if multiplier.varies { throw .notPiecewiseLinear }
        let range = -Limits.length...Limits.length
        guard range.contains(multiplier.value), range.contains(constant.value) else { throw .notFinite }
        elaborator.tree.constraints.append(maker.constraint(first, second, multiplier.value, constant.value))
    }

    // MARK: Shorthands

    private func add(
        _ shorthand: AnchorName.Shorthand, of item: LayoutItem, _ right: Value, _ maker: ConstraintMaker
    ) throws(NotationError) {
        switch shorthand {
        case .edges: try addEdges(of: item, right, maker)
        case .size: try addSize(of: item, right, maker)
        case .center: try addCenter(of: item, right, maker)
        }
    }

    private func addEdges(of item: LayoutItem, _ right: Value, _ maker: ConstraintMaker) throws(NotationError) {
        let other = try whole(.edges, right, maker, usage: "edges == super.edges.inset(8)")
        let sides: [(LayoutAttribute, Double)] = [
            (.leading, other.insets.leading), (.trailing, -other.insets.trailing), (.top, other.insets.top),
            (.bottom, -other.insets.bottom),
        ]
        for (attribute, constant) in sides { try equate(attribute, item, other.item, constant, maker) }
    }

    private func addCenter(of item: LayoutItem, _ right: Value, _ maker: ConstraintMaker) throws(NotationError) {
        let other = try whole(.center, right, maker, usage: "center == super.center")
        for attribute in [LayoutAttribute.centerX, .centerY] { try equate(attribute, item, other.item, 0, maker) }
    }

    /// A view, or the same shorthand of one.
    private func whole(
        _ shorthand: AnchorName.Shorthand, _ right: Value, _ maker: ConstraintMaker, usage: String
    ) throws(NotationError) -> AnchorForm {
        switch right {
        case .item(let item) where maker.relation == .equal: return AnchorForm(item: item)
        case .anchor(let form) where maker.relation == .equal && form.shorthand == shorthand: return form
        default: throw .badShorthand(shorthand.rawValue, usage: usage)
        }
    }

    private func equate(
        _ attribute: LayoutAttribute, _ item: LayoutItem, _ other: LayoutItem, _ constant: Double,
        _ maker: ConstraintMaker
    ) throws(NotationError) {
        try append(
            maker, LayoutAnchor(item, attribute), LayoutAnchor(other, attribute), multiplier: Number(value: 1),
            constant: Number(value: constant))
    }

    private func addSize(of item: LayoutItem, _ right: Value, _ maker: ConstraintMaker) throws(NotationError) {
        let width = LayoutAnchor(item, .width)
        let height = LayoutAnchor(item, .height)
        if let form = right.form {
            switch form.anchor {
            case nil, .shorthand(.size): break
            case .attribute: throw .mixedAnchors("size", anchors.describe(right))
            case .shorthand(.edges), .shorthand(.center): throw .badShorthand("size", usage: Self.sizeUsage)
            }
            for anchor in [width, height] {
                let second = LayoutAnchor(form.item, anchor.attribute)
                try append(maker, anchor, second, multiplier: form.multiplier, constant: form.constant)
            }
            return
        }
        switch right {
        case .number:
            try add(width, right, maker)
            try add(height, right, maker)
        case .tuple(let values) where values.count == 2:
            try add(width, values[0], maker)
            try add(height, values[1], maker)
        default: throw .badShorthand("size", usage: Self.sizeUsage)
        }
    }

    private static let sizeUsage = "size == (60, 40)"
}

/// What the constraints of one statement have in common.
struct ConstraintMaker {
    var relation: ConstraintStatement.Relation
    var priority: LayoutPriority
    var source: SourceLocation?

    func constraint(
        _ first: LayoutAnchor, _ second: LayoutAnchor?, _ multiplier: Double, _ constant: Double
    ) -> LayoutConstraint {
        LayoutConstraint(
            first, relation == .equal ? .equal : relation == .lessOrEqual ? .lessThanOrEqual : .greaterThanOrEqual,
            second,
            multiplier: multiplier, constant: constant, priority: priority, source: source)
    }
}
