import Escaping

// Definition lists as PHP Markdown Extra and Pandoc write them: a term on its line, and below it lines that begin with ': '.
extension ProseReader {
    /// Begins a term, and the list of them with the first.
    mutating func enterDefinition(_ paragraph: MarkdownNode) {
        output.newLine()
        if paragraph.previous?.definesTerm != true { output.write("<dl>\n") }
        output.write("<dt id=\"\(escaped(terms[enteredTerms].id))\">")
        enteredTerms += 1
    }

    /// Goes on to the next definition of a term where its line begins; false for any other line.
    mutating func continueDefinition(_ lineEnd: MarkdownNode) -> Bool {
        guard lineEnd.beginsDefinition, let paragraph = lineEnd.parent, paragraph.definesTerm else { return false }
        endNote()
        output.write(lineEnd == paragraph.term.last?.next ? "</dt>\n<dd>" : "</dd>\n<dd>")
        return true
    }

    /// Ends a term's definitions, and the list with the last.
    mutating func leaveDefinition(_ paragraph: MarkdownNode) {
        endNote()
        output.write("</dd>\n")
        if paragraph.next?.definesTerm != true { output.write("</dl>\n") }
    }
}

extension MarkdownNode {
    /// Whether this is a paragraph whose second line is a definition.
    var definesTerm: Bool { kind == .paragraph && term.last?.next?.beginsDefinition == true }

    /// What stands on a paragraph's first line.
    var term: [MarkdownNode] {
        var line: [MarkdownNode] = []
        var node = firstChild
        while let current = node, current.kind != .softBreak, current.kind != .lineBreak {
            line.append(current)
            node = current.next
        }
        return line
    }

    /// Whether the line behind this end of one begins with a colon and a space.
    var beginsDefinition: Bool {
        (kind == .softBreak || kind == .lineBreak) && next?.kind == .text && next?.literal.hasPrefix(": ") == true
    }

    /// The text of this node as prose shows it: a definition without its colon, without the dollars around formulas in code.
    var shownText: String {
        var text = literal[...]
        if previous?.beginsDefinition == true, parent?.definesTerm == true {
            text = text.dropFirst().drop { $0 == " " }
        }
        if previous?.isFormula == true { text = text.dropFirst() }
        if next?.isFormula == true { text = text.dropLast() }
        return String(text)
    }
}
