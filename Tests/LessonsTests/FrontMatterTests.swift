import Diagnostics
import Lessons
import Testing

@Suite("Front matter")
struct FrontMatterTests {
    private func read(_ text: String) -> (lesson: Lesson, problems: [Diagnostic]) {
        let (lesson, problems) = parseLesson(SourceFile(path: "a.md", text: text), allowsRawHTML: false)
        return (lesson, problems)
    }

    @Test("says what a lesson is")
    func values() throws {
        let (lesson, problems) = read(
            """
            ---
            title: "Rows: a start"
            description: What a row is
            summary: Rows
            chapter: Lists
            order: 1.5
            date: 2024-02-29
            updated: "2024-03-01"
            draft: true
            tags: [rows, stacks]
            data:
              - people.yml
            ---
            Text
            """)
        let front = lesson.frontMatter
        #expect(problems.isEmpty)
        #expect(lesson.title == "Rows: a start")
        #expect(front.description == "What a row is" && front.summary == "Rows")
        #expect(front.chapter?.value == "Lists" && front.chapter?.location.description == "a.md:5:10")
        #expect(front.order == 1.5 && front.isDraft)
        #expect(front.date == "2024-02-29" && front.updated == "2024-03-01")
        #expect(front.tags == ["rows", "stacks"])
        #expect(front.data.map(\.value) == ["people.yml"])
        #expect(front.data.map(\.location.description) == ["a.md:12:5"])
        #expect(front["order"]?.location.description == "a.md:6:8")
        #expect(lesson.outline == "<p>Text</p>\n")
    }

    @Test(
        "is only what stands between two lines of three hyphens at the very top",
        arguments: [
            ("---\ntitle: a\n---\nb", "<p>b</p>\n"),
            ("\u{FEFF}---\ntitle: a\n---\nb", "<p>b</p>\n"),
            ("---\r\ntitle: a\r\n---\r\nb", "<p>b</p>\n"),
            ("--- \ntitle: a\n---\t\nb\n\n---\n", "<p>b</p>\n<hr>\n"),
            ("---\ntitle: a\n---", ""),
            ("# a\n\n---\n\nb", "<hr>\n<p>b</p>\n"),
        ])
    func extent(text: String, expected: String) {
        let (lesson, problems) = read(text)
        #expect(lesson.outline == expected)
        #expect(lesson.title == "a")
        #expect(rendered(problems) == "")
    }

    @Test(
        "accuses what it cannot use",
        arguments: [
            (
                "---\ntitel: a\n---\n",
                """
                a.md:2:1: error: front matter has no 'titel'
                     2 | titel: a
                       | ^~~~~
                       = help: did you mean 'title'?

                """
            ),
            (
                "---\ntitle: a\nfoo: b\n---\n",
                """
                a.md:3:1: error: front matter has no 'foo'
                     3 | foo: b
                       | ^~~
                       = help: known are title, description, summary, chapter, order, date, updated, draft, tags, data, aliases, kind, swiftVersion

                """
            ),
            (
                "---\ntitle: a\norder: first\ndate: 2023-02-29\ndraft: yes\ntags: a\nswiftVersion: 6\n---\n",
                """
                a.md:3:8: error: 'order' must be a number
                     3 | order: first
                       |        ^~~~~
                       = help: write 'order: 1'
                a.md:4:7: error: 'date' must be a day of the calendar, year first
                     4 | date: 2023-02-29
                       |       ^~~~~~~~~~
                       = help: write 'date: 2024-02-29'
                a.md:5:8: error: 'draft' must be true or false
                     5 | draft: yes
                       |        ^~~
                       = help: write 'draft: true'
                a.md:6:7: error: 'tags' must be a list
                     6 | tags: a
                       |       ^
                       = help: write 'tags: [a]'
                a.md:7:15: error: 'swiftVersion' must be 4, 4.2 or 5
                     7 | swiftVersion: 6
                       |               ^
                       = help: write 'swiftVersion: 5'

                """
            ),
            (
                "---\ntitle: a\ntitle: b\n---\n",
                """
                a.md:3:1: error: 'title' is given twice
                     3 | title: b
                       | ^~~~~
                       = help: keep one of the two
                a.md:2:1: note: first given here

                """
            ),
            (
                "---\ntitle: a: b\n---\n# c",
                """
                a.md:2:9: error: a text with ': ' in it needs quotes
                     2 | title: a: b
                       |         ^
                       = help: write `title: "a: b"`

                """
            ),
            (
                "---\n- a\n---\n# b",
                """
                a.md:2:1: error: front matter is a list of 'name: value' lines
                     2 | - a
                       | ^~~
                       = help: begin with 'title: …'

                """
            ),
            (
                "+++\ntitle = 'a'\n+++\nb\n",
                """
                a.md:1:1: error: '+++' begins front matter in TOML; here it is YAML
                     1 | +++
                       | ^~~
                       = help: write '---' instead of both '+++', and 'title: …' instead of 'title = …'

                """
            ),
            (
                "---\ntitle: [a]\n---\n",
                """
                a.md:2:8: error: 'title' must be a text
                     2 | title: [a]
                       |        ^~~
                       = help: write 'title: "A few words"'

                """
            ),
            (
                "---\ntitle: a\n\n# b\n",
                """
                a.md:1:1: error: the front matter that begins here has no end
                     1 | ---
                       | ^~~
                       = help: write a line '---' below its last entry

                """
            ),
        ])
    func problems(text: String, expected: String) {
        #expect(rendered(read(text).problems) == expected)
    }
}
