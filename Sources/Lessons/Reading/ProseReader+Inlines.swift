import Escaping

extension ProseReader {
    /// Writes an inline without children, or one whose children are only its description.
    mutating func enterInline(_ node: MarkdownNode) -> Bool {
        switch node.kind {
        case .text:
            addText(node.shownText)
        case .softBreak, .lineBreak:
            if !continueDefinition(node) { add(" ", as: node.kind == .softBreak ? "\n" : "<br>\n") }
        case .code where node.isFormula: addFormula(inCode: node.literal)
        case .code: addCodeSpan(node)
        case .htmlInline: addHTML(node)
        case .footnoteReference: output.write(footnotes.reference(to: node.literal))
        case .image:
            addImage(node)
            return false
        default: break
        }
        return true
    }

    /// Begins emphasis or a link.
    mutating func enterSpan(_ node: MarkdownNode) -> Bool {
        switch node.kind {
        case .emphasis: output.write("<em>")
        case .strong: output.write("<strong>")
        case .strikethrough: output.write("<del>")
        default: enterLink(node)
        }
        return true
    }

    /// Ends emphasis or a link.
    mutating func leaveSpan(_ node: MarkdownNode) {
        switch node.kind {
        case .emphasis: output.write("</em>")
        case .strong: output.write("</strong>")
        case .strikethrough: output.write("</del>")
        default: output.write("</a>")
        }
    }

    private mutating func add(_ plain: String, as html: String) {
        note(plain)
        output.write(html)
    }

    private mutating func addCodeSpan(_ node: MarkdownNode) {
        let text = node.literal
        if takeClaim(text) { return }
        guard asksForQuantity(text), let block else { return add(text, as: "<code>\(escaped(text))</code>") }
        let question = String(text.dropFirst())
        let range = lines.range(ofText: text, in: block, after: cursor)
        cursor = range.lowerBound + 1
        note(question)
        output.leave(.quantity(quantities.count))
        quantities.append(
            Lesson.Quantity(question: question, range: range, location: lines.file.location(of: range.lowerBound)))
    }

    /// Whether a code span is `=` and a name with a point in it; operators and other code are none.
    private func asksForQuantity(_ text: String) -> Bool {
        guard text.first == "=", let name = text.dropFirst().split(separator: " ").first, name.contains(".") else {
            return false
        }
        return name.first?.isLetter == true && text.dropFirst().first != " "
    }

    private mutating func addHTML(_ node: MarkdownNode) {
        let html = node.literal
        if allowsRawHTML { return output.write(rebased(html, of: node)) }
        if isComment(html) { return }
        reportHTML(html, at: node.startLine > 0 ? lines.offset(line: node.startLine, column: node.startColumn) : cursor)
        output.write(escaped(html))
    }

    private mutating func enterLink(_ node: MarkdownNode) {
        let range = place(of: node)
        output.write("<a href=\"")
        output.leave(.address(links.count))
        output.write("\"\(titleAttribute(node))>")
        if node.firstChild == nil { output.leave(.linkText(links.count)) }
        links.append(
            Lesson.Link(
                url: safeURL(of: node, at: range), title: node.title, range: range,
                location: lines.file.location(of: range.lowerBound)))
    }

    private func titleAttribute(_ node: MarkdownNode) -> String {
        node.title.isEmpty ? "" : " title=\"\(escaped(node.title))\""
    }

    mutating func place(of node: MarkdownNode) -> Range<Int> {
        guard let block else { return 0..<1 }
        let found = lines.range(of: node, in: block, after: cursor)
        // cmark counts the three bytes it puts in the place of one that is not UTF-8.
        let end = lines.file.utf8.count
        let range = min(found.lowerBound, end)..<min(found.upperBound, end)
        cursor = range.lowerBound + 1
        return range
    }

    mutating func safeURL(of node: MarkdownNode, at range: Range<Int>) -> String {
        guard isUnsafe(node.url) else {
            return lines.file.address(node.url, writtenAt: lines.file.location(of: range.lowerBound))
        }
        report(
            "unsafe-address", range.lowerBound, length: range.count, "this address is not published: it could run code",
            help: "link to a page or a file")
        return ""
    }
}
