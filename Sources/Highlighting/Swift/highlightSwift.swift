/// Swift code as HTML, one `<span class="line">` a line, coloured by its tokens; fragments and errors are welcome.
///
/// - Parameter marks: the lines that get classes of their own.
func highlightSwift(_ code: String, _ marks: LineMarks) -> String {
    let utf8 = Array(code.utf8)
    var lines = CodeLines(utf8, marks)
    return lines.marked(swiftSpans(of: utf8))
}

/// The coloured stretches of Swift code, in order. Complexity: O(n).
func swiftSpans(of utf8: [UInt8]) -> [CodeSpan] {
    let tokens = SwiftLexer.tokens(of: utf8)
    var coloring = SwiftColoring(utf8, tokens)
    let comments = tokens.filter { $0.kind == .comment }.map { CodeSpan(range: $0.range, kind: .comment) }
    return (coloring.spans() + comments).sorted { $0.range.lowerBound < $1.range.lowerBound }
}
