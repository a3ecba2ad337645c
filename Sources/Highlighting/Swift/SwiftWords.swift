import Notation

/// The words of Swift's grammar (The Swift Programming Language, "Keywords and Punctuation").
enum SwiftWords {
    /// Always keywords, unless a dot or backticks make them names.
    static let reserved = Set(
        words: """
            Any Self as associatedtype break case catch class continue default defer deinit do else enum extension \
            fallthrough false fileprivate for func guard if import in init inout internal is let nil operator \
            precedencegroup private protocol public repeat rethrows return self static struct subscript super switch \
            throw throws true try typealias var where while
            """)
    /// Keywords even behind a dot.
    static let members = Set(words: "self init Type Protocol")
    /// Keywords before a declaration, before another of them, or before `self` in a capture list.
    static let modifiers = Set(
        words: """
            async borrowing consuming convenience distributed dynamic final indirect infix isolated lazy mutating \
            nonisolated nonmutating open optional override package postfix prefix required sending unowned weak
            """)
    /// The words that a modifier may stand before.
    static let declarations = Set(
        words: """
            actor associatedtype case class deinit enum extension fileprivate func import init internal let operator \
            private protocol public self static struct subscript typealias var
            """)
    /// Words before a name and a colon in parentheses that are no first names.
    static let labelTakers = Set(words: "let var inout case is")
    static let accessors = Set(words: "get set willSet didSet _read _modify")
    /// Keywords before the name of a type.
    static let typePrefixes = Set(words: "some any each")
    /// Directives whose line names conditions.
    static let conditions = Set(words: "#if #elseif")
    static let directives = Set(words: "#else #endif #available #unavailable #sourceLocation")
}

/// Whether an expression, and so a regular expression, may follow the word.
func isKeywordBeforeExpression(_ word: ArraySlice<UInt8>) -> Bool {
    ["return", "in", "case", "if", "while", "guard", "throw", "try", "await", "let", "var", "where", "else"]
        .contains { word.elementsEqual($0.utf8) }
}
