import Notation

// Operators, numbers and texts.
extension ExpressionWriter {
    func binary(
        _ symbol: Symbol, _ left: ResolvedExpression, _ right: ResolvedExpression
    ) throws(Untranslatable) -> SwiftExpression {
        let (a, b) = (left.type, right.type)
        switch symbol {
        case .plus where a.unwrapped == .text: return try write(left, as: .text).adding(try write(right, as: .text))
        case .plus, .minus, .times, .divide:
            let isWhole = symbol != .divide && a.unwrapped == .integer && b.unwrapped == .integer
            return try arithmetic(symbol, left, right, as: isWhole ? .integer : .number)
        case .coalesce:
            let first = try plain(left)
            guard a.isOptional else { return first }
            return .binary(first, .coalescing, try write(right, as: a.unwrapped))
        case .and, .or:
            return .binary(try write(left, as: .bool), symbol == .and ? .and : .or, try write(right, as: .bool))
        default: return try comparison(symbol, left, right)
        }
    }

    private func arithmetic(
        _ symbol: Symbol, _ left: ResolvedExpression, _ right: ResolvedExpression, as type: ValueType
    ) throws(Untranslatable) -> SwiftExpression {
        let first = try write(left, as: type)
        let second = try write(right, as: type)
        switch symbol {
        case .plus: return first.adding(second)
        case .minus: return first.subtracting(second)
        case .times: return first.times(second)
        default: return first.divided(by: second)
        }
    }

    private func comparison(
        _ symbol: Symbol, _ left: ResolvedExpression, _ right: ResolvedExpression
    ) throws(Untranslatable) -> SwiftExpression {
        guard let operation = SwiftExpression.Operator(rawValue: symbol.rawValue) else {
            throw Untranslatable(reason: "'\(symbol.rawValue)' stands between values")
        }
        if left.type.isUnknown, right.type.isUnknown { throw Untranslatable(reason: "nothing tells what is compared") }
        let isNil = [left.type, right.type].contains(.optional(.unknown))
        let joined = types.records.join(left.type, right.type)
        let type: ValueType = isNil || joined.isOptional ? .unknown : joined
        return .binary(try write(left, as: type), operation, try write(right, as: type))
    }

    // MARK: Numbers and texts

    func writeNumber(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch expression.kind {
        case .number, .dot, .function, .unknownFunction: return try plain(expression)
        case .unary(.minus, let operand): return try writeNumber(operand).negated
        case .binary(let symbol, let left, let right) where symbol.isArithmetic:
            return try arithmetic(symbol, left, right, as: .number)
        default: break
        }
        let value = try plain(expression).unwrapped(if: expression.type.isOptional)
        return expression.type.unwrapped == .integer ? .call("CGFloat", .init(value)) : value
    }

    func writeText(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        if case .number(let value) = expression.kind { return .text(DecimalNumber.text(of: value)) }
        let value = try plain(expression).unwrapped(if: expression.type.isOptional)
        switch expression.type.unwrapped {
        case .integer, .bool: return .string([.interpolation(value)])
        case .number: return value.calling("formatted")
        default: return value
        }
    }
}
