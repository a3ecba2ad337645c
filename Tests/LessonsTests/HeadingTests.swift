import Lessons
import Testing

@Suite("Headings")
struct HeadingTests {
    @Test(
        "get an identifier of their own",
        arguments: [
            ("# One two", ["one-two"]),
            ("# A\n\n# A\n\n# A", ["a", "a-2", "a-3"]),
            ("# A\n\n# A\n\n# A 2", ["a", "a-2", "a-2-2"]),
            ("# B {#a}\n\n# A", ["a", "a-2"]),
            ("# A\n\n# B {#a}", ["a-2", "a"]),
            ("# 自動レイアウト", ["自動レイアウト"]),
            ("# Ünïcode – *dash*_y_", ["ünïcode-dashy"]),
            ("# `UIView` & `frame`?", ["uiview-frame"]),
            ("# ❤️", ["section"]),
            ("#", ["section"]),
            ("A\nb\n===", ["a-b"]),
            ("# हिन्दी", ["हिन्दी"]),
            ("# A {#b} c", ["a-b-c"]),
            ("# A {#b_c-1}  ", ["b_c-1"]),
        ])
    func identifiers(markdown: String, expected: [String]) {
        let (lesson, problems) = readLesson(markdown)
        #expect(lesson.headings.map(\.id) == expected)
        #expect(problems.isEmpty)
    }

    @Test("do not show the identifier that the author chose")
    func chosen() {
        let (lesson, _) = readLesson("## A *b* {#c}")
        #expect(lesson.outline == "<h2 id=\"c\">A <em>b</em></h2>\n")
        #expect(lesson.headings.map(\.text) == ["A b"])
    }

    @Test("with one chosen identifier are an error that names both lines")
    func duplicates() {
        #expect(
            rendered(readLesson("# A {#x}\n\ntext\n\n> ## B {#x}").problems) == """
                a.md:8:3: error: '{#x}' names two headings, on lines 4 and 8
                     8 | > ## B {#x}
                       |   ^~
                       = help: give one of them another name
                a.md:4:1: note: first named here

                """)
    }

    @Test("refuse an identifier that no address could hold")
    func invalid() {
        #expect(
            rendered(readLesson("# A {#b c}").problems) == """
                a.md:4:1: error: 'b c' cannot be a heading's name
                     4 | # A {#b c}
                       | ^
                       = help: use letters, digits, '-' and '_', as in '{#first-steps}'

                """)
    }
}
