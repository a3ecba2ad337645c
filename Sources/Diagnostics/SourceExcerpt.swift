/// Lines taken out of a file, such as a fenced block with its indentation removed; every offset keeps its place.
public struct SourceExcerpt: Sendable {
    /// The file the lines come from.
    public let file: SourceFile
    /// The lines joined by line feeds, as UTF-8.
    public let utf8: [UInt8]
    /// Where each line of `utf8` begins in it, and the offset in the file it was taken from.
    private let lines: [(start: Int, fileOffset: Int)]

    /// A line's text without its ending, and the UTF-8 offset in the file at which that text begins.
    public struct Line: Sendable {
        public var utf8: [UInt8]
        public var fileOffset: Int

        public init(utf8: [UInt8], fileOffset: Int) {
            self.utf8 = utf8
            self.fileOffset = fileOffset
        }
    }

    /// Joins `lines` of `file`. Complexity: O(n) in their length.
    public init(file: SourceFile, lines: [Line]) {
        self.file = file
        var joined: [UInt8] = []
        var starts: [(start: Int, fileOffset: Int)] = []
        for line in lines {
            starts.append((joined.count, line.fileOffset))
            joined += line.utf8
            joined.append(UInt8(ascii: "\n"))
        }
        utf8 = joined
        self.lines = starts
    }

    /// The whole of a file.
    public init(whole file: SourceFile) {
        self.file = file
        utf8 = file.utf8
        lines = [(0, 0)]
    }

    /// The offset in the file of an offset in `utf8`; offsets beyond it are held to its ends. Complexity: O(log lines).
    public func fileOffset(of offset: Int) -> Int {
        guard !lines.isEmpty else { return 0 }
        let offset = min(max(offset, 0), utf8.count)
        var low = 0
        var high = lines.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle].start <= offset { low = middle } else { high = middle }
        }
        return lines[low].fileOffset + (offset - lines[low].start)
    }

    /// The place in the file of an offset in `utf8`.
    public func location(of offset: Int) -> SourceLocation {
        file.location(of: fileOffset(of: offset))
    }

    /// A message about the offsets `range` of `utf8`.
    public func diagnostic(
        _ severity: Diagnostic.Severity = .error, _ identifier: String, at range: Range<Int>,
        message: String, help: String? = nil, notes: [Diagnostic.Note] = []
    ) -> Diagnostic {
        let start = fileOffset(of: range.lowerBound)
        return Diagnostic(
            severity, identifier, in: file, at: start..<start + min(max(1, range.count), max(1, utf8.count)),
            message: message, help: help, notes: notes)
    }
}
