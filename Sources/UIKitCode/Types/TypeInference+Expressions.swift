import AutoLayout
import Notation

// What an expression is in Swift.
extension TypeInference {
    func type(of expression: Expression, _ scope: Scope?, _ owner: String) -> SwiftType {
        switch expression.kind {
        case .invalid: return .unknown
        case .null: return .optional(.unknown)
        case .bool: return .bool
        case .number(let number): return number == number.rounded() ? .integer : .number
        case .string(let pieces):
            for case .interpolation(let part) in pieces { _ = type(of: part, scope, owner) }
            return .text
        case .name(let name): return type(ofName: name, scope, owner)
        case .dot: return .word
        case .member(let base, let name): return type(ofMember: name.text, of: base, scope, owner)
        case .index(let base, let index): return type(ofItem: index, of: base, scope, owner)
        case .call(let callee, let arguments): return type(ofCall: callee, arguments, scope, owner)
        case .list(let elements):
            return .list(elements.reduce(.unknown) { records.join($0, type(of: $1, scope, owner)) })
        case .tuple(let elements):
            for element in elements { _ = type(of: element, scope, owner) }
            return .number
        case .unary(let symbol, let operand):
            let type = type(of: operand, scope, owner)
            return symbol == .not ? .bool : type == .word ? .number : type.unwrapped
        case .binary(let symbol, let left, let right): return type(of: symbol, left, right, scope, owner)
        case .ternary(let condition, let first, let second):
            _ = type(of: condition, scope, owner)
            return records.join(type(of: first, scope, owner), type(of: second, scope, owner))
        }
    }

    private func type(ofName name: String, _ scope: Scope?, _ owner: String) -> SwiftType {
        if let binding = Scope.find(name, in: scope) { return binding.type }
        switch name {
        case "regular", "compact", "verticallyRegular", "verticallyCompact", "landscape", "portrait", "dark", "light",
            "rtl", "ltr":
            return .bool
        case "textSize": return .textSize
        case "screen": return .unknown
        default: break
        }
        guard let global = globals.first(where: { $0.name == name }) else { return .unknown }
        useGlobal(name, owner)
        return global.type
    }

    private func type(ofMember name: String, of base: Expression, _ scope: Scope?, _ owner: String) -> SwiftType {
        if base.isEnvironment(scope) { return .number }
        if base.isOffset(scope) { return .number }
        let type = type(of: base, scope, owner)
        switch type.unwrapped {
        case .record(let record): return records.type(ofField: name, of: record) ?? .unknown
        case .list, .text: return name == "isEmpty" ? .bool : .integer
        case .word: return .word
        default: return .unknown
        }
    }

    private func type(ofItem index: Expression, of base: Expression, _ scope: Scope?, _ owner: String) -> SwiftType {
        _ = type(of: index, scope, owner)
        let type = type(of: base, scope, owner)
        if case .record(let record) = type.unwrapped, let name = index.literalText {
            return records.type(ofField: name, of: record) ?? .unknown
        }
        return type.element
    }

    private func type(
        ofCall callee: Expression, _ arguments: [Expression.Argument], _ scope: Scope?, _ owner: String
    ) -> SwiftType {
        for argument in arguments { _ = type(of: argument.value, scope, owner) }
        switch callee.kind {
        case .name("symbol"): return .image
        case .name("color"): return .color
        case .name("min"), .name("max"), .name("abs"):
            let types = arguments.map { type(of: $0.value, scope, owner) }
            return types.allSatisfy { $0 == .integer } ? .integer : .number
        case .name: return .number
        case .member(let base, let name):
            let type = type(of: base, scope, owner)
            return type == .word ? (name.text == "withAlpha" ? .color : .word) : type
        default: return .word
        }
    }

    private func type(
        of symbol: Symbol, _ left: Expression, _ right: Expression, _ scope: Scope?, _ owner: String
    ) -> SwiftType {
        let a = type(of: left, scope, owner)
        let b = type(of: right, scope, owner)
        switch symbol {
        case .coalesce:
            askWhetherPresent(left, scope, owner)
            return records.join(a.unwrapped, b)
        case .plus, .minus, .times:
            if a.unwrapped == .text, symbol == .plus { return .text }
            return a.unwrapped == .integer && b.unwrapped == .integer ? .integer : .number
        case .divide: return .number
        default: return .bool
        }
    }

    // MARK: Change

    /// Whether an expression changes while the screen is shown: with traits, size or scroll offset.
    func varies(_ expression: Expression, _ scope: Scope?) -> Bool {
        switch expression.kind {
        case .invalid, .null, .bool, .number, .dot: return false
        case .string(let pieces):
            return pieces.contains { if case .interpolation(let part) = $0 { varies(part, scope) } else { false } }
        case .name(let name):
            if let binding = Scope.find(name, in: scope) { return binding.varies }
            return name != "screen" && Expression.environment.contains(name)
        case .member(let base, let name):
            if case .name("screen") = base.kind, Scope.find("screen", in: scope) == nil { return name.text != "scale" }
            return base.isOffset(scope) || base.isEnvironment(scope) || varies(base, scope)
        case .index(let base, let index): return varies(base, scope) || varies(index, scope)
        case .call(let callee, let arguments):
            return varies(callee.base, scope) || arguments.contains { varies($0.value, scope) }
        case .list(let elements), .tuple(let elements): return elements.contains { varies($0, scope) }
        case .unary(_, let operand): return varies(operand, scope)
        case .binary(_, let left, let right): return varies(left, scope) || varies(right, scope)
        case .ternary(let condition, let first, let second):
            return varies(condition, scope) || varies(first, scope) || varies(second, scope)
        }
    }
}

extension Expression {
    static let environment: Set<String> = [
        "screen", "regular", "compact", "verticallyRegular", "verticallyCompact", "landscape", "portrait", "dark",
        "light", "rtl", "ltr", "textSize",
    ]

    /// Whether it is `screen` or `screen.safeArea`.
    func isEnvironment(_ scope: Scope?) -> Bool {
        switch kind {
        case .name(let name): name == "screen" && Scope.find(name, in: scope) == nil
        case .member(let base, let name): name.text == "safeArea" && base.isEnvironment(scope)
        default: false
        }
    }

    /// Whether it is `list.contentOffset` of a view.
    func isOffset(_ scope: Scope?) -> Bool {
        guard case .member(let owner, let name) = kind, name.text == "contentOffset", case .name(let view) = owner.kind
        else { return false }
        return Scope.find(view, in: scope) == nil
    }

    /// The text of a string without interpolations.
    var literalText: String? {
        guard case .string(let pieces) = kind else { return nil }
        var text = ""
        for piece in pieces {
            guard case .text(let part) = piece else { return nil }
            text += part
        }
        return text
    }

    /// Whether it is made of numbers alone: points rather than positions in a list.
    var isArithmetic: Bool {
        switch kind {
        case .number: true
        case .unary(_, let operand): operand.isArithmetic
        case .binary(_, let left, let right): left.isArithmetic && right.isArithmetic
        case .ternary(_, let first, let second): first.isArithmetic && second.isArithmetic
        default: false
        }
    }

    /// Of a member the expression before its dot, of all else itself.
    fileprivate var base: Expression { if case .member(let base, _) = kind { base } else { self } }
}
