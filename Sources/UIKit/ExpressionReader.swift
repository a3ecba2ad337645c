import Foundation

/// A number as expressions compute with it: whole ones divide as such.
struct ExpressionNumber {
    var value: Double
    var isWhole: Bool

    init(_ value: Double, isWhole: Bool) { (self.value, self.isWhole) = (value, isWhole) }

    /// Nil for what is no number.
    init?(_ any: Any?) {
        guard let number = any as? NSNumber else { return nil }
        value = number.doubleValue
        isWhole = !["d", "f"].contains(String(cString: number.objCType))
    }

    var number: NSNumber { isWhole ? NSNumber(value: Int(value)) : NSNumber(value: value) }

    /// What a function gives, by Foundation's name of it; nil for another function or other arguments.
    static func result(of name: String, _ arguments: [Any?]) -> ExpressionNumber? {
        let numbers = arguments.compactMap { ExpressionNumber($0) }
        guard numbers.count == arguments.count else { return nil }
        switch numbers.count {
        case 1: return ofOne[name].map { ExpressionNumber($0(numbers[0].value), isWhole: false) }
        case 2:
            if name == "divide:by:" { return quotient(numbers[0], numbers[1]) }
            return ofTwo[name].map { combined(numbers, by: $0) }
        default: return nil
        }
    }

    private static let ofOne: [String: @Sendable (Double) -> Double] = [
        "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
        "abs:": { abs($0) }, "floor:": { $0.rounded(.down) }, "ceiling:": { $0.rounded(.up) },
        "trunc:": { $0.rounded(.towardZero) },
    ]

    private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
        "add:to:": { $0 + $1 }, "from:subtract:": { $0 - $1 }, "multiply:by:": { $0 * $1 },
        "raise:toPower:": { pow($0, $1) }, "modulus:by:": { $0.truncatingRemainder(dividingBy: $1) },
    ]

    private static func combined(_ numbers: [Self], by operation: (Double, Double) -> Double) -> Self {
        let value = operation(numbers[0].value, numbers[1].value)
        let isWhole = numbers.allSatisfy(\.isWhole) && value.rounded() == value && abs(value) < 0x1p53
        return Self(value, isWhole: isWhole)
    }

    private static func quotient(_ one: Self, _ other: Self) -> Self {
        guard one.isWhole, other.isWhole, other.value != 0 else { return Self(one.value / other.value, isWhole: false) }
        return Self((one.value / other.value).rounded(.towardZero), isWhole: true)
    }
}

/// Reads the format of an expression.
struct ExpressionReader {
    private var text: [Character]
    private var place = 0

    init(_ text: String) { self.text = Array(text.filter { !$0.isWhitespace }) }

    /// Nil for a text that is no expression.
    mutating func expression() -> NSExpression? {
        let sum = sum()
        return place == text.count ? sum : nil
    }

    private mutating func take(_ word: String) -> Bool {
        guard text[place...].starts(with: word) else { return false }
        place += word.count
        return true
    }

    private func called(_ name: String, _ arguments: NSExpression...) -> NSExpression {
        NSExpression(forFunction: name, arguments: arguments)
    }

    private mutating func sum() -> NSExpression? {
        chain(["+": "add:to:", "-": "from:subtract:"]) { $0.product() }
    }

    private mutating func product() -> NSExpression? {
        chain(["*": "multiply:by:", "/": "divide:by:"]) { $0.power() }
    }

    /// Operands with signs between them, from left to right, each sign with its function.
    private mutating func chain(
        _ functions: KeyValuePairs<String, String>, of operand: (inout Self) -> NSExpression?
    ) -> NSExpression? {
        guard var result = operand(&self) else { return nil }
        while let function = functions.first(where: { take($0.key) })?.value {
            guard let next = operand(&self) else { return nil }
            result = called(function, result, next)
        }
        return result
    }

    private mutating func power() -> NSExpression? {
        guard let base = signed() else { return nil }
        guard take("**") else { return base }
        return power().map { called("raise:toPower:", base, $0) }
    }

    private mutating func signed() -> NSExpression? {
        if take("-") { return signed().map(negative) }
        if take("+") { return signed() }
        if take("(") {
            let inner = sum()
            return take(")") ? inner : nil
        }
        return constant() ?? function()
    }

    private func negative(_ expression: NSExpression) -> NSExpression {
        guard let number = ExpressionNumber(expression.constantValue) else {
            return called("from:subtract:", NSExpression(forConstantValue: 0), expression)
        }
        return NSExpression(forConstantValue: ExpressionNumber(-number.value, isWhole: number.isWhole).number)
    }

    private mutating func constant() -> NSExpression? {
        let digits = text[place...].prefix { $0.isNumber || $0 == "." }
        guard let value = Double(String(digits)) else { return nil }
        place += digits.count
        let number = ExpressionNumber(value, isWhole: !digits.contains(".") && abs(value) < 0x1p53)
        return NSExpression(forConstantValue: number.number)
    }

    /// A function of one number: `sqrt(16)`.
    private mutating func function() -> NSExpression? {
        let name = text[place...].prefix(while: \.isLetter)
        guard !name.isEmpty else { return nil }
        place += name.count
        guard take("("), let argument = sum(), take(")") else { return nil }
        return called(String(name) + ":", argument)
    }
}
