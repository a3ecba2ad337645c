import Foundation

/// An expression of numbers, as calculators hand what has been typed to it: `+ - * / **`, signs and parentheses.
///
/// Whole numbers divide as such, `5/2` is 2, as in Foundation. Another format ends the program with Foundation's own message.
open class NSExpression: NSObject {
    private let value: Arithmetic.Number

    public init(format expressionFormat: String, argumentArray arguments: [Any] = []) {
        var arithmetic = Arithmetic(Self.filled(expressionFormat, with: arguments))
        guard let value = arithmetic.value() else {
            raiseException("Unable to parse the format string \"\(expressionFormat)\"")
        }
        self.value = value
    }

    public convenience init(format expressionFormat: String, _ arguments: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: arguments)
    }

    public init(forConstantValue value: Any?) {
        self.value =
            (value as? NSNumber).map { Arithmetic.Number(value: $0.doubleValue, isWhole: value is Int) } ?? .zero
    }

    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? { value.number }

    /// The format with each `%@`, `%d` or `%f` replaced.
    private static func filled(_ format: String, with arguments: [Any]) -> String {
        var (text, rest) = ("", arguments[...])
        var parts = format.split(separator: "%", omittingEmptySubsequences: false)
        text += parts.removeFirst()
        for part in parts { text += "\(rest.popFirst() ?? "")" + part.dropFirst() }
        return text
    }
}

/// Reads and computes at once, from left to right.
private struct Arithmetic {
    struct Number {
        var value: Double
        var isWhole: Bool

        static let zero = Number(value: 0, isWhole: true)

        var number: NSNumber { isWhole ? NSNumber(value: Int(value)) : NSNumber(value: value) }
    }

    private var text: [Character]
    private var place = 0

    init(_ text: String) { self.text = Array(text.filter { !$0.isWhitespace }) }

    /// Nil for a text that is no expression.
    mutating func value() -> Number? {
        let sum = sum()
        return place == text.count ? sum : nil
    }

    private mutating func take(_ word: String) -> Bool {
        guard text[place...].starts(with: word) else { return false }
        place += word.count
        return true
    }

    private mutating func sum() -> Number? {
        guard var result = product() else { return nil }
        while true {
            if take("+") {
                guard let next = product() else { return nil }
                result = combined(result, next, result.value + next.value)
            } else if take("-") {
                guard let next = product() else { return nil }
                result = combined(result, next, result.value - next.value)
            } else {
                return result
            }
        }
    }

    private mutating func product() -> Number? {
        guard var result = power() else { return nil }
        while true {
            if take("*") {
                guard let next = power() else { return nil }
                result = combined(result, next, result.value * next.value)
            } else if take("/") {
                guard let next = power() else { return nil }
                result = quotient(result, next)
            } else {
                return result
            }
        }
    }

    private mutating func power() -> Number? {
        guard let base = signed() else { return nil }
        guard take("**") else { return base }
        return power().map { combined(base, $0, pow(base.value, $0.value)) }
    }

    private mutating func signed() -> Number? {
        if take("-") { return signed().map { Number(value: -$0.value, isWhole: $0.isWhole) } }
        if take("+") { return signed() }
        if take("(") {
            let inner = sum()
            return take(")") ? inner : nil
        }
        let digits = text[place...].prefix { $0.isNumber || $0 == "." }
        place += digits.count
        return Double(String(digits)).map { Number(value: $0, isWhole: !digits.contains(".")) }
    }

    private func combined(_ one: Number, _ other: Number, _ value: Double) -> Number {
        let isWhole = one.isWhole && other.isWhole && value.rounded() == value && abs(value) < 0x1p53
        return Number(value: value, isWhole: isWhole)
    }

    private func quotient(_ one: Number, _ other: Number) -> Number {
        guard one.isWhole, other.isWhole, other.value != 0 else {
            return Number(value: one.value / other.value, isWhole: false)
        }
        return Number(value: (one.value / other.value).rounded(.towardZero), isWhole: true)
    }
}
