import Diagnostics
import Escaping

extension ProseReader {
    /// Writes what stands before a block's children.
    mutating func enterBlock(_ node: MarkdownNode) -> Bool {
        switch node.kind {
        case .blockQuote: enterQuote(node)
        case .list where tabLists.contains(node): break
        case .list where choiceLists.contains(node): open("<ul class=\"choices\">\n")
        case .list: open(listTag(node))
        case .item where isTab(node): enterTab(node)
        case .item where isChoice(node): enterChoice(node)
        case .item: open("<li>")
        case .task(let isDone): open("<li><input type=\"checkbox\"\(isDone ? " checked" : "") disabled> ")
        case .thematicBreak: open("<hr>\n")
        case .paragraph: return enterParagraph(node)
        case .heading: return enterHeading(node)
        case .codeBlock: addCode(node)
        case .htmlBlock: addHTML(node)
        case .footnoteDefinition: open(footnotes.begin())
        default: break
        }
        return true
    }

    /// Writes what stands behind a block's children.
    mutating func leaveBlock(_ node: MarkdownNode) {
        switch node.kind {
        case .document where footnotes.count > 0: open("</ol>\n</section>\n")
        case .blockQuote: leaveQuote()
        case .list where tabLists.contains(node): break
        case .list where choiceLists.contains(node): leaveChoices()
        case .list: output.write(node.isOrdered ? "</ol>\n" : "</ul>\n")
        case .item where isTab(node): leaveTab(node)
        case .item where isChoice(node): leaveChoice(node)
        case .item, .task: output.write("</li>\n")
        case .paragraph: leaveParagraph(node)
        case .heading: leaveHeading(node)
        case .footnoteDefinition: leaveFootnote(node)
        default: break
        }
    }

    private mutating func open(_ tag: String) {
        output.newLine()
        output.write(tag)
    }

    private func listTag(_ node: MarkdownNode) -> String {
        guard node.isOrdered else { return "<ul>\n" }
        return node.listStart == 1 ? "<ol>\n" : "<ol start=\"\(node.listStart)\">\n"
    }

    /// False for a paragraph that has been written as a whole.
    private mutating func enterParagraph(_ node: MarkdownNode) -> Bool {
        begin(node)
        // Of a callout's first line nothing may be left.
        guard node.firstChild != nil else { return true }
        if addFormula(paragraph: node) { return false }
        checkParagraph(node)
        checkFormulas(of: node)
        if node.definesTerm {
            enterDefinition(node)
        } else if !isTight(node), !isFigure(paragraph: node), !isTabName(node), !isInChoice(node) {
            open("<p>")
        }
        return true
    }

    private mutating func leaveParagraph(_ node: MarkdownNode) {
        guard node.firstChild != nil else { return }
        if node.definesTerm { return leaveDefinition(node) }
        if isTabName(node) { return leaveTabName() }
        endNote()
        if node.next == nil, node.parent?.kind == .footnoteDefinition { output.write(" " + footnotes.returns) }
        if isFigure(paragraph: node) { return output.newLine() }
        if !isTight(node), !isInChoice(node) { output.write("</p>\n") }
    }

    /// A paragraph in an item of a tight list is only its text.
    private func isTight(_ node: MarkdownNode) -> Bool {
        guard let list = node.parent?.parent, list.kind == .list else { return false }
        return list.isTight
    }

    /// False for a heading that is the page's title, which the page shows above the prose.
    private mutating func enterHeading(_ node: MarkdownNode) -> Bool {
        begin(node)
        guard enteredHeadings < headings.count else { return true }
        if takesTitle, node.headingLevel == 1, node.previous == nil, node.parent?.kind == .document {
            enteredHeadings += 1
            return false
        }
        sections.append(Lesson.Section(heading: enteredHeadings, text: ""))
        open("<h\(node.headingLevel) id=\"\(escaped(headings[enteredHeadings].id))\">")
        enteredHeadings += 1
        return true
    }

    /// The way back stands here where no paragraph could take it.
    private mutating func leaveFootnote(_ node: MarkdownNode) {
        if node.lastChild?.kind != .paragraph { open(footnotes.returns + "\n") }
        output.write("</li>\n")
    }

    private mutating func leaveHeading(_ node: MarkdownNode) {
        endNote()
        output.write("</h\(node.headingLevel)>\n")
    }

    /// Remembers where to look for links without a place of their own.
    mutating func begin(_ node: MarkdownNode) {
        block = node
        cursor = lines.offset(line: node.startLine, column: node.startColumn)
    }

    private mutating func addCode(_ node: MarkdownNode) {
        if !lines.isClosed(node) {
            report(
                "unclosed-block", lines.offset(line: node.startLine, column: node.startColumn),
                length: node.fence?.length ?? 1,
                "this block is never closed", help: "repeat its first characters on a line of their own below the code")
        }
        let block = lines.codeBlock(node)
        if block.info == "math" { return addFormula(block) }
        output.newLine()
        output.leave(.block(blocks.count))
        output.newLine()
        checkLanguage(of: block)
        blocks.append(block)
    }

    private mutating func addHTML(_ node: MarkdownNode) {
        let html = node.literal
        output.newLine()
        if allowsRawHTML {
            output.write(rebased(html, of: node))
        } else if !isComment(html) {
            reportHTML(html, at: lines.offset(line: node.startLine, column: node.startColumn))
            output.write("<p>\(escaped(String(trimmed(html))))</p>\n")
        }
        output.newLine()
    }

    func trimmed(_ text: String) -> Substring {
        var rest = text[...]
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }

    /// Says how raw HTML is allowed.
    mutating func reportHTML(_ html: String, at offset: Int) {
        let isSpoiler = html.lowercased().contains("<details")
        report(
            "raw-html", severity: .warning, offset, "HTML in a lesson is shown as text",
            help: isSpoiler
                ? "write '> [!SPOILER] Its title', then '> the text', or set 'rawHTML: true' in site.yml"
                : "write it in Markdown, or set 'rawHTML: true' in site.yml to publish it as HTML")
    }

    /// Raw HTML with its addresses seen from the lesson's folder, where it stands in a part that lies in another.
    func rebased(_ html: String, of node: MarkdownNode) -> String {
        let path = lines.file.location(of: lines.offset(line: node.startLine, column: node.startColumn)).path
        guard path != lines.file.path else { return html }
        let way = wayToFolder(of: path, fromFolderOf: lines.file.path)
        return way.isEmpty ? html : rebasedHTML(html, below: way)
    }

    /// A comment is a note to other authors: it is neither shown nor reported.
    func isComment(_ html: String) -> Bool {
        let text = trimmed(html).drop { $0.isWhitespace }
        guard text.hasPrefix("<!--"), let end = text.firstRange(of: "-->") else { return false }
        return end.upperBound == text.endIndex
    }
}
