import AutoLayout
import Notation

/// Writes the constraints of one statement.
struct ConstraintWriter {
    let `class`: ClassWriter
    let context: StatementContext
    let writer: ExpressionWriter

    var scope: Scope? { context.scope }

    func constraints(of statement: ConstraintStatement) throws(Untranslatable) -> [String] {
        let (item, anchor) = try left(statement.left)
        let side = try side(statement.right)
        let pairs = try equations(item, anchor, statement.relation, side)
        guard let priority = statement.priority else { return pairs }
        let value = try writer.write(priority, as: .priority, scope).text
        if value == ".required" { return pairs }
        writer.needs.shorthands.insert(.priority)
        return pairs.map { pair in
            if case .choice = side { return "(\(pair)).withPriority(\(value))" }
            return "\(pair).withPriority(\(value))"
        }
    }

    private func left(_ expression: Expression) throws(Untranslatable) -> (Item, AnchorName) {
        switch expression.kind {
        case .name(let name):
            if let anchor = AnchorName(rawValue: name) { return (context.view, anchor) }
        case .member(let base, let name):
            if let anchor = AnchorName(rawValue: name.text), let item = try `class`.item(base, context) {
                return (item, anchor)
            }
        default: break
        }
        throw Untranslatable(reason: "'\(expression.text)' is no anchor")
    }

    // MARK: The right side

    private func number(_ expression: Expression) throws(Untranslatable) -> Side {
        .linear(nil, nil, multiplier: Written("1"), constant: try writer.write(expression, as: .number, scope))
    }

    func side(_ expression: Expression) throws(Untranslatable) -> Side {
        switch expression.kind {
        case .name(let name):
            if let binding = Scope.find(name, in: scope) { _ = binding; return try number(expression) }
            if let anchor = AnchorName(rawValue: name) { return whole(context.view, anchor) }
        case .member(let base, let name):
            if let anchor = AnchorName(rawValue: name.text), let item = try `class`.item(base, context) {
                return whole(item, anchor)
            }
        case .tuple(let values): return .several(values)
        case .unary(.minus, let operand): return try scaled(try side(operand), by: Written("-1", .prefix))
        case .binary(let symbol, let left, let right) where symbol.isArithmetic:
            return try combined(symbol, left, right, expression)
        case .ternary(let condition, let first, let second):
            let a = try side(first)
            let b = try side(second)
            if a.isNumber, b.isNumber { return try number(expression) }
            return .choice(try writer.write(condition, as: .bool, scope).within(.or), a, b)
        case .call(let callee, let arguments):
            if case .member(let base, let name) = callee.kind, name.text == "inset" {
                return try inset(try side(base), arguments.map(\.value))
            }
        default: break
        }
        if let item = try `class`.item(expression, context) {
            return .linear(item, nil, multiplier: Written("1"), constant: Written("0"))
        }
        return try number(expression)
    }

    private func whole(_ item: Item, _ anchor: AnchorName) -> Side {
        switch anchor {
        case .attribute(let attribute):
            .linear(item, attribute, multiplier: Written("1"), constant: Written("0"))
        case .shorthand(let shorthand):
            .box(item, shorthand, insets: [], multiplier: Written("1"), constant: Written("0"))
        }
    }

    private func inset(_ side: Side, _ values: [Expression]) throws(Untranslatable) -> Side {
        var insets: [Written] = []
        for value in values { insets.append(try writer.write(value, as: .number, scope)) }
        if insets.count == 1 { insets = Array(repeating: insets[0], count: 4) }
        switch side {
        case .linear(let item?, nil, let multiplier, let constant),
            .box(let item, .edges, _, let multiplier, let constant):
            return .box(item, .edges, insets: insets, multiplier: multiplier, constant: constant)
        default: throw Untranslatable(reason: "only edges have insets")
        }
    }

    private func combined(
        _ symbol: Symbol, _ left: Expression, _ right: Expression, _ whole: Expression
    ) throws(Untranslatable) -> Side {
        let a = try side(left)
        let b = try side(right)
        if a.isNumber, b.isNumber { return try number(whole) }
        if case .linear(nil, _, _, let number) = b {
            switch symbol {
            case .plus: return try shifted(a, by: number)
            case .minus: return try shifted(a, by: number, isMinus: true)
            case .times: return try scaled(a, by: number)
            default: return try scaled(a, by: number, isDivision: true)
            }
        }
        if case .linear(nil, _, _, let number) = a {
            switch symbol {
            case .plus: return try shifted(b, by: number)
            case .minus: return try shifted(try scaled(b, by: Written("-1", .prefix)), by: number)
            default: return try scaled(b, by: number)
            }
        }
        throw Untranslatable(reason: "two anchors stand on one side")
    }

    func shifted(_ side: Side, by amount: Written, isMinus: Bool = false) throws(Untranslatable) -> Side {
        switch side {
        case .linear(let item, let attribute, let multiplier, let constant):
            .linear(
                item, attribute, multiplier: multiplier,
                constant: isMinus ? constant.subtracting(amount) : constant.adding(amount))
        case .box(let item, let shorthand, let insets, let multiplier, let constant):
            .box(
                item, shorthand, insets: insets, multiplier: multiplier,
                constant: isMinus ? constant.subtracting(amount) : constant.adding(amount))
        case .choice(let condition, let a, let b):
            .choice(
                condition, try shifted(a, by: amount, isMinus: isMinus), try shifted(b, by: amount, isMinus: isMinus))
        case .several: throw Untranslatable(reason: "several values are added to one")
        }
    }

    private func scaled(_ side: Side, by factor: Written, isDivision: Bool = false) throws(Untranslatable) -> Side {
        func product(_ value: Written) -> Written {
            if factor.text == "-1" { return value.negated }
            return isDivision ? (value.isZero ? value : value.divided(by: factor)) : value.times(factor)
        }
        switch side {
        case .linear(let item, let attribute, let multiplier, let constant):
            return .linear(item, attribute, multiplier: product(multiplier), constant: product(constant))
        case .box(let item, let shorthand, let insets, let multiplier, let constant):
            return .box(
                item, shorthand, insets: insets, multiplier: product(multiplier), constant: product(constant))
        case .choice(let condition, let a, let b):
            return .choice(
                condition, try scaled(a, by: factor, isDivision: isDivision),
                try scaled(b, by: factor, isDivision: isDivision))
        case .several: throw Untranslatable(reason: "several values are multiplied by one")
        }
    }
}
