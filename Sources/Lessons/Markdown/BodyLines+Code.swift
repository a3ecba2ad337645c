import Diagnostics

extension BodyLines {
    /// The block that `node` stands for, each byte of its code at its place in the file.
    func codeBlock(_ node: MarkdownNode) -> CodeBlock {
        let start = offset(line: node.startLine, column: node.startColumn)
        let code = codeLines(of: node)
        let info = info(of: node, from: start)
        let infoText = String(decoding: file.utf8[info], as: UTF8.self)
        return CodeBlock(
            kind: CodeBlock.Kind(info: infoText), info: infoText, infoOffset: info.lowerBound,
            excerpt: SourceExcerpt(file: file, lines: code), location: file.location(of: start))
    }

    /// Whether the block's fence has its counterpart; indented code needs none.
    func isClosed(_ node: MarkdownNode) -> Bool {
        guard let fence = node.fence else { return true }
        let line = node.startLine + literalLines(of: node).count + 1
        guard line <= count else { return false }
        let blanks: Set<UInt8> = [0x20, 0x09]
        let trimmed = text(line).reversed().drop { blanks.contains($0) }
        return trimmed.prefix { $0 == fence.character }.count >= fence.length
    }

    /// A line of code is the end of its line in the file, whatever quote marks and indentation stand before it. Only a
    /// tab that is half indentation has become spaces; those are left out of the search.
    private func codeLines(of node: MarkdownNode) -> [SourceExcerpt.Line] {
        let first = node.startLine + (node.fence == nil ? 0 : 1)
        return literalLines(of: node).enumerated().map { index, code in
            let line = self[first + index]
            let source = file.utf8[line]
            for indentation in 0...min(code.prefix { $0 == 0x20 }.count, 4)
            where source.ends(with: code.dropFirst(indentation)) {
                let start = line.upperBound - (code.count - indentation) - indentation
                return SourceExcerpt.Line(utf8: Array(code), fileOffset: max(line.lowerBound, start))
            }
            return SourceExcerpt.Line(utf8: Array(code), fileOffset: line.lowerBound)
        }
    }

    private func literalLines(of node: MarkdownNode) -> [ArraySlice<UInt8>] {
        var code = Array(node.literal.utf8)
        guard !code.isEmpty else { return [] }
        if code.last == UInt8(ascii: "\n") { code.removeLast() }
        return code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
            $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
        }
    }

    /// The offsets of the info string: what follows the fence, without white space around it.
    private func info(of node: MarkdownNode, from start: Int) -> Range<Int> {
        let end = self[node.startLine].upperBound
        guard let fence = node.fence, start < end else { return start..<start }
        var rest = file.utf8[start..<end].drop { $0 == fence.character }
        while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
        while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest.removeLast() }
        return rest.startIndex..<rest.endIndex
    }
}

extension Collection where Element == UInt8 {
    fileprivate func ends(with suffix: some BidirectionalCollection<UInt8>) -> Bool
    where Self: BidirectionalCollection {
        guard count >= suffix.count else { return false }
        return zip(reversed(), suffix.reversed()).allSatisfy { $0 == $1 }
    }
}
