import Notation

// Operators, numbers and texts.
extension ExpressionWriter {
    func binary(
        _ sign: BinaryOperator, _ left: ResolvedExpression, _ right: ResolvedExpression
    ) throws(Untranslatable) -> SwiftExpression {
        let (a, b) = (left.type, right.type)
        switch sign {
        case .arithmetic(.plus) where a.unwrapped == .text:
            return try write(left, as: .text).adding(try write(right, as: .text))
        case .arithmetic(let sign):
            let isWhole = sign != .divide && a.unwrapped == .integer && b.unwrapped == .integer
            return try arithmetic(sign, left, right, as: isWhole ? .integer : .number)
        case .coalesce:
            let first = try plain(left)
            guard a.isOptional else { return first }
            return .binary(first, sign, try write(right, as: a.unwrapped))
        case .range: return .binary(try write(left, as: .integer), sign, try write(right, as: .integer))
        case .logical: return .binary(try write(left, as: .bool), sign, try write(right, as: .bool))
        case .comparison(let sign): return try comparison(sign, left, right)
        }
    }

    private func arithmetic(
        _ sign: BinaryOperator.Arithmetic, _ left: ResolvedExpression, _ right: ResolvedExpression, as type: ValueType
    ) throws(Untranslatable) -> SwiftExpression {
        let first = try write(left, as: type)
        let second = try write(right, as: type)
        switch sign {
        case .plus: return first.adding(second)
        case .minus: return first.subtracting(second)
        case .times: return first.times(second)
        case .divide: return first.divided(by: second)
        case .remainder where type == .integer: return .binary(first, .arithmetic(.remainder), second)
        case .remainder: return first.calling("truncatingRemainder", .init("dividingBy", second))
        }
    }

    private func comparison(
        _ sign: BinaryOperator.Comparison, _ left: ResolvedExpression, _ right: ResolvedExpression
    ) throws(Untranslatable) -> SwiftExpression {
        if left.type.isUnknown, right.type.isUnknown { throw Untranslatable(reason: "nothing tells what is compared") }
        let isNil = [left.type, right.type].contains(.optional(.unknown))
        let joined = types.records.join(left.type, right.type)
        let type: ValueType = isNil || joined.isOptional ? .unknown : joined
        return try write(left, as: type).compared(sign, try write(right, as: type))
    }

    // MARK: Numbers and texts

    func writeNumber(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch expression.kind {
        case .number, .dot, .function, .unknownFunction: return try plain(expression)
        case .unary(.minus, let operand): return try writeNumber(operand).negated
        case .binary(.arithmetic(let sign), let left, let right):
            return try arithmetic(sign, left, right, as: .number)
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
