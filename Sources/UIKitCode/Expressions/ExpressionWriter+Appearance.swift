import AutoLayout
import Notation

// Colors, fonts, pictures, priorities and the choices of enumerations.
extension ExpressionWriter {
    // MARK: Colors

    func writeColor(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch expression.kind {
        case .dot(let steps):
            let name = colorName(steps[0].name)
            guard steps.count > 1 else { return .implicit(name) }
            var color = SwiftExpression.name("UIColor").dot(name)
            for step in steps.dropFirst() { color = try withAlpha(step.name, step.arguments, of: color) }
            return color
        case .function(.color, let arguments): return try color(arguments)
        case .method(let base, let name, let arguments) where name.text == "withAlpha":
            return try withAlpha(name.text, arguments, of: try explicitColor(base))
        default: return try plain(expression)
        }
    }

    /// A color that stands where nothing tells its type.
    func explicitColor(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch expression.kind {
        case .ternary(let condition, let first, let second):
            return .parenthesized(
                try explicitColor(first).or(try explicitColor(second), if: try write(condition, as: .bool)))
        case .variable(let variable):
            if let meaning = variable.meaning { return try explicitColor(meaning) }
        default: break
        }
        return try write(expression, as: .color).qualified(by: "UIColor")
    }

    private func colorName(_ name: String) -> String { name == "tint" ? "tintColor" : name }

    private func withAlpha(
        _ name: String, _ arguments: [ResolvedExpression.Argument]?, of color: SwiftExpression
    ) throws(Untranslatable) -> SwiftExpression {
        guard name == "withAlpha", let alpha = arguments?.first else {
            throw Untranslatable(reason: "a color has no '\(name)'")
        }
        return color.calling("withAlphaComponent", .init(try write(alpha.value, as: .number)))
    }

    private func color(_ arguments: [ResolvedExpression.Argument]) throws(Untranslatable) -> SwiftExpression {
        switch arguments.map({ $0.label ?? "" }) {
        case [""]: return try color(from: arguments[0].value)
        case ["light", "dark"]:
            let light = try explicitColor(arguments[0].value)
            let dark = try explicitColor(arguments[1].value)
            let isDark = SwiftExpression.name("$0").dot("userInterfaceStyle").compared(.equal, .implicit("dark"))
            return .trailing(.name("UIColor"), closure: dark.or(light, if: isDark))
        default:
            var parts = try arguments.map { argument throws(Untranslatable) in
                SwiftExpression.Argument(argument.label ?? "", try write(argument.value, as: .number))
            }
            if arguments.last?.label != "alpha" { parts.append(.init("alpha", .one)) }
            return .call(.name("UIColor"), parts, .oneLine)
        }
    }

    private func color(from value: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        guard let text = value.literalText else {
            if value.type != .text { return try writeColor(value) }
            needs.extensions.insert(.hexColor)
            return .call("UIColor", .init("hex", try write(value, as: .text)))
        }
        guard text.hasPrefix("#") else { return .name("UIColor").dot(colorName(text)) }
        let digits = Array(text.dropFirst())
        guard digits.count >= 6 else { throw Untranslatable(reason: "'\(text)' is no color") }
        let parts = stride(from: 0, to: digits.count - 1, by: 2).map { start in
            SwiftExpression.literal("0x\(String(digits[start...start + 1]))").divided(by: .literal("255"))
        }
        return .call(
            "UIColor", .init("red", parts[0]), .init("green", parts[1]), .init("blue", parts[2]),
            .init("alpha", parts.count > 3 ? parts[3] : .one))
    }

    // MARK: Fonts

    func writeFont(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        guard case .dot(let steps) = expression.kind else { return try plain(expression) }
        let weight = steps.dropFirst().last.map { $0.name }
        if steps[0].name == "system" { return try systemFont(steps[0].arguments ?? [], weight: weight) }
        let style = SwiftExpression.Argument("forTextStyle", .implicit(steps[0].name))
        guard let weight else { return .call(.implicit("preferredFont"), [style], .oneLine) }
        needs.extensions.insert(.fontWeight)
        let bold = ["largeTitle", "title1", "title2"].contains(steps[0].name) ? "bold" : "semibold"
        return .call(
            .implicit("preferredFont"),
            [style, .init("weight", .implicit(weight == "emphasized" ? bold : weight))], .oneLine)
    }

    private func systemFont(
        _ given: [ResolvedExpression.Argument], weight: String?
    ) throws(Untranslatable) -> SwiftExpression {
        guard let size = given.first else { throw Untranslatable(reason: "a system font needs a size") }
        var arguments: [SwiftExpression.Argument] = [.init("ofSize", try write(size.value, as: .number))]
        if let weight {
            arguments.append(.init("weight", .implicit(weight == "emphasized" ? "bold" : weight)))
        } else if given.count > 1 {
            arguments.append(.init("weight", try write(given[1].value, as: .choice("UIFont.Weight"))))
        }
        return .call(.implicit("systemFont"), arguments, .oneLine)
    }

    // MARK: Pictures

    func writeImage(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        if case .null = expression.kind { return .nil }
        if case .function(.symbol, let arguments) = expression.kind { return try symbol(arguments) }
        if case .function(.image, let arguments) = expression.kind { return try rendered(arguments) }
        guard expression.type.unwrapped == .text else { return try plain(expression) }
        let isOptional = expression.type.isOptional
        let name = try write(expression, as: isOptional ? .unknown : .text)
        guard isOptional else { return .call("UIImage", .init("named", name)) }
        return .trailing(name.dot("flatMap"), closure: .call("UIImage", .init("named", .name("$0"))))
    }

    private func rendered(_ arguments: [ResolvedExpression.Argument]) throws(Untranslatable) -> SwiftExpression {
        guard let first = arguments.first, let mode = arguments.last, arguments.count == 2 else {
            throw Untranslatable(reason: "an image needs a name and a rendering mode")
        }
        let written = try write(mode.value, as: .choice("UIImage.RenderingMode"))
        return .chained(try writeImage(first.value)).calling("withRenderingMode", .init(written))
    }

    private func symbol(_ arguments: [ResolvedExpression.Argument]) throws(Untranslatable) -> SwiftExpression {
        guard let first = arguments.first else { throw Untranslatable(reason: "a symbol needs a name") }
        var parts: [SwiftExpression.Argument] = [.init("systemName", try write(first.value, as: .text))]
        if let configuration = try configuration(arguments.dropFirst()) {
            parts.append(.init("withConfiguration", configuration))
        }
        return .call(.name("UIImage"), parts, .fitting)
    }

    /// UIKit has an initializer for each of these; a weight beside a text style is put on afterwards.
    private func configuration(
        _ arguments: some Collection<ResolvedExpression.Argument>
    ) throws(Untranslatable) -> SwiftExpression? {
        var parts: [String: SwiftExpression] = [:]
        for argument in arguments {
            guard let label = argument.label else { continue }
            switch label {
            case "pointSize": parts[label] = try write(argument.value, as: .number)
            case "textStyle": parts[label] = try textStyle(argument.value)
            default: parts[label] = try write(argument.value, as: .choice("UIImage.SymbolScale"))
            }
        }
        if parts.isEmpty { return nil }
        func configuration(_ labels: (String, SwiftExpression?)...) -> SwiftExpression {
            let arguments = labels.compactMap { label, value in value.map { SwiftExpression.Argument(label, $0) } }
            return .call(.name("UIImage").dot("SymbolConfiguration"), arguments, .oneLine)
        }
        if let style = parts["textStyle"] {
            let styled = configuration(("textStyle", style), ("scale", parts["scale"]))
            return parts["weight"].map { styled.calling("applying", .init(configuration(("weight", $0)))) } ?? styled
        }
        if parts["pointSize"] == nil, parts["weight"] == nil {
            return configuration(("scale", parts["scale"] ?? .implicit("default")))
        }
        return configuration(
            ("pointSize", parts["pointSize"] ?? .literal("17")), ("weight", parts["weight"] ?? .implicit("regular")),
            ("scale", parts["scale"]))
    }

    private func textStyle(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        guard case .dot(let steps) = expression.kind else {
            throw Untranslatable(reason: "a symbol's text style is written with a dot")
        }
        return .implicit(steps[0].name)
    }

    // MARK: Transforms

    /// `CGAffineTransform(translationX: 0, y: 8).scaledBy(x: 0.9, y: 0.9)`.
    func writeTransform(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        guard case .dot(let steps) = expression.kind else { return try plain(expression) }
        if steps[0].name == "identity" { return .implicit("identity") }
        var transform: SwiftExpression?
        for step in steps {
            let numbers = try (step.arguments ?? []).map { argument throws(Untranslatable) in
                try write(argument.value, as: .number)
            }
            guard let first = numbers.first, let last = numbers.last else {
                throw Untranslatable(reason: "a transform has no '\(step.name)'")
            }
            let arguments: [(start: String, next: String, value: SwiftExpression)]
            let method: String
            switch step.name {
            case "rotation":
                let radians = first.times(.implicit("pi")).divided(by: .literal("180"))
                (method, arguments) = ("rotated", [("rotationAngle", "by", radians)])
            case "scale": (method, arguments) = ("scaledBy", [("scaleX", "x", first), ("y", "y", last)])
            default: (method, arguments) = ("translatedBy", [("translationX", "x", first), ("y", "y", last)])
            }
            transform =
                transform.map { .call($0.dot(method), arguments.map { .init($0.next, $0.value) }, .oneLine) }
                ?? .call(.name("CGAffineTransform"), arguments.map { .init($0.start, $0.value) }, .oneLine)
        }
        return transform ?? .implicit("identity")
    }

    /// The steps of a path, as `ShapeStep`s.
    func shape(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        if case .variable(let variable) = expression.kind, let meaning = variable.meaning { return try shape(meaning) }
        guard case .list(let elements) = expression.kind else {
            throw Untranslatable(reason: "the steps of a shape are not written one by one")
        }
        var steps: [SwiftExpression] = []
        for element in elements {
            guard case .dot(let names) = element.kind, let step = names.first, names.count == 1 else {
                throw Untranslatable(reason: "'\(element.source.text)' is not a step of a shape")
            }
            let name = SwiftExpression.implicit(step.name)
            guard let numbers = step.arguments else {
                steps.append(name)
                continue
            }
            steps.append(.call(name, try arguments(numbers, as: .number), .oneLine))
        }
        return .array(steps)
    }

    // MARK: Priorities and choices

    func writePriority(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch constant(expression) {
        case 1000: return .implicit("required")
        case 750: return .implicit("defaultHigh")
        case 250: return .implicit("defaultLow")
        case 50: return .implicit("fittingSizeLevel")
        case let value?: return .call("UILayoutPriority", .init(.literal(DecimalNumber.text(of: value))))
        case nil: break
        }
        if expression.type == .priority { return try plain(expression) }
        return .call("UILayoutPriority", .init(.call("Float", .init(try write(expression, as: .number)))))
    }

    /// The value of arithmetic with numbers and named priorities; nil for all else.
    private func constant(_ expression: ResolvedExpression) -> Double? {
        switch expression.kind {
        case .number(let value): return value
        case .dot(let steps): return steps.count == 1 ? PriorityName.value(of: steps[0].name) : nil
        case .variable(let variable): return variable.meaning.flatMap { constant($0) }
        case .binary(.arithmetic(let sign), let left, let right):
            guard let a = constant(left), let b = constant(right) else { return nil }
            switch sign {
            case .plus: return a + b
            case .minus: return a - b
            case .times: return a * b
            case .divide: return b == 0 ? nil : a / b
            case .remainder: return nil
            }
        default: return nil
        }
    }

    /// A case of an enumeration: UIKit's names are the notation's, or the first of a text size's.
    func writeChoice(_ expression: ResolvedExpression, of type: ValueType) throws(Untranslatable) -> SwiftExpression {
        guard case .dot(let steps) = expression.kind, steps.count == 1, steps[0].arguments == nil else {
            return try plain(expression)
        }
        guard type == .textSize else { return .implicit(steps[0].name) }
        guard let category = ContentSizeCategory(notation: steps[0].name) else {
            throw Untranslatable(reason: "'\(steps[0].name)' is no text size")
        }
        return .implicit(category.names[0])
    }
}
