import AutoLayout
import Scene

/// Turns a value into what a property takes, or says what it should have been.
struct ValueReader {
    /// The property's name, for messages.
    let property: String
    let elaborator: Elaborator

    private func wrong(_ value: Value, _ expected: String) -> NotationError {
        value.isNull
            ? .missingValue(of: property) : .wrongValue(of: property, expected: expected, found: value.description)
    }

    func bool(_ value: Value) throws(NotationError) -> Bool {
        guard case .bool(let bool) = value else { throw wrong(value, "true or false") }
        return bool
    }

    /// A number of points, or any other number of that magnitude.
    func number(_ value: Value) throws(NotationError) -> Double {
        guard case .number(let number) = value else { throw wrong(value, "a number") }
        guard number.value.magnitude <= Limits.length else {
            throw .valueOutOfRange(DecimalNumber.text(of: number.value), of: property, range: "at most 1000000")
        }
        return number.value
    }

    /// A number that is not negative.
    func length(_ value: Value) throws(NotationError) -> Double {
        let length = try number(value)
        guard length >= 0 else {
            throw .valueOutOfRange(DecimalNumber.text(of: length), of: property, range: "0 or more")
        }
        return length
    }

    /// From 0 to 1.
    func fraction(_ value: Value) throws(NotationError) -> Double {
        let fraction = try number(value)
        guard (0...1).contains(fraction) else {
            throw .valueOutOfRange(DecimalNumber.text(of: fraction), of: property, range: "between 0 and 1")
        }
        return fraction
    }

    func integer(_ value: Value, atLeast least: Int) throws(NotationError) -> Int {
        let number = try number(value)
        guard let integer = Int(exactly: number) else { throw wrong(value, "a whole number") }
        guard integer >= least else { throw .valueOutOfRange("\(integer)", of: property, range: "\(least) or more") }
        return integer
    }

    /// A text, or what `text` shows of a number.
    func text(_ value: Value) throws(NotationError) -> String {
        let text: String
        switch value {
        case .string(let string): text = string
        case .number(let number) where property == "text": text = DecimalNumber.text(of: number.value)
        default: throw wrong(value, "a text")
        }
        guard text.utf8.count <= Limits.textBytes else { throw .textTooLong(limit: Limits.textBytes) }
        return text
    }

    func texts(_ value: Value) throws(NotationError) -> [String] {
        guard let count = value.count else { throw wrong(value, "a list of texts") }
        var texts: [String] = []
        for index in 0..<count { texts.append(try text(value[index] ?? .invalid)) }
        return texts
    }

    /// The same, or nil for `.automatic`.
    func lengthOrAutomatic(_ value: Value) throws(NotationError) -> Double? {
        if case .dot(let dot) = value, dot.word == "automatic" { return nil }
        return try length(value)
    }

    /// One of the named values of an enumeration: `.center`.
    func choice<T: RawRepresentable & CaseIterable>(_ value: Value) throws(NotationError) -> T
    where T.RawValue == String {
        let word = try choice(value, among: T.allCases.map { $0.rawValue })
        guard let choice = T(rawValue: word) else { throw .unknownValueName(word, of: property, among: []) }
        return choice
    }

    /// One of `names`, written with a dot: `.center`.
    func choice(_ value: Value, among names: [String]) throws(NotationError) -> String {
        guard case .dot(let dot) = value, let word = dot.word else {
            throw wrong(value, "one of \(NotationError.list(names.map { ".\($0)" }))")
        }
        guard names.contains(word) else { throw .unknownValueName(word, of: property, among: names) }
        return word
    }

    func priority(_ value: Value) throws(NotationError) -> LayoutPriority {
        if case .dot(let dot) = value, let word = dot.word {
            guard let priority = PriorityName.value(of: word) else {
                throw .unknownValueName(word, of: property == "@" ? "priority" : property, among: PriorityName.names)
            }
            return LayoutPriority(priority)
        }
        guard case .number(let number) = value else { throw wrong(value, "a priority") }
        guard number.value > 0, number.value <= 1000 else {
            throw .priorityOutOfRange(DecimalNumber.text(of: number.value))
        }
        return LayoutPriority(number.value)
    }

    // MARK: Insets

    /// One number for all sides, or four: top, left, bottom, right.
    func insets(_ value: Value) throws(NotationError) -> EdgeInsets {
        let sides = try fourSides(value, "a number or (top, left, bottom, right)")
        return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }

    /// One number for the left side alone, four, or nil: top, left, bottom, right.
    func separatorInset(_ value: Value) throws(NotationError) -> EdgeInsets? {
        if value.isNull { return nil }
        if case .tuple = value { return try insets(value) }
        return EdgeInsets(left: try number(value))
    }

    /// One number for all sides, or four: top, leading, bottom, trailing.
    func directionalInsets(_ value: Value) throws(NotationError) -> DirectionalEdgeInsets {
        let sides = try fourSides(value, "a number or (top, leading, bottom, trailing)")
        return DirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }

    /// Width and height, each nil where there is none.
    func contentSize(_ value: Value) throws(NotationError) -> ContentSize {
        guard case .tuple(let lengths) = value, lengths.count == 2 else {
            throw wrong(value, "(width, height), with nil for none")
        }
        return ContentSize(
            width: lengths[0].isNull ? nil : try length(lengths[0]),
            height: lengths[1].isNull ? nil : try length(lengths[1]))
    }

    private func fourSides(_ value: Value, _ expected: String) throws(NotationError) -> [Double] {
        switch value {
        case .number:
            let side = try number(value)
            return [side, side, side, side]
        case .tuple(let values) where values.count == 4:
            var sides: [Double] = []
            for value in values { sides.append(try number(value)) }
            return sides
        default: throw wrong(value, expected)
        }
    }
}
