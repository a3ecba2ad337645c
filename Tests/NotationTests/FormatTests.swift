import Testing

@testable import Notation

@Suite("Visual formats") struct FormatTests {
    @Test(
        "say what constraints say",
        arguments: [
            (
                #"constraints("|-[a]-[b]-|")"#,
                [
                    "a.leading == box.margins.leading", "b.leading == a.trailing + 8",
                    "box.margins.trailing == b.trailing",
                ]
            ),
            (
                #"constraints("V:|[a(b)][b]|")"#,
                [
                    "a.height == b.height", "a.top == box.top", "b.top == a.bottom", "box.bottom == b.bottom",
                ]
            ),
            (
                #"constraints("[a(>=60,<=200@750)]-gap-[b]")"#,
                [
                    "a.width >= 60", "a.width <= 200 @ 750", "b.leading == a.trailing + 12",
                ]
            ),
            (
                #"constraints("[a]-(wide@soft)-[b(gap)]", metrics: ["wide": gap * 2, "soft": .low])"#,
                [
                    "b.width == 12", "b.leading == a.trailing + 24 @ 250",
                ]
            ),
            (
                #"constraints("|-5-[a]-6-[b]", options: [.alignAllTop, .directionRightToLeft])"#,
                [
                    "box.right == a.right + 5", "a.left == b.right + 6", "a.top == b.top",
                ]
            ),
            (
                #"constraints("[a][b]", options: .alignAllLastBaseline)"#,
                [
                    "b.leading == a.trailing", "a.lastBaseline == b.lastBaseline",
                ]
            ),
        ])
    func constraints(statement: String, expected: [String]) {
        let lesson = Lesson("screen S { let gap = 12; View box { Label a; Label b; \(statement) } }")
        #expect(lesson.messages().map { $0.message } == [])
        #expect(lesson.constraints() == expected.map { $0 + "\n" }.joined())
    }

    @Test("have their mistakes at their columns")
    func column() {
        let lesson = Lesson("screen S {\n    Label name\n    constraints(\"|-[name]-8[valeu]|\")\n}")
        #expect(
            lesson.messages().map { $0.rendered } == [
                """
                lesson.md:3:28: error: this visual format cannot be read: Expected a '-' character behind the space
                     3 |     constraints("|-[name]-8[valeu]|")
                       |                            ^
                       = help: write for example `constraints("H:|-[name]-8-[value(>=60)]-|")`

                """
            ])
    }
}
