import Diagnostics
import Lessons
import Testing

@Suite("Code blocks")
struct CodeBlockTests {
    @Test(
        "are told apart by their info string",
        arguments: [
            ("```layout figure=a\n```", "layout figure=a", CodeBlock.Kind.layout),
            ("~~~  layout\tshow=none  \n~~~", "layout\tshow=none", .layout),
            ("```lay out\n```", "lay out", .code(language: "lay", title: nil)),
            ("```yaml data\n```", "yaml data", .data),
            ("```json data\n```", "json data", .data),
            ("```yaml\n```", "yaml", .code(language: "yaml", title: nil)),
            (
                "```swift title=\"A \\\"b\\\".swift\"\n```", "swift title=\"A \\\"b\\\".swift\"",
                .code(language: "swift", title: "A \"b\".swift")
            ),
            ("```swift title=A.swift x\n```", "swift title=A.swift x", .code(language: "swift", title: "A.swift")),
            ("```\n```", "", .code(language: "", title: nil)),
            ("    indented", "", .code(language: "", title: nil)),
        ])
    func kinds(markdown: String, info: String, kind: CodeBlock.Kind) {
        let (lesson, problems) = readLesson(markdown)
        #expect(lesson.blocks.map(\.kind) == [kind])
        #expect(lesson.blocks.map(\.info) == [info])
        #expect(problems.isEmpty)
    }

    @Test(
        "know the place of every line, of the fence and of the info string",
        arguments: [
            ("```layout\na\n  b\n```", "4:1 4:4 a@5:1 b@6:3"),
            ("> ```layout\n> a\n>  b\n> ```", "4:3 4:6 a@5:3 b@6:4"),
            (">```layout\n>a\n>  b\n>```", "4:2 4:5 a@5:2 b@6:4"),
            ("- ~~~~ layout\n  a\n\n    b\n  ~~~~", "4:3 4:8 a@5:3 b@7:5"),
            ("1. x\n\n   > - ```layout\n   >   a\n   >      b\n   >   ```", "6:8 6:11 a@7:8 b@8:11"),
            ("  ```layout\n  a\n b\n   c\n  ```", "4:3 4:6 a@5:3 b@6:2 c@7:4"),
            ("-\t```layout\n\ta\n\t\tb\n\t```", "4:3 4:6 a@5:2 b@6:3"),
            ("x\n\n    a\n\n      b", "6:5 6:5 a@6:5 b@8:7"),
            ("```layout\r\na\r\n  b\r\n```\r\n", "4:1 4:4 a@5:1 b@6:3"),
            ("é\n\n```layout\né a\n```", "6:1 6:4 é@7:1 a@7:4"),
        ])
    func places(markdown: String, expected: String) throws {
        let (lesson, problems) = readLesson(markdown)
        let block = try #require(lesson.blocks.first)
        let info = lesson.file.location(of: block.infoOffset)
        var words = ["\(block.location.line):\(block.location.column)", "\(info.line):\(info.column)"]
        for (offset, word) in self.words(of: block.excerpt.utf8) {
            let place = block.excerpt.location(of: offset)
            words.append("\(word)@\(place.line):\(place.column)")
            #expect(lesson.file.utf8[block.excerpt.fileOffset(of: offset)...].starts(with: word.utf8))
        }
        #expect(words.joined(separator: " ") == expected)
        #expect(problems.isEmpty)
    }

    @Test("that are never closed are an error at the fence")
    func unclosed() {
        #expect(
            rendered(readLesson("- ```layout\n  a\n\nb").problems) == """
                a.md:4:3: error: this block is never closed
                     4 | - ```layout
                       |   ^~~
                       = help: repeat its first characters on a line of their own below the code

                """)
    }

    private func words(of utf8: [UInt8]) -> [(offset: Int, word: String)] {
        let blanks = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t")]
        return utf8.split { blanks.contains($0) }.map { ($0.startIndex, String(decoding: $0, as: UTF8.self)) }
    }
}
