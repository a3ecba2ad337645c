import Diagnostics
import Lessons
import Testing

@Suite("Links and pictures")
struct LinkTests {
    @Test(
        "know their place",
        arguments: [
            ("a [b](c) [d](e)", "c@4:3=[b](c) e@4:10=[d](e)"),
            ("a\nb [c](d)", "d@5:3=[c](d)"),
            ("> a [b](c)\n> d [e](f)", "c@4:5=[b](c) f@5:5=[e](f)"),
            ("> a\nb [c](d)", "d@5:3=[c](d)"),
            ("- a\n\n  b **[c](d)**", "d@6:7=[c](d)"),
            ("| [a](b) | c |\n|---|---|\n| d | [e](f) |", "b@4:3=[a](b) f@6:7=[e](f)"),
            ("a https://b.c d <https://e.f>", "https://b.c@4:3=https://b.c https://e.f@4:17=<https://e.f>"),
            ("a b@c.de", "mailto:b@c.de@4:3=b@c.de"),
            ("# A [b](c)", "c@4:5=[b](c)"),
            ("[b]\n\n[b]: c", "c@4:1=[b]"),
            ("é [b](c)", "c@4:4=[b](c)"),
        ])
    func links(markdown: String, expected: String) {
        let (lesson, problems) = readLesson(markdown)
        let found = lesson.links.map { link in
            let text = String(decoding: lesson.file.utf8[link.range], as: UTF8.self)
            return "\(link.url)@\(link.location.line):\(link.location.column)=\(text.prefix { $0 != "\n" })"
        }
        #expect(found.joined(separator: " ") == expected)
        #expect(problems.isEmpty)
    }

    @Test("that are pictures know their description and place")
    func images() {
        let (lesson, _) = readLesson("a ![b *c*](d.png \"e\")\n> ![\"\"](f.png)")
        #expect(lesson.images.map(\.url) == ["d.png", "f.png"])
        #expect(lesson.images.map(\.alt) == ["b c", ""])
        #expect(lesson.images.map(\.title) == ["e", ""])
        #expect(lesson.images.map(\.location.description) == ["a.md:4:3", "a.md:5:3"])
    }

    @Test(
        "that are pictures take a name and a width from the braces behind them",
        arguments: [
            ("![a](b.png){#c width=320}", "#c 320px"), ("![a](b.png){width=\"50%\"} x", "- 50%"),
            ("![a](b.png){ width=40px }", "- 40px"), ("![a](b.png) {#c}", "- -"), ("![a](b.png)x{#c}", "- -"),
        ])
    func attributes(markdown: String, expected: String) {
        let (lesson, problems) = readLesson(markdown)
        #expect(problems.isEmpty)
        #expect(lesson.images.map { "\($0.name.map { "#" + $0 } ?? "-") \($0.width ?? "-")" } == [expected])
    }

    @Test(
        "that are pictures refuse other attributes, and widths that are none",
        arguments: ["{height=20}", "{width=wide}", "{width=0}", "{width=101%}", "{.class}", "{#}", "{#a(b}"])
    func wrongAttributes(braces: String) {
        let problems = readLesson("![a](b.png)\(braces)").problems
        #expect(problems.map(\.identifier) == ["picture-attribute"])
        #expect(problems.map(\.location.column) == [13])
    }

    @Test(
        "that are pictures with a title alone in their paragraph are figures",
        arguments: [
            ("![a](b.png \"c\")", true), ("![a](b.png \"c\"){#d}", true), ("> ![a](b.png \"c\")", true),
            ("![a](b.png)", false), ("x ![a](b.png \"c\")", false), ("![a](b.png \"c\") x", false),
            ("- ![a](b.png \"c\")", false), ("| ![a](b.png \"c\") |\n|---|", false),
        ])
    func figures(markdown: String, isFigure: Bool) {
        let (lesson, problems) = readLesson(markdown)
        #expect(problems.isEmpty)
        #expect(lesson.images.map(\.isFigure) == [isFigure])
        #expect(lesson.outline.contains("<p>") == lesson.outline.contains("</p>"))
        #expect(lesson.outline.contains("<p>") == (!isFigure && !markdown.hasPrefix("-") && !markdown.hasPrefix("|")))
    }

    @Test("that are pictures without a description are an error")
    func missingDescription() {
        #expect(
            rendered(readLesson("a\n\n- ![](b.png) ![ ](c.png)").problems) == """
                a.md:6:3: error: the picture has no description
                     6 | - ![](b.png) ![ ](c.png)
                       |   ^~~~~~~~~~
                       = help: write what it shows, ![like this](…), or ![""](…) for a picture that says nothing
                a.md:6:14: error: the picture has no description
                     6 | - ![](b.png) ![ ](c.png)
                       |              ^~~~~~~~~~~
                       = help: write what it shows, ![like this](…), or ![""](…) for a picture that says nothing

                """)
    }

    @Test("that could run code are an error")
    func unsafe() {
        #expect(
            rendered(readLesson("[a](javascript:alert(1))").problems) == """
                a.md:4:1: error: this address is not published: it could run code
                     4 | [a](javascript:alert(1))
                       | ^~~~~~~~~~~~~~~~~~~~~~~
                       = help: link to a page or a file

                """)
    }
}
