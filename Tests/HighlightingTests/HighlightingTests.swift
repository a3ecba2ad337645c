import Highlighting
import Testing

@Suite("Highlighting")
struct HighlightingTests {
    @Test(
        "colours Swift",
        arguments: [
            ("let a = 1", "<k>let</k> a = <n>1</n>"),
            ("UILabel()", "<t>UILabel</t>()"),
            ("label.text = \"<a>\"", "label.text = <s>\"&lt;a&gt;\"</s>"),
            ("view.addSubview(label)", "view.<f>addSubview</f>(label)"),
            ("f(x: .leading)", "<f>f</f>(x: .leading)"),
            (
                "@objc func go(to x: Int) -> String? { nil } // done",
                "<a>@objc</a> <k>func</k> <f>go</f>(to x: <t>Int</t>) -&gt; <t>String</t>? { <k>nil</k> } <c>// done</c>"
            ),
            ("\"a \\(b) c\"", "<s>\"a </s>\\(b)<s> c\"</s>"),
            ("#if DEBUG\n#endif", "<k>#if</k> <k>DEBUG</k>\n<k>#endif</k>"),
            ("leading == avatr.", "leading == avatr."),
            ("a\n\n  b", "a\n\n  b"),
            ("/* a\n b */ x", "<c>/* a</c>\n<c> b */</c> x"),
            ("let s = #\"a\"\\(b)\"#", "<k>let</k> s = #<s>\"a\"\\(b)\"</s>#"),
            ("", ""),
        ])
    func swift(code: String, expected: String) {
        #expect(short(highlightCode(code, language: "Swift")) == expected)
    }

    @Test(
        "colours the layout notation",
        arguments: [
            ("Label name { text = \"a\" } // b", "<t>Label</t> name { text = <s>\"a\"</s> } <c>// b</c>"),
            (
                "leading == avatar.trailing + 8 @ .high",
                "<r>leading</r> == avatar.<r>trailing</r> + <n>8</n> @ <v>.high</v>"
            ),
            ("component A(b) {\n    ...\n}", "<k>component</k> <t>A</t>(b) {\n    <e>...</e>\n}"),
            ("\u{1F600} <", "\u{1F600} &lt;"),
            (
                "screen A {\n    expect b.width == 60\n    View b { width == 60 }\n}",
                "<k>screen</k> <t>A</t> {\n    <t>View</t> b { <r>width</r> == <n>60</n> }\n}"
            ),
        ])
    func layout(code: String, expected: String) {
        #expect(short(highlightCode(code, language: "layout")) == expected)
    }

    @Test("leaves other languages as they are", arguments: ["text", "brainfuck", "", "DIFF"])
    func plain(language: String) {
        #expect(
            highlightCode("<b class=\"x\">&</b>\r\n\r\n", language: language)
                == "<span class=\"line\">&lt;b class=\"x\"&gt;&amp;&lt;/b&gt;\n</span><span class=\"line\">\n</span>")
    }

    @Test("marks the lines that are new", arguments: ["swift", "layout", "css"])
    func newLines(language: String) {
        #expect(
            highlightCode("a\nb\n\nc", language: language, marks: LineMarks(new: [2, 3, 9]))
                == "<span class=\"line\">a\n</span><span class=\"line new\">b\n</span>"
                + "<span class=\"line new\">\n</span><span class=\"line\">c</span>")
    }

    @Test(
        "loses nothing of what it is given, whatever that is, but what HTML cannot hold",
        arguments: [
            "(", "{", "\"", "\"\\(", "/*", "[", "<", "#if a\n", "@", "é", "\u{0}", "...", "a.", "a ? ", "\r\n",
            "{ a in ", "a(", "#if a {\n",
        ])
    func anyInput(piece: String) {
        let code = String(repeating: piece, count: 5000)
        let shown = code.replacing("\r\n", with: "\n").replacing("\u{0}", with: "\u{FFFD}")
        for language in ["swift", "layout", "js", "html", "css", "yaml", "bash", "sql"] {
            #expect(text(of: highlightCode(code, language: language)) == shown)
        }
    }

    @Test("takes bytes that are not UTF-8")
    func invalidBytes() {
        #expect(highlightLayout([0x61, 0xFF, 0x0A, 0xC3]).contains("\u{FFFD}"))
    }

    private func text(of html: String) -> String {
        html.replacing(#/<[^>]*>/#, with: "").replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing(
            "&amp;", with: "&")
    }
}

/// The HTML with the spans of lines left out and the others named by their class.
func short(_ html: String) -> String {
    var text = ""
    var open: [String] = []
    for piece in html.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
        guard piece.offset > 0 else { continue }
        let parts = piece.element.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts[0].split(separator: "\"").dropFirst().first.map(String.init)
        if let name { open.append(name) }
        let tag = name ?? open.popLast() ?? ""
        if !tag.hasPrefix("line") { text += name == nil ? "</\(tag)>" : "<\(tag)>" }
        text += parts[1]
    }
    return text
}
