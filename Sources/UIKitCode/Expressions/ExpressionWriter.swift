import Notation

/// Writes expressions of the notation as Swift.
struct ExpressionWriter {
    let inference: TypeInference
    let needs: ClassNeeds
    /// The component or screen.
    let owner: String
    let isScreen: Bool
    /// The names of the views as properties, for `list.contentOffset`.
    var views: [String: String] = [:]
    /// The view whose font `textWidth` takes.
    var surrounding: String?

    func type(of expression: Expression, _ scope: Scope?) -> SwiftType {
        inference.type(of: expression, scope, owner)
    }

    /// The expression where a value of `wanted` belongs; `unknown` for what it is by nature.
    func write(_ expression: Expression, as wanted: SwiftType, _ scope: Scope?) throws(Untranslatable) -> Written {
        if case .ternary(let condition, let first, let second) = expression.kind {
            let condition = try write(condition, as: .bool, scope).within(.or)
            let first = try write(first, as: wanted, scope).within(.or)
            let second = try write(second, as: wanted, scope).within(.ternary)
            return Written("\(condition) ? \(first) : \(second)", .ternary)
        }
        if case .name(let name) = expression.kind, let binding = Scope.find(name, in: scope),
            let meaning = binding.meaning
        {
            return try write(meaning, as: wanted, binding.outer)
        }
        switch wanted {
        case .color: return try writeColor(expression, scope)
        case .font: return try writeFont(expression, scope)
        case .image: return try writeImage(expression, scope)
        case .priority: return try writePriority(expression, scope)
        case .uiKit: return try writeChoice(expression, of: wanted, scope)
        case .list(let element):
            guard case .list(let elements) = expression.kind else { break }
            return Written("[\(try joined(elements, as: element, scope))]")
        default: break
        }
        return try adapt(expression, to: wanted, scope)
    }

    /// Brings a value of one type to where another belongs.
    private func adapt(_ expression: Expression, to wanted: SwiftType, _ scope: Scope?) throws(Untranslatable)
        -> Written
    {
        let found = type(of: expression, scope)
        switch wanted {
        case .number: return try writeNumber(expression, scope)
        case .text: return try writeText(expression, found, scope)
        case .integer, .bool:
            let written = try plain(expression, scope)
            if wanted == .integer, found.unwrapped == .number, !expression.isArithmetic {
                return Written("Int(\(written.text)\(found.isOptional ? "!" : ""))")
            }
            return found.isOptional ? Written("\(written.within(.postfix))!") : written
        case .record:
            let written = try plain(expression, scope)
            return found.isOptional ? Written("\(written.within(.postfix))!") : written
        default: return try plain(expression, scope)
        }
    }

    func joined(_ elements: [Expression], as type: SwiftType, _ scope: Scope?) throws(Untranslatable) -> String {
        var parts: [String] = []
        for element in elements { parts.append(try write(element, as: type, scope).text) }
        return parts.joined(separator: ", ")
    }

    // MARK: As it is

    /// The expression by its own type.
    func plain(_ expression: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        switch expression.kind {
        case .invalid: throw Untranslatable(reason: "a value could not be read")
        case .null: return Written("nil")
        case .bool(let value): return Written(value ? "true" : "false")
        case .number(let value): return Written(DecimalNumber.text(of: value), value < 0 ? .prefix : .postfix)
        case .string(let pieces): return try write(pieces, scope)
        case .name(let name): return try write(name: name, scope)
        case .dot(let name):
            if let priority = PriorityName.value(of: name) { return Written(DecimalNumber.text(of: priority)) }
            return Written(".\(name)")
        case .member(let base, let name): return try write(member: name.text, of: base, scope)
        case .index(let base, let index): return try write(item: index, of: base, scope)
        case .call(let callee, let arguments): return try call(callee, arguments, scope)
        case .list(let elements):
            let element = type(of: expression, scope).element
            return Written("[\(try joined(elements, as: element, scope))]")
        case .tuple: throw Untranslatable(reason: "several values stand where Swift has one")
        case .unary(let symbol, let operand):
            let written = try write(operand, as: symbol == .not ? .bool : .number, scope)
            return symbol == .minus ? written.negated : Written("!\(written.within(.postfix))", .prefix)
        case .binary(let symbol, let left, let right): return try binary(symbol, left, right, scope)
        case .ternary: return try write(expression, as: type(of: expression, scope), scope)
        }
    }

    private func write(_ pieces: [Expression.Piece], _ scope: Scope?) throws(Untranslatable) -> Written {
        var text = "\""
        for piece in pieces {
            switch piece {
            case .text(let part): text += escaped(part)
            case .interpolation(let value):
                let type = type(of: value, scope)
                let written = try write(value, as: type.isNumeric ? type : .text, scope)
                text += type == .number ? "\\(\(written.within(.postfix)).formatted())" : "\\(\(written.text))"
            }
        }
        return Written(text + "\"")
    }

    private func write(name: String, _ scope: Scope?) throws(Untranslatable) -> Written {
        if Scope.find(name, in: scope) != nil { return Written(swiftName(name)) }
        if let environment = environment(name) { return environment }
        guard inference.globals.contains(where: { $0.name == name }) else {
            throw Untranslatable(reason: "nothing tells what '\(name)' is")
        }
        return Written(swiftName(name))
    }

    private func write(member name: String, of base: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        if base.isEnvironment(scope) { return try environment(name, of: base) }
        if base.isOffset(scope) { return try offset(name, of: base) }
        let found = type(of: base, scope)
        let owner = try plain(base, scope).within(.postfix) + (found.isOptional ? "!" : "")
        switch found.unwrapped {
        case .record(let record):
            guard inference.records.type(ofField: name, of: record) != nil else {
                throw Untranslatable(reason: "the lesson's data has no '\(name)'")
            }
            return Written("\(owner).\(swiftName(name))")
        case .list, .text: return Written("\(owner).\(name)")
        default: throw Untranslatable(reason: "nothing tells what '\(base.text)' is")
        }
    }

    private func write(item index: Expression, of base: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        let found = type(of: base, scope)
        let owner = try plain(base, scope).within(.postfix) + (found.isOptional ? "!" : "")
        if case .record = found.unwrapped, let name = index.literalText {
            return Written("\(owner).\(swiftName(name))")
        }
        let position = try write(index, as: .integer, scope)
        return Written("\(owner)[\(position.text)]")
    }

    // MARK: Operators

    private func binary(
        _ symbol: Symbol, _ left: Expression, _ right: Expression, _ scope: Scope?
    ) throws(Untranslatable) -> Written {
        let a = type(of: left, scope)
        let b = type(of: right, scope)
        switch symbol {
        case .plus, .minus, .times, .divide:
            if symbol == .plus, a.unwrapped == .text {
                return try write(left, as: .text, scope).adding(try write(right, as: .text, scope))
            }
            let isWhole = symbol != .divide && a.unwrapped == .integer && b.unwrapped == .integer
            return try arithmetic(symbol, left, right, as: isWhole ? .integer : .number, scope)
        case .coalesce:
            let first = try plain(left, scope)
            guard a.isOptional else { return first }
            return Written(
                "\(first.within(.coalescing)) ?? \(try write(right, as: a.unwrapped, scope).within(.coalescing))",
                .coalescing)
        case .and, .or:
            let level: Written.Level = symbol == .and ? .and : .or
            let first = try write(left, as: .bool, scope).within(level)
            return Written("\(first) \(symbol.rawValue) \(try write(right, as: .bool, scope).within(level))", level)
        default: return try comparison(symbol, left, a, right, b, scope)
        }
    }

    func arithmetic(
        _ symbol: Symbol, _ left: Expression, _ right: Expression, as type: SwiftType, _ scope: Scope?
    ) throws(Untranslatable) -> Written {
        let first = try write(left, as: type, scope)
        let second = try write(right, as: type, scope)
        switch symbol {
        case .plus: return first.adding(second)
        case .minus: return first.subtracting(second)
        case .times: return first.times(second)
        default: return first.divided(by: second)
        }
    }

    private func comparison(
        _ symbol: Symbol, _ left: Expression, _ a: SwiftType, _ right: Expression, _ b: SwiftType, _ scope: Scope?
    ) throws(Untranslatable) -> Written {
        var type = inference.records.join(a, b)
        if a.isUnknown, b.isUnknown { throw Untranslatable(reason: "nothing tells what is compared") }
        if a == .optional(.unknown) || b == .optional(.unknown) { type = .unknown }
        let first = try write(left, as: type.isOptional ? .unknown : type, scope).within(.coalescing)
        let second = try write(right, as: type.isOptional ? .unknown : type, scope).within(.coalescing)
        return Written("\(first) \(symbol.rawValue) \(second)", .comparison)
    }

    // MARK: Numbers and texts

    private func writeNumber(_ expression: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        switch expression.kind {
        case .number, .dot: return try plain(expression, scope)
        case .unary(.minus, let operand): return try writeNumber(operand, scope).negated
        case .binary(let symbol, let left, let right) where symbol.isArithmetic:
            return try arithmetic(symbol, left, right, as: .number, scope)
        case .call(let callee, _):
            if case .name = callee.kind { return try plain(expression, scope) }
        default: break
        }
        let found = type(of: expression, scope)
        let written = try plain(expression, scope)
        let value = found.isOptional ? Written("\(written.within(.postfix))!") : written
        return found.unwrapped == .integer ? Written("CGFloat(\(value.text))") : value
    }

    private func writeText(
        _ expression: Expression, _ found: SwiftType, _ scope: Scope?
    ) throws(Untranslatable) -> Written {
        if case .number(let value) = expression.kind { return Written("\"\(DecimalNumber.text(of: value))\"") }
        let written = try plain(expression, scope)
        switch found.unwrapped {
        case .integer, .bool: return Written("\"\\(\(written.text)\(found.isOptional ? "!" : ""))\"")
        case .number: return Written("\(written.within(.postfix))\(found.isOptional ? "!" : "").formatted()")
        default: return found.isOptional ? Written("\(written.within(.postfix))!") : written
        }
    }

    func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value) {
                    result += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }
}

extension Symbol {
    var isArithmetic: Bool { self == .plus || self == .minus || self == .times || self == .divide }
}
