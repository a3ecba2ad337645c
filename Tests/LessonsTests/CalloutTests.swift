import Diagnostics
import Lessons
import Testing

@Suite("Callouts")
struct CalloutTests {
    @Test(
        "are quotations whose first line names their kind",
        arguments: [
            (
                "> [!NOTE]\n> Points, *not* pixels.",
                "<div class=\"callout note\" role=\"note\">\n<p class=\"callout-title\">Note</p>\n"
                    + "<p>Points, <em>not</em> pixels.</p>\n</div>\n"
            ),
            (
                "> [!warning] Mind `the` gap\n>\n> - one",
                "<div class=\"callout warning\" role=\"note\">\n<p class=\"callout-title\">Mind the gap</p>\n"
                    + "<ul>\n<li>one</li>\n</ul>\n</div>\n"
            ),
            (
                "> [!SPOILER] 1 < 2?\n> Yes",
                "<details class=\"callout spoiler\">\n<summary>1 &lt; 2?</summary>\n<p>Yes</p>\n</details>\n"
            ),
            (
                "> a\n>\n> > [!TIP]\n> > b",
                "<blockquote>\n<p>a</p>\n<div class=\"callout tip\" role=\"note\">\n"
                    + "<p class=\"callout-title\">Tip</p>\n<p>b</p>\n</div>\n</blockquote>\n"
            ),
            ("> [!NOTE](x.md) a", "<blockquote>\n<p><a href=\"x.md\">!NOTE</a> a</p>\n</blockquote>\n"),
            (
                "> [!TABS] In\n> - A *b*\n>\n>   c\n> - d",
                "<div class=\"tabs\" role=\"radiogroup\" aria-label=\"In\">\n"
                    + "<label class=\"tab\"><input type=\"radio\" name=\"tabs-1\" checked> A <em>b</em></label>\n"
                    + "<div class=\"tab-body\">\n<p>c</p>\n</div>\n"
                    + "<label class=\"tab\"><input type=\"radio\" name=\"tabs-1\"> d</label>\n"
                    + "<div class=\"tab-body\">\n</div>\n</div>\n"
            ),
            (
                "> [!TABS]\n> - a\n>   - b",
                "<div class=\"tabs\" role=\"radiogroup\" aria-label=\"Tabs\">\n"
                    + "<label class=\"tab\"><input type=\"radio\" name=\"tabs-1\" checked> a</label>\n"
                    + "<div class=\"tab-body\">\n<ul>\n<li>b</li>\n</ul>\n</div>\n</div>\n"
            ),
            (
                "> [!STEPS] Go\n> 1. a",
                "<div class=\"steps\">\n<p class=\"callout-title\">Go</p>\n<ol>\n<li>a</li>\n</ol>\n</div>\n"
            ),
            ("> [!] a", "<blockquote>\n<p>[!] a</p>\n</blockquote>\n"),
        ])
    func kinds(markdown: String, expected: String) {
        let (lesson, problems) = readLesson(markdown)
        #expect(problems.isEmpty)
        #expect(lesson.outline == expected)
    }

    @Test("that are tabs need one list, and a name for each", arguments: ["> [!TABS]\n> a", "> [!TABS]\n> -     a"])
    func wrongTabs(markdown: String) {
        let (lesson, problems) = readLesson(markdown)
        #expect(problems.map(\.identifier) == ["tabs"])
        #expect(lesson.outline.contains("a"))
    }

    @Test("of a kind that is not known are quotations, with a warning")
    func unknown() {
        #expect(
            rendered(readLesson("> [!NOET]\n> a").problems) == """
                a.md:4:3: warning: there is no callout '[!NOET]'; it is shown as text
                     4 | > [!NOET]
                       |   ^~~~~~~
                       = help: did you mean '[!NOTE]'?

                """)
    }
}

@Suite("What other dialects know")
struct NearMissTests {
    @Test(
        "is shown as it stands, with a warning at its place",
        arguments: [
            (":::note\nText\n:::", "4:1 ':::' begins nothing here; it is shown as text"),
            ("!!! note", "4:1 '!!!' begins nothing here; it is shown as text"),
            ("```layuot\nscreen S\n```", "4:4 a block of the language 'layuot' is shown as code, and draws no figure"),
            ("```Layout\nscreen S\n```", "4:4 a block of the language 'Layout' is shown as code, and draws no figure"),
            ("```mermaid\na-->b\n```", "4:4 'mermaid' is not drawn; the block is shown as code"),
            ("It costs $5 or $6, `$x^2$`, `:::` and a {brace}.", ""),
            ("```latex\n$x^2$\n```", ""),
        ])
    func warnings(markdown: String, expected: String) {
        let problems = readLesson(markdown).problems
        #expect(problems.allSatisfy { $0.severity == .warning })
        let lines = problems.map { "\($0.location.line):\($0.location.column) \($0.message)" }
        #expect(lines.joined(separator: "\n") == expected)
    }
}

@Suite("Formulas in prose")
struct ProseFormulaTests {
    @Test(
        "that are wrong are errors at their place",
        arguments: [
            ("a $\\alhpa$", "4:4 there is no '\\alhpa' in formulas"),
            ("> $$\n> x\n> \\alhpa\n> $$", "6:3 there is no '\\alhpa' in formulas"),
            ("```math\n\\alhpa\n```", "5:1 there is no '\\alhpa' in formulas"),
            ("a $`\\alhpa`$", "4:5 there is no '\\alhpa' in formulas"),
            ("a `$` $x=a*b$, c*d", "4:7 Markdown takes a mark of this formula for one of its own"),
            ("a $x\\,y$", "4:3 Markdown takes a mark of this formula for one of its own"),
        ])
    func problems(markdown: String, expected: String) {
        let problems = readLesson(markdown).problems
        #expect(problems.map { "\($0.location.line):\($0.location.column) \($0.message)" } == [expected])
    }
}

@Suite("A lesson without a title in its front matter")
struct TitleHeadingTests {
    @Test("takes its first heading, which is not shown a second time")
    func first() {
        let file = SourceFile(path: "a.md", text: "# Hello *you*\n\nText\n\n## More\n")
        let (lesson, problems) = parseLesson(file, allowsRawHTML: false)
        #expect(problems.isEmpty)
        #expect(lesson.title == "Hello you")
        #expect(lesson.outline == "<p>Text</p>\n<h2 id=\"more\">More</h2>\n")
        #expect(lesson.sections.map(\.heading) == [nil, 1])
    }
}
