import AutoLayout
import Piecewise
import Scene

/// Calls: functions by name, values by their dot, and what colors and edges can be asked for.
struct CallEvaluator: ElaborationPart {
    let elaborator: Elaborator

    /// The values of arguments; nil where one is invalid.
    func values(of arguments: [ResolvedExpression.Argument], _ evaluation: Evaluation) -> [ArgumentValue]? {
        var values: [ArgumentValue] = []
        for argument in arguments {
            let value = expressions.evaluate(argument.value, evaluation)
            if value.isInvalid { return nil }
            values.append(ArgumentValue(label: argument.label, value: value))
        }
        return values
    }

    /// A value by its dot, with the arguments of its steps.
    func dot(_ steps: [ResolvedExpression.Step], _ evaluation: Evaluation) -> Value {
        var dot = DotValue(steps: [])
        for step in steps {
            let arguments = step.arguments.map {
                step.name == "markdown"
                    ? expressions.markdown($0, evaluation.withoutAnchors) : values(of: $0, evaluation.withoutAnchors)
            }
            if case .some(nil) = arguments { return .invalid }
            dot.steps.append(DotValue.Step(name: step.name, arguments: arguments ?? nil))
        }
        return .dot(dot)
    }

    func call(
        _ function: Function, _ arguments: [ResolvedExpression.Argument], _ place: Place, _ evaluation: Evaluation
    ) -> Value {
        guard let values = values(of: arguments, evaluation) else { return .invalid }
        let name = function.rawValue
        if let anchored = values.first(where: { $0.value.isAnchored }) {
            fail(.notLinear("'\(name)' needs numbers, and '\(anchors.describe(anchored.value))' is an anchor"), place)
            return .invalid
        }
        do throws(NotationError) {
            return try call(function, values, place, evaluation.context)
        } catch {
            fail(error, place)
            return .invalid
        }
    }

    /// Reports a call of what is no function.
    func failUnknownFunction(_ whole: Expression) {
        guard case .call(let callee, _) = whole.kind else { return }
        let names = if case .name = callee.kind { Function.names } else { [String]() }
        fail(.unknownFunction(callee.text, among: names), callee.place)
    }

    private func call(
        _ function: Function, _ arguments: [ArgumentValue], _ place: Place, _ context: ElaborationContext
    ) throws(NotationError) -> Value {
        switch function.entry.evaluation {
        case .extreme(let precedes): try extreme(function, arguments, precedes)
        case .rounded(let round, let start): try rounded(function, arguments, round, start: start)
        case .scaled(let factor): try scaled(function, arguments, by: factor, place)
        case .sum: try sum(arguments, place)
        case .textWidth: try textWidth(arguments, place, context)
        case .symbol: .image(try symbol(arguments))
        case .image: .image(try image(arguments))
        case .color: .color(try color(arguments))
        }
    }

    private func extreme(
        _ function: Function, _ arguments: [ArgumentValue], _ precedes: (Double, Double) -> Bool
    ) throws(NotationError) -> Value {
        guard let first = arguments.first, case .number(var result) = first.value, arguments.count >= 2 else {
            throw .wrongArguments(of: function.rawValue, usage: function.usage)
        }
        for argument in arguments {
            guard case .number(let number) = argument.value, argument.label == nil else {
                throw .wrongArguments(of: function.rawValue, usage: function.usage)
            }
            if number.varies || result.varies { elaborator.trace.compare(number.value, result.value) }
            let value = precedes(number.value, result.value) ? number.value : result.value
            result = Number(value: value, varies: result.varies || number.varies)
        }
        return .number(result)
    }

    private func rounded(
        _ function: Function, _ arguments: [ArgumentValue], _ round: (Double) -> Double, start: Double?
    ) throws(NotationError) -> Value {
        let number = try number(function, arguments)
        let value = round(number.value)
        if number.varies { noteRounding(of: number.value, to: value, start) }
        return .number(Number(value: value, varies: number.varies))
    }

    private func scaled(
        _ function: Function, _ arguments: [ArgumentValue], by factor: Double, _ place: Place
    ) throws(NotationError) -> Value {
        let number = try number(function, arguments)
        return expressions.finite(number.value * factor, number.varies, place)
    }

    /// The sum of a list of numbers, or of what a field has in each of its records.
    private func sum(_ arguments: [ArgumentValue], _ place: Place) throws(NotationError) -> Value {
        let wrong = NotationError.wrongArguments(of: "sum", usage: Function.sum.usage)
        guard let list = arguments.first?.value, let count = list.count, arguments[0].label == nil,
            arguments.count == 1 || arguments.count == 2 && arguments[1].label == "of"
        else { throw wrong }
        let reader = ValueReader(property: "sum", elaborator: elaborator)
        var (total, varies) = (0.0, false)
        for index in 0..<count {
            guard step(place) else { return .invalid }
            var element = list[index] ?? .invalid
            if arguments.count == 2 {
                let name = try reader.text(arguments[1].value)
                guard case .data(.record(let fields)) = element else { throw wrong }
                guard let field = fields.first(where: { $0.name == name }) else {
                    throw .unknownField(name, of: "sum", among: fields.prefix(100).map { $0.name })
                }
                element = Value(field.value)
            }
            guard case .number(let number) = element else {
                throw .wrongValue(of: "sum", expected: "numbers", found: element.description)
            }
            (total, varies) = (total + number.value, varies || number.varies)
        }
        return expressions.finite(total, varies, place)
    }

    /// The only argument, a number.
    private func number(_ function: Function, _ arguments: [ArgumentValue]) throws(NotationError) -> Number {
        guard case .number(let number) = arguments.only else {
            throw .wrongArguments(of: function.rawValue, usage: function.usage)
        }
        return number
    }

    /// Notes between which numbers the result is the same or, of a magnitude, on which side of 0 the number lies.
    private func noteRounding(of number: Double, to result: Double, _ start: Double?) {
        guard let start, abs(result) < 1e15 else { return elaborator.trace.compare(number, 0) }
        elaborator.trace.note(Int(result), number, from: result + start, to: result + start + 1)
    }

    /// The width of a text in the font given or, without one, in the font of the view it is asked for.
    private func textWidth(
        _ arguments: [ArgumentValue], _ place: Place, _ context: ElaborationContext
    ) throws(NotationError) -> Value {
        let reader = ValueReader(property: "textWidth", elaborator: elaborator)
        guard let first = arguments.first, first.label == nil, arguments.count <= 2 else {
            throw .wrongArguments(of: "textWidth", usage: Function.textWidth.usage)
        }
        var font = surroundingFont(context)
        if arguments.count == 2 {
            guard arguments[1].label == "font" else {
                throw .wrongArguments(of: "textWidth", usage: Function.textWidth.usage)
            }
            font = try reader.font(arguments[1].value)
        }
        let text = try reader.text(first.value)
        guard step(place, cost: 20 + text.utf8.count / 4) else { return .invalid }
        return expressions.finite(resources.measurer.width(of: text, font: font.setting(text)), false, place)
    }

    private func surroundingFont(_ context: ElaborationContext) -> Font {
        elaborator.tree[context.view].kind.shownText?.font ?? .system(17)
    }

    // MARK: Members that are called

    func call(
        _ name: Name, of base: ResolvedExpression, _ arguments: [ResolvedExpression.Argument], _ place: Place,
        _ evaluation: Evaluation
    ) -> Value {
        let value = expressions.evaluate(base, evaluation)
        if value.isInvalid { return .invalid }
        guard let values = values(of: arguments, evaluation.withoutAnchors) else { return .invalid }
        switch value {
        case .dot(let dot):
            return .dot(DotValue(steps: dot.steps + [DotValue.Step(name: name.text, arguments: values)]))
        case .string(let text):
            switch (name.text, values.count) {
            case ("uppercased", 0): return expressions.checked(text.uppercased(), place)
            case ("lowercased", 0): return expressions.checked(text.lowercased(), place)
            case ("split", 1) where values[0].label == "separator":
                if let parts = split(text, at: values[0].value, place) { return parts }
                return .invalid
            default: break
            }
        case .color(let color):
            if name.text == "withAlpha", let alpha = values.only { return withAlpha(color, alpha, place) }
        case .item(let item):
            if name.text == "inset" { return inset(AnchorForm(item: item, anchor: .shorthand(.edges)), values, place) }
        case .anchor(let form) where form.shorthand == .edges:
            if name.text == "inset" { return inset(form, values, place) }
        default: break
        }
        fail(.noSuchMember(name.text, of: value.description), name.place)
        return .invalid
    }

    /// The parts between the separators, empty ones left out, as in Swift.
    private func split(_ text: String, at separator: Value, _ place: Place) -> Value? {
        guard case .string(let words) = separator, let character = words.first, words.count == 1 else {
            fail(
                .wrongValue(of: "separator", expected: "a text of one character", found: separator.description), place)
            return nil
        }
        guard step(place, cost: text.utf8.count) else { return nil }
        return .list(text.split(separator: character).map { .string(String($0)) })
    }

    private func withAlpha(_ color: Color, _ alpha: Value, _ place: Place) -> Value {
        do throws(NotationError) {
            return .color(
                color.withAlpha(try ValueReader(property: "withAlpha", elaborator: elaborator).fraction(alpha)))
        } catch {
            fail(error, place)
            return .invalid
        }
    }

    /// `edges.inset(8)`, `edges.inset(top, leading, bottom, trailing)`.
    private func inset(_ edges: AnchorForm, _ arguments: [ArgumentValue], _ place: Place) -> Value {
        var form = edges
        do throws(NotationError) {
            let values = arguments.map { $0.value }
            guard let first = values.first else { throw .wrongArguments(of: "inset", usage: "inset(8)") }
            let reader = ValueReader(property: "inset", elaborator: elaborator)
            form.insets = try reader.directionalInsets(values.count == 1 ? first : .tuple(values))
            return .anchor(form)
        } catch {
            fail(error, place)
            return .invalid
        }
    }
}

extension [ArgumentValue] {
    /// The only value, without a label.
    var only: Value? { count == 1 && self[0].label == nil ? self[0].value : nil }
}
