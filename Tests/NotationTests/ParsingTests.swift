import Testing

@testable import Notation

@Suite struct ParsingTests {
    private func dump(_ text: String) -> String {
        let utf8 = Array(text.utf8)
        let (declarations, problems) = Parser.parse(utf8, block: 0)
        let messages = problems.map { "! \($0.error.words.message)\n" }.joined()
        return SyntaxDump.text(of: declarations, in: utf8) + messages
    }

    @Test("A component's parts keep their places")
    func component() {
        let text = """
            component Badge(user, size): HStack {
                margins.leading = 8
                Label name { text = "@\\(user.name)"; hugging = .low - 1 }
                leading == super.leading + 8 @ 750
                ...
            }
            """
        #expect(
            dump(text) == """
                component Badge(user, size): HStack {  // 1:1
                    margins.leading = 8  // 2:5
                    Label name {  // 3:5
                        text = "@\\(user.name)"  // 3:18
                        hugging = (.low - 1)  // 3:42
                    }
                    leading == (super.leading + 8) @ 750  // 4:5
                    ...  // 5:5
                }

                """)
    }

    @Test("Every kind of statement is read")
    func statements() {
        let text = """
            let gap = 8 // for all
            screen Every
            {
                let list = [1, 2,
                            3]
                if let song = data.song { Label a } else if gap > 4 { Label b } else { Label c }
                when regular && !landscape { isHidden = true }
                for (i, item) in list { Row row(item, index: i) }
                remove old
                TableView table {
                    header { View top } footer { View end }
                    section { header height: 40 + gap { View sticky } View first; View second }
                }
                edges == super.safeArea.edges.inset(8)
                size == (60, 40)
                bottom == super.bottom
                    - 4 -
                    4
            }
            """
        #expect(
            dump(text) == """
                let gap = 8  // 1:5
                screen Every {  // 2:1
                    let list = [1, 2, 3]  // 4:5
                    if let song = data.song {  // 6:5
                        Label a  // 6:31
                    }
                    else {
                        if (gap > 4) {  // 6:46
                            Label b  // 6:59
                        }
                        else {
                            Label c  // 6:76
                        }
                    }
                    when (regular && !landscape) {  // 7:5
                        isHidden = true  // 7:34
                    }
                    for (i, item) in list {  // 8:5
                        Row row(item, index: i)  // 8:29
                    }
                    remove old  // 9:5
                    TableView table {  // 10:5
                        header {  // 11:9
                            View top  // 11:18
                        }
                        footer {  // 11:29
                            View end  // 11:38
                        }
                        section {  // 12:9
                            header height: (40 + gap) {  // 12:19
                                View sticky  // 12:45
                            }
                            View first  // 12:59
                            View second  // 12:71
                        }
                    }
                    edges == super.safeArea.edges.inset(8)  // 14:5
                    size == (60, 40)  // 15:5
                    bottom == ((super.bottom - 4) - 4)  // 16:5
                }

                """)
    }

    @Test(
        "Operators bind as in Swift",
        arguments: [
            ("1 + 2 * 3", "(1 + (2 * 3))"), ("1 - 2 - 3", "((1 - 2) - 3)"), ("-a.b + c[0]", "(-a.b + c[0])"),
            ("a ?? b + 1", "(a ?? (b + 1))"), ("a < b && c || d", "(((a < b) && c) || d)"),
            ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("!a == b", "(!a == b)"), ("(1, (2), -3)", "(1, 2, -3)"),
            ("max(a, b: 2).c", "max(a, b: 2).c"), (".system(16, weight: .bold).x", ".system(16, weight: .bold).x"),
            ("[\"a\\n\\\"\", []]", "[\"a\\n\\\"\", []]"), ("\"\\(a ? \"b\" : \")\")\"", "\"\\((a ? \"b\" : \")\"))\""),
        ])
    func expression(source: String, text: String) {
        let (declarations, problems) = Parser.parse(Array("let x = \(source)".utf8), block: 0)
        #expect(problems.isEmpty)
        guard case .binding(let binding)? = declarations.first else {
            Issue.record("no binding")
            return
        }
        #expect(binding.value.text == text)
    }

    @Test("A mistake costs its statement and no other")
    func recovery() {
        let text = """
            screen Broken {
                Label 3x { text = "lost" }
                width == ) 4
                height == max(1,
                alpha = 0.5
                Label kept { text = "kept }
                isHidden = true
            }
            screen Whole { View a }
            """
        #expect(
            dump(text) == """
                screen Broken {  // 1:1
                    alpha = 0.5  // 5:5
                    Label kept {  // 6:5
                        text = "kept }"  // 6:18
                        isHidden = true  // 7:5
                    }
                }
                screen Whole {  // 9:1
                    View a  // 9:16
                }
                ! '3x' is not a number
                ! this text has no closing quote on its line
                ! a value belongs here, before ')'
                ! this '(' is never closed
                ! a '}' is missing above this line: the '{' of 'Label kept' is still open

                """)
    }

    @Test("A line ended by carriage return and line feed is a line")
    func carriageReturns() {
        #expect(
            dump("screen A {\r\n    View b\r\n}\r\n") == """
                screen A {  // 1:1
                    View b  // 2:5
                }

                """)
    }
}
