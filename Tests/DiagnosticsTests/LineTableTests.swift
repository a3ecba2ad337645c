import Diagnostics
import Testing

@Suite("The line table of a file")
struct LineTableTests {
    struct Place: Sendable, CustomTestStringConvertible {
        let text: String
        let offset: Int
        let line: Int
        let column: Int
        var testDescription: String { "offset \(offset) of \(text.debugDescription)" }
    }

    static let places = [
        Place(text: "", offset: 0, line: 1, column: 1),
        Place(text: "", offset: 5, line: 1, column: 1),
        Place(text: "one", offset: 0, line: 1, column: 1),
        Place(text: "one", offset: 3, line: 1, column: 4),
        Place(text: "one", offset: 99, line: 1, column: 4),
        Place(text: "one", offset: -4, line: 1, column: 1),
        Place(text: "one\ntwo", offset: 3, line: 1, column: 4),
        Place(text: "one\ntwo", offset: 4, line: 2, column: 1),
        Place(text: "one\ntwo\n", offset: 8, line: 3, column: 1),
        Place(text: "\n\n\n", offset: 2, line: 3, column: 1),
        Place(text: "one\r\ntwo", offset: 5, line: 2, column: 1),
        Place(text: "é = ü", offset: 5, line: 1, column: 6),
        Place(text: "🧘\nx", offset: 5, line: 2, column: 1),
        Place(text: "a\rb", offset: 2, line: 1, column: 3),
    ]

    @Test("finds line and column of every offset, in bytes from 1", arguments: places)
    func location(_ place: Place) {
        let file = SourceFile(path: "a.md", text: place.text)
        #expect(file.location(of: place.offset) == SourceLocation(path: "a.md", line: place.line, column: place.column))
    }

    @Test("says where each line begins and nothing for lines that are not there")
    func offsets() {
        let file = SourceFile(path: "a.md", text: "one\ntwo\n")
        #expect(file.lineCount == 3)
        #expect([0, 1, 2, 3, 4].map { file.offset(ofLine: $0) } == [nil, 0, 4, 8, nil])
        #expect(file.offset(ofLine: .max) == nil)
    }

    @Test("gives each line without its ending")
    func lines() {
        let file = SourceFile(path: "a.md", text: "one\r\ntwo\n\n\r\nfive\r")
        #expect((0...6).map { file.text(ofLine: $0) } == ["", "one", "two", "", "", "five", ""])
    }

    @Test("repairs bytes that are not UTF-8 and keeps their offsets")
    func invalidBytes() {
        let file = SourceFile(path: "a.md", utf8: [0x61, 0xFF, 0x62, 0x0A, 0xC3])
        #expect(file.text(ofLine: 1) == "a\u{FFFD}b")
        #expect(file.text(ofLine: 2) == "\u{FFFD}")
        #expect(file.location(of: 4) == SourceLocation(path: "a.md", line: 2, column: 1))
    }

    @Test("agrees with counting from the start at every offset")
    func countsLikeReadingOn() {
        let text = "# Title\n\n```layout\r\nView a {}\n```\n\nä\u{2028}ö\n"
        let file = SourceFile(path: "a.md", text: text)
        var (line, column) = (1, 1)
        for (offset, byte) in text.utf8.enumerated() {
            #expect(file.location(of: offset) == SourceLocation(path: "a.md", line: line, column: column))
            column += 1
            if byte == 0x0A { (line, column) = (line + 1, 1) }
        }
        #expect(file.location(of: text.utf8.count) == SourceLocation(path: "a.md", line: line, column: column))
    }
}

@Suite("A place in a file")
struct SourceLocationTests {
    @Test("reads as path, line and column")
    func description() {
        #expect(SourceLocation(path: "content/a.md", line: 3, column: 14).description == "content/a.md:3:14")
    }

    @Test("comes before another by path, then line, then column")
    func order() {
        let sorted = [
            SourceLocation(path: "a.md", line: 2, column: 9), SourceLocation(path: "a.md", line: 10, column: 1),
            SourceLocation(path: "a.md", line: 10, column: 2), SourceLocation(path: "b.md", line: 1, column: 1),
        ]
        #expect(Array(sorted.reversed()).sorted() == sorted)
    }

    @Test("of a text made of several files gives each line its place in its own file, and finds it by that")
    func parts() {
        let file = SourceFile(
            path: "a.md", utf8: Array("one\nadded\nmore\ntwo\n".utf8),
            parts: [
                SourceFile.Part(line: 1, path: "a.md", lineThere: 1),
                SourceFile.Part(line: 2, path: "b.md", lineThere: 5),
                SourceFile.Part(line: 4, path: "a.md", lineThere: 3),
            ])
        let places = [0, 4, 11, 15, 18].map { "\(file.location(of: $0))" }
        #expect(places == ["a.md:1:1", "b.md:5:1", "b.md:6:2", "a.md:3:1", "a.md:3:4"])
        #expect([0, 4, 10, 15].map { file.text(of: file.location(of: $0)) } == ["one", "added", "more", "two"])
        #expect(file.holds(SourceLocation(path: "b.md", line: 5, column: 1)))
        #expect(!file.holds(SourceLocation(path: "c.md", line: 1, column: 1)))
    }
}
