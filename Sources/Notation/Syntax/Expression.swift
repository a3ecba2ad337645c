/// A place in a lesson's blocks: which block, and the UTF-8 offsets in it.
struct Place: Hashable, Sendable {
    var block: Int
    var range: Range<Int>
}

/// A word with its place.
struct Name: Hashable, Sendable {
    var text: String
    var place: Place
}

/// An expression with its place.
struct Expression: Sendable {
    indirect enum Kind: Sendable {
        /// What could not be read; its message is already given.
        case invalid
        case null
        case bool(Bool)
        case number(Double)
        case string([Piece])
        case name(String)
        case dot(String)
        case member(Expression, Name)
        case index(Expression, Expression)
        case call(Expression, [Argument])
        case list([Expression])
        case tuple([Expression])
        case unary(Symbol, Expression)
        case binary(Symbol, Expression, Expression)
        case ternary(Expression, Expression, Expression)
    }

    /// A part of a string.
    enum Piece: Sendable {
        case text(String)
        case interpolation(Expression)
    }

    /// A value in a call, with the label before its colon.
    struct Argument: Sendable {
        var label: Name?
        var value: Expression
    }

    var kind: Kind
    var place: Place
    /// How many expressions stand within each other here, itself included.
    var depth: Int
}
