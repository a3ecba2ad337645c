/// cmark tells where most links and pictures begin, but not those it made from bare addresses, and it is a few columns
/// off where a quote's line lacks its mark; these are found by text.
extension BodyLines {
    /// The offsets in the file of a link or picture, and from where to look for the next one.
    func range(of inline: MarkdownNode, in block: MarkdownNode, after cursor: Int) -> Range<Int> {
        let known = offset(line: inline.startLine, column: inline.startColumn)
        if inline.startLine > 0, opensInline(at: known, isImage: inline.kind == .image) {
            return known..<end(ofInlineAt: known)
        }
        let from = max(cursor, offset(line: max(block.startLine, inline.startLine), column: 1))
        let until = max(from, self[max(block.startLine, block.endLine)].upperBound)
        if inline.startLine > 0, let start = find(inline.kind == .image ? "![" : "[", in: from..<until) {
            return start..<end(ofInlineAt: start)
        }
        let text = inline.plainText
        if let start = find(text, in: from..<until) { return start..<start + max(1, text.utf8.count) }
        return from..<from + 1
    }

    /// The offsets in the file of a text that stands in a block as it is, or of the block's beginning.
    func range(ofText text: String, in block: MarkdownNode, after cursor: Int) -> Range<Int> {
        let from = max(cursor, offset(line: block.startLine, column: 1))
        let until = max(from, self[max(block.startLine, block.endLine)].upperBound)
        let start = find(text, in: from..<until)
        return start.map { $0..<$0 + text.utf8.count } ?? from..<from + 1
    }

    private func opensInline(at offset: Int, isImage: Bool) -> Bool {
        guard file.utf8.indices.contains(offset) else { return false }
        let byte = file.utf8[offset]
        return isImage ? byte == UInt8(ascii: "!") : byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<")
    }

    /// The offset behind the first closing parenthesis, bracket or angle on the line: enough for an underline.
    private func end(ofInlineAt start: Int) -> Int {
        var index = start
        while index < file.utf8.count, file.utf8[index] != UInt8(ascii: "\n") {
            let byte = file.utf8[index]
            index += 1
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">") { return index }
        }
        return max(start + 1, index)
    }

    private func find(_ text: String, in range: Range<Int>) -> Int? {
        let text = Array(text.utf8)
        guard let first = text.first, range.count >= text.count else { return nil }
        for start in range.lowerBound...range.upperBound - text.count
        where file.utf8[start] == first && file.utf8[start..<start + text.count].elementsEqual(text) {
            return start
        }
        return nil
    }
}
