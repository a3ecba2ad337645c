/// A text with Markdown's marks within a line, as `AttributedString(markdown:)` reads them: `**bold**`, `~~struck through~~`
/// and `[a link](https://example.org)`.
package struct InlineMarkdown {
    /// A stretch in one style.
    package struct Run: Hashable, Sendable {
        package var text: String
        package var style = Style()
    }

    package struct Style: Hashable, Sendable {
        package var isBold = false
        package var isStruckThrough = false
        package var link: String?
    }

    /// A mark that asks for a font that there is none of.
    package struct MissingFont: Error {
        package var mark: String
        package var font: String
    }

    /// In the order of the text, none of them empty, neighbours in different styles.
    package private(set) var runs: [Run] = []
    private let bytes: [UInt8]

    /// Reads `text`; what opens and is not closed stands for itself, as a mark behind a backslash does.
    ///
    /// Complexity: O(n²) in texts of marks that are not closed. Throws where a mark asks for a font that there is none of.
    package init(_ text: String) throws(MissingFont) {
        bytes = Array(text.utf8)
        try read(0..<bytes.count, Style())
    }

    /// The text with every mark of Markdown's behind a backslash.
    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if Self.marks.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let marks = Array("\\*_~`[]()".utf8)
}

extension InlineMarkdown {
    private mutating func read(_ range: Range<Int>, _ style: Style) throws(MissingFont) {
        var (index, plain) = (range.lowerBound, range.lowerBound)
        while index < range.upperBound {
            let start = index
            guard let next = try readMark(at: &index, in: range, style, before: plain) else {
                index = max(index, start + 1)
                continue
            }
            (index, plain) = (next, next)
        }
        append(plain..<range.upperBound, style)
    }

    /// Reads what a mark encloses, with the plain text from `plain` on that stands before it; returns where the rest
    /// begins, nil where no mark opens. Moves `index` behind what is no mark.
    private mutating func readMark(
        at index: inout Int, in range: Range<Int>, _ style: Style, before plain: Int
    ) throws(MissingFont) -> Int? {
        let start = index
        switch bytes[start] {
        case UInt8(ascii: "\\"):
            guard start + 1 < range.upperBound, isPunctuation(start + 1) else { return nil }
            append(plain..<start, style)
            append(start + 1..<start + 2, style)
            return start + 2
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"):
            let count = bytes[start..<range.upperBound].prefix { $0 == bytes[start] }.count
            index += count
            guard let end = closing(start, count, in: range) else { return nil }
            append(plain..<start, style)
            try read(start + count..<end, try enclosed(bytes[start], count, in: style))
            return end + count
        case UInt8(ascii: "["):
            guard let middle = find("](", from: start + 1, in: range),
                let end = bytes[middle + 2..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
            else { return nil }
            append(plain..<start, style)
            var linked = style
            linked.link = String(decoding: bytes[middle + 2..<end], as: UTF8.self)
            try read(start + 1..<middle, linked)
            return end + 1
        default: return nil
        }
    }

    private func enclosed(_ mark: UInt8, _ count: Int, in style: Style) throws(MissingFont) -> Style {
        var style = style
        switch (mark, count) {
        case (UInt8(ascii: "~"), _): style.isStruckThrough = true
        case (UInt8(ascii: "`"), _): throw MissingFont(mark: "`…`", font: "monospaced")
        case (_, 2): style.isBold = true
        default: throw MissingFont(mark: count == 1 ? "*…*" : "***…***", font: "italic")
        }
        return style
    }

    /// Where the marks that close those at `start` begin; nil where these open nothing.
    private func closing(_ start: Int, _ count: Int, in range: Range<Int>) -> Int? {
        let (mark, inside) = (bytes[start], start + count)
        guard inside < range.upperBound, !isSpace(inside), count < 4, mark != UInt8(ascii: "~") || count == 2 else {
            return nil
        }
        let isInWord = mark == UInt8(ascii: "_")
        if isInWord, start > range.lowerBound, isLetter(start - 1) { return nil }
        var index = inside
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 2
                continue
            }
            guard bytes[index] == mark else {
                index += 1
                continue
            }
            let found = bytes[index..<range.upperBound].prefix { $0 == mark }.count
            let isEnd = !isInWord || index + found == range.upperBound || !isLetter(index + found)
            if found == count, index > inside, !isSpace(index - 1), isEnd { return index }
            index += found
        }
        return nil
    }

    private func find(_ marks: StaticString, from start: Int, in range: Range<Int>) -> Int? {
        let wanted = marks.withUTF8Buffer { Array($0) }
        var index = start
        while index + wanted.count <= range.upperBound {
            if bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    private mutating func append(_ range: Range<Int>, _ style: Style) {
        guard !range.isEmpty else { return }
        let text = String(decoding: bytes[range], as: UTF8.self)
        if runs.last?.style == style {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, style: style))
        }
    }

    private func isSpace(_ index: Int) -> Bool { bytes[index] <= 0x20 }

    private func isLetter(_ index: Int) -> Bool {
        switch bytes[index] {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
        default: false
        }
    }

    private func isPunctuation(_ index: Int) -> Bool { (0x21...0x7E).contains(bytes[index]) && !isLetter(index) }
}
