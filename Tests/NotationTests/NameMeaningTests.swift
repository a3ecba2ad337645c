import Testing

@testable import Notation

@Suite("What names mean, for colouring")
struct NameMeaningTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let code: String
        /// Each name with its kind, in order.
        let names: String
        var testDescription: String { code }
    }

    static let cases = [
        Case(
            code: "screen A { Label top { leading == super.leading } View b { top == top.bottom } }",
            names: "A/typeName Label/typeName top/identifier leading/anchor leading/anchor View/typeName b/identifier "
                + "top/anchor top/identifier bottom/anchor"),
        Case(
            code: "screen A { let width = 60; View b { width == width; size == min(width, screen.width) } }",
            names: "A/typeName width/identifier View/typeName b/identifier width/anchor width/identifier size/anchor "
                + "min/function width/identifier screen/environment width/identifier"),
        Case(
            code: "component Row(height) { width == height } screen A { Row left(60) }",
            names: "Row/typeName height/identifier width/anchor height/identifier A/typeName Row/typeName "
                + "left/identifier"),
        Case(
            code: "screen A { for height in [1, 2] { View bar { height == height; width == bar.height } } }",
            names: "A/typeName height/identifier View/typeName bar/identifier height/anchor height/identifier "
                + "width/anchor bar/identifier height/anchor"),
        Case(
            code: "screen A { View b { leading == super.margins.leading; when regular { width == 60 } } }",
            names: "A/typeName View/typeName b/identifier leading/anchor margins/identifier leading/anchor "
                + "regular/environment width/anchor"),
        Case(
            code: "screen A { for song in songs { View bar { width == song.width } } }",
            names: "A/typeName song/identifier songs/identifier View/typeName bar/identifier width/anchor "
                + "song/identifier width/identifier"),
    ]

    @Test("A name is coloured by what it means", arguments: cases)
    func meaning(_ example: Case) {
        let lesson = Lesson(example.code)
        #expect(lesson.problems.isEmpty)
        #expect(names(in: lesson.program, example.code) == example.names)
    }

    @Test("A block that goes on with a screen knows the names of the blocks before")
    func reopened() {
        let second = "screen A { ... ; Label b { leading == top.leading } }"
        let lesson = Lesson("screen A { View top { size == 60 } }", second)
        #expect(lesson.problems.isEmpty)
        #expect(
            names(in: lesson.program, second)
                == "A/typeName Label/typeName b/identifier leading/anchor top/identifier leading/anchor")
    }

    private func names(in program: LayoutProgram, _ code: String) -> String {
        let utf8 = Array(code.utf8)
        let words = program.tokensOfLastBlock.compactMap { token -> String? in
            switch token.kind {
            case .typeName, .identifier, .anchor, .function, .environment:
                return String(decoding: utf8[token.range], as: UTF8.self) + "/" + token.kind.rawValue
            case .keyword, .property, .number, .string, .dotValue, .operator, .comment, .punctuation, .ellipsis,
                .unknown:
                return nil
            }
        }
        return words.joined(separator: " ")
    }
}
