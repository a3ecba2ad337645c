// Tabs: a list in a quotation `> [!TABS]`, each item's first paragraph the name of its tab. They are radio buttons, so that arrows
// lead from one to the next and nothing needs a script; on code hosts and without a stylesheet the list can be read as it is.
extension ProseReader {
    /// Begins tabs; gives what ends them.
    mutating func enterTabs(_ quote: MarkdownNode, _ title: String) -> String {
        guard let list = quote.lists.first, quote.lists.count == 1 else {
            report(
                "tabs", lines.offset(line: quote.startLine, column: quote.startColumn), length: 1,
                "tabs are one list, and there are \(quote.lists.count) here",
                help: "below '> [!TABS]' write '> - Name of a tab', and its content below that, indented as the name")
            output.write("<blockquote>\n")
            return "</blockquote>\n"
        }
        tabLists.append(list)
        output.write("<div class=\"tabs\" role=\"radiogroup\" aria-label=\"")
        writeTitle(title, of: .tabs)
        output.write("\">\n")
        return "</div>\n"
    }

    /// Whether an item of a list is a tab.
    func isTab(_ item: MarkdownNode) -> Bool { item.parent.map { tabLists.contains($0) } ?? false }

    /// Whether a paragraph is the name of a tab.
    func isTabName(_ paragraph: MarkdownNode) -> Bool {
        paragraph.previous == nil && paragraph.parent.map { isTab($0) } ?? false
    }

    mutating func enterTab(_ item: MarkdownNode) {
        let number = tabLists.firstIndex { $0 == item.parent }.map { $0 + 1 } ?? 1
        let chosen = item.previous == nil ? " checked" : ""
        output.newLine()
        output.write("<label class=\"tab\"><input type=\"radio\" name=\"tabs-\(number)\"\(chosen)> ")
        if item.firstChild?.kind != .paragraph {
            report(
                "tabs", lines.offset(line: item.startLine, column: item.startColumn), length: 1, "this tab has no name",
                help: "begin the item with a line of text")
            leaveTabName()
        }
    }

    mutating func leaveTabName() {
        endNote()
        output.write("</label>\n<div class=\"tab-body\">\n")
    }

    mutating func leaveTab(_ item: MarkdownNode) {
        output.newLine()
        output.write("</div>\n")
    }
}

extension MarkdownNode {
    /// The lists right below the node.
    var lists: [MarkdownNode] {
        var lists: [MarkdownNode] = []
        var node = firstChild
        while let current = node {
            if current.kind == .list { lists.append(current) }
            node = current.next
        }
        return lists
    }
}
