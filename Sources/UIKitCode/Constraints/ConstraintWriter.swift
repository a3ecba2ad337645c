import AutoLayout
import Notation

/// Writes the constraints of one statement.
struct ConstraintWriter {
    let items: ItemWriter
    /// The view between whose braces they stand, and that view's superview.
    let around: (own: Item, superview: Item?)
    let writer: ExpressionWriter

    func constraints(of statement: ResolvedConstraint) throws(Untranslatable) -> [SwiftExpression] {
        guard case .anchor(let reference, let anchor) = statement.left.kind else {
            throw Untranslatable(reason: "'\(statement.left.source.text)' is no anchor")
        }
        var constraints = try systemSpacing(reference, anchor, statement)
        if constraints.isEmpty {
            constraints = try equations(
                try item(reference), anchor, statement.relation, try side(statement.right))
        }
        return try constraints.map { constraint throws(Untranslatable) in try prioritized(constraint, statement) }
    }

    /// The constraint at its statement's priority.
    func prioritized(
        _ constraint: SwiftExpression, _ statement: ResolvedConstraint
    ) throws(Untranslatable) -> SwiftExpression {
        guard let priority = statement.priority else { return constraint }
        let value = try writer.write(priority, as: .priority)
        if value == .implicit("required") { return constraint }
        writer.needs.extensions.insert(.priority)
        return constraint.calling("withPriority", .init(value))
    }

    func item(_ reference: ItemReference) throws(Untranslatable) -> Item {
        try items.item(reference, around: around, writer)
    }

    // MARK: The right side

    private func number(_ expression: ResolvedExpression) throws(Untranslatable) -> Side {
        .linear(nil, nil, multiplier: .one, constant: try writer.write(expression, as: .number))
    }

    func side(_ expression: ResolvedExpression) throws(Untranslatable) -> Side {
        switch expression.kind {
        case .item(let reference): return .linear(try item(reference), nil, multiplier: .one, constant: .zero)
        case .anchor(let reference, .attribute(let attribute)):
            return .linear(try item(reference), attribute, multiplier: .one, constant: .zero)
        case .anchor(let reference, .shorthand(let shorthand)):
            return .box(try item(reference), shorthand, insets: [], multiplier: .one, constant: .zero)
        case .tuple(let values): return .several(values)
        case .unary(.minus, let operand): return try side(operand).times(.minusOne)
        case .binary(.arithmetic(let sign), let left, let right):
            return try combined(sign, left, right, expression)
        case .ternary(let condition, let first, let second):
            let (a, b) = (try side(first), try side(second))
            if a.isNumber, b.isNumber { return try number(expression) }
            return .choice(try writer.write(condition, as: .bool), a, b)
        case .method(let base, let name, let arguments) where name.text == "inset":
            return try inset(try side(base), try writer.arguments(arguments, as: .number).map { $0.value })
        default: return try number(expression)
        }
    }

    private func inset(_ side: Side, _ values: [SwiftExpression]) throws(Untranslatable) -> Side {
        switch side {
        case .linear(let item?, nil, let multiplier, let constant),
            .box(let item, .edges, _, let multiplier, let constant):
            let insets = values.count == 1 ? Array(repeating: values[0], count: 4) : values
            return .box(item, .edges, insets: insets, multiplier: multiplier, constant: constant)
        default: throw Untranslatable(reason: "only edges have insets")
        }
    }

    private func combined(
        _ sign: BinaryOperator.Arithmetic, _ left: ResolvedExpression, _ right: ResolvedExpression,
        _ whole: ResolvedExpression
    ) throws(Untranslatable) -> Side {
        let (a, b) = (try side(left), try side(right))
        if a.isNumber, b.isNumber { return try number(whole) }
        if case .linear(nil, _, _, let number) = b {
            switch sign {
            case .plus: return try a.adding(number)
            case .minus: return try a.subtracting(number)
            case .times: return try a.times(number)
            case .divide: return try a.divided(by: number)
            case .remainder: throw Untranslatable(reason: "an anchor has no remainder")
            }
        }
        if case .linear(nil, _, _, let number) = a {
            switch sign {
            case .plus: return try b.adding(number)
            case .minus: return try b.times(.minusOne).adding(number)
            case .times: return try b.times(number)
            case .divide, .remainder: throw Untranslatable(reason: "a number is divided by an anchor")
            }
        }
        throw Untranslatable(reason: "two anchors stand on one side")
    }
}
