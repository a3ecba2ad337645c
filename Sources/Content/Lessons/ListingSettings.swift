import Diagnostics
import Lessons
import Notation

/// How a block of code is shown, as the words behind its fence say: `{3,5-7}` or `mark=3,5-7`, `lines`, `diff`.
package struct ListingSettings: Hashable, Sendable {
    /// The lines that are set off, counted from 1.
    package private(set) var marked: Set<Int> = []
    /// The number of the first line; nil where lines are not numbered.
    package private(set) var firstNumber: Int?
    /// Whether lines that begin with `+` and `-` are added and taken away.
    package private(set) var isChange: Bool
    package private(set) var diagnostics: [Diagnostic] = []

    package init(of block: CodeBlock, in file: SourceFile) {
        let lineCount = max(1, block.excerpt.utf8.count { $0 == UInt8(ascii: "\n") })
        isChange = Self.isChange(block)
        var reader = InfoStringReader(block.info)
        while let word = reader.next() {
            let text: Substring? =
                word.value == nil && word.name.hasPrefix("{")
                ? word.name.dropFirst().dropLast(word.name.hasSuffix("}") ? 1 : 0)
                : word.name == "mark" ? word.value.map { $0[...] } ?? "" : nil
            if let text, !mark(text, of: lineCount) {
                report(
                    word, in: file, at: block.infoOffset,
                    "'\(text)' names no lines of this block, which has \(lineCount)",
                    "name lines from 1 and ranges, without spaces: '{3,5-7}'")
            }
            guard word.name == "lines" else { continue }
            firstNumber = word.value.map { Int($0) } ?? 1
            if firstNumber == nil {
                report(
                    word, in: file, at: block.infoOffset, "'\(word.value ?? "")' is no number of a line",
                    "write 'lines', or 'lines=10' for a listing that begins at line 10")
            }
        }
    }

    /// Whether a block shows a change: it holds what was before and what comes.
    package static func isChange(_ block: CodeBlock) -> Bool {
        var reader = InfoStringReader(block.info)
        while let word = reader.next() { if word.name == "diff", word.value == nil { return true } }
        return false
    }

    /// False where the text is no list of lines that the block has.
    private mutating func mark(_ text: Substring, of lineCount: Int) -> Bool {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...2).contains(ends.count), let first = ends[0], let last = ends.last ?? nil, first >= 1,
                first <= last,
                last <= lineCount
            else { return false }
            marked.formUnion(first...last)
        }
        return true
    }

    private mutating func report(
        _ word: InfoStringReader.Word, in file: SourceFile, at offset: Int, _ message: String, _ help: String
    ) {
        let start = offset + word.nameRange.lowerBound
        diagnostics.append(
            Diagnostic(
                .error, "listing", in: file, at: start..<max(start + 1, offset + word.valueRange.upperBound),
                message: message, help: help))
    }
}
