import Escaping

/// Writes code line by line as HTML: `<span class="line">…</span>`, the line feed inside, so that lines can be
/// blocks.
struct CodeLines {
    private let utf8: [UInt8]
    private let marks: LineMarks
    private var html: [UInt8] = []
    private var line = 1
    private var isLineOpen = false

    init(_ utf8: [UInt8], _ marks: LineMarks) {
        self.utf8 = utf8
        self.marks = marks
        html.reserveCapacity(4 * utf8.count)
    }

    /// The whole code with `spans`, which are in order, coloured.
    mutating func marked(_ spans: [CodeSpan]) -> String {
        var position = 0
        for span in spans where span.range.lowerBound >= position && span.range.upperBound <= utf8.count {
            add(position..<span.range.lowerBound, nil)
            add(span.range, span.kind)
            position = span.range.upperBound
        }
        add(position..<utf8.count, nil)
        if isLineOpen { closeLine() }
        return String(decoding: html, as: UTF8.self)
    }

    /// Adds a piece; one that goes over a line's end is coloured anew on each line.
    private mutating func add(_ range: Range<Int>, _ kind: CodeSpan.Kind?) {
        var start = range.lowerBound
        while start < range.upperBound {
            let end = utf8[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
            addToLine(start..<end, kind)
            start = end
            guard end < range.upperBound else { return }
            openLine()
            html.append(UInt8(ascii: "\n"))
            closeLine()
            start += 1
        }
    }

    private mutating func addToLine(_ range: Range<Int>, _ kind: CodeSpan.Kind?) {
        guard !range.isEmpty else { return }
        openLine()
        guard let kind else { return addText(range) }
        write("<span class=\"")
        html += kind.rawValue.utf8
        write("\">")
        addText(range)
        write("</span>")
    }

    private mutating func addText(_ range: Range<Int>) {
        if utf8[range].allSatisfy(staysAsContent) {
            html += utf8[range]
        } else {
            // A line feed alone ends a line.
            let code = String(decoding: utf8[range].filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
            html += escaped(code, as: .content).utf8
        }
    }

    private mutating func write(_ text: StaticString) {
        text.withUTF8Buffer { html += $0 }
    }

    private mutating func openLine() {
        guard !isLineOpen else { return }
        write("<span class=\"line")
        html += marks.classes(of: line).utf8
        write("\">")
        isLineOpen = true
    }

    private mutating func closeLine() {
        write("</span>")
        isLineOpen = false
        line += 1
    }
}
