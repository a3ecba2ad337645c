/// A place in a text file: path, line and column, the form in which authors read it.
public struct SourceLocation: Hashable, Sendable {
    /// The file's path as the author wrote it, relative to where the command ran.
    public var path: String
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in UTF-8 bytes.
    public var column: Int

    /// A place that is already known by its numbers.
    public init(path: String, line: Int, column: Int) {
        self.path = path
        self.line = line
        self.column = column
    }
}

#if !hasFeature(Embedded)
extension SourceLocation: Codable {}
#endif

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`, the form that editors and terminals make clickable.
    public var description: String { "\(path):\(line):\(column)" }
}

extension SourceLocation: Comparable {
    /// The order in which problems are listed: path, then line, then column.
    public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        if a.path != b.path { return a.path < b.path }
        return (a.line, a.column) < (b.line, b.column)
    }
}
