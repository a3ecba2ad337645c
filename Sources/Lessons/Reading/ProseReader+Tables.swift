extension ProseReader {
    /// Begins a table or a part of one.
    mutating func enterTable(_ node: MarkdownNode) {
        output.newLine()
        switch node.kind {
        case .table:
            alignments = node.alignments
            hasBody = false
            output.write("<table>\n")
        case .tableHeader:
            column = 0
            output.write("<thead>\n<tr>\n")
        case .tableRow:
            column = 0
            output.write(hasBody ? "<tr>\n" : "<tbody>\n<tr>\n")
            hasBody = true
        default: enterCell(node)
        }
    }

    /// Ends a table or a part of one.
    mutating func leaveTable(_ node: MarkdownNode) {
        switch node.kind {
        case .table: output.write(hasBody ? "</tbody>\n</table>\n" : "</table>\n")
        case .tableHeader: output.write("</tr>\n</thead>\n")
        case .tableRow: output.write("</tr>\n")
        default:
            endNote()
            output.write(node.parent?.kind == .tableHeader ? "</th>\n" : "</td>\n")
        }
    }

    private mutating func enterCell(_ node: MarkdownNode) {
        begin(node)
        output.write(node.parent?.kind == .tableHeader ? "<th" : isWordy(node) ? "<td class=\"words\"" : "<td")
        switch alignments.indices.contains(column) ? alignments[column] : 0 {
        case UInt8(ascii: "l"): output.write(" style=\"text-align:start\">")
        case UInt8(ascii: "c"): output.write(" style=\"text-align:center\">")
        case UInt8(ascii: "r"): output.write(" style=\"text-align:end\">")
        default: output.write(">")
        }
        column += 1
    }

    /// Whether a cell has so many words that its column must not shrink to one of them a line.
    private func isWordy(_ cell: MarkdownNode) -> Bool {
        let text = cell.plainText.utf8
        return text.count >= 16 && text.contains(UInt8(ascii: " "))
    }
}
