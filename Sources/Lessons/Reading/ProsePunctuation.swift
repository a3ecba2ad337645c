extension MarkdownNode {
    /// Gives the prose below the node typographic punctuation; code, bare addresses and attributes stay as they are.
    func set(_ punctuation: Punctuation?) {
        guard let punctuation else { return }
        var state = Punctuation.State()
        var walk = MarkdownWalk(self)
        while let (node, isEntered) = walk.next() {
            guard isEntered else { continue }
            switch node.kind {
            case .text where !node.isLiteral:
                let pieces = FormulaPiece.pieces(of: node.literal).map { piece -> String in
                    switch piece {
                    case .text(let text):
                        return punctuation.typeset(text, followedBy: node.followingScalar, &state)
                    case .formula(let formula):
                        state.last = "x"
                        return "$\(formula)$"
                    }
                }
                node.setLiteral(pieces.joined())
            case .softBreak, .lineBreak: state.last = " "
            case .code, .htmlInline, .footnoteReference: state.last = "x"
            case .link where node.isBareAddress:
                state.last = "x"
                walk.skip(node)
            case .paragraph, .heading, .tableCell: state = Punctuation.State()
            default: break
            }
        }
    }

    /// Whether the text of a link is its address.
    private var isBareAddress: Bool {
        let text = plainText
        return !text.isEmpty && url.hasSuffix(text)
    }

    /// Whether a text begins with the attributes of the picture before it, or is the mark of one that says nothing.
    private var isLiteral: Bool {
        previous?.kind == .image && literal.hasPrefix("{") || parent?.kind == .image && literal == "\"\""
    }

    /// What a reader sees behind a text; nil at the end of a paragraph, emphasis or link.
    private var followingScalar: Unicode.Scalar? {
        switch next?.kind {
        case nil: nil
        case .softBreak, .lineBreak: " "
        default: "x"
        }
    }
}

extension FrontMatter {
    /// Gives title, description and summary typographic punctuation.
    mutating func set(_ punctuation: Punctuation?) {
        guard let punctuation else { return }
        title = title.map(punctuation.typeset)
        description = description.map(punctuation.typeset)
        summary = summary.map(punctuation.typeset)
    }
}
