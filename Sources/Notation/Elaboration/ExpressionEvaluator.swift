import AutoLayout

/// How an expression is read: with or without anchors, and whether a missing field is nil.
struct Evaluation {
    var context: ElaborationContext
    /// Whether views and their anchors have a meaning: on the sides of a constraint.
    var allowsAnchors = false
    /// Whether a missing field is nil: in `if let` and left of `??`.
    var isLenient = false

    var strict: Evaluation {
        var evaluation = self
        evaluation.isLenient = false
        return evaluation
    }

    var lenient: Evaluation {
        var evaluation = self
        evaluation.isLenient = true
        return evaluation
    }

    var withoutAnchors: Evaluation {
        var evaluation = strict
        evaluation.allowsAnchors = false
        return evaluation
    }
}

/// Finds the value of an expression. Each mistake is reported once; what depends on it is `invalid` and silent.
struct ExpressionEvaluator: ElaborationPart {
    let elaborator: Elaborator

    /// The value of an expression that stands outside of a constraint.
    func value(of expression: ResolvedExpression, in context: ElaborationContext, isLenient: Bool = false) -> Value {
        evaluate(expression, Evaluation(context: context, isLenient: isLenient))
    }

    func evaluate(_ expression: ResolvedExpression, _ evaluation: Evaluation) -> Value {
        guard step(expression.place) else { return .invalid }
        switch expression.kind {
        case .invalid: return .invalid
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .number(let value): return .number(value)
        case .string(let pieces): return evaluate(pieces, expression.place, evaluation.withoutAnchors)
        case .variable(let variable): return evaluation.context.bindings?.value(of: variable) ?? .invalid
        case .environment(let name): return value(of: name)
        case .screen(let member): return value(of: member)
        case .safeArea(let side): return .number(side.inset(of: screen))
        case .offset(let view, let axis): return offset(of: view, axis, expression.source, in: evaluation.context)
        case .data(let name), .unknown(let name): return value(named: name, nil, expression.place, evaluation)
        case .item(let reference): return value(of: reference, expression.source, evaluation)
        case .anchor(let owner, let anchor): return value(of: anchor, of: owner, expression.source, evaluation)
        case .dot(let steps): return calls.dot(steps, evaluation)
        case .member(let base, let name): return evaluate(name, of: base, expression.place, evaluation)
        case .index(let base, let index): return evaluate(base, at: index, evaluation)
        case .function(let function, let arguments):
            return calls.call(function, arguments, expression.place, evaluation.strict)
        case .unknownFunction:
            calls.failUnknownFunction(expression.source)
            return .invalid
        case .method(let base, let name, let arguments):
            return calls.call(name, of: base, arguments, expression.place, evaluation.strict)
        case .fittingSize(let fitting, let isHeight):
            return FittingEvaluator(elaborator: elaborator).length(
                of: fitting, isHeight: isHeight, expression.place, evaluation)
        case .list(let elements): return evaluateAll(elements, evaluation.strict).map { .list($0) } ?? .invalid
        case .tuple(let elements): return evaluateAll(elements, evaluation.strict).map { .tuple($0) } ?? .invalid
        case .unary(let sign, let operand): return evaluate(sign, operand, expression.place, evaluation.strict)
        case .binary(let sign, let left, let right):
            return evaluate(sign, left, right, expression.place, evaluation.strict)
        case .ternary(let condition, let first, let second):
            return choose(condition, first, second, evaluation.strict)
        }
    }

    private func evaluateAll(_ expressions: [ResolvedExpression], _ evaluation: Evaluation) -> [Value]? {
        var values: [Value] = []
        for expression in expressions {
            let value = evaluate(expression, evaluation)
            if value.isInvalid { return nil }
            values.append(value)
        }
        return values
    }

    private func choose(
        _ condition: ResolvedExpression, _ first: ResolvedExpression, _ second: ResolvedExpression,
        _ evaluation: Evaluation
    ) -> Value {
        truth(of: condition, evaluation).map { evaluate($0 ? first : second, evaluation) } ?? .invalid
    }

    // MARK: Texts

    /// What `.markdown` is given: marks in a text count, marks in what is put into it stand for themselves.
    func markdown(_ arguments: [ResolvedExpression.Argument], _ evaluation: Evaluation) -> [ArgumentValue]? {
        guard arguments.count == 1, case .string(let pieces) = arguments[0].value.kind else {
            return calls.values(of: arguments, evaluation)
        }
        let value = evaluate(pieces, arguments[0].value.place, evaluation) { InlineMarkdown.escaped($0) }
        return value.isInvalid ? nil : [ArgumentValue(label: arguments[0].label, value: value)]
    }

    private func evaluate(
        _ pieces: [ResolvedExpression.Piece], _ place: Place, _ evaluation: Evaluation,
        insert: (String) -> String = { $0 }
    ) -> Value {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let part): text += part
            case .interpolation(let expression):
                let value = evaluate(expression, evaluation)
                if value.isInvalid { return .invalid }
                guard let part = value.text else {
                    let error: NotationError =
                        value.isNull
                        ? .missingValue(of: "\\(\(expression.source.text))")
                        : .wrongValue(of: "\\(…)", expected: "a text or a number", found: value.description)
                    fail(error, expression.place)
                    return .invalid
                }
                text += insert(part)
            }
        }
        return checked(text, place)
    }

    func checked(_ text: String, _ place: Place) -> Value {
        guard text.utf8.count <= Limits.textBytes else {
            stop(.textTooLong(limit: Limits.textBytes), place)
            return .invalid
        }
        return step(place, cost: text.utf8.count / 16) ? .string(text) : .invalid
    }

    // MARK: Items of lists

    private func evaluate(
        _ base: ResolvedExpression, at index: ResolvedExpression, _ evaluation: Evaluation
    ) -> Value {
        item(at: index, of: evaluate(base, evaluation), base.source, evaluation)
    }

    func item(at index: ResolvedExpression, of list: Value, _ base: Expression, _ evaluation: Evaluation) -> Value {
        let position = evaluate(index, evaluation.withoutAnchors)
        if list.isInvalid || position.isInvalid { return .invalid }
        if list.isNull, evaluation.isLenient { return .null }
        if case .data(.record(let fields)) = list, case .string(let name) = position {
            return field(name, of: fields, base, index.place, evaluation)
        }
        if let count = list.count, let places = position.positions {
            if let stray = places.first(where: { !(0..<count).contains($0) }) {
                fail(.indexOutOfRange(stray, count: count), index.place)
                return .invalid
            }
            return .list(places.compactMap { list[$0] })
        }
        guard case .number(let number) = position, let offset = Int(exactly: number.value) else {
            fail(.badIndex(found: position.description), index.place)
            return .invalid
        }
        guard let count = list.count else {
            fail(.noSuchMember("[\(offset)]", of: list.isNull ? "nil" : list.description), base.place)
            return .invalid
        }
        if let element = list[offset] { return element }
        if evaluation.isLenient { return .null }
        fail(.indexOutOfRange(offset, count: count), index.place)
        return .invalid
    }
}
