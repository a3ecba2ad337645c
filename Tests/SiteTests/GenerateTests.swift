import Diagnostics
import Testing
import Typesetting

@testable import Content
@testable import Site

@Suite("A site")
struct GenerateTests {
    /// A site in memory with templates that show just what they are given.
    private static func files(_ lessons: [String: String]) -> [String: String] {
        var files = [
            "site.yml": "title: Course\nwidths: [320]\n",
            "templates/pages/lesson.mustache": "{{lesson.title}}|{{{lesson.body}}}|{{previous.title}}|{{next.title}}\n",
            "templates/pages/home.mustache":
                "{{#chapters}}{{#hasChapter}}{{chapter}}\n{{/hasChapter}}{{#lessons}}{{number}} {{title}} {{href}}\n{{/lessons}}{{/chapters}}",
            "templates/pages/error.mustache": "{{page.title}}\n",
            "templates/pages/search.mustache": "{{page.title}}\n",
            "templates/pages/step.mustache": "[{{#hasCode}}code{{/hasCode}}{{#hasFigure}} figure{{/hasFigure}}]",
            "templates/pages/code.mustache": "[{{language}}]",
            "templates/pages/problem.mustache": "[{{message}}]",
            "templates/theme/theme.css": "",
        ]
        for (path, text) in lessons { files["content/\(path)"] = text }
        return files
    }

    private static func generate(_ lessons: [String: String], settings: String = "") throws -> GeneratedSite {
        var files = files(lessons)
        files["site.yml"]? += settings
        let tools = BuildTools(fileSystem: .memory(files), fonts: try FontLibrary(), workers: 2)
        return Site.generate(SiteLayout(folder: ".", templates: "templates"), with: tools)
    }

    private static func text(_ site: GeneratedSite, _ path: String) -> String {
        String(decoding: site.tree[path] ?? [], as: UTF8.self)
    }

    private static let screen = "```layout\nscreen S { View a { edges == super.edges } }\n```\n"

    @Test("has a page for each lesson, in their order, with the neighbours of each")
    func pages() throws {
        let site = try Self.generate([
            "b.md": "---\ntitle: First\norder: 1\n---\nHello\n", "a.md": "---\ntitle: Second\norder: 2\n---\nWorld\n",
        ])
        #expect(site.diagnostics.isEmpty)
        #expect(Self.text(site, "index.html") == "1 First b.html\n2 Second a.html\n")
        #expect(Self.text(site, "b.html") == "First|<p>Hello</p>\n||Second\n")
        #expect(Self.text(site, "a.html") == "Second|<p>World</p>\n|First|\n")
        #expect(
            site.tree.paths.filter { $0.hasSuffix(".html") }
                == ["404.html", "a.html", "b.html", "index.html", "search.html"])
    }

    @Test("has one script of all the theme's, in the order of their names, and none where the theme has none")
    func script() throws {
        var files = Self.files(["a.md": "---\ntitle: A\n---\n"])
        files["templates/pages/lesson.mustache"] = "{{#hasScript}}{{root}}{{script}}{{/hasScript}}"
        func site(_ files: [String: String]) throws -> GeneratedSite {
            let tools = BuildTools(fileSystem: .memory(files), fonts: try FontLibrary(), workers: 2)
            return Site.generate(SiteLayout(folder: ".", templates: "templates"), with: tools)
        }
        #expect(Self.text(try site(files), "a.html") == "")
        files["templates/theme/b.js"] = "second()"
        files["templates/theme/a.js"] = "first()"
        let path = try #require(try site(files).tree.paths.first { $0.contains("theme-") && $0.hasSuffix(".js") })
        #expect(Self.text(try site(files), path) == "first()\nsecond()")
        #expect(Self.text(try site(files), "a.html") == path)
    }

    @Test("lists chapters as the settings order them, each counted from one, and lessons without one before all")
    func chapters() throws {
        let lessons = [
            "a.md": "---\ntitle: Alone\norder: 9\n---\n", "b.md": "---\ntitle: Rules\nchapter: Reference\n---\n",
            "r/c.md": "---\ntitle: Two\nchapter: Screens\norder: 2\n---\n",
            "d.md": "---\ntitle: One\nchapter: Screens\norder: 1\n---\n",
        ]
        let site = try Self.generate(lessons, settings: "chapters: [Screens, Empty, Reference]\n")
        #expect(site.diagnostics.isEmpty)
        let home = "1 Alone a.html\nScreens\n1 One d.html\n2 Two r/c.html\nReference\n1 Rules b.html\n"
        #expect(Self.text(site, "index.html") == home)
        #expect(Self.text(site, "r/c.html") == "Two||One|Rules\n")
    }

    @Test(
        "refuses a chapter that the settings do not name",
        arguments: [
            ("", "name the chapters in site.yml: 'chapters: [Screen]'"),
            ("chapters: [Screens]\n", "did you mean 'Screens'?"),
            ("chapters: [Reference]\n", "the chapters in site.yml are Reference"),
        ])
    func unknownChapter(settings: String, help: String) throws {
        let site = try Self.generate(["a.md": "---\ntitle: A\nchapter: Screen\n---\n"], settings: settings)
        #expect(site.diagnostics.map(\.identifier) == ["unknown-chapter"])
        #expect(site.diagnostics.map(\.location.description) == ["content/a.md:3:10"])
        #expect(site.diagnostics.map(\.help) == [help])
    }

    @Test(
        "shows of a block what its settings ask for",
        arguments: [
            ("layout", "[code figure]"), ("layout show=code", "[code]"), ("layout show=figure", "[ figure]"),
            ("layout show=none", ""),
        ])
    func blocks(info: String, expected: String) throws {
        let site = try Self.generate([
            "a.md": "---\ntitle: A\n---\n```\(info)\nscreen S { View a { edges == super.edges } }\n```\n"
        ])
        #expect(site.diagnostics.isEmpty)
        let page = Self.text(site, "a.html").filter { $0 != "\n" }
        let shown = page.replacing(/<script type="application\/json".*<\/script>/, with: "")
        #expect(shown == "A|\(expected)||")
        // Where a figure is shown the page tells the script of its views.
        #expect((shown != page) == expected.contains("figure"))
    }

    @Test("names every mistake of every lesson at once, by place")
    func mistakes() throws {
        let site = try Self.generate([
            "b.md": "---\ntitle: B\n---\n```layout\nscreen S { Labl a { } }\n```\n```yaml data\nx: [1\n```\n",
            "a.md":
                "---\ntitle: A\ndata: [none.yml]\n---\n\(Self.screen)\n```layout\nscreen T { View b { leading == c.leading } }\n```\n",
        ])
        #expect(!site.isSound)
        let places = site.diagnostics.map { "\($0.location.path):\($0.location.line)" }
        #expect(site.diagnostics == site.diagnostics.sorted())
        #expect(Set(places).isSuperset(of: ["content/a.md:3", "content/a.md:10", "content/b.md:5"]))
        #expect(Self.text(site, "b.html").contains("[code figure]"))
        #expect(site.diagnostics.contains { $0.message.contains("Labl") })
    }

    @Test("names the mistakes of a block that different stages find, all at once")
    func stages() throws {
        let site = try Self.generate([
            "a.md":
                "---\ntitle: A\n---\n```layout\nscreen S { View a { fonts = .body; leading == avatr.leading }; View b { widht == 3 }; View c { top == bar.bottom } }\n```\n"
        ])
        #expect(
            site.diagnostics.map(\.identifier).sorted() == [
                "unknown-anchor", "unknown-property", "unknown-view", "unknown-view",
            ])
    }

    @Test("holds a block to the conflict it expects")
    func expectations() throws {
        let conflict = "screen S { View a { edges == super.edges; width == 10; width == 20 } }"
        let kept = try Self.generate(["a.md": "---\ntitle: A\n---\n```layout expect=conflict\n\(conflict)\n```\n"])
        #expect(kept.isSound)
        let unexpected = try Self.generate(["a.md": "---\ntitle: A\n---\n```layout\n\(conflict)\n```\n"])
        #expect(unexpected.diagnostics.contains { $0.identifier == "layout-conflict" })
        let unmet = try Self.generate([
            "a.md": "---\ntitle: A\n---\n"
                + Self.screen.replacing("layout", with: "layout expect=conflict", maxReplacements: 1)
        ])
        #expect(unmet.diagnostics.map(\.identifier) == ["unmet-expectation"])
    }

    @Test("tells a conflict once, with every width at which it shows and the number of rows")
    func repeatedConflicts() throws {
        let block = """
            component Row(n) {
                Label title { text = "\\(n)"; edges == super.margins.edges; width == super.width - 20 }
            }
            screen S { TableView list { edges == super.edges; for n in [1, 2, 3] { Row row(n) } } }
            """
        let site = try Self.generate([
            "a.md": "---\ntitle: A\n---\n```layout widths=390,320,390,768\n\(block)\n```\n"
        ])
        #expect(site.diagnostics.map(\.identifier) == ["layout-conflict"])
        #expect(site.diagnostics[0].message.hasSuffix("(figure 's-1' at 320, 390 and 768 pt, in 3 rows)"))
    }

    @Test("names in one message all widths at which an expected conflict does not come")
    func repeatedlyUnmet() throws {
        let block = "screen S { View a { edges == super.edges; width <= 500 } }"
        let site = try Self.generate([
            "a.md": "---\ntitle: A\n---\n```layout expect=conflict widths=390,768,320\n\(block)\n```\n"
        ])
        #expect(site.diagnostics.map(\.identifier) == ["unmet-expectation"])
        #expect(site.diagnostics[0].message.hasSuffix("satisfied at 320 and 390 pt"))
    }

    @Test("is the same byte for byte whatever the number of workers")
    func determinism() throws {
        let lessons = [
            "a.md": "---\ntitle: A\n---\nText 🎉\n\(Self.screen)", "b.md": "---\ntitle: B\n---\n\(Self.screen)",
        ]
        func tree(workers: Int) throws -> [String: [UInt8]] {
            let tools = BuildTools(fileSystem: .memory(Self.files(lessons)), fonts: try FontLibrary(), workers: workers)
            let site = Site.generate(SiteLayout(folder: ".", templates: "templates"), with: tools)
            return Dictionary(uniqueKeysWithValues: site.tree.paths.map { ($0, site.tree[$0] ?? []) })
        }
        let once = try tree(workers: 1)
        #expect(try tree(workers: 4) == once)
    }

    @Test("leads links between lessons to their pages")
    func links() throws {
        let site = try Self.generate([
            "a.md": "---\ntitle: A\n---\n[b](b.md#part) [c](https://example.org/x.md)\n",
            "b.md": "---\ntitle: B\n---\n## Part\n",
        ])
        #expect(Self.text(site, "a.html").contains("href=\"b.html#part\""))
        #expect(Self.text(site, "a.html").contains("href=\"https://example.org/x.md\""))
    }
}
