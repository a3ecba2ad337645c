import Diagnostics

// What other Markdown dialects know and this one does not: it is shown as text or as code, and a warning says so.
extension ProseReader {
    /// Warns of containers and formulas, which would be shown as text.
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
        guard let dollar = text.firstIndex(of: UInt8(ascii: "$")), node.holdsFormula else { return }
        report(
            "shown-as-text", severity: .warning, dollar, "formulas are not set; this one is shown as text",
            help: "write it in code, `like this`, or show a picture of it")
    }

    /// Warns of a language that nearly is `layout`, and of diagrams.
    mutating func checkLanguage(of block: CodeBlock) {
        guard case .code(let language, _) = block.kind, !language.isEmpty else { return }
        if language.lowercased() == "layout" || nearestName(to: language, among: ["layout"]) != nil {
            report(
                "near-layout", severity: .warning, block.infoOffset, length: language.utf8.count,
                "a block of the language '\(language)' is shown as code, and draws no figure",
                help: "for a figure write 'layout'")
        } else if ["mermaid", "dot", "graphviz", "plantuml", "math"].contains(language) {
            report(
                "shown-as-code", severity: .warning, block.infoOffset, length: language.utf8.count,
                "'\(language)' is not drawn; the block is shown as code",
                help: "draw it into an SVG file and show that: ![what it shows](images/name.svg)")
        }
    }
}

extension MarkdownNode {
    /// Whether the text outside code has `$$`, or a pair of `$` around what no price has.
    fileprivate var holdsFormula: Bool {
        var text = ""
        for (node, isEntered) in MarkdownWalk(self) where isEntered && node.kind == .text { text += node.literal }
        if text.contains("$$") { return true }
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        return zip(parts.indices, parts).contains { index, part in
            index % 2 == 1 && index < parts.count - 1 && part.first?.isWhitespace == false
                && part.contains { "\\^_=".contains($0) }
        }
    }
}
