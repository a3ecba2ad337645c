/// What a value of the notation is in Swift.
indirect enum SwiftType: Hashable, Sendable {
    /// Nothing tells yet.
    case unknown
    case bool, text
    /// A whole number, such as a position in a list.
    case integer
    /// A `CGFloat`.
    case number
    /// A record of the lesson's data, by its number in `RecordTypes`.
    case record(Int)
    case list(SwiftType)
    case optional(SwiftType)
    /// A type of UIKit's, such as `UIColor`.
    case uiKit(String)
    /// A value by its dot, such as `.center`: it means what its place makes of it.
    case word

    static let color = uiKit("UIColor")
    static let font = uiKit("UIFont")
    static let image = uiKit("UIImage")
    static let priority = uiKit("UILayoutPriority")
    static let textSize = uiKit("UIContentSizeCategory")

    /// The type without `nil`.
    var unwrapped: SwiftType { if case .optional(let wrapped) = self { wrapped } else { self } }
    var isOptional: Bool { if case .optional = self { true } else { false } }
    var isNumeric: Bool { self == .integer || self == .number }

    /// Whether nothing tells what a value, or an element of it, is.
    var isUnknown: Bool {
        switch self {
        case .unknown, .word: true
        case .list(let element): element.isUnknown
        case .optional(let wrapped): wrapped.isUnknown
        default: false
        }
    }

    var element: SwiftType { if case .list(let element) = unwrapped { element } else { .unknown } }
}
