import Notation

/// A layout block as HTML, one `<span class="line">` a line, coloured by the notation's own tokens.
///
/// - Parameters:
///   - tokens: of this code, in order; where none are given, words are told apart by their neighbours.
///   - newLines: the lines, counted from 1, that get the class `new` too.
public func highlightLayout(_ utf8: [UInt8], tokens: [Token]? = nil, newLines: Set<Int> = []) -> String {
    var lines = CodeLines(utf8, newLines: newLines)
    return lines.marked(
        (tokens ?? Notation.tokens(of: utf8)).compactMap { token in
            CodeSpan.Kind(token.kind).map { CodeSpan(range: token.range, kind: $0) }
        })
}

extension CodeSpan.Kind {
    /// Names, operators and punctuation keep the colour of the text.
    fileprivate init?(_ kind: Token.Kind) {
        switch kind {
        case .keyword: self = .keyword
        case .typeName: self = .type
        case .property: self = .property
        case .anchor: self = .anchor
        case .number: self = .number
        case .string: self = .string
        case .function: self = .function
        case .dotValue, .environment: self = .value
        case .comment: self = .comment
        case .ellipsis: self = .ellipsis
        case .unknown: self = .unknown
        case .identifier, .operator, .punctuation: return nil
        }
    }
}
