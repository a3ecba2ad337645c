extension LayoutProgram {
    /// The tokens of the last block, in order, each name by what it means in the program so far. Complexity: O(n).
    public var tokensOfLastBlock: [Token] {
        guard let excerpt = excerpts.last else { return [] }
        let meanings = NameMeanings(ofBlock: excerpts.count - 1, in: definitionsOfLastBlock).kinds
        return tokens(of: excerpt.utf8).map { token in
            guard token.kind.isName, let kind = meanings[token.range.lowerBound] else { return token }
            return Token(kind: kind, range: token.range)
        }
    }
}

extension Token.Kind {
    /// Whether it is a guess by a word's neighbours.
    fileprivate var isName: Bool {
        switch self {
        case .typeName, .identifier, .anchor: true
        case .keyword, .function, .environment, .property, .number, .string, .dotValue, .operator, .comment,
            .punctuation, .ellipsis, .unknown:
            false
        }
    }
}
