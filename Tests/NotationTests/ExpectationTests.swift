import AutoLayout
import Piecewise
import Testing

@testable import Notation

@Suite struct ExpectationTests {
    /// What a screen expects, one a line, each term by its view's path.
    private func expectations(_ lesson: Lesson, on screen: Screen = .phone, globals: [DataValue.Field] = []) -> String {
        guard let tree = lesson.elaborated(on: screen, globals: globals).tree, let name = lesson.program.lastScreen
        else { return lesson.messages(on: screen, globals: globals).map { $0.message + "\n" }.joined() }
        var log = CertificateLog.off
        let found = lesson.program.expectations(
            screen: name, on: screen, globals: globals, resources: PaperResources(), noting: &log)
        return found.map { words(for: $0, tree) + "\n" }.joined()
    }

    private func words(for expectation: LayoutExpectation, _ tree: ViewTree) -> String {
        func side(_ sum: LengthSum) -> String {
            let terms = sum.terms.map { term in
                let factor = term.coefficient == 1 ? "" : "\(DecimalNumber.text(of: term.coefficient)) "
                let path = tree.path(of: term.view).split(separator: "/").dropFirst().joined(separator: "/")
                switch term.measure {
                case .lines: return "\(factor)\(path).lines"
                case .attribute(let attribute): return "\(factor)\(path).\(attribute.rawValue)"
                }
            }
            let constant = sum.constant == 0 && !terms.isEmpty ? [] : [DecimalNumber.text(of: sum.constant)]
            return (terms + constant).joined(separator: " + ")
        }
        let widths = expectation.widths.map { " for \(Int($0.lowerBound))...\(Int($0.upperBound))" } ?? ""
        let text = "\(side(expectation.left)) \(expectation.relation.rawValue) \(side(expectation.right))"
        return (expectation.isNever ? "never " : "") + text + widths
    }

    @Test(
        "An expectation compares two sums of lengths",
        arguments: [
            ("expect title.lines <= 2", "title.lines <= 2"),
            ("expect never title.lines > 2 for 320...1024", "never title.lines > 2 for 320...1024"),
            ("expect always a.width == 44", "a.width == 44"),
            ("expect a.trailing <= title.leading - 8", "a.trailing <= title.leading + -8"),
            ("expect a.trailing < b.leading", "a.trailing < b.leading"),
            ("expect a.width + 2 * b.width - 4 >= (a.height + 10) / 2", "a.width + 2 b.width + -4 >= 0.5 a.height + 5"),
            ("expect -a.width > -(b.width + 1)", "-1 a.width > -1 b.width + -1"),
            ("expect a.width == screen.width - 2 * 16", "a.width == 358"),
            ("expect a.width\n    == regular ? 5 : b.width", "a.width == b.width"),
            ("let gap = 8; expect b.leading - a.trailing == gap", "b.leading + -1 a.trailing == 8"),
            ("expect 44 <= a.height", "44 <= a.height"),
            (
                "View c { expect width == super.width; expect never self.height == 0 }",
                "c.width == .width\nnever c.height == 0"
            ),
            ("Label d { expect lines == 1 }", "d.lines == 1"),
            ("if regular { expect a.width == 1 } else { expect a.width == 2 }", "a.width == 2"),
            ("expect later.width == 5; View later", "later.width == 5"),
            (
                "View expect { width == 5 } View never; expect expect.width == never.width",
                "expect.width == never.width"
            ),
        ])
    func comparison(line: String, expected: String) {
        let lesson = Lesson("screen S { View a; View b; Label title; \(line) }")
        #expect(expectations(lesson) == expected + "\n")
    }

    @Test("It takes no part in the layout: the tree is the same without it")
    func noPart() {
        let lesson = Lesson("screen S { Label title { expect lines <= 2; width == 5 } expect title.width == 5 }")
        let bare = Lesson("screen S { Label title { width == 5 } }")
        #expect(lesson.listing() == bare.listing())
    }

    @Test("One in a component stands for each instance, one in a loop for each turn")
    func instances() {
        let lesson = Lesson(
            """
            component Row(word) { Label name { text = word } expect name.lines == 1 }
            screen S { for word in ["a", "b"] { Row row(word); expect row.name.width <= row.width } }
            """)
        #expect(
            expectations(lesson) == """
                row[0]/name.lines == 1
                row[0]/name.width <= row[0].width
                row[1]/name.lines == 1
                row[1]/name.width <= row[1].width

                """)
    }

    @Test("`...` keeps what an earlier block expects, and `remove expect` takes it away")
    func elision() {
        var lesson = Lesson("screen S { View a; expect a.width == 1 }", "screen S { ...; expect a.height == 2 }")
        #expect(expectations(lesson) == "a.width == 1\na.height == 2\n")
        lesson.append("screen S { ...; remove expect; expect a.height == 3 }")
        #expect(expectations(lesson) == "a.height == 3\n")
        lesson.append("screen S { ...; remove expect }")
        #expect(expectations(lesson) == "")
    }

    @Test(
        "What is no comparison of lengths has a message",
        arguments: [
            ("expect titel.lines <= 2", "no view named 'titel' in S"),
            ("expect title.line <= 2", "'title' has no anchor or guide 'line'"),
            ("expect a.lines <= 2", "'a' is a View and has no lines"),
            ("expect a.width", "an expectation compares two lengths or numbers"),
            ("expect a.width != 4", "an expectation cannot compare with '!='"),
            ("expect a == 4", "'a' is a view, and a view is not a value"),
            ("expect a.width == \"wide\"", "an expectation compares lengths and numbers, not the text \"wide\""),
            ("expect a.width == true", "an expectation compares lengths and numbers, not true"),
            ("expect a.size == 4", "an expectation cannot measure 'size'"),
            ("expect title.firstBaseline == 4", "an expectation cannot measure 'firstBaseline'"),
            ("expect a.leading == super.margins.leading", "the screen itself has no superview"),
            ("expect a.margins.leading == 16", "an expectation cannot measure the guide 'margins'"),
            (
                "expect a.width * a.height == 4",
                "an expectation must be linear: a length cannot be multiplied or divided by a length"
            ),
            (
                "expect 1 / a.width == 4",
                "an expectation must be linear: a length cannot be multiplied or divided by a length"
            ),
            ("expect a.width / 0 == 4", "this divides by zero"),
            ("expect a.width * screen.width == 4", "this is not linear in the screen's size or the scroll offset"),
            (
                "expect a.width == 4 for 500...400",
                "the widths of an expectation are two numbers of points, the least one first"
            ),
            (
                "expect a.width == 4 for 500",
                "the widths of an expectation are two numbers of points, the least one first"
            ),
            (
                "expect a.width == 4 for 0...20000",
                "the widths of an expectation are two numbers of points, the least one first"
            ),
            ("expect a.width == 4 4", "'4' does not belong to this statement"),
            ("expect a.width ==", "a value belongs here, before the end of the line"),
            (
                "ScrollView s; expect a.width == s.contentOffset.y",
                "an expectation holds at every scroll offset and cannot ask for one"
            ),
            (
                "ScrollView s; if s.contentOffset.y > 4 { expect a.width == 4 }",
                "an expectation holds at every scroll offset and cannot ask for one"
            ),
        ])
    func mistakes(line: String, message: String) {
        let lesson = Lesson("screen S {\n    View a; Label title\n    \(line)\n}")
        #expect(lesson.messages().map { $0.message } == [message])
    }

    @Test("All mistakes of a block are told at once, each in its place")
    func places() {
        let lesson = Lesson(
            "screen S {\n    Label title\n    expect titel.lines <= 2\n    View a { expect lines < title.size }\n}")
        #expect(
            lesson.messages().map { "\($0.location.line):\($0.location.column) \($0.identifier)" } == [
                "3:12 unknown-view", "4:21 not-measured", "4:29 not-measured",
            ])
    }

    @Test(
        "Readers do not see lines that only expect something",
        arguments: [
            ("screen S {\n    View a\n    expect a.width == 4\n}\n", "screen S {\n    View a\n}\n"),
            (
                "screen S {\n    View a {\n        expect width\n            == 4\n        width == 5 }\n}",
                "screen S {\n    View a {\n        width == 5 }\n}"
            ),
            ("screen S { View a; expect a.width == 4 }", "screen S { View a; expect a.width == 4 }"),
            ("screen S {\n    expect a.width == 4;\r\n    View a\n}", "screen S {\n    View a\n}"),
            (
                "screen S {\n    ...\n    remove expect\n    remove a\n}\n",
                "screen S {\n    ...\n    remove a\n}\n"
            ),
            (
                "screen S {\n    View a\n    if regular {\n        expect a.width == 4\n    } else {\n        expect a.width == 5\n    }\n}\n",
                "screen S {\n    View a\n}\n"
            ),
            (
                "screen S {\n    for i in 0..<2 {\n        if regular { expect a.width == 4 }\n    }\n    View a\n}\n",
                "screen S {\n    View a\n}\n"
            ),
            (
                "screen S {\n    if regular {\n        expect a.width == 4\n        View a\n    } else {\n    }\n}\n",
                "screen S {\n    if regular {\n        View a\n    } else {\n    }\n}\n"
            ),
            ("screen S {\n    if regular {\n    }\n}\n", "screen S {\n    if regular {\n    }\n}\n"),
            ("screen S { expect", "screen S { expect"), ("", ""),
        ])
    func listing(code: String, shown: String) {
        let listing = ShownCode(of: Array(code.utf8))
        #expect(String(decoding: listing.utf8, as: UTF8.self) == shown)
        // The numbers are those of the lines that are left.
        let newline = UInt8(ascii: "\n")
        let lines = code.utf8.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
        let left = shown.utf8.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
        #expect(listing.lines.map { lines[$0 - 1] } == Array(left.prefix(listing.lines.count)))
        #expect(left.dropFirst(listing.lines.count).allSatisfy { $0.isEmpty })
    }

    @Test("Its words are coloured as keywords where they are some")
    func colours() {
        let code = Array("expect never a.lines > 2 for 320...1024 expect.width == never.width".utf8)
        let words = tokens(of: code).filter { $0.kind == .keyword }
        #expect(words.map { String(decoding: code[$0.range], as: UTF8.self) } == ["expect", "never", "for"])
    }
}
