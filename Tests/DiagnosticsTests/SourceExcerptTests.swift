import Diagnostics
import Testing

@Suite("Lines taken out of a file")
struct SourceExcerptTests {
    /// A block in a list item: its indentation is taken off, its lines keep their places.
    private static let file = SourceFile(
        path: "a.md", text: "- step\n  ```layout\n  View a {\n      x == 1\n  }\n  ```\n")

    private static let excerpt = SourceExcerpt(
        file: file,
        lines: [
            .init(utf8: Array("View a {".utf8), fileOffset: 21), .init(utf8: Array("    x == 1".utf8), fileOffset: 32),
            .init(utf8: Array("}".utf8), fileOffset: 45),
        ])

    @Test("are joined by line feeds")
    func text() {
        #expect(String(decoding: Self.excerpt.utf8, as: UTF8.self) == "View a {\n    x == 1\n}\n")
    }

    @Test("know the place in the file of each of their bytes")
    func places() {
        let text = Self.excerpt.utf8
        for (offset, byte) in text.enumerated() where byte != 0x0A {
            #expect(Self.file.utf8[Self.excerpt.fileOffset(of: offset)] == byte)
        }
        #expect(Self.excerpt.location(of: 0) == SourceLocation(path: "a.md", line: 3, column: 3))
        #expect(Self.excerpt.location(of: 13) == SourceLocation(path: "a.md", line: 4, column: 7))
        #expect(Self.excerpt.location(of: 20) == SourceLocation(path: "a.md", line: 5, column: 3))
    }

    @Test("hold offsets beyond them to their ends", arguments: [-1, -500, .min])
    func before(offset: Int) {
        #expect(Self.excerpt.location(of: offset) == Self.excerpt.location(of: 0))
    }

    @Test("hold offsets behind them to their ends", arguments: [23, 500, .max])
    func behind(offset: Int) {
        #expect(Self.excerpt.location(of: offset) == SourceLocation(path: "a.md", line: 6, column: 1))
    }

    @Test("may be none at all")
    func empty() {
        let excerpt = SourceExcerpt(file: Self.file, lines: [])
        #expect(excerpt.utf8.isEmpty)
        #expect(excerpt.location(of: 3) == SourceLocation(path: "a.md", line: 1, column: 1))
    }

    @Test("may be the whole file, whose offsets are then its own")
    func whole() {
        let excerpt = SourceExcerpt(whole: Self.file)
        for offset in Self.file.utf8.indices { #expect(excerpt.fileOffset(of: offset) == offset) }
    }

    @Test("make messages that show the file's own line")
    func diagnostic() {
        let message = Self.excerpt.diagnostic(.warning, "unused", at: 13..<14, message: "nothing uses x")
        #expect(message.excerpt == "      x == 1")
        #expect(message.location == SourceLocation(path: "a.md", line: 4, column: 7))
        #expect(message.length == 1)
    }

    @Test("take any range into a message", arguments: [0..<Int.max, -9..<3, 40..<90])
    func anyRange(_ range: Range<Int>) {
        #expect(!Self.excerpt.diagnostic(.error, "test", at: range, message: "what").rendered.isEmpty)
    }

    @Test("underline at least one column where the range is empty")
    func emptyRange() {
        #expect(Self.excerpt.diagnostic(.error, "end", at: 8..<8, message: "expected a line").length == 1)
    }
}
