/// Code of any language as HTML, one `<span class="line">` a line: coloured where the language is known, else only escaped.
///
/// - Parameter marks: the lines that get classes of their own: `new`, `added`, `removed`.
public func highlightCode(_ code: String, language: String, marks: LineMarks = LineMarks()) -> String {
    switch language.lowercased() {
    case "swift": highlightSwift(code, marks)
    case "layout": highlightLayout(Array(code.utf8), newLines: marks.new)
    default: highlight(code, CodeGrammar.named(language), marks)
    }
}

/// Code in the colours of a grammar; without one, none.
private func highlight(_ code: String, _ grammar: CodeGrammar?, _ marks: LineMarks) -> String {
    var lexer = grammar.map { GrammarLexer(code, $0) }
    var lines = CodeLines(Array(code.utf8), marks)
    return lines.marked(lexer?.read() ?? [])
}
