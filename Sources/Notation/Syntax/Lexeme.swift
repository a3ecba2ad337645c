/// A piece of a layout block as the parser sees it: what it is, and the UTF-8 offsets it covers.
struct Lexeme: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case word, number, string, symbol(Symbol), newline, comment, unknown, end
    }

    var kind: Kind
    var range: Range<Int>
}

/// The signs of the notation.
enum Symbol: String, Hashable, Sendable, CaseIterable {
    case ellipsis = "..."
    case halfOpen = "..<"
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case notEqual = "!="
    case and = "&&"
    case or = "||"
    case coalesce = "??"
    case assign = "="
    case less = "<"
    case greater = ">"
    case not = "!"
    case question = "?"
    case colon = ":"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divide = "/"
    case remainder = "%"
    case at = "@"
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"
    case openBrace = "{"
    case closeBrace = "}"
    case comma = ","
    case semicolon = ";"
    case dot = "."
}
