import Diagnostics
import SeededRandomness
import Testing

@testable import PageReading
@testable import Site

@Suite("Pages whose every element is closed")
struct ExplicitPageTests {
    private static func page(_ body: String, head: String = "<title>A page</title>") -> SourceFile {
        SourceFile(
            path: "a.html",
            text: "<!doctype html>\n<html lang=\"en\">\n<head>\n\(head)\n</head>\n<body>\n\(body)\n</body>\n</html>\n")
    }

    /// Says the same of a page as the parser of HTML does.
    private static func agrees(_ page: SourceFile) -> Bool {
        PageFacts(ofExplicit: page).map { $0 == PageFacts(ofAny: page) } ?? true
    }

    static let bodies: [String] = [
        "<h1 id=a>One</h1><h3>Two &amp; <em>three</em> &#x2014;</h3><h2></h2><h1>Four</h1>",
        "<p>a <a href='b.html#x'>b</a> <a href=c.html><b></b></a> <a name=d></a></p><div id=\"e\"><div id='e'></div></div>",
        "<ul><li>a<ul><li>b</li></ul></li></ul><dl><dt>a</dt><dd><dl><dt>b</dt></dl></dd></dl>",
        "<table><caption>c</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p></td></tr></tbody></table>",
        "<img src=a.png><img src=b.png alt='' width=1 height=2><img srcset='c.png 2x' alt=x width=1 height=x>",
        "<figure data-figure=f aria-hidden=true><a href=x></a><h2>hidden</h2></figure><figure data-figure=g><a href=y></a></figure>",
        "<svg viewBox='0 0 1 1'><title>t</title><linearGradient id=q><stop/></linearGradient><path fill='url(#q)'/></svg>",
        "<math><mi>x</mi><mo>=</mo><mn>1</mn><mtext>a &lt; b</mtext></math><div style='background:url(&quot;p.png&quot;)'></div>",
        "<style>p { background: url(q.png) } /* url(no) */</style><script>if (a < b) { '</scr' }</script>",
        "<form action=go><label for=i>n</label><input id=i list=l><button type=submit>b</button></form>",
        "<select><optgroup label=x><option>a</option></optgroup></select><textarea> <b> </textarea>",
        "<!-- <a href=no> --><pre><code>a &lt; b\n\n</code></pre><a href=\"&amp;q\"> <i>&nbsp;</i> </a>",
        "<a href=z aria-label=z></a><span aria-labelledby='a b' ARIA-HIDDEN=true>x</span><p title=1 title=2>a & c</p>",
    ]

    @Test("are read as the parser reads them", arguments: bodies)
    func closed(body: String) throws {
        let page = Self.page(
            body, head: "<meta charset=utf-8><base href=sub/><title>A &copy; page</title><style>a{}</style>")
        let facts = try #require(PageFacts(ofExplicit: page))
        #expect(facts == PageFacts(ofAny: page))
    }

    @Test(
        "are no others: what the parser closes, moves, adds or changes is left to it",
        arguments: [
            "<p>a<p>b", "a < b", "<p><div></div></p>", "<ul><li>a<li>b</ul>", "<ul><li><li></li></li></ul>",
            "<b><i></b></i>",
            "<a><a></a></a>", "<table><tr><td>a</table>", "<table><div></div></table>", "<table>a</table>", "<tr></tr>",
            "<h1><h2></h2></h1>", "<button><button></button></button>", "<svg><div></div></svg>",
            "<svg><a xlink:href=b /></svg>",
            "<svg><title><b></b></title></svg>", "<div/>", "<br></br>", "<template></template>",
            "<noscript></noscript>",
            "<select><div></div></select>", "<script><!--</script>", "<!-->", "<!--a--!>", "<!doctype html>",
            "<![CDATA[a]]>",
            "</p>", "<a href=a\"b>c</a>", "<a b='c'd>e</a>", "<h2>&hellip;</h2>", "<a href='&copy;'>b</a>",
            "<h2>\r</h2>", "\u{0}",
            "<body>", "</body>a", "<ruby>a<rt>b</rt></ruby>", "<font></font>", "<image>", "<div", "<a href='b",
            "<frameset>",
        ])
    func others(body: String) {
        #expect(PageFacts(ofExplicit: Self.page(body)) == nil)
    }

    @Test(
        "need a document around them",
        arguments: ["", "a", "<p>a</p>", "<!doctype html>", "<html></html>", "<!doctype html><p>a</p>"])
    func fragments(text: String) {
        #expect(PageFacts(ofExplicit: SourceFile(path: "a.html", text: text)) == nil)
    }

    @Test("agree with the parser whatever is done to them", arguments: 0..<20)
    func mutations(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let pieces =
            Self.bodies.flatMap { $0.split(separator: "<").map { "<" + $0 } } + ["</", ">", "&", "'", "\"", " ", "é"]
        for _ in 0..<300 {
            var body = Self.bodies.shuffled(using: &random).prefix(2).joined()
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = body.index(body.startIndex, offsetBy: Int.random(in: 0..<body.count, using: &random))
                switch Int.random(in: 0..<3, using: &random) {
                case 0: body.remove(at: place)
                case 1: body.insert(contentsOf: pieces.randomElement(using: &random) ?? "", at: place)
                default:
                    let end = body.index(place, offsetBy: 12, limitedBy: body.endIndex) ?? body.endIndex
                    body.insert(contentsOf: body[place..<end], at: place)
                }
                if body.isEmpty { body = " " }
            }
            #expect(Self.agrees(Self.page(body)), "seed \(seed): \(body)")
        }
    }

    @Test("are all that a site has")
    func emitted() throws {
        let lesson = """
            ---
            title: Everything
            tags: [one]
            ---
            ## Prose

            A *list*, a [link](#prose), `code`, a note.[^1] And $x^2$.

            - [x] one
              - two

            | a | b |
            |---|:-:|
            | 1 | 2 |

            > [!NOTE]
            > Said.

            [^1]: Note.

            ```layout figure=one
            screen S {
                Label words { text = "Words & <words>"; leading == super.margins.leading; top == super.top }
                Switch toggle { leading == words.trailing + 8; top == words.top }
                ScrollView list { edges == super.edges; Label inner { text = "a"; edges == super.edges } }
            }
            ```

            ```swift
            let a = "b" // <c>
            ```
            """
        let site = try SmallSite(["a.md": lesson, "b.md": lesson]).generated()
        for path in site.tree.paths where path.hasSuffix(".html") {
            let page = SourceFile(path: path, utf8: site.tree[path] ?? [])
            let facts = try #require(PageFacts(ofExplicit: page), "\(path) is left to the parser")
            #expect(facts == PageFacts(ofAny: page))
        }
    }
}
