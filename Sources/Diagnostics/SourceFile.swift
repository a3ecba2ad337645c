/// A text with its path and its table of lines, so that every offset in it has a place.
public struct SourceFile: Sendable {
    /// The path shown to the author.
    public let path: String
    /// The whole text as UTF-8.
    public let utf8: [UInt8]
    /// The UTF-8 offset at which each line begins; the first is 0.
    private let lineStarts: [Int]
    /// Where the lines come from, ascending; empty for a text that is one file.
    private let parts: [Part]

    /// Lines that a text takes from a file.
    public struct Part: Hashable, Sendable {
        /// The first of them in the text, counted from 1.
        public var line: Int
        /// The file they come from.
        public var path: String
        /// The first of them in that file, counted from 1.
        public var lineThere: Int

        public init(line: Int, path: String, lineThere: Int) {
            self.line = line
            self.path = path
            self.lineThere = lineThere
        }
    }

    /// Indexes the lines of `text`. Complexity: O(n) in its length.
    public init(path: String, text: String) {
        self.init(path: path, utf8: Array(text.utf8))
    }

    /// Indexes the lines of `utf8`, which need not be valid. Complexity: O(n) in its length.
    ///
    /// - Parameter parts: where its lines come from, if they come from several files; the first begins at line 1.
    public init(path: String, utf8: [UInt8], parts: [Part] = []) {
        self.path = path
        self.utf8 = utf8
        self.parts = parts
        lineStarts = utf8.withUnsafeBufferPointer { bytes in
            var starts = [0]
            for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
            return starts
        }
    }

    /// How many lines the text has; a final line feed opens one more, empty line.
    public var lineCount: Int { lineStarts.count }

    /// The place of a UTF-8 offset; offsets beyond the text are held to its end. Complexity: O(log lines).
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), utf8.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = offset - lineStarts[low] + 1
        guard let part = parts.last(where: { $0.line <= low + 1 }) else {
            return SourceLocation(path: path, line: low + 1, column: column)
        }
        return SourceLocation(path: part.path, line: part.lineThere + low + 1 - part.line, column: column)
    }

    /// The line of the text, counted from 1, that a place in it or in one of the files it is made of is on.
    public func line(of place: SourceLocation) -> Int {
        for (index, part) in parts.enumerated() where part.path == place.path {
            let line = part.line + place.line - part.lineThere
            let end = index + 1 < parts.count ? parts[index + 1].line : lineStarts.count + 1
            if line >= part.line, line < end { return line }
        }
        return place.line
    }

    /// The text of the line that a place in it or in one of the files it is made of is on.
    public func text(of place: SourceLocation) -> String { text(ofLine: line(of: place)) }

    /// Whether a place is in it or in one of the files it is made of.
    public func holds(_ place: SourceLocation) -> Bool {
        place.path == path || parts.contains { $0.path == place.path }
    }

    /// The UTF-8 offset at which `line` (counted from 1) begins, or nil where there is no such line.
    public func offset(ofLine line: Int) -> Int? {
        (1...lineStarts.count).contains(line) ? lineStarts[line - 1] : nil
    }

    /// The text of `line` (counted from 1) without its line ending, repaired where it is not UTF-8.
    public func text(ofLine line: Int) -> String {
        guard let start = offset(ofLine: line) else { return "" }
        var end = line < lineStarts.count ? lineStarts[line] - 1 : utf8.count
        if end > start, utf8[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return String(decoding: utf8[start..<max(start, end)], as: UTF8.self)
    }
}
