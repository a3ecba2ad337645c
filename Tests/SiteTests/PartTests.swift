import Diagnostics
import Files
import Testing

@testable import Caching
@testable import Content
@testable import Site

@Suite("Parts that lessons share")
struct PartTests {
    private static let figure = """
        ```layout figure=f widths=320 show=figure caption="Look."
        screen S { Label words { text = "Hello"; center == super.center } }
        ```

        """

    @Test("stand where a lesson includes them, with headings, figures and parts of their own, and have no page")
    func included() throws {
        let site = try SmallSite([
            "a.md": "---\ntitle: A\n---\nBefore.\n![Set up](_parts/setup.md)\nAfter, [](#set-up) and [](#f).\n",
            "b.md": "---\ntitle: B\n---\n![Set up](_parts/setup.md)\n",
            "_parts/setup.md": "---\nnote: none\n---\n## Set up\n\n![more](_more.md)\n",
            "_parts/_more.md": "More *words*.\n\n" + Self.figure,
        ]).generated()
        #expect(site.checked(workers: 2).map(\.rendered) == [])
        let page = site.text("a.html")
        let parts = [
            "<p>Before.</p>", "<h2 id=\"set-up\">", "<p>More <em>words</em>.</p>", "data-figure=\"f\"", "After, ",
        ]
        let places = try parts.map { try #require(page.firstRange(of: $0)).lowerBound }
        #expect(places == places.sorted())
        #expect(page.contains("<a href=\"#set-up\">Set up</a> and <a href=\"#f\">Figure 1</a>"))
        #expect(!site.tree.paths.contains { $0.contains("setup") || $0.contains("_more") })
    }

    @Test("hold raw HTML whose addresses are relative to themselves, too")
    func rawAddresses() throws {
        let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
        let html = """
            <figure class=a><img src="pictures/a b.svg" alt=">" srcset='b.svg 2x, /c.svg 3x'><a HREF = d.html>d</a></figure>

            Then <a href="https://a.b/c">c</a>, <a href="#x">x</a>, <a href="../f.svg">f</a>, <b title="src=g">b</b>
            <!-- <img src="h.svg"> -->
            """
        let site = try SmallSite(
            [
                "a/a.md": "---\ntitle: A\nkind: page\n---\n<img src=\"own.svg\" alt=\"\">\n\n"
                    + "![Set up](../_shared/setup.md)\n",
                "_shared/setup.md": html, "_shared/pictures/a b.svg": picture,
            ], settings: "title: Course\nrawHTML: true\n"
        ).generated()
        let page = site.text("a/a.html")
        let way = "../_shared/"
        for part in [
            "<img src=\"own.svg\" alt=\"\">",
            "<figure class=a><img src=\"\(way)pictures/a b.svg\" alt=\">\" srcset='\(way)b.svg 2x, /c.svg 3x'>",
            "<a HREF = \(way)d.html>d</a></figure>",
            "<a href=\"https://a.b/c\">c</a>, <a href=\"#x\">x</a>, <a href=\"\(way)../f.svg\">f</a>",
            "<b title=\"src=g\">b</b>", "<!-- <img src=\"h.svg\"> -->",
        ] { #expect(page.contains(part), "\(part)") }
    }

    @Test("hold addresses that are relative to themselves, wherever the lesson stands")
    func addresses() throws {
        let picture = "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>"
        let site = try SmallSite([
            "a.md": "---\ntitle: A\nkind: page\n---\n![Set up](_parts/setup.md)\n",
            "deep/er/b.md": "---\ntitle: B\nkind: page\n---\n## Here\n\n![Set up](../../_parts/setup.md)\n",
            "_parts/setup.md": """
            [file](list.yml), [top](../a.md), [deep](../deep/er/b.md#here), [web](https://a.b/c), [here](#x){#x}

            ## X

            ![Steps](pictures/steps.svg)
            """,
            "_parts/pictures/steps.svg": picture,
        ]).generated()
        func addresses(on page: String) -> [String] {
            let text = site.text(page)
            let main = text[(text.firstRange(of: "<article")?.lowerBound ?? text.startIndex)...]
            return ["file", "top", "deep", "web"].map { word in
                let end = main.firstRange(of: "\">\(word)</a>")?.lowerBound ?? main.startIndex
                return String(main[..<end].split(separator: "\"").last ?? "")
            }
        }
        #expect(addresses(on: "a.html") == ["_parts/list.yml", "a.html", "deep/er/b.html#here", "https://a.b/c"])
        #expect(
            addresses(on: "deep/er/b.html")
                == ["../../_parts/list.yml", "../../a.html", "b.html#here", "https://a.b/c"])
        #expect(site.text("deep/er/b.html").contains("src=\"../../_parts/pictures/steps.svg\""))
    }

    @Test("are named by messages, with their own lines; so are the lines behind them")
    func places() throws {
        let site = try SmallSite([
            "a.md": "---\ntitle: A\n---\n![Set up](_setup.md)\n\n[x](gone.md)\n\n[y](#nowhere)\n" + Self.figure,
            "_setup.md": "Text.\n\n#### Too deep\n\n[z](lost.md)\n",
        ]).generated()
        #expect(
            site.checked(workers: 2).map { "\($0.location) \($0.excerpt)" } == [
                "content/_setup.md:3:1 #### Too deep", "content/_setup.md:5:1 [z](lost.md)",
                "content/a.md:6:1 [x](gone.md)", "content/a.md:8:1 [y](#nowhere)",
            ])
    }

    @Test(
        "are missed where they are not",
        arguments: [
            ("![x](_gone.md)", "content/a.md:4:6: there is no part '_gone.md'"),
            ("![x](b.md)", "content/a.md:4:6: 'b.md' is a lesson of its own and cannot be a part of this one"),
            (
                "![x](_round.md)",
                "content/_round.md:1:7: this part includes itself: a.md > _round.md > _round.md"
            ),
        ])
    func missing(line: String, message: String) throws {
        let site = try SmallSite([
            "a.md": "---\ntitle: A\n---\n\(line)\n" + Self.figure, "b.md": "---\ntitle: B\n---\n" + Self.figure,
            "_round.md": "![me](_round.md)\n",
        ]).generated()
        #expect(site.diagnostics.map { "\($0.location): \($0.message)" } == [message])
    }

    @Test("are no parts inside code")
    func code() throws {
        let site = try SmallSite([
            "a.md": "---\ntitle: A\n---\n```markdown\n![x](_gone.md)\n```\n\nText ![x](_gone.md) here.\n" + Self.figure
        ]).generated()
        #expect(!site.diagnostics.contains { $0.identifier == "no-part" })
    }

    @Test("bring a change to every lesson that includes them")
    func changes() throws {
        let cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: true)
        for text in ["Old.", "New."] {
            let site = try SmallSite([
                "a.md": "---\ntitle: A\n---\n![x](_outer.md)\n", "_outer.md": "![x](_inner.md)\n", "_inner.md": text,
            ]).generated(cache: cache)
            #expect(site.text("a.html").contains(text))
        }
    }

    @Test("are those of the reader's language")
    func language() throws {
        let site = try SmallSite(
            [
                "a.md": "---\ntitle: A\n---\n![x](_p.md)\n\n![x](_q.md)\n",
                "a.de.md": "---\ntitle: A\n---\n![x](_p.md)\n\n![x](_q.md)\n",
                "_p.md": "English.", "_p.de.md": "Deutsch.", "_q.md": "Shared.",
            ], settings: "title: Course\nlanguages: [de]\n"
        ).generated()
        #expect(site.text("de/a.html").contains("Deutsch.") && site.text("de/a.html").contains("Shared."))
        #expect(site.text("a.html").contains("English."))
        #expect(!site.tree.paths.contains { $0.contains("_p") })
    }
}
