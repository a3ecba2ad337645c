/// A place in a lesson's blocks: which block, and the UTF-8 offsets in it.
package struct Place: Hashable, Sendable {
    package var block: Int
    package var range: Range<Int>
}

/// A word with its place.
package struct Name: Hashable, Sendable {
    package var text: String
    package var place: Place
}

/// An expression with its place.
package struct Expression: Sendable {
    package indirect enum Kind: Sendable {
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
        case unary(UnaryOperator, Expression)
        case binary(BinaryOperator, Expression, Expression)
        case ternary(Expression, Expression, Expression)
    }

    /// A part of a string.
    package enum Piece: Sendable {
        case text(String)
        case interpolation(Expression)
    }

    /// A value in a call, with the label before its colon.
    package struct Argument: Sendable {
        package var label: Name?
        package var value: Expression
    }

    package var kind: Kind
    package var place: Place
    /// How many expressions stand within each other here, itself included.
    package var depth: Int
}
