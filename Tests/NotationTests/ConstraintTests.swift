import Testing

@testable import Notation

@Suite struct ConstraintTests {
    @Test(
        "One line becomes UIKit's constraints",
        arguments: [
            ("leading == b.trailing + 8", "a.leading == b.trailing + 8"),
            ("leading >= super", "a.leading >= S.leading"),
            ("trailing == super - 8", "a.trailing == S.trailing - 8"),
            ("width == 2 * b.height / 4 - 1", "a.width == 0.5 * b.height - 1"),
            ("width == 10 - b.width", "a.width == -1 * b.width + 10"),
            ("width == -(b.width + 3)", "a.width == -1 * b.width - 3"),
            ("width == b.width + b.width", "a.width == 2 * b.width"),
            ("width == b.width * 0", "a.width == 0 * b.width"),
            ("width == b", "a.width == b.width"),
            ("height == width", "a.height == a.width"),
            ("width == regular ? 5 : b.width", "a.width == b.width"),
            ("width == b.width * (regular && landscape ? 2 / 3 : 0.5)", "a.width == 0.5 * b.width"),
            ("top == super.top - min(max(20, 0), 60)", "a.top == S.top - 20"),
            ("width == 5 @ .high", "a.width == 5 @ 750"),
            ("width == 5 @ .low - 1", "a.width == 5 @ 249"),
            ("width == 5 @ .required", "a.width == 5"),
            ("width == 5 @ regular ? 10 : 999.5", "a.width == 5 @ 999.5"),
            ("b.width == 5", "b.width == 5"),
            ("super.width >= 5", "S.width >= 5"),
            ("self.width <= 5", "a.width <= 5"),
            ("firstBaseline == b.lastBaseline", "a.firstBaseline == b.lastBaseline"),
            ("centerX == super.readable.centerX", "a.centerX == S.readable.centerX"),
            ("left == super.margins.right", "a.left == S.margins.right"),
            ("scroll.content.width == scroll.frame.width", "scroll.content.width == scroll.frame.width"),
            ("size == 5", "a.width == 5\na.height == 5"),
            ("size >= (5, b.width)", "a.width >= 5\na.height >= b.width"),
            ("size == b", "a.width == b.width\na.height == b.height"),
            ("size == b.size * 2 + 1", "a.width == 2 * b.width + 1\na.height == 2 * b.height + 1"),
            ("size == b / 2", "a.width == 0.5 * b.width\na.height == 0.5 * b.height"),
            ("center == super", "a.centerX == S.centerX\na.centerY == S.centerY"),
            ("center == b.center @ 5", "a.centerX == b.centerX @ 5\na.centerY == b.centerY @ 5"),
            ("edges == b", "a.leading == b.leading\na.trailing == b.trailing\na.top == b.top\na.bottom == b.bottom"),
            (
                "edges == super.margins.edges.inset(8)",
                "a.leading == S.margins.leading + 8\na.trailing == S.margins.trailing - 8\n"
                    + "a.top == S.margins.top + 8\na.bottom == S.margins.bottom - 8"
            ),
            (
                "super.edges == b.inset(1, 2, 3, 4)",
                "S.leading == b.leading + 2\nS.trailing == b.trailing - 4\nS.top == b.top + 1\nS.bottom == b.bottom - 3"
            ),
        ])
    func constraint(line: String, expected: String) {
        let lesson = Lesson("screen S { View a { \(line) } View b; ScrollView scroll }")
        #expect(lesson.constraints() == expected + "\n")
    }

    @Test("A message shows the line, the place and the way out")
    func message() {
        let lesson = Lesson("screen Profile {\n    View avatar\n    View name { leading == avatr.trailing + 8 }\n}")
        #expect(
            lesson.messages().map { $0.rendered } == [
                """
                lesson.md:3:28: error: no view named 'avatr' in Profile
                     3 |     View name { leading == avatr.trailing + 8 }
                       |                            ^~~~~
                       = help: did you mean 'avatar'?

                """
            ])
    }

    @Test(
        "Beside what cannot be read a missing name is told if the text has it nowhere else",
        arguments: [
            // Of two statements without a separator both are read.
            (
                "width == 5 top == titel.bottom",
                ["1 'top' does not belong to this statement", "1 no view named 'titel' in S"]
            ),
            ("width == (5\nheight == titel.height", ["1 this '(' is never closed", "2 no view named 'titel' in S"]),
            // The view may be in the piece that was passed over.
            (
                "width == (5\nLabel 5 titel { }\nheight == titel.height",
                ["1 this '(' is never closed", "2 '5' does not belong to this statement"]
            ),
            ("width == (5 + titel.width", ["1 this '(' is never closed"]),
            ("width == (5\nheight == titel.height\ntop == titel.top", ["1 this '(' is never closed"]),
        ])
    func missingNames(body: String, messages: [String]) {
        let lesson = Lesson("screen S { View box { \(body) } }")
        #expect(lesson.messages().map { "\($0.location.line) \($0.message)" } == messages)
    }
}
