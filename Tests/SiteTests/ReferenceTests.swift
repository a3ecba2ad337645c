import Testing

@testable import Caching
@testable import Files
@testable import Site

@Suite("References")
struct ReferenceTests {
    private static let figure = """
        ```layout figure=greeting widths=320 show=figure caption="Look."
        screen S { Label words { text = "Hello"; center == super.center } }
        ```

        """

    private func body(of page: String, in files: [String: String], language: String = "en") throws -> String {
        let site = try SmallSite(files, settings: "title: Course\nwidths: [320]\nlanguage: \(language)\n").generated()
        #expect(site.diagnostics.filter { $0.severity == .error }.isEmpty)
        return site.text(page)
    }

    @Test(
        "count figures in the language of the page",
        arguments: [("en", "Figure 1"), ("de", "Abbildung 1"), ("ja", "図 1"), ("he", "איור 1")])
    func languages(language: String, label: String) throws {
        let page = try body(
            of: "a.html", in: ["a.md": "---\ntitle: A\n---\n[](#greeting)\n\n" + Self.figure], language: language)
        #expect(page.contains("<a href=\"#greeting\">\(label)</a>"))
        #expect(page.contains("<span class=\"Label\">\(label)</span> Look."))
    }

    @Test(
        "stand on pages whose days and captions are written as the language does",
        arguments: [
            ("en", "February 1, 2026", "“Look”"), ("de", "1. Februar 2026", "„Look“"),
            ("fr", "1 février 2026", "«\u{202F}Look\u{202F}»"), ("zh", "2026年2月1日", "“Look”"),
        ])
    func words(language: String, day: String, caption: String) throws {
        let lesson =
            "---\ntitle: A\ndate: 2026-02-01\n---\n" + Self.figure.replacing("\"Look.\"", with: "'\"Look\"'")
        let page = try body(of: "a.html", in: ["a.md": lesson], language: language)
        #expect(page.contains("<time datetime=\"2026-02-01\">\(day)</time>"))
        #expect(page.contains("</span> \(caption)</figcaption>"))
    }

    @Test("to a figure of another lesson have its number, also after that lesson alone has changed")
    func otherLesson() throws {
        let cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: true)
        let from = ["a.md": "---\ntitle: A\n---\n[](b/c.md#greeting)\n"]
        let picture = "![x](d.svg \"One\")\n\n"
        let svg = ["b/d.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>"]
        for (before, number) in [("", 1), (picture, 2)] {
            let lesson = ["b/c.md": "---\ntitle: C\n---\n" + before + Self.figure]
            let files = from.merging(lesson) { $1 }.merging(svg) { $1 }
            let page = try SmallSite(files).generated(cache: cache).text("a.html")
            #expect(page.contains("<a href=\"b/c.html#greeting\">Figure \(number)</a>"))
        }
    }

    @Test("to a figure that has mistakes are not what is wrong")
    func faultyFigure() throws {
        let lesson = "---\ntitle: A\n---\n[](#greeting)\n\n" + Self.figure.replacing("text =", with: "txet =")
        let problems = try SmallSite(["a.md": lesson]).generated().checked(workers: 2)
        #expect(problems.count == 1 && problems.first?.location.line == 7, "\(problems)")
    }

    @Test("leave the identifier of a heading that has the figure's name")
    func heading() throws {
        let page = try body(
            of: "a.html", in: ["a.md": "---\ntitle: A\n---\n[](#greeting)\n\n## Greeting\n\n" + Self.figure])
        #expect(page.contains("<a href=\"#greeting\">Greeting</a>"))
        #expect(page.ranges(of: "id=\"greeting\"").count == 1)
    }
}
