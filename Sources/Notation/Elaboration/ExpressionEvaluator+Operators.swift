import AutoLayout
import Piecewise

// Signs between values. Numbers that vary with the screen stay piecewise linear in it.
extension ExpressionEvaluator {
    func evaluate(_ symbol: Symbol, _ operand: ResolvedExpression, _ place: Place, _ evaluation: Evaluation) -> Value {
        let value = evaluate(operand, symbol == .not ? evaluation.withoutAnchors : evaluation)
        switch (symbol, numeric(value)) {
        case (_, .invalid): return .invalid
        case (.not, .bool(let holds)): return .bool(!holds)
        case (.minus, .number(let number)): return .number(Number(value: -number.value, varies: number.varies))
        case (.minus, let other):
            if let scaled = anchors.scaled(other, by: Number(value: -1)) { return scaled }
        default: break
        }
        fail(.wrongOperands(symbol.rawValue, left: value.description, right: nil), place)
        return .invalid
    }

    func evaluate(
        _ symbol: Symbol, _ left: ResolvedExpression, _ right: ResolvedExpression, _ place: Place,
        _ evaluation: Evaluation
    ) -> Value {
        switch symbol {
        case .coalesce:
            let value = evaluate(left, evaluation.lenient)
            return value.isNull ? evaluate(right, evaluation) : value
        case .and, .or: return connect(symbol, left, right, evaluation.withoutAnchors)
        case .plus, .minus, .times, .divide:
            let a = evaluate(left, evaluation)
            let b = evaluate(right, evaluation)
            return a.isInvalid || b.isInvalid ? .invalid : calculate(symbol, a, b, place)
        default:
            let a = evaluate(left, evaluation.withoutAnchors)
            let b = evaluate(right, evaluation.withoutAnchors)
            return a.isInvalid || b.isInvalid ? .invalid : compare(symbol, a, b, place)
        }
    }

    private func connect(
        _ symbol: Symbol, _ left: ResolvedExpression, _ right: ResolvedExpression, _ evaluation: Evaluation
    ) -> Value {
        guard let first = truth(left, evaluation) else { return .invalid }
        if first == (symbol == .or) { return .bool(first) }
        return truth(right, evaluation).map { .bool($0) } ?? .invalid
    }

    private func truth(_ expression: ResolvedExpression, _ evaluation: Evaluation) -> Bool? {
        switch evaluate(expression, evaluation) {
        case .bool(let holds): return holds
        case .invalid: return nil
        case let other:
            fail(.notABoolean(found: other.description), expression.place)
            return nil
        }
    }

    // MARK: Arithmetic

    private func calculate(_ symbol: Symbol, _ left: Value, _ right: Value, _ place: Place) -> Value {
        switch (numeric(left), numeric(right)) {
        case (.number(let a), .number(let b)): return calculate(symbol, a, b, place)
        case (.string(let a), .string(let b)) where symbol == .plus: return checked(a + b, place)
        case (let a, let b):
            if a.isAnchored || b.isAnchored { return anchors.combine(symbol, a, b, place) }
            fail(.wrongOperands(symbol.rawValue, left: left.description, right: right.description), place)
            return .invalid
        }
    }

    private func calculate(_ symbol: Symbol, _ a: Number, _ b: Number, _ place: Place) -> Value {
        let varies = a.varies || b.varies
        switch symbol {
        case .plus: return finite(a.value + b.value, varies, place)
        case .minus: return finite(a.value - b.value, varies, place)
        case .times where a.varies && b.varies, .divide where b.varies:
            fail(.notPiecewiseLinear, place)
            return .invalid
        case .times: return finite(a.value * b.value, varies, place)
        default:
            if b.value == 0 {
                fail(.divisionByZero, place)
                return .invalid
            }
            return finite(a.value / b.value, varies, place)
        }
    }

    func finite(_ value: Double, _ varies: Bool, _ place: Place) -> Value {
        guard value.isFinite, value.magnitude <= 1e15 else {
            fail(.notFinite, place)
            return .invalid
        }
        return .number(Number(value: value, varies: varies))
    }

    /// A priority's name counts as its number.
    private func numeric(_ value: Value) -> Value {
        guard case .dot(let dot) = value, let word = dot.word, let priority = PriorityName.value(of: word) else {
            return value
        }
        return .number(priority)
    }

    // MARK: Comparison

    private func compare(_ symbol: Symbol, _ left: Value, _ right: Value, _ place: Place) -> Value {
        if case .textSize(let a) = left, let b = textSize(right) { return compare(symbol, a.rank, b.rank) }
        if case .textSize(let b) = right, let a = textSize(left) { return compare(symbol, a.rank, b.rank) }
        switch (left, right) {
        case (.number(let a), .number(let b)):
            if a.varies || b.varies { elaborator.trace.compare(a.value, b.value) }
            return compare(symbol, a.value, b.value)
        case (.string(let a), .string(let b)): return compare(symbol, a, b)
        case (.bool(let a), .bool(let b)) where symbol == .equal || symbol == .notEqual:
            return .bool((a == b) == (symbol == .equal))
        case (.null, let other), (let other, .null):
            if symbol == .equal || symbol == .notEqual { return .bool(other.isNull == (symbol == .equal)) }
        default: break
        }
        fail(.wrongOperands(symbol.rawValue, left: left.description, right: right.description), place)
        return .invalid
    }

    private func compare<T: Comparable>(_ symbol: Symbol, _ a: T, _ b: T) -> Value {
        switch symbol {
        case .equal: .bool(a == b)
        case .notEqual: .bool(a != b)
        case .less: .bool(a < b)
        case .lessOrEqual: .bool(a <= b)
        case .greater: .bool(a > b)
        default: .bool(a >= b)
        }
    }

    private func textSize(_ value: Value) -> ContentSizeCategory? {
        if case .textSize(let category) = value { return category }
        guard case .dot(let dot) = value, let word = dot.word else { return nil }
        return ContentSizeCategory(notation: word)
    }
}

extension Value {
    /// Whether it depends on an anchor.
    var isAnchored: Bool {
        switch self {
        case .item, .linear, .box: true
        default: false
        }
    }
}
