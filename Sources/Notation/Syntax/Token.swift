/// A piece of a layout block as a reader sees it, for colouring code.
public struct Token: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// `component`, `let`, `when`, `super`, `true`.
        case keyword
        /// A view's type or a component: `Label`, `TweetCell`.
        case typeName
        case identifier
        /// `min`, `textWidth`, and what is called on a value: by meaning only.
        case function
        /// `regular`, `dark`, `screen`: by meaning only.
        case environment
        /// The left side of `=`: `text`, `margins.leading`.
        case property
        /// `leading`, `width`, `edges`.
        case anchor
        case number
        /// Quotes and interpolations included.
        case string
        /// `.headline`, the dot included.
        case dotValue
        case `operator`
        case comment
        case punctuation
        case ellipsis
        case unknown
    }

    public var kind: Kind
    /// UTF-8 offsets.
    public var range: Range<Int>

    public init(kind: Kind, range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// The tokens of a layout block in order, white space left out; any bytes are taken. Complexity: O(n).
public func tokens(of utf8: [UInt8]) -> [Token] {
    let lexemes = Lexer.lexemes(of: utf8, in: 0..<utf8.count).lexemes.filter { $0.kind != .newline && $0.kind != .end }
    var classifier = TokenClassifier(bytes: utf8, lexemes: lexemes)
    return classifier.tokens()
}
