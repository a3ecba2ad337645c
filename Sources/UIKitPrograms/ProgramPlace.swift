/// A place in a program's text.
public struct ProgramPlace: Hashable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in UTF-8 bytes.
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// From `path:line:column`, where the path is that of the program.
    init?(_ text: some StringProtocol, in path: String) {
        guard let range = text.range(of: path + ":") else { return nil }
        let parts = text[range.upperBound...].split(separator: ":", omittingEmptySubsequences: false)
        guard let line = parts.first.flatMap({ Int($0) }) else { return nil }
        self.init(line: line, column: parts.count > 1 ? Int(parts[1]) ?? 1 : 1)
    }
}

/// An error in a program that the compiler has found.
public struct CompileError: Hashable, Sendable {
    public var place: ProgramPlace
    public var message: String
    /// What to write instead, where that is known.
    public var help: String?

    /// The errors in what a compiler said of the program at `path`.
    public static func all(in complaint: String, of path: String) -> [CompileError] {
        complaint.split(separator: "\n").compactMap { line in
            guard let mark = line.range(of: ": error: "), let place = ProgramPlace(line[..<mark.lowerBound], in: path)
            else { return nil }
            let parts = line[mark.upperBound...].split(separator: "; did you mean ", maxSplits: 1)
            return CompileError(
                place: place, message: String(parts[0]), help: parts.count > 1 ? "did you mean \(parts[1])" : nil)
        }
    }
}
