import Foundation
import FoundationXML
import Testing

@testable import PageReading
@testable import Pages
@testable import Site

#if canImport(FoundationXML)
#endif

@Suite("Feed, sitemap and metadata")
struct FeedTests {
    private static let settings =
        "title: Course & more\nauthor: Me\nbaseURL: https://example.org/course\nwidths: [320]\n"
    private static let lessons = [
        "a.md": """
        ---
        title: First <b>
        description: It's "quoted"
        date: 2026-01-02
        aliases: [old/name, b2.html]
        tags: [x & y]
        ---
        [b](sub/b.md#part) [self](#here) [out](https://other.org/x) note[^1] ![p](p.png)

        ## Here

        [^1]: Text.

        ```layout caption="Look <here>"
        screen S { Label t { edges == super.edges; text = "hi" } }
        ```
        """,
        "sub/b.md": "---\ntitle: Second\ndate: 2026-03-01\nupdated: 2026-04-01\n---\n## Part\n[a](../a.md)\n",
        "c.md": "---\ntitle: Undated\n---\nText.\n",
    ]

    private func site(_ settings: String = settings) throws -> GeneratedSite {
        try SmallSite(Self.lessons, settings: settings).generated()
    }

    @Test("are left out as long as nobody knows where the site will be")
    func withoutBaseURL() throws {
        let site = try site("title: Course\nwidths: [320]\n")
        #expect(site.tree["feed.xml"] == nil && site.tree["sitemap.xml"] == nil)
        #expect(!site.text("a.html").contains("canonical") && !site.text("a.html").contains("atom+xml"))
    }

    @Test("list the pages with the days of their changes")
    func sitemap() throws {
        #expect(
            try site().text("sitemap.xml") == """
                <?xml version="1.0" encoding="utf-8"?>
                <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
                <url>
                <loc>https://example.org/course/</loc>
                </url>
                <url>
                <loc>https://example.org/course/a.html</loc>
                <lastmod>2026-01-02</lastmod>
                </url>
                <url>
                <loc>https://example.org/course/c.html</loc>
                </url>
                <url>
                <loc>https://example.org/course/sub/b.html</loc>
                <lastmod>2026-04-01</lastmod>
                </url>
                </urlset>

                """)
    }

    @Test("tell of dated lessons, the newest first, with identifiers that outlive a move")
    func entries() throws {
        let feed = FeedListing(try site().text("feed.xml"))
        #expect(feed.isWellFormed)
        #expect(feed.texts(of: "title") == ["Course & more", "Second", "First <b>"])
        #expect(
            feed.texts(of: "id") == [
                "https://example.org/course/", "tag:example.org,2026-03-01:sub/b",
                "tag:example.org,2026-01-02:old/name",
            ])
        #expect(
            feed.texts(of: "updated") == ["2026-04-01T00:00:00Z", "2026-04-01T00:00:00Z", "2026-01-02T00:00:00Z"])
        #expect(feed.texts(of: "summary") == ["It’s “quoted”"])
        #expect(feed.texts(of: "name") == ["Me"])
    }

    @Test("hold only absolute addresses")
    func absoluteAddresses() throws {
        let feed = FeedListing(try site().text("feed.xml"))
        var addresses: [String] = []
        for content in feed.texts(of: "content") {
            HTMLDocument(Array(content.utf8)).walk { event in
                guard case .open(let element) = event else { return }
                addresses += element.attributes.filter { ["href", "src"].contains($0.name) }.map(\.value)
            }
        }
        #expect(addresses.count >= 7)
        #expect(addresses.allSatisfy { $0.hasPrefix("https://") }, "\(addresses)")
        #expect(addresses.contains("https://example.org/course/sub/b.html#part"))
        #expect(addresses.contains("https://example.org/course/a.html#here"))
        #expect(feed.texts(of: "content").last?.contains("S: Look &lt;here&gt;") == true)
    }

    @Test("stand in the head of each page")
    func metadata() throws {
        let site = try site()
        let page = site.text("a.html")
        #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/course/a.html\">"))
        #expect(page.contains("<meta property=\"og:title\" content=\"First &lt;b&gt;\">"))
        #expect(page.contains("<meta property=\"og:description\" content=\"It’s “quoted”\">"))
        #expect(page.contains("type=\"application/atom+xml\" title=\"Course &amp; more\" href=\"feed.xml\""))
        #expect(site.text("sub/b.html").contains("href=\"../feed.xml\""))
        #expect(site.text("index.html").contains("rel=\"canonical\" href=\"https://example.org/course/\""))
        #expect(!site.text("404.html").contains("canonical"))
        #expect(site.text("404.html").contains("href=\"/course/a.html\""))
    }

    @Test("lead from the former places of a page to where it is")
    func aliases() throws {
        let site = try site()
        #expect(site.text("old/name.html").contains("url=../a.html\""))
        #expect(site.text("b2.html").contains("<a href=\"a.html\">First &lt;b&gt;</a>"))
        #expect(site.text("b2.html").contains("rel=\"canonical\" href=\"https://example.org/course/a.html\""))
    }

    @Test(
        "refuse aliases that are taken or are no pages",
        arguments: [
            ("b.html", "there is another page at 'b.html'"), ("b", "there is another page at 'b.html'"),
            ("index.html", "there is another page at 'index.html'"),
            ("../x.html", "'../x.html' cannot be a page of this site"),
            ("https://x.org/", "'https://x.org/' cannot be a page of this site"),
            ("x.png", "'x.png' cannot be a page of this site"),
        ])
    func wrongAliases(alias: String, message: String) throws {
        let files = ["a.md": "---\ntitle: A\naliases: [\"\(alias)\"]\n---\n", "b.md": "---\ntitle: B\n---\n"]
        let diagnostics = try SmallSite(files).generated().diagnostics
        #expect(diagnostics.map(\.message) == [message])
        #expect(diagnostics.map(\.location.line) == [3])
    }

    @Test("are well-formed whatever the text", arguments: InjectionTests.payloads)
    func hostileText(payload: String) {
        let text = XMLElement("a", [("b", payload)], [XMLElement("c", text: payload)]).document
        let listing = FeedListing(text)
        #expect(listing.isWellFormed)
        #expect(listing.names == ["a", "c"])
    }
}

/// The elements of an XML text with their own texts, in order.
final class FeedListing: NSObject, XMLParserDelegate {
    private(set) var isWellFormed = false
    private(set) var names: [String] = []
    private var texts: [(name: String, text: String)] = []
    private var open: [Int] = []

    init(_ text: String) {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        isWellFormed = parser.parse()
    }

    func texts(of name: String) -> [String] { texts.filter { $0.name == name }.map(\.text) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        open.append(texts.count)
        names.append(name)
        texts.append((name, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if let index = open.last { texts[index].text += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
