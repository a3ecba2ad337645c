import AutoLayout
import Diagnostics
import Scene

/// What an expression means.
indirect enum Value: Sendable {
    /// What could not be evaluated; its message is already given.
    case invalid
    case null
    case bool(Bool)
    case number(Number)
    case string(String)
    /// A list or a record of the lesson's data.
    case data(DataValue)
    case list([Value])
    case tuple([Value])
    case dot(DotValue)
    case color(Color)
    case image(Image)
    case textSize(ContentSizeCategory)
    case environment(EnvironmentOwner)
    // In constraints only
    case item(LayoutItem)
    case anchor(AnchorForm)
}

/// A number and whether it changes with the screen's size or the scroll offset.
struct Number: Hashable, Sendable {
    var value: Double
    var varies = false
}

/// `.headline`, `.title2.bold`, `.system(16, weight: .bold)`: names that get their meaning from where they stand.
struct DotValue: Sendable {
    struct Step: Sendable {
        var name: String
        /// Nil without parentheses.
        var arguments: [ArgumentValue]?
    }

    var steps: [Step]

    /// The name of a value that is one word.
    var word: String? { steps.count == 1 && steps[0].arguments == nil ? steps[0].name : nil }
}

/// A value in a call, with its label.
struct ArgumentValue: Sendable {
    var label: String?
    var value: Value
}

/// What has members of the environment.
enum EnvironmentOwner: Sendable {
    case screen, safeArea
}

/// `multiplier × anchor + constant`, where the anchor may be a shorthand of several: `avatar.size * 2`.
struct AnchorForm: Sendable {
    var item: LayoutItem
    /// Nil for the left side's.
    var anchor: AnchorName?
    var multiplier = Number(value: 1)
    var constant = Number(value: 0)
    /// Points, for edges.
    var insets = DirectionalEdgeInsets.zero

    var shorthand: AnchorName.Shorthand? { if case .shorthand(let shorthand) = anchor { shorthand } else { nil } }
}

extension Value {
    init(_ data: DataValue) {
        switch data {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let value): self = .number(Number(value: value))
        case .string(let value): self = .string(value)
        case .list, .record: self = .data(data)
        }
    }

    static func number(_ value: Double) -> Value { .number(Number(value: value)) }

    var isInvalid: Bool { if case .invalid = self { true } else { false } }
    /// Where a record stands in data.
    var location: SourceLocation? {
        if case .data(.record(let fields)) = self { fields.first?.location } else { nil }
    }
    var isNull: Bool { if case .null = self { true } else { false } }

    /// How many elements a list has; nil for what is none.
    var count: Int? {
        switch self {
        case .list(let elements): elements.count
        case .data(.list(let elements)): elements.count
        case .invalid, .null, .bool, .number, .string, .data, .tuple, .dot, .color, .image, .textSize, .environment,
            .item, .anchor:
            nil
        }
    }

    /// The numbers of a list of whole ones; nil for all else.
    var positions: [Int]? {
        guard case .list(let elements) = self else { return nil }
        var positions: [Int] = []
        for element in elements {
            guard case .number(let number) = element, let position = Int(exactly: number.value) else { return nil }
            positions.append(position)
        }
        return positions
    }

    /// An element of a list; nil where there is none.
    subscript(_ index: Int) -> Value? {
        if case .list(let elements) = self, elements.indices.contains(index) { return elements[index] }
        if case .data(.list(let elements)) = self, elements.indices.contains(index) { return Value(elements[index]) }
        return nil
    }

    /// The value as part of a text; nil for what has no text.
    var text: String? {
        switch self {
        case .string(let text): text
        case .number(let number): DecimalNumber.text(of: number.value)
        case .bool(let value): value ? "true" : "false"
        case .invalid, .null, .data, .list, .tuple, .dot, .color, .image, .textSize, .environment, .item, .anchor:
            nil
        }
    }

    /// What it is, for messages: `a number`, `the text "abc"`.
    var description: String {
        switch self {
        case .invalid: "nothing"
        case .null: "nil"
        case .bool(let value): value ? "true" : "false"
        case .number(let number): DecimalNumber.text(of: number.value)
        case .string(let text): "the text \"\(Value.shortened(text))\""
        case .data(.list), .list: "a list"
        case .data: "a record"
        case .tuple(let values): "\(values.count) values in parentheses"
        case .dot(let dot): dot.description
        case .color: "a color"
        case .image: "a picture"
        case .textSize: "a text size"
        case .environment(.screen): "the screen"
        case .environment(.safeArea): "the safe area"
        case .item: "a view"
        case .anchor(let form): form.shorthand.map { "the \($0.rawValue) of a view" } ?? "an anchor"
        }
    }

    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > 40 else { return text }
        return String(decoding: Array(text.utf8.prefix(40)), as: UTF8.self) + "…"
    }
}

extension DotValue {
    var description: String {
        var text = ""
        for step in steps { text += "." + step.name + (step.arguments == nil ? "" : "(…)") }
        return "'\(text)'"
    }
}
