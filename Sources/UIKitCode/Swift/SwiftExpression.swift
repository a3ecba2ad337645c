import Notation

/// An expression of Swift, as far as UIKit code needs them. Brackets are the printer's.
indirect enum SwiftExpression: Hashable, Sendable {
    /// `12`, `true`, `nil`, `0x42`.
    case literal(String)
    case string([Piece])
    case name(String)
    /// `.center`: a member of the type that its place gives it.
    case implicit(String)
    case member(SwiftExpression, String)
    case element(SwiftExpression, at: SwiftExpression)
    case call(SwiftExpression, [Argument], Layout)
    /// A call with nothing but a closure: `colors.map { … }`.
    case trailing(SwiftExpression, closure: SwiftExpression)
    /// `{ [weak self] in … }`: what stands before `in`, and a value.
    case closure(String, SwiftExpression)
    case array([SwiftExpression])
    /// `["gap": gap]`: values by their keys, which stand as labels.
    case dictionary([Argument])
    /// `value!` and `value?`.
    case forced(SwiftExpression)
    case chained(SwiftExpression)
    case prefix(UnaryOperator, SwiftExpression)
    /// The notation's operators are Swift's, as tight as there.
    case binary(SwiftExpression, BinaryOperator, SwiftExpression)
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression, Layout)
    /// `value as type`.
    case cast(SwiftExpression, type: String)
    /// Brackets where none are needed.
    case parenthesized(SwiftExpression)

    enum Piece: Hashable, Sendable {
        case text(String)
        case interpolation(SwiftExpression)
    }

    struct Argument: Hashable, Sendable {
        var label: String?
        var value: SwiftExpression
    }

    /// Where an expression is broken into lines.
    enum Layout: Hashable, Sendable {
        case oneLine
        /// A call's arguments in a line of their own where one line is too long.
        case fitting
        /// A line for each choice; arguments from each of these positions on in a line of their own.
        case broken(before: [Int])
    }
}

extension SwiftExpression {
    static let `nil` = literal("nil")
    static let zero = literal("0")
    static let one = literal("1")
    static let minusOne = prefix(.minus, one)
    static let `self` = name("self")

    static func bool(_ value: Bool) -> Self { literal(value ? "true" : "false") }
    static func text(_ text: String) -> Self { string([.text(text)]) }

    /// `function(value, label: value)`.
    static func call(_ function: String, _ arguments: Argument...) -> Self {
        .call(.name(function), arguments, .oneLine)
    }

    func dot(_ member: String) -> Self { .member(self, member) }

    func calling(_ method: String, _ arguments: Argument...) -> Self { .call(dot(method), arguments, .oneLine) }

    func compared(_ sign: BinaryOperator.Comparison, _ other: Self) -> Self { .binary(self, .comparison(sign), other) }

    private func combined(_ sign: BinaryOperator.Arithmetic, _ other: Self) -> Self {
        .binary(self, .arithmetic(sign), other)
    }

    func or(_ other: Self, if condition: Self) -> Self { .ternary(condition, self, other, .oneLine) }

    /// The value of an optional, which is none only where a block is wrong.
    func unwrapped(if isOptional: Bool) -> Self { isOptional ? .forced(self) : self }

    /// With another value where one of its choices is `old`.
    func replacing(_ old: Self, by new: Self) -> Self {
        if self == old { return new }
        guard case .ternary(let condition, let first, let second, let layout) = self else { return self }
        return .ternary(condition, first.replacing(old, by: new), second.replacing(old, by: new), layout)
    }

    /// The name that its dot leaves out, put before it: `UIColor.red` for `.red`.
    func qualified(by type: String) -> Self {
        switch self {
        case .implicit(let name): .member(.name(type), name)
        case .member(let base, let name): .member(base.qualified(by: type), name)
        case .call(let callee, let arguments, let layout): .call(callee.qualified(by: type), arguments, layout)
        default: self
        }
    }
}

extension SwiftExpression.Argument {
    init(_ value: SwiftExpression) { self.init(label: nil, value: value) }
    init(_ label: String?, _ value: SwiftExpression) { self.init(label: label, value: value) }
}

// Arithmetic as one would write it: without zeros, ones and double signs.
extension SwiftExpression {
    func adding(_ other: Self) -> Self {
        if self == .zero { return other }
        if other == .zero { return self }
        if let positive = other.withoutMinus { return combined(.minus, positive) }
        return combined(.plus, other)
    }

    func subtracting(_ other: Self) -> Self {
        if other == .zero { return self }
        return self == .zero ? other.negated : combined(.minus, other)
    }

    var negated: Self {
        if self == .zero { return self }
        return withoutMinus ?? .prefix(.minus, self)
    }

    func times(_ other: Self) -> Self {
        if self == .zero || other == .zero { return .zero }
        if self == .one { return other }
        return other == .one ? self : combined(.times, other)
    }

    func divided(by other: Self) -> Self { other == .one ? self : combined(.divide, other) }

    /// Without the minus that it begins with; nil where it begins with none.
    private var withoutMinus: Self? {
        switch self {
        case .prefix(.minus, let operand): operand.level < .postfix ? .parenthesized(operand) : operand
        case .binary(let left, .arithmetic(.times), let right): left.withoutMinus.map { $0.combined(.times, right) }
        case .binary(let left, .arithmetic(.divide), let right): left.withoutMinus.map { $0.combined(.divide, right) }
        default: nil
        }
    }
}

/// What an expression is made of in the end.
enum SwiftLeaf: Hashable {
    case name(String)
    /// A piece of a string.
    case text(String)
}

extension SwiftExpression {
    /// Adds every name that is no member, or a member of `self`, and every text, once for each use.
    func addLeaves(to leaves: inout [SwiftLeaf]) {
        switch self {
        case .literal, .implicit: break
        case .name(let name): leaves.append(.name(name))
        case .member(.name("self"), let name): leaves.append(.name(name))
        case .string(let pieces):
            for piece in pieces {
                switch piece {
                case .text(let text): leaves.append(.text(text))
                case .interpolation(let part): part.addLeaves(to: &leaves)
                }
            }
        case .member(let inner, _), .closure(_, let inner), .forced(let inner), .chained(let inner),
            .prefix(_, let inner), .cast(let inner, _), .parenthesized(let inner):
            inner.addLeaves(to: &leaves)
        case .call(let callee, let arguments, _):
            callee.addLeaves(to: &leaves)
            for argument in arguments { argument.value.addLeaves(to: &leaves) }
        case .array(let elements): for element in elements { element.addLeaves(to: &leaves) }
        case .dictionary(let entries): for entry in entries { entry.value.addLeaves(to: &leaves) }
        case .element(let first, let second), .trailing(let first, let second), .binary(let first, _, let second):
            first.addLeaves(to: &leaves)
            second.addLeaves(to: &leaves)
        case .ternary(let condition, let first, let second, _):
            for part in [condition, first, second] { part.addLeaves(to: &leaves) }
        }
    }

    func uses(_ name: String) -> Bool {
        var leaves: [SwiftLeaf] = []
        addLeaves(to: &leaves)
        return leaves.contains(.name(name))
    }
}
