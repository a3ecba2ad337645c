import Diagnostics

// What other Markdown dialects know and this one does not: it is shown as text or as code, and a warning says so.
extension ProseReader {
    /// Warns of containers, which would be shown as text.
    mutating func checkParagraph(_ node: MarkdownNode) {
        let start = lines.offset(line: node.startLine, column: node.startColumn)
        let end = lines[max(node.startLine, node.endLine)].upperBound
        guard start < end else { return }
        let text = lines.file.utf8[start..<end]
        for mark in [":::", "!!!"] where text.starts(with: mark.utf8) {
            report(
                "shown-as-text", severity: .warning, start, length: 3,
                "'\(mark)' begins nothing here; it is shown as text",
                help: "a note is a quotation whose first line is '[!NOTE]': '> [!NOTE]', then '> the text'")
        }
    }

    /// Warns of a language that nearly is `layout`, and of diagrams.
    mutating func checkLanguage(of block: CodeBlock) {
        guard case .code(let language, _) = block.kind, !language.isEmpty else { return }
        if language.lowercased() == "layout" || nearestName(to: language, among: ["layout"]) != nil {
            report(
                "near-layout", severity: .warning, block.infoOffset, length: language.utf8.count,
                "a block of the language '\(language)' is shown as code, and draws no figure",
                help: "for a figure write 'layout'")
        } else if ["mermaid", "plantuml"].contains(language) {
            report(
                "shown-as-code", severity: .warning, block.infoOffset, length: language.utf8.count,
                "'\(language)' is not drawn; the block is shown as code",
                help:
                    "draw it in the language of Graphviz, 'dot', or into an SVG file: ![what it shows](images/name.svg)"
            )
        }
    }
}
