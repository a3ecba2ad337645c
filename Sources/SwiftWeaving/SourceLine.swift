import Diagnostics

/// A line of a program, and where it stands in a lesson.
public struct SourceLine: Hashable, Sendable {
    public var text: String
    /// Of the line's first byte.
    public var location: SourceLocation

    public init(_ text: String, at location: SourceLocation) {
        self.text = text
        self.location = location
    }

    /// The lines of a block.
    public static func all(of excerpt: SourceExcerpt) -> [SourceLine] {
        var lines: [SourceLine] = []
        var offset = 0
        for line in excerpt.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            lines.append(SourceLine(String(decoding: line, as: UTF8.self), at: excerpt.location(of: offset)))
            offset += line.count + 1
        }
        while lines.last?.isBlank == true { lines.removeLast() }
        return lines
    }

    var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    /// Spaces.
    var indentation: Int { text.prefix { $0 == " " }.count }

    /// The line further to the right by so many spaces, to the left where they are fewer than 0.
    func indented(by count: Int) -> SourceLine {
        guard !isBlank, count != 0 else { return self }
        var line = self
        let removed = min(max(0, -count), indentation)
        line.text = String(repeating: " ", count: max(0, count)) + text.dropFirst(removed)
        line.location.column += removed - max(0, count)
        return line
    }
}
