import Testing

@testable import Site

@Suite("The picture that stands for a lesson elsewhere")
struct CardTests {
    private static let settings = "title: Course\nbaseURL: https://example.org/course/\nwidths: [320]\n"
    private static let files = [
        "a.md": """
        ---
        title: "A & <b>"
        ---
        ~~~layout
        screen S { Label l { text = "Hi 🦉"; edges == super.edges } View v { size == 20; backgroundColor = .systemRed } }
        ~~~
        """,
        "sub/b.md": "---\ntitle: B\n---\nText.\n",
    ]

    @Test("is a PNG of the size that services ask for, the same each time")
    func picture() throws {
        let first = try SmallSite(Self.files, settings: Self.settings).generated()
        let png = try #require(first.tree["assets/cards/a.png"])
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
        #expect(Array(png[16..<24]) == [0, 0, 1200 >> 8, 1200 & 255, 0, 0, 630 >> 8, 630 & 255])
        #expect(png == (try SmallSite(Self.files, settings: Self.settings).generated().tree["assets/cards/a.png"]))
        let retitled = Self.files.mapValues { $0.replacing("<b>", with: "<c>") }
        #expect(png != (try SmallSite(retitled, settings: Self.settings).generated().tree["assets/cards/a.png"]))
    }

    @Test("is named in full on the lesson's page and on the first page, and made for lessons with figures alone")
    func metadata() throws {
        let site = try SmallSite(Self.files, settings: Self.settings).generated()
        let line = "<meta property=\"og:image\" content=\"https://example.org/course/assets/cards/a.png\">"
        #expect(site.text("a.html").contains(line) && site.text("index.html").contains(line))
        #expect(site.text("a.html").contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"))
        #expect(!site.text("sub/b.html").contains("og:image") && site.tree["assets/cards/sub/b.png"] == nil)
    }

    @Test("is not made as long as nobody knows where the site will be")
    func withoutPlace() throws {
        let site = try SmallSite(Self.files).generated()
        #expect(site.tree["assets/cards/a.png"] == nil && !site.text("a.html").contains("og:image"))
    }

    @Test("shows any title in whole lines", arguments: ["", "W", String(repeating: "word ", count: 80), "🦉🦉", "عربي"])
    func titles(title: String) throws {
        let files = ["a.md": "---\ntitle: \"x\(title)\"\n---\n~~~layout\nscreen S { View v { size == 20 } }\n~~~\n"]
        #expect(try SmallSite(files, settings: Self.settings).generated().tree["assets/cards/a.png"] != nil)
    }
}
