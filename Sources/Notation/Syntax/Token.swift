/// A piece of a layout block as a reader sees it, for colouring code.
public struct Token: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// `component`, `let`, `when`, `super`, `true`.
        case keyword
        /// A view's type, and what only its capital shows to be one: `Label`.
        case typeName
        /// A component or a screen of the lesson: `TweetCell`.
        case component
        /// A view by its name: `avatar`.
        case view
        /// `min`, `textWidth`.
        case function
        /// What the screen tells of itself: `screen.width`, `textSize`.
        case environment
        /// The name of an argument: `scale` in `symbol("plus", scale: .small)`.
        case label
        case identifier
        /// The left side of `=`: `text`, `margins.leading`.
        case property
        /// `leading`, `width`, `edges`; a guide that has anchors, such as `safeArea`.
        case anchor
        case number
        /// Quotes and interpolations included.
        case string
        /// `.headline`, the dot included, and what follows it: `bold` in `.title2.bold`.
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
}

/// The tokens of a layout block in order, white space left out; any bytes are taken. Complexity: O(n).
///
/// Names are told by the words beside them; `LayoutProgram.tokensOfLastBlock` knows what they mean.
public func tokens(of utf8: [UInt8]) -> [Token] {
    let lexemes = Lexer.lexemes(of: utf8, in: 0..<utf8.count).lexemes.filter { $0.kind != .newline && $0.kind != .end }
    var classifier = TokenClassifier(bytes: utf8, lexemes: lexemes)
    return classifier.tokens()
}
