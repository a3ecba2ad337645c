import AutoLayout
import Notation

// Colors, fonts, pictures, priorities and the choices of enumerations.
extension ExpressionWriter {
    /// A step of `.title2.bold` or `.system(16, weight: .bold)`.
    private typealias Step = (name: String, arguments: [Expression.Argument])

    /// The steps of a value by its dot; nil for all else.
    private func steps(of expression: Expression) -> [Step]? {
        switch expression.kind {
        case .dot(let name): return [(name, [])]
        case .member(let base, let name): return steps(of: base).map { $0 + [(name.text, [])] }
        case .call(let callee, let arguments):
            guard var steps = steps(of: callee), let last = steps.popLast() else { return nil }
            return steps + [(last.name, arguments)]
        default: return nil
        }
    }

    // MARK: Colors

    func writeColor(_ expression: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        if let steps = steps(of: expression), let first = steps.first {
            guard steps.count > 1 else { return Written(".\(colorName(first.name))") }
            return Written(try withAlpha(steps.dropFirst(), of: "UIColor.\(colorName(first.name))", scope))
        }
        switch expression.kind {
        case .call(let callee, let arguments):
            if case .name("color") = callee.kind { return try color(arguments, scope) }
            if case .member(let base, let name) = callee.kind, name.text == "withAlpha" {
                let base = try explicitColor(base, scope)
                return Written(try withAlpha([(name.text, arguments)], of: base, scope))
            }
        default: break
        }
        return try plain(expression, scope)
    }

    /// A color that stands where nothing tells its type.
    func explicitColor(_ expression: Expression, _ scope: Scope?) throws(Untranslatable) -> String {
        switch expression.kind {
        case .ternary(let condition, let first, let second):
            let condition = try write(condition, as: .bool, scope).within(.or)
            return "(\(condition) ? \(try explicitColor(first, scope)) : \(try explicitColor(second, scope)))"
        case .name(let name):
            guard let binding = Scope.find(name, in: scope), let meaning = binding.meaning else { break }
            return try explicitColor(meaning, binding.outer)
        default: break
        }
        let text = try write(expression, as: .color, scope).within(.postfix)
        return text.hasPrefix(".") ? "UIColor\(text)" : text
    }

    private func colorName(_ name: String) -> String { name == "tint" ? "tintColor" : name }

    private func withAlpha(
        _ steps: some Collection<Step>, of color: String, _ scope: Scope?
    ) throws(Untranslatable) -> String {
        var color = color
        for step in steps {
            guard step.name == "withAlpha", let alpha = step.arguments.first else {
                throw Untranslatable(reason: "a color has no '\(step.name)'")
            }
            color += ".withAlphaComponent(\(try write(alpha.value, as: .number, scope).text))"
        }
        return color
    }

    private func color(_ arguments: [Expression.Argument], _ scope: Scope?) throws(Untranslatable) -> Written {
        switch arguments.map({ $0.label?.text ?? "" }) {
        case [""]: return try color(from: arguments[0].value, scope)
        case ["light", "dark"]:
            let light = try explicitColor(arguments[0].value, scope)
            let dark = try explicitColor(arguments[1].value, scope)
            return Written("UIColor { $0.userInterfaceStyle == .dark ? \(dark) : \(light) }")
        default:
            var parts: [String] = []
            for argument in arguments {
                parts.append("\(argument.label?.text ?? ""): \(try write(argument.value, as: .number, scope).text)")
            }
            if arguments.last?.label?.text != "alpha" { parts.append("alpha: 1") }
            return Written("UIColor(\(parts.joined(separator: ", ")))")
        }
    }

    private func color(from value: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        guard let text = value.literalText else {
            if type(of: value, scope) != .text { return try writeColor(value, scope) }
            needs.shorthands.insert(.hexColor)
            return Written("UIColor(hex: \(try write(value, as: .text, scope).text))")
        }
        guard text.hasPrefix("#") else { return Written("UIColor.\(colorName(text))") }
        let digits = Array(text.dropFirst())
        guard digits.count >= 6 else { throw Untranslatable(reason: "'\(text)' is no color") }
        let parts = stride(from: 0, to: digits.count - 1, by: 2).map { "0x\(String(digits[$0...$0 + 1])) / 255" }
        let alpha = parts.count > 3 ? parts[3] : "1"
        return Written("UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))")
    }

    // MARK: Fonts

    func writeFont(_ expression: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        guard let steps = steps(of: expression), let first = steps.first else { return try plain(expression, scope) }
        let weight = steps.dropFirst().last.map(\.name)
        if first.name == "system" {
            guard let size = first.arguments.first else { throw Untranslatable(reason: "a system font needs a size") }
            let points = try write(size.value, as: .number, scope).text
            var given = weight.map { ".\($0 == "emphasized" ? "bold" : $0)" }
            if given == nil, first.arguments.count > 1 {
                given = try write(first.arguments[1].value, as: .uiKit("UIFont.Weight"), scope).text
            }
            return Written(".systemFont(ofSize: \(points)\(given.map { ", weight: \($0)" } ?? ""))")
        }
        guard let weight else { return Written(".preferredFont(forTextStyle: .\(first.name))") }
        needs.shorthands.insert(.fontWeight)
        let bold = ["largeTitle", "title1", "title2"].contains(first.name) ? "bold" : "semibold"
        return Written(
            ".preferredFont(forTextStyle: .\(first.name), weight: .\(weight == "emphasized" ? bold : weight))")
    }

    // MARK: Pictures

    func writeImage(_ expression: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        if case .null = expression.kind { return Written("nil") }
        if case .call(let callee, let arguments) = expression.kind, case .name("symbol") = callee.kind {
            return try symbol(arguments, scope)
        }
        let found = type(of: expression, scope)
        guard found.unwrapped == .text else { return try plain(expression, scope) }
        let name = try write(expression, as: found.isOptional ? .unknown : .text, scope)
        guard found.isOptional else { return Written("UIImage(named: \(name.text))") }
        return Written("\(name.within(.postfix)).flatMap { UIImage(named: $0) }")
    }

    private func symbol(_ arguments: [Expression.Argument], _ scope: Scope?) throws(Untranslatable) -> Written {
        guard let first = arguments.first else { throw Untranslatable(reason: "a symbol needs a name") }
        let name = try write(first.value, as: .text, scope).text
        guard let configuration = try configuration(arguments.dropFirst(), scope) else {
            return Written("UIImage(systemName: \(name))")
        }
        return Written("UIImage(systemName: \(name), withConfiguration: \(configuration))")
    }

    /// UIKit has an initializer for each of these; a weight beside a text style is put on afterwards.
    private func configuration(
        _ arguments: some Collection<Expression.Argument>, _ scope: Scope?
    ) throws(Untranslatable) -> String? {
        var parts: [String: String] = [:]
        for argument in arguments {
            guard let label = argument.label?.text else { continue }
            switch label {
            case "pointSize": parts[label] = try write(argument.value, as: .number, scope).text
            case "textStyle": parts[label] = try textStyle(argument.value)
            default: parts[label] = try write(argument.value, as: .uiKit("UIImage.SymbolScale"), scope).text
            }
        }
        if parts.isEmpty { return nil }
        let type = "UIImage.SymbolConfiguration"
        let scale = parts["scale"].map { ", scale: \($0)" } ?? ""
        if let style = parts["textStyle"] {
            let styled = "\(type)(textStyle: \(style)\(scale))"
            return parts["weight"].map { "\(styled).applying(\(type)(weight: \($0)))" } ?? styled
        }
        if parts["pointSize"] == nil, parts["weight"] == nil {
            return "\(type)(scale: \(parts["scale"] ?? ".default"))"
        }
        return "\(type)(pointSize: \(parts["pointSize"] ?? "17"), weight: \(parts["weight"] ?? ".regular")\(scale))"
    }

    private func textStyle(_ expression: Expression) throws(Untranslatable) -> String {
        guard let steps = steps(of: expression), let first = steps.first else {
            throw Untranslatable(reason: "a symbol's text style is written with a dot")
        }
        return ".\(first.name)"
    }

    // MARK: Priorities and choices

    func writePriority(_ expression: Expression, _ scope: Scope?) throws(Untranslatable) -> Written {
        if let value = constant(expression, scope) {
            switch value {
            case 1000: return Written(".required")
            case 750: return Written(".defaultHigh")
            case 250: return Written(".defaultLow")
            case 50: return Written(".fittingSizeLevel")
            default: return Written("UILayoutPriority(\(DecimalNumber.text(of: value)))")
            }
        }
        if type(of: expression, scope) == .priority { return try plain(expression, scope) }
        return Written("UILayoutPriority(Float(\(try write(expression, as: .number, scope).text)))")
    }

    /// The value of arithmetic with numbers and named priorities; nil for all else.
    private func constant(_ expression: Expression, _ scope: Scope?) -> Double? {
        switch expression.kind {
        case .number(let value): return value
        case .dot(let name): return PriorityName.value(of: name)
        case .name(let name):
            guard let binding = Scope.find(name, in: scope), let meaning = binding.meaning else { return nil }
            return constant(meaning, binding.outer)
        case .binary(let symbol, let left, let right):
            guard let a = constant(left, scope), let b = constant(right, scope) else { return nil }
            switch symbol {
            case .plus: return a + b
            case .minus: return a - b
            case .times: return a * b
            case .divide: return b == 0 ? nil : a / b
            default: return nil
            }
        default: return nil
        }
    }

    /// A case of an enumeration: UIKit's names are the notation's, or the first of a text size's.
    func writeChoice(_ expression: Expression, of type: SwiftType, _ scope: Scope?) throws(Untranslatable) -> Written {
        guard case .dot(let name) = expression.kind else { return try plain(expression, scope) }
        guard type == .textSize else { return Written(".\(name)") }
        guard let category = ContentSizeCategory(notation: name) else {
            throw Untranslatable(reason: "'\(name)' is no text size")
        }
        return Written(".\(category.names[0])")
    }
}
