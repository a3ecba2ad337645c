import Diagnostics

/// The lines of a lesson's body as CommonMark counts them: a carriage return alone ends a line too.
struct BodyLines {
    let file: SourceFile
    /// The UTF-8 offsets in the file of each line's text without its ending.
    private let lines: [Range<Int>]

    init(of file: SourceFile, from start: Int) {
        self.file = file
        var lines: [Range<Int>] = []
        var lineStart = start
        var index = start
        while index < file.utf8.count {
            let byte = file.utf8[index]
            index += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            lines.append(lineStart..<index - 1)
            if byte == UInt8(ascii: "\r"), index < file.utf8.count, file.utf8[index] == UInt8(ascii: "\n") {
                index += 1
            }
            lineStart = index
        }
        if lineStart < index || lines.isEmpty { lines.append(lineStart..<index) }
        self.lines = lines
    }

    var count: Int { lines.count }

    /// The offsets of `line`, counted from 1 and held to the lines there are.
    subscript(line: Int) -> Range<Int> {
        lines[min(max(line, 1), lines.count) - 1]
    }

    /// The text of `line`, counted from 1.
    func text(_ line: Int) -> ArraySlice<UInt8> { file.utf8[self[line]] }

    /// The offset of a line and column, both counted from 1.
    func offset(line: Int, column: Int) -> Int {
        let range = self[line]
        return min(range.upperBound, range.lowerBound + max(0, column - 1))
    }
}
