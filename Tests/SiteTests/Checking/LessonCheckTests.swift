import Diagnostics
import Testing

@testable import Checking

@Suite("The check of lessons")
struct LessonCheckTests {
    private static let screen =
        "```layout\nscreen S { Label t { edges == super.edges; text = \"\\(used.name)\" } }\n```\n"
    private static let data = "```yaml data\nused: {name: hi}\n```\n"

    private func problems(_ files: [String: String]) throws -> String {
        listing(try SmallSite(files).generated().checked(workers: 2))
    }

    @Test("finds nothing wrong with a sound site")
    func soundSite() throws {
        #expect(
            try problems([
                "a.md": "---\ntitle: A\n---\n[b](sub/b.md#part)\n\(Self.data)\(Self.screen)",
                "sub/b.md":
                    "---\ntitle: B\n---\n## Part\n[a](../a.md) [home](../index.html)\n\(Self.data)\(Self.screen)",
            ]) == "")
    }

    @Test("accuses the lines of Markdown that made what is wrong, all at once")
    func places() throws {
        let lesson = """
            ---
            title: A
            ---
            # Again
            [one](gone.md) and [two](b.md#gone)
            - [one](gone.md)

            ![x](no.png)

            ### Deep
            """
        #expect(
            try problems([
                "a.md": lesson + "\n" + Self.data + Self.screen,
                "b.md": "---\ntitle: B\n---\n" + Self.data + Self.screen,
            ]) == """
                content/a.md:4:1 error second-title: 'Again' is a second heading of level 1; the page's title is the first
                content/a.md:5:1 error broken-link: there is no lesson 'content/gone.md'
                content/a.md:5:20 error broken-anchor: nothing on 'b.html' is named '#gone'
                content/a.md:6:3 error broken-link: there is no lesson 'content/gone.md'
                content/a.md:8:1 error broken-link: nothing in the site is at 'no.png'
                content/a.md:10:1 error skipped-level: the heading 'Deep' is of level 3 below one of level 1
                """)
    }

    @Test("reports a missing title once")
    func missingTitle() throws {
        let found = try problems(["a.md": "Words.\n\(Self.data)\(Self.screen)"])
        #expect(found == "content/a.md:1:1 error missing-title: the lesson has no title")
    }

    @Test("prints place, line and way out")
    func rendering() throws {
        let site = try SmallSite([
            "timeline.md": "---\ntitle: A\n---\nThen [go on](timelin.md#x).\n\(Self.data)\(Self.screen)"
        ]).generated()
        #expect(
            site.checked(workers: 1).map(\.rendered).joined() == """
                content/timeline.md:4:6: error: there is no lesson 'content/timelin.md'
                     4 | Then [go on](timelin.md#x).
                       |      ^~~~~~~~~~~~~~~~~~~~~
                       = help: did you mean 'timeline.md'?

                """)
    }

    @Test("warns of lessons without figures and of data that no figure uses")
    func unusedParts() throws {
        #expect(
            try problems([
                "a.md": "---\ntitle: A\ndata: [d.yml]\n---\n\(Self.screen)",
                "b.md": "---\ntitle: B\ndata: [d.yml]\n---\nNo figure.\n",
                "d.yml": "used: {name: hi}\nunused: 3\n", "sub/e.yml": "x: 1\n", "sub/f.yml": "x: 1\n",
                "sub/c.md": "---\ntitle: C\ndraft: true\ndata: [e.yml]\n---\n",
            ]) == """
                content/b.md:1:1 warning no-figure: the lesson 'B' shows no figure
                content/d.yml:2:1 warning unused-data: no figure uses the data 'unused'
                content/sub/f.yml:1:1 warning unread-data: no lesson reads this data file
                """)
    }

    @Test("leads to lessons whose names need escaping")
    func namesToEscape() throws {
        let files = [
            "a#b.md": "---\ntitle: A\n---\n[x](c%20d%3A.md)\n\(Self.data)\(Self.screen)",
            "c d:.md": "---\ntitle: B\n---\n[x](a%23b.md)\n\(Self.data)\(Self.screen)",
        ]
        #expect(try problems(files) == "")
    }

    @Test("leaves drafts out, says so, and says so to those who link to them")
    func drafts() throws {
        let site = SmallSite([
            "a.md": "---\ntitle: A\n---\n[d](d.md)\n\(Self.data)\(Self.screen)",
            "d.md": "---\ntitle: D\ndraft: true\n---\n\(Self.data)\(Self.screen)",
        ])
        let published = try site.generated()
        #expect(published.tree["d.html"] == nil)
        #expect(!published.text("index.html").contains(">D<"))
        #expect(published.course.skipped.map(\.path) == ["content/d.md"])
        #expect(published.checked(workers: 1).map(\.help) == ["'content/d.md' is left out: it is a draft"])
        let shown = try site.generated(drafts: .shown)
        #expect(shown.checked(workers: 1).isEmpty)
        #expect(shown.text("d.html").contains("Draft"))
    }

    @Test("is listed as text, as JSON and as GitHub's commands")
    func formats() {
        let place = SourceLocation(path: "a,b.md", line: 3, column: 5)
        let message = Diagnostic(
            .error, "broken-link", at: place, length: 2, excerpt: "x \"y\"", message: "100 % wrong", help: "one\ntwo")
        #expect(
            DiagnosticFormat.github.listing(of: [message])
                == "::error file=a%2Cb.md,line=3,col=5,title=broken-link::100 %25 wrong; one%0Atwo\n")
        #expect(DiagnosticFormat.text.listing(of: [message]) == message.rendered)
        #expect(
            DiagnosticFormat.json.listing(of: [message]).filter { !$0.isWhitespace } == """
                {"diagnostics":[{"column":5,"excerpt":"x\\"y\\"","help":"one\\ntwo","identifier":"broken-link","length":2,\
                "line":3,"message":"100%wrong","notes":[],"path":"a,b.md","severity":"error"}],"errors":1,"warnings":0}
                """)
    }
}
