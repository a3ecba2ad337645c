/// A line of a lesson that stands for a part, `![what it is](_setup.md)`.
package struct IncludedPart: Hashable, Sendable {
    /// As it is written, relative to the file.
    package var address: String
    /// Counted from 1.
    package var line: Int
    /// The column of the address, counted from 1, in UTF-8 bytes.
    package var column: Int
}

/// The lines of a lesson or a part that stand for parts: a picture alone on its line whose address ends in `.md`.
///
/// Complexity: O(n); nothing more than a search for `](` where there is none.
package func includedParts(in utf8: [UInt8]) -> [IncludedPart] {
    guard mayInclude(utf8) else { return [] }
    var found: [IncludedPart] = []
    var fence: (mark: UInt8, count: Int)?
    var isFrontMatter = false
    let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
        let isRule = line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 <= 0x20 }
        if isRule, index == 0 || isFrontMatter {
            isFrontMatter = index == 0
        } else if let mark = fenceMark(of: line) {
            if let open = fence {
                if open.mark == mark.mark, mark.count >= open.count, mark.isBare { fence = nil }
            } else {
                fence = (mark.mark, mark.count)
            }
        } else if !isFrontMatter, fence == nil, let part = includedPart(in: line) {
            found.append(IncludedPart(address: part.address, line: index + 1, column: part.column))
        }
    }
    return found
}

/// Whether `.md)` comes anywhere.
private func mayInclude(_ utf8: [UInt8]) -> Bool {
    utf8.withUnsafeBufferPointer { bytes in
        var index = 3
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: ")"), bytes[index - 1] == UInt8(ascii: "d"),
                bytes[index - 2] == UInt8(ascii: "m"),
                bytes[index - 3] == UInt8(ascii: ".")
            {
                return true
            }
            index += 1
        }
        return false
    }
}

/// The fence of a block of code that a line is: its sign, how often it stands there, and whether nothing follows.
private func fenceMark(of line: ArraySlice<UInt8>) -> (mark: UInt8, count: Int, isBare: Bool)? {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let count = text.prefix { $0 == mark }.count
    return count < 3 ? nil : (mark, count, text.dropFirst(count).allSatisfy { $0 <= 0x20 })
}

private func includedPart(in line: ArraySlice<UInt8>) -> (address: String, column: Int)? {
    guard line.starts(with: "![".utf8), let close = line.firstRange(of: Array("](".utf8)) else { return nil }
    var rest = line[close.upperBound...]
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    guard rest.popLast() == UInt8(ascii: ")") else { return nil }
    let address = String(decoding: rest, as: UTF8.self)
    guard address.hasSuffix(".md"), !address.contains("://"), !address.contains(where: { "()\" ".contains($0) }) else {
        return nil
    }
    return (address, close.upperBound - line.startIndex + 1)
}
