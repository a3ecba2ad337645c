import Diagnostics
import Testing

@Suite("A message as a terminal shows it")
struct RenderingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let diagnostic: Diagnostic
        let rendered: String

        init(_ description: String, _ diagnostic: Diagnostic, _ rendered: String) {
            testDescription = description
            self.diagnostic = diagnostic
            self.rendered = rendered
        }
    }

    private static func at(_ text: String, _ range: Range<Int>, _ message: String, help: String? = nil) -> Diagnostic {
        Diagnostic(.error, "test", in: SourceFile(path: "a.md", text: text), at: range, message: message, help: help)
    }

    @Test("says place, line, caret and way out", arguments: cases)
    func rendered(_ test: Case) {
        #expect(test.diagnostic.rendered == test.rendered)
    }

    static let cases = [
        Case(
            "a name in the middle of a line, with help",
            at("x\n    leading == avatr.trailing", 17..<22, "no view named 'avatr'", help: "did you mean 'avatar'?"),
            """
            a.md:2:16: error: no view named 'avatr'
                 2 |     leading == avatr.trailing
                   |                ^~~~~
                   = help: did you mean 'avatar'?

            """),
        Case(
            "tabs stay tabs",
            at("\t\tx == 1", 2..<3, "what"),
            "a.md:1:3: error: what\n     1 | \t\tx == 1\n       | \t\t^\n"),
        Case(
            "letters of several bytes are one column wide",
            at("“é” == ü1", 12..<15, "what"),
            """
            a.md:1:13: error: what
                 1 | “é” == ü1
                   |        ^~

            """),
        Case(
            "a Windows line ending is not shown",
            at("one\r\ntwo == \r\nthree", 9..<11, "what"),
            """
            a.md:2:5: error: what
                 2 | two ==\u{20}
                   |     ^~

            """),
        Case(
            "at the end of a line the caret stands behind it",
            at("one {\ntwo", 5..<6, "expected '}'"),
            """
            a.md:1:6: error: expected '}'
                 1 | one {
                   |      ^

            """),
        Case(
            "beyond the end of the file the caret stands at its end",
            at("one", 70..<99, "what"),
            """
            a.md:1:4: error: what
                 1 | one
                   |    ^

            """),
        Case(
            "a range over several lines is underlined to the end of the first",
            at("ab cd\nef", 3..<8, "what"),
            """
            a.md:1:4: error: what
                 1 | ab cd
                   |    ^~

            """),
        Case(
            "an empty file",
            at("", 0..<0, "nothing here"),
            """
            a.md:1:1: error: nothing here
                 1 |\u{20}
                   | ^

            """),
        Case(
            "a line with a long number",
            Diagnostic(
                .warning, "test", at: SourceLocation(path: "a.md", line: 1_234_567, column: 2), excerpt: "xy",
                message: "what"),
            """
            a.md:1234567:2: warning: what
              1234567 | xy
                      |  ^

            """),
        Case(
            "notes name further places",
            Diagnostic(
                .error, "test", at: SourceLocation(path: "a.md", line: 9, column: 1), length: 6, excerpt: "avatar {}",
                message: "a second 'avatar'",
                notes: [.init(location: SourceLocation(path: "a.md", line: 2, column: 1), message: "the first")]),
            """
            a.md:9:1: error: a second 'avatar'
                 9 | avatar {}
                   | ^~~~~~
            a.md:2:1: note: the first

            """),
    ]

    @Test("comes out of any location and length", arguments: [Int.min, -3, 0, 1, 2, 9, Int.max])
    func anyNumbers(_ number: Int) {
        let place = SourceLocation(path: "a.md", line: number, column: number)
        let message = Diagnostic(.error, "test", at: place, length: number, excerpt: "é\tx", message: "what")
        #expect(message.rendered.hasPrefix("a.md:\(number):\(number): error: what\n"))
    }

    @Test("are listed by place, then by message")
    func order() {
        func message(_ line: Int, _ text: String) -> Diagnostic {
            Diagnostic(
                .error, "test", at: SourceLocation(path: "a.md", line: line, column: 1), excerpt: "", message: text)
        }
        let sorted = [message(1, "b"), message(2, "a"), message(2, "b")]
        #expect(Array(sorted.reversed()).sorted() == sorted)
    }
}
