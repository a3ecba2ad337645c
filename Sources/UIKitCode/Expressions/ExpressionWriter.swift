import Notation

/// Writes expressions of the notation as Swift.
struct ExpressionWriter {
    let types: SwiftTypes
    let needs: ClassNeeds
    let isScreen: Bool
    /// Whether the controller's safe area is more than the device's, which `screen.safeArea` means.
    var addsSafeArea = false
    /// The names of the views as properties, for `list.contentOffset`.
    var views: [String: String] = [:]
    /// The components, for instances that are measured.
    var program: ResolvedProgram?
    /// The font of the view around, which `textWidth` takes.
    var surroundingFont: SwiftExpression?

    /// The expression where a value of `wanted` belongs; `unknown` for what it is by nature.
    func write(_ expression: ResolvedExpression, as wanted: ValueType) throws(Untranslatable) -> SwiftExpression {
        switch expression.kind {
        case .ternary(let condition, let first, let second):
            return .ternary(
                try write(condition, as: .bool), try write(first, as: wanted), try write(second, as: wanted), .oneLine)
        case .variable(let variable):
            if let meaning = variable.meaning { return try write(meaning, as: wanted) }
        default: break
        }
        switch wanted {
        case .color: return try writeColor(expression)
        case .font: return try writeFont(expression)
        case .image: return try writeImage(expression)
        case .priority: return try writePriority(expression)
        case .transform: return try writeTransform(expression)
        case .textSize, .choice: return try writeChoice(expression, of: wanted)
        case .list(let element):
            guard case .list(let elements) = expression.kind else { return try plain(expression) }
            return try array(elements, of: element)
        case .number: return try writeNumber(expression)
        case .text: return try writeText(expression)
        case .integer where expression.type.unwrapped == .number && !expression.isArithmetic:
            let value = try plain(expression).unwrapped(if: expression.type.isOptional)
            return .call("Int", .init(value))
        case .integer, .bool, .record:
            return try plain(expression).unwrapped(if: expression.type.isOptional)
        case .unknown, .optional, .word: return try plain(expression)
        }
    }

    private func array(_ elements: [ResolvedExpression], of type: ValueType) throws(Untranslatable) -> SwiftExpression {
        .array(try elements.map { element throws(Untranslatable) in try write(element, as: type) })
    }

    func arguments(
        _ values: [ResolvedExpression.Argument], as type: ValueType
    ) throws(Untranslatable) -> [SwiftExpression.Argument] {
        try values.map { argument throws(Untranslatable) in .init(try write(argument.value, as: type)) }
    }

    // MARK: As it is

    /// The expression by its own type.
    func plain(_ expression: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        switch expression.kind {
        case .invalid: throw Untranslatable(reason: "a value could not be read")
        case .null: return .nil
        case .bool(let value): return .bool(value)
        case .number(let value): return .literal(DecimalNumber.text(of: value))
        case .string(let pieces): return try write(pieces)
        case .variable(let variable): return .name(swiftName(variable.name))
        case .environment(let name): return try environment(name)
        case .screen(let member): return try screen(member)
        case .safeArea(let side): return safeArea(side)
        case .offset(let view, let axis): return try offset(of: view, axis)
        case .data(let name): return .name(swiftName(name))
        case .unknown, .item, .anchor:
            throw Untranslatable(reason: "nothing tells what '\(expression.source.text)' is")
        case .dot(let steps): return try write(steps, expression.source)
        case .member(let base, let name): return try write(name, of: base)
        case .index(let base, let index): return try write(index, of: base)
        case .function(let function, let arguments): return try call(function, arguments)
        case .unknownFunction(let name): throw Untranslatable(reason: "'\(name)' gives no number")
        case .method(let base, let name, let arguments) where base.type.unwrapped == .text:
            return try text(name.text, of: base, arguments)
        case .method(let base, let name, _):
            throw Untranslatable(reason: "'\(base.source.text).\(name.text)' has no counterpart in UIKit")
        case .fittingSize(let fitting, let isHeight): return try length(of: fitting, isHeight: isHeight)
        case .list(let elements): return try array(elements, of: expression.type.element)
        case .tuple: throw Untranslatable(reason: "several values stand where Swift has one")
        case .unary(.minus, let operand): return try write(operand, as: .number).negated
        case .unary(.not, let operand): return .prefix(.not, try write(operand, as: .bool))
        case .binary(let sign, let left, let right): return try binary(sign, left, right)
        case .ternary: return try write(expression, as: expression.type)
        }
    }

    func write(_ pieces: [ResolvedExpression.Piece]) throws(Untranslatable) -> SwiftExpression {
        .string(
            try pieces.map { piece throws(Untranslatable) in
                switch piece {
                case .text(let part): return .text(part)
                case .interpolation(let value):
                    let written = try write(value, as: value.type.isNumeric ? value.type : .text)
                    return .interpolation(value.type == .number ? written.calling("formatted") : written)
                }
            })
    }

    /// A value by its dot where nothing tells its type.
    private func write(
        _ steps: [ResolvedExpression.Step], _ source: Expression
    ) throws(Untranslatable) -> SwiftExpression {
        guard steps.count == 1, steps[0].arguments == nil else {
            let base = if case .member(let base, _) = source.kind { base } else { source }
            throw Untranslatable(reason: "nothing tells what '\(base.text)' is")
        }
        let name = steps[0].name
        return PriorityName.value(of: name).map { .literal(DecimalNumber.text(of: $0)) } ?? .implicit(name)
    }

    private func write(_ name: Name, of base: ResolvedExpression) throws(Untranslatable) -> SwiftExpression {
        let owner = try plain(base).unwrapped(if: base.type.isOptional)
        switch base.type.unwrapped {
        case .record(let record):
            guard types.records.type(ofField: name.text, of: record) != nil else {
                throw Untranslatable(reason: "the lesson's data has no '\(name.text)'")
            }
            return owner.dot(swiftName(name.text))
        case .list, .text: return owner.dot(name.text)
        default: throw Untranslatable(reason: "nothing tells what '\(base.source.text)' is")
        }
    }

    private func write(
        _ index: ResolvedExpression, of base: ResolvedExpression
    ) throws(Untranslatable) -> SwiftExpression {
        let owner = try plain(base).unwrapped(if: base.type.isOptional)
        if case .record = base.type.unwrapped, let name = index.literalText { return owner.dot(swiftName(name)) }
        guard case .list = index.type.unwrapped else { return .element(owner, at: try write(index, as: .integer)) }
        return .call("Array", .init(.element(owner, at: try plain(index))))
    }

    /// A text in other letters, or its parts.
    private func text(
        _ method: String, of base: ResolvedExpression, _ values: [ResolvedExpression.Argument]
    ) throws(Untranslatable) -> SwiftExpression {
        let owner = try write(base, as: .text)
        guard method == "split", let separator = values.first else { return owner.calling(method) }
        let parts = owner.calling("split", .init("separator", try write(separator.value, as: .text)))
        return parts.calling("map", .init(.name("String").dot("init")))
    }

    // MARK: Functions

    private func call(
        _ function: Function, _ values: [ResolvedExpression.Argument]
    ) throws(Untranslatable) -> SwiftExpression {
        switch function.entry.uiKit {
        case .sameName:
            let isWhole = values.allSatisfy { $0.value.type.unwrapped == .integer }
            return .call(
                .name(function.rawValue), try arguments(values, as: isWhole ? .integer : .number), .oneLine)
        case .sameNameWithNumbers:
            return .call(.name(function.rawValue), try arguments(values, as: .number), .oneLine)
        case .systemSpacing:
            return try arguments(values, as: .number).reduce(.literal("8")) { $0.times($1.value) }
        case .reduce: return try sum(values)
        case .textWidth: return try textWidth(values)
        case .image, .color: throw Untranslatable(reason: "'\(function.rawValue)' gives no number")
        }
    }

    private func sum(_ values: [ResolvedExpression.Argument]) throws(Untranslatable) -> SwiftExpression {
        guard let list = values.first?.value else { throw Untranslatable(reason: "sum needs a list") }
        let reducing = try plain(list).unwrapped(if: list.type.isOptional).dot("reduce")
        guard values.count == 2 else { return .call(reducing, [.init(.zero), .init(.literal("+"))], .oneLine) }
        guard let field = values[1].value.literalText else {
            throw Untranslatable(reason: "the field that is added is written as a text")
        }
        let added = SwiftExpression.name("$0").adding(.name("$1").dot(swiftName(field)))
        return .trailing(.call(reducing, [.init(.zero)], .oneLine), closure: added)
    }

    private func textWidth(_ values: [ResolvedExpression.Argument]) throws(Untranslatable) -> SwiftExpression {
        guard let text = values.first?.value else { throw Untranslatable(reason: "textWidth needs a text") }
        needs.extensions.insert(.textWidth)
        var font = surroundingFont ?? .call(.implicit("systemFont"), [.init("ofSize", .literal("17"))], .oneLine)
        if values.count > 1 { font = try write(values[1].value, as: .font) }
        return .call("textWidth", .init(try write(text, as: .text)), .init("in", font))
    }
}
