import Testing

@testable import Site

@Suite("What the home page says first")
struct IntroductionTests {
    private static let lesson =
        "---\ntitle: A\n---\n```layout figure=box\nscreen S { View v { edges == super.edges } }\n```\n"
    private static let introduction = """
        Drag it.

        ```layout figure=drag widths=320,390
        screen S { View v { edges == super.edges } }
        ```

        """

    private func site(_ index: String) throws -> GeneratedSite {
        try SmallSite(
            ["a.md": Self.lesson, "index.md": index, "about.md": "---\ntitle: About\nkind: page\n---\nUs.\n"],
            settings: "title: Course\nwidths: [320]\nbaseURL: https://example.org/\n"
        ).generated()
    }

    @Test("is the page index.md, live, above the lessons, in no list of pages, and once in the sitemap")
    func page() throws {
        let site = try site("---\ntitle: Welcome\nkind: page\n---\n" + Self.introduction)
        #expect(site.diagnostics.map(\.message) == [])
        let home = site.text("index.html")
        let parts = [
            "<h1>Course</h1>", "<p>Drag it.</p>", "data-live=\"drag\"", "<ol class=\"course\">", ">A</a>", ">About</a>",
        ]
        let places = parts.map { home.firstRange(of: $0)?.lowerBound }
        #expect(!places.contains(nil))
        #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
        #expect(!home.contains("Welcome") && !site.text("a.html").contains("Welcome"))
        #expect(home.contains("data-lesson=\"index\""))
        #expect(site.text("sitemap.xml").split(separator: "<loc>").count == 4)
    }

    @Test("is not there without the page")
    func none() throws {
        let home = try SmallSite(["a.md": Self.lesson]).generated().text("index.html")
        #expect(!home.contains("introduction") && !home.contains("data-lesson"))
    }

    @Test("is no lesson, and a lesson of that name says how to write it")
    func lesson() throws {
        let site = try site("---\ntitle: Welcome\n---\n" + Self.introduction)
        let message = site.diagnostics.first { $0.identifier == "page-taken" }
        #expect(message?.message == "the site has a page 'index.html' of its own")
        #expect(
            message?.help
                == "write 'kind: page' for what stands above its list of lessons, or give the lesson's file another name"
        )
    }
}
