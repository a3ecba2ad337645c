import Diagnostics
import Foundation
import Testing

@testable import Checking
@testable import Content
@testable import PageReading
@testable import Pages

@Suite("Files outside of the site")
struct OutsideFilesTests {
    @Test("are not read as data, whatever a lesson calls them")
    func data() throws {
        let lesson = """
            ---
            title: A
            data: [../site.yml, ../../etc/passwd, sub/../../site.yml, ../content/sub/own.yml]
            ---
            ```layout
            screen S { Label words { text = word; leading == super.leading; top == super.top } }
            ```
            """
        let site = try SmallSite(["a.md": lesson, "sub/own.yml": "word: Inside\n"]).generated()
        #expect(
            site.diagnostics.map(\.message) == [
                "the data file '../site.yml' lies outside of the content folder",
                "the data file '../../etc/passwd' lies outside of the content folder",
                "the data file 'sub/../../site.yml' lies outside of the content folder",
            ])
    }
}

@Suite("Text that looks like code")
struct InjectionTests {
    /// Each breaks out of one place where text could be copied as it is: attributes, elements, comments, styles,
    /// templates, XML.
    static let payloads = [
        "\"><x-injected onload=\"x()\">", "'><x-injected onload='x()'>", "<x-injected>", "</title><x-injected>",
        "</style><x-injected>", "</pre></code></figure><x-injected>", "--><x-injected>", "]]><x-injected>",
        "&lt;x-injected&gt;", "}*{x-injected:url(x-injected.png)}", "\");x-injected:url(x-injected.png)",
        "\\\");x-injected", "{{{site.title}}}{{>head}}", "\u{0}<x-injected>\u{8}", "\u{2028}<x-injected>\u{FFFE}",
    ]

    /// A site of one lesson that shows `text` wherever an author can write text.
    private static func site(_ text: String) -> SmallSite {
        let quoted = quoted(text)
        let markdown = text.unicodeScalars.map {
            $0.isASCII && $0.value > 0x20 && !"x-injected".unicodeScalars.contains($0)
                && !("a"..."z").contains($0) ? "\\\($0)" : "\($0)"
        }.joined()
        let lesson = """
            ---
            title: \(json(text))
            description: \(json(text))
            summary: \(json(text))
            date: 2026-01-02
            tags: [\(json(text))]
            ---
            ## \(markdown)

            \(markdown) *\(markdown)* `\(text)` ![\(markdown)](x.png "\(markdown)") [\(markdown)](https://example.org/ "\(markdown)")

            | \(markdown) |
            |---|
            | \(markdown) |

            A note.[^1]

            [^1]: \(markdown)

            \(text)

            ~~~swift title=\(quoted)
            // \(text)
            let text = \(quoted)
            ~~~

            ~~~unknown-\(text.filter { !$0.isWhitespace && $0 != "~" })
            \(text)
            ~~~

            ~~~yaml data
            words: \(json(text))
            ~~~

            ~~~layout caption=\(quoted) title=\(quoted)
            // \(text)
            screen S {
                StackView column {
                    axis = .vertical
                    edges == super.edges
                    Label literal { text = \(quoted) }
                    Label data { text = words }
                    Button button { title = \(quoted) }
                    SegmentedControl choice { segments = [\(quoted), words] }
                }
            }
            ~~~
            """
        return SmallSite(
            ["a.md": lesson],
            settings: """
                title: \(json(text))
                author: \(json(text))
                description: \(json(text))
                baseURL: https://example.org/
                widths: [320]
                """)
    }

    /// The same site with harmless words.
    private static let neutral = Result { try site("words that do no harm").generated() }

    /// A double-quoted text of YAML.
    private static func json(_ text: String) -> String {
        let inner = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value > 0x7E:
                "\\u" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count))
                    + String(scalar.value, radix: 16)
            default: "\(scalar)"
            }
        }
        return "\"\(inner.joined())\""
    }

    /// A quoted string of the notation and of info strings.
    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    @Test("adds no element, no attribute and no rule to a page", arguments: payloads)
    func pages(payload: String) throws {
        let neutral = try Self.neutral.get()
        let site = try Self.site(payload).generated()
        #expect(site.diagnostics.filter { $0.severity == .error }.isEmpty)
        for path in site.tree.paths where path.hasSuffix(".html") {
            let added = Markup(site.text(path)).kinds.subtracting(Markup(neutral.text(path)).kinds)
            #expect(added == [], "\(path)")
            #expect(!Markup(site.text(path)).styles.contains("x-injected"), "\(path)")
        }
        for path in site.tree.paths where path.hasSuffix(".css") {
            #expect(!site.text(path).contains("x-injected"))
        }
    }

    @Test("stays one text of the search index and of each form in which messages are listed", arguments: payloads)
    func listings(payload: String) throws {
        let site = try Self.site(payload).generated()
        let index = site.text(SearchIndex.path(in: Edition()))
        #expect(index.utf8.allSatisfy { !"<>&\u{0}".utf8.contains($0) })
        let json = Data(index.dropFirst("plumbSearch(".count).dropLast(")\n".count).utf8)
        let title = (try JSONSerialization.jsonObject(with: json) as? [[Any]])?.first?.first as? String
        #expect(title.map(typed) == payload)
        let place = SourceLocation(path: payload, line: 1, column: 1)
        let message = Diagnostic(.error, "x", at: place, excerpt: payload, message: payload, help: payload)
        let commands = DiagnosticFormat.github.listing(of: [message, message]).split(separator: "\n")
        #expect(commands.count == 2 && commands.allSatisfy { $0.hasPrefix("::error file=") })
        let listed = try JSONSerialization.jsonObject(with: Data(DiagnosticFormat.json.listing(of: [message]).utf8))
        let entry = ((listed as? [String: Any])?["diagnostics"] as? [[String: Any]])?.first
        #expect(entry?["message"] as? String == payload && entry?["path"] as? String == payload)
    }

    @Test("adds nothing to the message that stands in a figure's place", arguments: payloads)
    func problems(payload: String) throws {
        let page = try Self.pageOfProblem(payload)
        #expect(page.kinds.contains("div role") && page.values.contains("problem"))
        #expect(page.kinds.subtracting(try Self.pageOfWord.get().kinds) == [])
    }

    private static let pageOfWord = Result { try pageOfProblem("word") }

    private static func pageOfProblem(_ text: String) throws -> Markup {
        let block = "~~~layout\nscreen S { ImageView i { image = \(quoted(text)) }; \(text) }\n~~~\n"
        return Markup(try SmallSite(["a.md": "---\ntitle: A\n---\n" + block]).generated().text("a.html"))
    }

    /// A text with the quotation marks that its author typed.
    private func typed(_ text: String) -> String {
        text.replacing(#/[“”]/#, with: "\"").replacing(#/[‘’]/#, with: "'")
    }

    @Test(
        "reaches the page as text",
        arguments: ["\"><x-injected onload=\"x()\">", "{{{site.title}}}{{>head}}", "&lt;x-injected&gt;"])
    func isShown(payload: String) throws {
        let page = Markup(try Self.site(payload).generated().text("a.html"))
        #expect(typed(page.title).hasPrefix(payload + " · "))
        #expect(page.texts.contains { $0.contains(payload) })
        #expect(page.values.contains(payload))
    }

    @Test(
        "leads nowhere a browser would run",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&#10;script:alert(1)", "&#1;javascript:alert(1)",
            "vbscript:x", "data:text/html,<x>", "file:///etc/passwd",
        ])
    func addresses(address: String) throws {
        let lesson =
            "---\ntitle: A\ndate: 2026-01-02\n---\n[a](<\(address)>) ![b](<\(address)>) [c][c] <\(address)>\n\n[c]: <\(address)>\n"
        let site = try SmallSite(["a.md": lesson], settings: "title: A\nbaseURL: https://example.org/\n").generated()
        for value in Markup(site.text("a.html")).values {
            let folded = value.lowercased().filter { $0.isASCII && $0 > " " }
            #expect(!folded.hasPrefix("javascript:") && !folded.hasPrefix("vbscript:") && !folded.hasPrefix("file:"))
            #expect(!folded.hasPrefix("data:text"))
        }
        #expect(!site.text("feed.xml").lowercased().contains("href=&quot;javascript:"))
    }
}

/// What stands in a page, as a browser reads it.
struct Markup {
    /// Each element's name with the names of its attributes.
    private(set) var kinds: Set<String> = []
    /// The values of all attributes.
    private(set) var values: [String] = []
    private(set) var texts: [String] = []
    /// The text of all `style` elements and attributes.
    private(set) var styles = ""
    private(set) var title = ""

    init(_ html: String) {
        var kinds: Set<String> = []
        var values: [String] = []
        var texts: [String] = []
        var path: [String] = []
        var (styles, title) = ("", "")
        HTMLDocument(Array(html.utf8)).walk { event in
            switch event {
            case .open(let element):
                path.append(element.name)
                kinds.formUnion(element.attributes.map { "\(element.name) \($0.name)" } + [element.name])
                values += element.attributes.map(\.value)
                styles += element.attributes.filter { $0.name == "style" }.map(\.value).joined()
            case .close: path.removeLast()
            case .text(let text):
                texts.append(text.string)
                if path.last == "style" { styles += text.string }
                if path.last == "title", !path.contains("svg") { title += text.string }
            }
        }
        (self.kinds, self.values, self.texts, self.styles, self.title) = (kinds, values, texts, styles, title)
    }
}
