import Diagnostics

extension LayoutProgram {
    /// The tokens of the last block in order, each name by what it is in the program; none before the first block.
    ///
    /// Complexity: O(n) in the length of what the block changes.
    package var tokensOfLastBlock: [Token] {
        guard let excerpt = excerpts.last else { return [] }
        let kinds = meaningsOfLastBlock.kinds
        return tokens(of: excerpt.utf8).map { token in
            var token = token
            switch token.kind {
            case .typeName:
                token.kind =
                    kinds[token.range] ?? kind(ofType: String(decoding: excerpt.utf8[token.range], as: UTF8.self))
            case .identifier, .anchor: token.kind = kinds[token.range] ?? token.kind
            case .keyword, .component, .view, .function, .environment, .label, .property, .number, .string, .dotValue,
                .operator, .comment, .punctuation, .ellipsis, .unknown:
                break
            }
            return token
        }
    }

    private var meaningsOfLastBlock: NameMeanings {
        var meanings = NameMeanings(ofBlock: syntax.lastBlock)
        for definition in syntax.definitions where syntax.revision(of: definition.name.text) == syntax.lastBlock {
            if let resolved = resolved(named: definition.name.text) { meanings.add(resolved) }
        }
        return meanings
    }

    private func kind(ofType name: String) -> Token.Kind {
        syntax.definition(named: name) == nil ? .typeName : .component
    }
}
