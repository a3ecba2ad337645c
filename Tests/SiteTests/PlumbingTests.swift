import Testing

@Suite("What a lesson says about itself")
struct PlumbingTests {
    private func lesson(_ frontMatter: String, _ body: String = "Text.") -> [String: String] {
        ["a.md": "---\ntitle: A\n\(frontMatter)---\n\(body)\n"]
    }

    @Test("keeps a lesson of a later day waiting, and says until when")
    func laterDays() throws {
        let files = lesson("date: 2026-03-02\n")
        let early = try SmallSite(files).generated(today: "2026-03-01")
        #expect(early.tree["a.html"] == nil)
        #expect(
            early.course.skipped.map(\.reason.sentence)
                == ["its day, 2026-03-02, is still to come; today is 2026-03-01 in UTC"])
        #expect(try SmallSite(files).generated(today: "2026-03-02").tree["a.html"] != nil)
        #expect(try SmallSite(files).generated().tree["a.html"] != nil)
    }

    @Test("cannot have the place of a page that every site has", arguments: ["index", "404", "search"])
    func takenPages(name: String) throws {
        let site = SmallSite(["\(name).md": "---\ntitle: A\n---\n", "a/\(name).md": "---\ntitle: B\n---\n"])
        #expect(try site.generated().diagnostics.map(\.message) == ["the site has a page '\(name).html' of its own"])
    }

    @Test("marks what only the author sees")
    func badges() throws {
        let later = try SmallSite(lesson("date: 2026-03-02\n")).generated(drafts: .shown, today: "2026-03-01")
        #expect(later.text("a.html").contains("Lesson 1 · From March 2, 2026 on"))
        #expect(later.text("index.html").contains("Lesson 1 · From March 2, 2026 on"))
        let draft = try SmallSite(lesson("draft: true\n")).generated(drafts: .shown)
        #expect(draft.text("a.html").contains("Lesson 1 · Draft"))
        #expect(!(try SmallSite(lesson("")).generated().text("a.html").contains(" · Draft")))
    }

    @Test("shows days and tags, each tag with the search for it")
    func facts() throws {
        let page = try SmallSite(lesson("date: 2026-01-02\nupdated: 2026-02-03\ntags: [tables, \"a & b\"]\n"))
            .generated().text("a.html")
        #expect(page.contains("<time datetime=\"2026-01-02\">"))
        #expect(page.contains("updated <time datetime=\"2026-02-03\">"))
        #expect(page.contains("<meta property=\"article:modified_time\" content=\"2026-02-03\">"))
        #expect(page.contains("<li><a href=\"search.html?q=tables\">tables</a></li>"))
        #expect(page.contains("<li><a href=\"search.html?q=a%20%26%20b\">a &amp; b</a></li>"))
    }
}
