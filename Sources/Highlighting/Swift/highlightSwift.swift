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
    var comments = tokens.filter { $0.kind == .comment }.map { CodeSpan(range: $0.range, kind: .comment) }[...]
    var spans: [CodeSpan] = []
    for span in coloring.spans() {
        while let comment = comments.first, comment.range.lowerBound < span.range.lowerBound {
            spans.append(comment)
            comments.removeFirst()
        }
        spans.append(span)
    }
    return spans + comments
}
