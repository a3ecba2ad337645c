import AutoLayout
import Piecewise

// Signs between values. Numbers that vary with the screen stay piecewise linear in it.
extension ExpressionEvaluator {
    func evaluate(
        _ sign: UnaryOperator, _ operand: ResolvedExpression, _ place: Place, _ evaluation: Evaluation
    ) -> Value {
        let value = evaluate(operand, sign == .not ? evaluation.withoutAnchors : evaluation)
        switch (sign, numeric(value)) {
        case (_, .invalid): return .invalid
        case (.not, .bool(let holds)): return .bool(!holds)
        case (.minus, .number(let number)): return .number(number.times(Number(value: -1)))
        case (.minus, let other):
            if let scaled = anchors.scaled(other, by: Number(value: -1)) { return scaled }
        case (.not, _): break
        }
        fail(.wrongOperands(sign.rawValue, left: value.description, right: nil), place)
        return .invalid
    }

    func evaluate(
        _ sign: BinaryOperator, _ left: ResolvedExpression, _ right: ResolvedExpression, _ place: Place,
        _ evaluation: Evaluation
    ) -> Value {
        switch sign {
        case .coalesce:
            let value = evaluate(left, evaluation.lenient)
            return value.isNull ? evaluate(right, evaluation) : value
        case .logical(let sign):
            guard let first = truth(of: left, evaluation) else { return .invalid }
            if first == (sign == .or) { return .bool(first) }
            return truth(of: right, evaluation).map { .bool($0) } ?? .invalid
        case .arithmetic(let sign):
            let (a, b) = (evaluate(left, evaluation), evaluate(right, evaluation))
            return a.isInvalid || b.isInvalid ? .invalid : calculate(sign, a, b, place)
        case .range(let sign):
            let evaluation = evaluation.withoutAnchors
            let (a, b) = (evaluate(left, evaluation), evaluate(right, evaluation))
            return a.isInvalid || b.isInvalid ? .invalid : range(sign, a, b, place)
        case .comparison(let sign):
            let evaluation = evaluation.withoutAnchors
            let (a, b) = (evaluate(left, evaluation), evaluate(right, evaluation))
            return a.isInvalid || b.isInvalid ? .invalid : compare(sign, a, b, place)
        }
    }

    /// Whether a condition holds; nil, with a message, where it is no condition.
    func truth(of expression: ResolvedExpression, _ evaluation: Evaluation) -> Bool? {
        switch evaluate(expression, evaluation.withoutAnchors) {
        case .bool(let holds): return holds
        case .invalid: return nil
        case let other:
            fail(.notABoolean(found: other.description), expression.place)
            return nil
        }
    }

    // MARK: Arithmetic

    private func calculate(_ sign: BinaryOperator.Arithmetic, _ left: Value, _ right: Value, _ place: Place) -> Value {
        switch (numeric(left), numeric(right)) {
        case (.number(let a), .number(let b)): return calculate(sign, a, b, place)
        case (.string(let a), .string(let b)) where sign == .plus: return checked(a + b, place)
        case (let a, let b):
            if a.isAnchored || b.isAnchored { return anchors.combine(sign, a, b, place) }
            fail(.wrongOperands(sign.rawValue, left: left.description, right: right.description), place)
            return .invalid
        }
    }

    private func calculate(_ sign: BinaryOperator.Arithmetic, _ a: Number, _ b: Number, _ place: Place) -> Value {
        let varies = a.varies || b.varies
        switch sign {
        case .plus: return finite(a.value + b.value, varies, place)
        case .minus: return finite(a.value - b.value, varies, place)
        case .times where a.varies && b.varies, .divide where b.varies, .remainder where varies:
            fail(.notPiecewiseLinear, place)
        case .times: return finite(a.value * b.value, varies, place)
        case .divide where b.value == 0: fail(.divisionByZero, place)
        case .divide: return finite(a.value / b.value, varies, place)
        case .remainder where b.value == 0: fail(.divisionByZero, place)
        case .remainder: return finite(a.value.truncatingRemainder(dividingBy: b.value), varies, place)
        }
        return .invalid
    }

    func finite(_ value: Double, _ varies: Bool, _ place: Place) -> Value {
        guard value.isFinite, value.magnitude <= 1e15 else {
            fail(.notFinite, place)
            return .invalid
        }
        return .number(Number(value: value, varies: varies))
    }

    /// The whole numbers from one to another.
    private func range(_ sign: BinaryOperator.RangeFormation, _ left: Value, _ right: Value, _ place: Place) -> Value {
        guard case .number(let a) = left, case .number(let b) = right, let first = Int(exactly: a.value),
            let end = Int(exactly: b.value)
        else {
            fail(.wrongOperands(sign.rawValue, left: left.description, right: right.description), place)
            return .invalid
        }
        let last = sign == .closed ? end : end - 1
        guard last >= first - 1 else {
            fail(.rangeGoesDown(end: end), place)
            return .invalid
        }
        guard last - first < Limits.views, step(place, cost: max(0, last - first)) else {
            fail(.rangeTooLong(limit: Limits.views), place)
            return .invalid
        }
        return .list((first..<last + 1).map { .number(Double($0)) })
    }

    /// A priority's name counts as its number.
    private func numeric(_ value: Value) -> Value {
        guard case .dot(let dot) = value, let word = dot.word, let priority = PriorityName.value(of: word) else {
            return value
        }
        return .number(priority)
    }

    // MARK: Comparison

    private func compare(_ sign: BinaryOperator.Comparison, _ left: Value, _ right: Value, _ place: Place) -> Value {
        if case .textSize(let a) = left, let b = textSize(right) { return .bool(sign.holds(a.rank, b.rank)) }
        if case .textSize(let b) = right, let a = textSize(left) { return .bool(sign.holds(a.rank, b.rank)) }
        switch (left, right) {
        case (.number(let a), .number(let b)):
            if a.varies || b.varies { elaborator.trace.compare(a.value, b.value) }
            return .bool(sign.holds(a.value, b.value))
        case (.string(let a), .string(let b)): return .bool(sign.holds(a, b))
        case (.bool(let a), .bool(let b)) where sign.isEquality: return .bool((a == b) == (sign == .equal))
        case (.null, let other) where sign.isEquality, (let other, .null) where sign.isEquality:
            return .bool(other.isNull == (sign == .equal))
        default: break
        }
        fail(.wrongOperands(sign.rawValue, left: left.description, right: right.description), place)
        return .invalid
    }

    private func textSize(_ value: Value) -> ContentSizeCategory? {
        if case .textSize(let category) = value { return category }
        guard case .dot(let dot) = value, let word = dot.word else { return nil }
        return ContentSizeCategory(notation: word)
    }
}

extension BinaryOperator.Comparison {
    fileprivate var isEquality: Bool { self == .equal || self == .notEqual }

    fileprivate func holds<T: Comparable>(_ a: T, _ b: T) -> Bool {
        switch self {
        case .equal: a == b
        case .notEqual: a != b
        case .less: a < b
        case .lessOrEqual: a <= b
        case .greater: a > b
        case .greaterOrEqual: a >= b
        }
    }
}
