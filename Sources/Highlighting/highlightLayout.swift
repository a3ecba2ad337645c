import Notation

/// A layout block as HTML, one `<span class="line">` a line, coloured by the notation's own tokens; lines that
/// only expect something are left out.
///
/// - Parameters:
///   - program: what the lesson has said up to this block, which is its last: it tells what the block's names mean. Without
///     it they are told by the words beside them.
///   - newLines: the lines, counted from 1 without those left out, that get the class `new` too.
public func highlightLayout(_ utf8: [UInt8], in program: LayoutProgram? = nil, newLines: Set<Int> = []) -> String {
    let code = ShownCode(of: utf8)
    return marked(code.utf8, code.shown(program?.tokensOfLastBlock ?? tokens(of: utf8)), newLines)
}

/// The whole of a layout block, the last of `program`, in the same way.
public func highlightWholeLayout(_ utf8: [UInt8], in program: LayoutProgram) -> String {
    marked(utf8, program.tokensOfLastBlock, [])
}

/// A layout block as readers see it: without the lines that only expect something.
public func shownCode(of code: String) -> String {
    String(decoding: ShownCode(of: Array(code.utf8)).utf8, as: UTF8.self)
}

private func marked(_ utf8: [UInt8], _ tokens: [Token], _ newLines: Set<Int>) -> String {
    var lines = CodeLines(utf8, LineMarks(new: newLines))
    return lines.marked(
        tokens.compactMap { token in
            CodeSpan.Kind(token.kind).map { CodeSpan(range: token.range, kind: $0) }
        })
}

extension CodeSpan.Kind {
    /// Values, operators and punctuation keep the colour of the text.
    fileprivate init?(_ kind: Token.Kind) {
        switch kind {
        case .keyword: self = .keyword
        case .typeName: self = .type
        case .component: self = .component
        case .view: self = .view
        case .function: self = .function
        case .property: self = .property
        case .anchor: self = .anchor
        case .environment: self = .environment
        case .label: self = .label
        case .number: self = .number
        case .string: self = .string
        case .dotValue: self = .value
        case .comment: self = .comment
        case .ellipsis: self = .ellipsis
        case .unknown: self = .unknown
        case .identifier, .operator, .punctuation: return nil
        }
    }
}
