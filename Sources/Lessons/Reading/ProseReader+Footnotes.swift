/// Footnotes stand at the tree's end in the order of their first use, so a note's number is its position. A colon keeps
/// their identifiers apart from those of headings.
extension ProseReader {
    /// Writes the number that stands in the text.
    mutating func addReference(_ node: MarkdownNode) {
        let number = node.literal
        let use = footnoteUses[number, default: 0] + 1
        footnoteUses[number] = use
        let id = use == 1 ? "fnref:\(number)" : "fnref:\(number):\(use)"
        output.write("<sup class=\"footnote-ref\"><a href=\"#fn:\(number)\" id=\"\(id)\">\(number)</a></sup>")
    }

    /// Begins a note, and the list of notes with the first.
    mutating func enterFootnote() {
        output.newLine()
        if footnotes == 0 { output.write("<section class=\"footnotes\">\n<ol>\n") }
        footnotes += 1
        output.write("<li id=\"fn:\(footnotes)\">\n")
    }

    /// Ends a note; the way back stands here where no paragraph could take it.
    mutating func leaveFootnote(_ node: MarkdownNode) {
        if node.lastChild?.kind != .paragraph {
            output.newLine()
            output.write(footnoteReturns(footnotes) + "\n")
        }
        output.write("</li>\n")
    }

    /// The links from note `number` back to each place that refers to it.
    func footnoteReturns(_ number: Int) -> String {
        let uses = footnoteUses["\(number)"] ?? 0
        return (1...max(1, uses)).map { use in
            let id = use == 1 ? "fnref:\(number)" : "fnref:\(number):\(use)"
            return "<a href=\"#\(id)\" class=\"footnote-return\" aria-label=\"Back to the text\">↩</a>"
        }.joined(separator: " ")
    }
}
