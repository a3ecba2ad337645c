import Diagnostics
import Files
import Testing

@testable import Caching
@testable import Content
@testable import Site

@Suite("A site in several languages")
struct TranslationTests {
    private static let settings = """
        title: Course
        baseURL: https://example.org/course/
        widths: [320]
        language: en
        languages: {de: {title: Kurs, chapters: [Anfang, Mehr]}, ar: {}}
        chapters: [Start, More]

        """
    private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>"
    private static let figure = """
        ```layout figure=greeting widths=320 show=figure scroll=0 caption="Look."
        screen S { Label words { text = "Hello"; center == super.center } }
        ```

        """
    /// `one` is translated by a suffix, `two` in a folder, `three` not at all.
    private static let files = [
        "one.md": "---\ntitle: One\nchapter: Start\norder: 1\ndate: 2026-01-02\n---\n[](two.md), [](three.md)\n"
            + figure,
        "one.de.md": "---\ntitle: Eins\n---\n[](two.md), [](three.md)\n\n![x](pictures/a.svg)\n" + figure,
        "parts/two.md": "---\ntitle: Two\n---\n" + figure,
        "two.md": "---\ntitle: Two\nchapter: More\norder: 2\n---\n![x](pictures/a.svg)\n" + figure,
        "de/two.md":
            "---\ntitle: Zwei\ndata: [data/people.yml]\n---\n[](one.md)\n\n![x](pictures/a.svg) ![y](pictures/b.svg)\n"
            + figure.replacing("\"Hello\"", with: "people[0]"),
        "three.md": "---\ntitle: Three\nchapter: More\norder: 3\n---\n[](one.md)\n\n![x](pictures/a.svg)\n" + figure,
        "about.md": "---\ntitle: About\nkind: page\n---\nText.\n",
        "data/people.yml": "people: [Ada]\n",
        "pictures/a.svg": svg, "de/pictures/b.svg": svg,
    ]

    private func generated(_ more: [String: String] = [:], settings: String = settings) throws -> GeneratedSite {
        try SmallSite(Self.files.merging(more) { $1 }, settings: settings).generated(cards: .leftOut)
    }

    /// What is checked, but for pictures: they are in memory here, where their library cannot read them.
    private func messages(of site: GeneratedSite) -> [String] {
        site.checked(workers: 2).map(\.message).filter { !$0.contains("is no picture that can be read") }
    }

    @Test("has every page in every language, and nothing is wrong with it")
    func pages() throws {
        let site = try generated()
        #expect(messages(of: site) == [])
        let pages = site.tree.paths.filter { $0.hasSuffix(".html") }
        for name in ["index", "search", "one", "two", "three", "about", "parts/two"] {
            for folder in ["", "de/", "ar/"] { #expect(pages.contains("\(folder)\(name).html")) }
        }
        #expect(!pages.contains("one.de.html") && !pages.contains("de/404.html"))
    }

    @Test("says each page's language and direction")
    func language() throws {
        let site = try generated()
        #expect(site.text("one.html").contains("<html lang=\"en\">"))
        #expect(site.text("de/one.html").contains("<html lang=\"de\">"))
        #expect(site.text("ar/one.html").contains("<html lang=\"ar\" dir=\"rtl\">"))
        #expect(site.text("de/index.html").contains("<h1>Kurs</h1>"))
    }

    @Test("links a page to its versions for search engines, in absolute addresses")
    func alternates() throws {
        let site = try generated()
        let links = """
            <link rel="alternate" hreflang="en" href="https://example.org/course/one.html">
            <link rel="alternate" hreflang="de" href="https://example.org/course/de/one.html">
            <link rel="alternate" hreflang="x-default" href="https://example.org/course/one.html">
            """
        #expect(site.text("one.html").contains(links))
        #expect(site.text("de/one.html").contains(links))
        #expect(site.text("de/one.html").contains("rel=\"canonical\" href=\"https://example.org/course/de/one.html\""))
        #expect(site.text("de/index.html").contains("hreflang=\"ar\" href=\"https://example.org/course/ar/\""))
    }

    @Test(
        "shows a lesson that has not been translated as it is, says so, and names the original alone to search engines")
    func fallback() throws {
        let page = try generated().text("ar/three.html")
        #expect(page.contains("<h1 lang=\"en\" dir=\"ltr\">Three</h1>"))
        #expect(page.contains("<p class=\"untranslated-note\">لم تُترجم هذه الصفحة بعد.</p>"))
        #expect(page.contains("rel=\"canonical\" href=\"https://example.org/course/three.html\""))
        #expect(!page.contains("rel=\"alternate\" hreflang"))
        #expect(!(try generated().text("one.html").contains("untranslated-note")))
    }

    @Test("has a menu of languages on each page, by their own names")
    func menu() throws {
        let page = try generated().text("de/one.html")
        #expect(page.contains("<a href=\"../one.html\" lang=\"en\" hreflang=\"en\">English</a>"))
        #expect(
            page.contains("<a href=\"../de/one.html\" lang=\"de\" hreflang=\"de\" aria-current=\"page\">Deutsch</a>"))
        #expect(
            page.contains("<a href=\"../ar/one.html\" lang=\"ar\" hreflang=\"ar\" class=\"untranslated\">العربية</a>"))
        #expect(!(try generated(settings: "title: Course\n").text("one.html").contains("languages-menu")))
    }

    @Test("leads from lesson to lesson in one language, and to the pictures and data of the original")
    func links() throws {
        let site = try generated()
        #expect(site.text("de/one.html").contains("<a href=\"two.html\">Zwei</a>, <a href=\"three.html\">Three</a>"))
        #expect(site.text("de/one.html").contains("src=\"../pictures/a.svg\""))
        #expect(site.text("de/two.html").contains("<a href=\"one.html\">Eins</a>"))
        #expect(site.text("de/two.html").contains("src=\"../pictures/a.svg\""))
        #expect(site.text("de/two.html").contains("src=\"pictures/b.svg\""))
        #expect(site.text("de/three.html").contains("<a href=\"one.html\">Eins</a>"))
        #expect(site.text("de/two.html").contains(">Ada<"))
    }

    @Test("takes a translation's place, chapter, day and kind from the original")
    func inheritance() throws {
        let site = try generated(["about.de.md": "---\ntitle: Über uns\n---\nText.\n"])
        #expect(messages(of: site) == [])
        let home = site.text("de/index.html")
        let titles = ["Anfang", "Eins", "Mehr", "Zwei", "Three"]
        let places = try titles.map { try #require(home.firstRange(of: ">\($0)<")).lowerBound }
        #expect(places == places.sorted())
        #expect(site.text("de/one.html").contains("2. Januar 2026"))
        #expect(home.contains("<a href=\"about.html\" aria-current=\"false\">Über uns</a>"))
    }

    @Test("has a search and a feed for each language, and one sitemap that names the versions")
    func feeds() throws {
        let site = try generated()
        #expect(site.text("assets/search-index-de.js").contains("\"Eins\""))
        #expect(!site.text("assets/search-index.js").contains("\"Eins\""))
        #expect(site.text("de/feed.xml").contains("xml:lang=\"de\"") && site.text("de/feed.xml").contains("Eins"))
        #expect(site.tree["ar/feed.xml"] == nil)
        #expect(site.text("de/one.html").contains("type=\"application/atom+xml\" title=\"Kurs\" href=\"feed.xml\""))
        let map = site.text("sitemap.xml")
        #expect(map.contains("<loc>https://example.org/course/de/one.html</loc>"))
        #expect(map.contains("hreflang=\"de\" href=\"https://example.org/course/de/one.html\""))
        #expect(!map.contains("ar/one.html"))
    }

    @Test("has the words of figures in the language of the page")
    func figures() throws {
        let site = try generated()
        #expect(site.text("de/one.html").contains("<span>Ränder</span>"))
        #expect(site.text("ar/one.html").contains("<span>الهوامش</span>"))
        #expect(site.text("one.html").contains("<span>Margins</span>"))
    }

    @Test(
        "is told what is wrong with its settings",
        arguments: [
            (
                "languages: de",
                "site.yml:2:12: error: the languages are a list of codes, or what the site is called in each",
                "languages: [de, ar], or languages: {de: {title: Mein Kurs}}"
            ),
            (
                "languages: [de, klingon!!]", "site.yml:2:17: error: 'klingon!!' is no code of a language",
                "such as de, or pt-BR"
            ),
            (
                "languages: [en]", "site.yml:2:13: error: 'en' is a language of the site already",
                "'languages' names those beside the one in 'language'"
            ),
            (
                "languages: {de: {titel: Kurs}}", "site.yml:2:18: error: there is no setting 'titel'",
                "did you mean 'title'?"
            ),
        ])
    func mistakes(line: String, message: String, help: String) throws {
        let site = try SmallSite([:], settings: "title: Course\n\(line)\n").generated()
        let found = try #require(site.diagnostics.first)
        #expect("\(found.location): error: \(found.message)" == message)
        #expect(found.help == help)
    }

    @Test("has each lesson in a language once")
    func twice() throws {
        let site = try generated(["de/one.md": "---\ntitle: Eins\n---\n"])
        let found = try #require(site.diagnostics.first { $0.identifier == "translated-twice" })
        #expect(found.location.path == "content/one.de.md")
        #expect(found.message == "this is the same lesson in the same language as 'content/de/one.md'")
    }

    @Test("tells of a mistake in a lesson once, whatever the languages it is shown in")
    func once() throws {
        let site = try generated(["three.md": "---\ntitle: Three\n---\n[x](gone.md)\n" + Self.figure])
        #expect(messages(of: site) == ["there is no lesson 'content/gone.md'"])
    }
}
