/// What a value of the notation is.
package indirect enum ValueType: Hashable, Sendable {
    /// Nothing tells yet.
    case unknown
    case bool, text
    /// A whole number, such as a position in a list.
    case integer
    /// Points, or any other number.
    case number
    case color, font, image, priority, textSize, transform
    /// One of an enumeration's cases, by the name that UIKit gives the enumeration.
    case choice(String)
    /// A record of the lesson's data, by its number in `RecordTypes`.
    case record(Int)
    case list(ValueType)
    case optional(ValueType)
    /// A value by its dot, such as `.center`: it means what its place makes of it.
    case word

    /// The type without `nil`.
    package var unwrapped: ValueType { if case .optional(let wrapped) = self { wrapped } else { self } }
    package var isOptional: Bool { if case .optional = self { true } else { false } }
    package var isNumeric: Bool { self == .integer || self == .number }

    /// Whether nothing tells what a value, or an element of it, is.
    package var isUnknown: Bool {
        switch self {
        case .unknown, .word: true
        case .list(let element): element.isUnknown
        case .optional(let wrapped): wrapped.isUnknown
        case .bool, .text, .integer, .number, .color, .font, .image, .priority, .textSize, .transform, .choice, .record:
            false
        }
    }

    /// Of a list what it holds.
    package var element: ValueType { if case .list(let element) = unwrapped { element } else { .unknown } }
}
