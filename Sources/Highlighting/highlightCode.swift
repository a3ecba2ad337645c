/// Code of any language as HTML, one `<span class="line">` a line; Swift is coloured, others are only escaped.
///
/// - Parameter newLines: the lines, counted from 1, that get the class `new` too.
public func highlightCode(_ code: String, language: String, newLines: Set<Int> = []) -> String {
    switch language.lowercased() {
    case "swift": highlightSwift(code, newLines: newLines)
    case "layout": highlightLayout(Array(code.utf8), newLines: newLines)
    default: highlightPlain(code, newLines: newLines)
    }
}

/// Code as HTML without colours, one `<span class="line">` a line.
public func highlightPlain(_ code: String, newLines: Set<Int> = []) -> String {
    var lines = CodeLines(Array(code.utf8), newLines: newLines)
    return lines.marked([])
}
