/// A piece of Swift code that the lexer keeps together.
package struct SwiftToken: Hashable {
    package enum Kind: Hashable {
        /// A name or a keyword, as the words around it tell; backticks belong to it.
        case word
        /// `$0` or `$name`.
        case dollarWord
        case number
        case comment
        /// A stretch of a string's text, with the quotes at its ends.
        case string
        case regex
        /// `@name`.
        case attribute
        /// `#name`.
        case poundWord
        /// One byte of anything else, never white space.
        case mark
    }

    package var kind: Kind
    /// UTF-8 offsets.
    package var range: Range<Int>
    /// Whether it is the first of its line.
    package var startsLine: Bool
}
