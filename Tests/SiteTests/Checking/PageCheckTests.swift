import Diagnostics
import SeededRandomness
import Testing

@testable import Content
@testable import PageReading

@Suite("The check of emitted pages")
struct PageCheckTests {
    @Test(
        "follows every address of a page to a file of the site",
        arguments: [
            ("<a href='b.html'>b</a>", ""), ("<a href='./b.html?x=1#here'>b</a>", ""), ("<a href='sub/'>s</a>", ""),
            ("<a href='sub/../b.html'>b</a>", ""), ("<a href='%62.html'>b</a>", ""), ("<a href=''>self</a>", ""),
            ("<a href='mailto:a@b.c'>m</a> <a href='https://example.org/x'>o</a> <a href='//example.org'>o</a>", ""),
            ("<a href='#top'>t</a><a href='#'>t</a><a href='b.html#:~:text=hi'>b</a>", ""),
            ("<img src='data:image/gif;base64,AA' alt='' width=1 height=1>", ""),
            ("<a href='c.html'>c</a>", "a.html:1:1 error broken-link: nothing in the site is at 'c.html'"),
            ("<a href='sub'>s</a>", "a.html:1:1 error broken-link: nothing in the site is at 'sub'"),
            ("<a href='B.html'>b</a>", "a.html:1:1 error broken-link: nothing in the site is at 'B.html'"),
            (
                "<a href='/b.html'>b</a>",
                "a.html:1:1 error address-above-site: '/b.html' leads out of the site's own folder"
            ),
            (
                "<a href='../b.html'>b</a>",
                "a.html:1:1 error address-above-site: '../b.html' leads out of the site's own folder"
            ),
            ("<a href='b.html#gone'>b</a>", "a.html:1:1 error broken-anchor: nothing on 'b.html' is named '#gone'"),
            ("\n<a href='#gone'>b</a>", "a.html:2:1 error broken-anchor: nothing on this page is named '#gone'"),
            ("<link rel=stylesheet href=x.css>", "a.html:1:1 error broken-link: nothing in the site is at 'x.css'"),
            ("<script src=x.js></script>", "a.html:1:1 error broken-link: nothing in the site is at 'x.js'"),
            ("<video poster=x.png></video>", "a.html:1:1 error broken-link: nothing in the site is at 'x.png'"),
            ("<object data=x.pdf></object>", "a.html:1:1 error broken-link: nothing in the site is at 'x.pdf'"),
            (
                "<picture><source srcset='b.html 1x, x.webp 2x'></picture>",
                "a.html:1:1 error broken-link: nothing in the site is at 'x.webp'"
            ),
            ("<svg><use href='#none'/></svg>", "a.html:1:1 error broken-anchor: nothing on this page is named '#none'"),
            (
                "<svg><path fill='url(#none)'/></svg>",
                "a.html:1:1 error broken-anchor: nothing on this page is named '#none'"
            ),
            (
                "<p style=\"background:url( 'x.png' )\">",
                "a.html:1:1 error broken-link: nothing in the site is at 'x.png'"
            ),
            (
                "<style>p{background:url(x.png)}</style>",
                "a.html:1:1 error broken-link: nothing in the site is at 'x.png'"
            ),
            (
                "<meta http-equiv=refresh content='0; url=x.html'>",
                "a.html:1:1 error broken-link: nothing in the site is at 'x.html'"
            ),
            ("<!-- <a href='c.html'>c</a> --><p title='<a href=c.html>'>", ""),
        ])
    func addresses(page: String, expected: String) {
        #expect(problems(["a.html": page, "b.html": "<p id=here>", "sub/index.html": ""]) == expected)
    }

    @Test(
        "reads stylesheets as CSS does",
        arguments: [
            ("p{background:url(a.png)}", ["a.png"]), ("p{background:URL( \"a b.png\" )}", ["a b.png"]),
            ("/* url(no) */ p{content:'url(no)'}", []), ("@import 'x.css';@import url(y.css);", ["x.css", "y.css"]),
            ("p{background:url(\\61 .png)}", ["a.png"]), ("p{background:url('a\\'b')}", ["a'b"]),
            ("p{background:curl(no) my-url(no)}", []), ("p{x:url(", [""]), ("p{x:'", []), ("\\", []), ("/*", []),
        ] as [(String, [String])])
    func stylesheets(css: String, expected: [String]) {
        #expect(stylesheetAddresses(Array(css.utf8)) == expected)
    }

    @Test("resolves addresses of a stylesheet from its own folder")
    func stylesheetFolder() {
        let files = ["css/a.css": "p{x:url(f.woff2)}q{x:url(../g.png)}r{x:url(#frame)}", "g.png": ""]
        #expect(problems(files) == "css/a.css:1:1 error broken-link: nothing in the site is at 'css/f.woff2'")
    }

    @Test(
        "knows the site's own published address",
        arguments: [
            ("https://example.org/course/b.html", ""), ("/course/b.html", ""), ("http://EXAMPLE.org/course/", ""),
            ("https://example.org/course/c.html", "a.html:1:1 error broken-link: nothing in the site is at 'c.html'"),
            ("/b.html", "a.html:1:1 error address-above-site: '/b.html' leads out of the site's own folder"),
            ("https://example.org.evil.net/course/c.html", ""), ("https://example.org/", ""),
            ("https://example.org/other/?x=1#y", ""), ("https://example.org?x", ""),
            ("https://example.org/course#top", ""),
        ])
    func ownAddress(address: String, expected: String) {
        var settings = SiteSettings()
        settings.baseURL = "https://example.org/course/"
        let files = ["a.html": "<a href='\(address)'>x</a>", "b.html": "", "index.html": ""]
        #expect(problems(files, settings: settings) == expected)
    }

    @Test(
        "judges a page by itself",
        arguments: [
            ("<p id=a><p id=a>", "duplicate-id: two elements of the page are named 'a'"),
            ("<img src='data:,' width=1 height=1>", "missing-alt: the picture 'data:,' has no description"),
            ("<img src='data:,' alt='' width=1 height=1>", ""),
            (
                "<img src='data:,' alt='x' width=1>",
                "missing-size: the picture 'data:,' has no width and height; the page would jump"
            ),
            ("<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>", ""),
            (
                "<h1>A</h1><h1>B <em>c</em></h1>",
                "second-title: 'B c' is a second heading of level 1; the page's title is the first"
            ),
            ("<h1>A</h1><h3>B</h3>", "skipped-level: the heading 'B' is of level 3 below one of level 1"),
            ("<h2> </h2>", "empty-heading: a heading of level 2 is empty"),
            ("<a href='#'> </a>", "empty-link: the link to '#' has no text"),
            ("<a href='#'><span aria-hidden=true>x</span></a>", "empty-link: the link to '#' has no text"),
            ("<a href='#' aria-label='x'></a><a href='#'><img src='data:,' alt=x width=1 height=1></a>", ""),
            ("<a href='#'><svg><title>x</title></svg></a>", ""),
            ("<label for=x>y</label>", "unknown-id: 'for' names 'x', which is not on the page"),
            ("<p aria-describedby='x'>y</p><p id=x>", ""),
        ])
    func pages(page: String, expected: String) {
        #expect(problems(["a.html": page]) == (expected.isEmpty ? "" : "a.html:1:1 error " + expected))
    }

    @Test("tells once what many pages share, and how often it is met")
    func sharedProblems() {
        let foot = "<footer><a href='gone.html'>x</a></footer>"
        #expect(
            problems(["a.html": foot, "b.html": foot, "sub/c.html": foot.replacing("gone", with: "../gone")])
                == "a.html:1:1 error broken-link: nothing in the site is at 'gone.html', here and in 2 more places")
    }

    @Test("answers on any bytes, however deep", arguments: [0, 1, 2, 3])
    func hostilePages(seed: Int) {
        let deep = String(repeating: "<div>", count: 20_000)
        let pages = [
            deep, String(repeating: "<a href=x><b>", count: 300), "<" + String(repeating: "x", count: 100_000),
            "<style>" + String(repeating: "url(", count: 10_000) + "</style><svg><![CDATA[",
        ]
        _ = problems(["a.html": pages[seed]])
        var generator = SeededGenerator(seed: UInt64(seed) + 1)
        let pieces = [
            "<", ">", "a", " href", "='", "#", "&amp", "</", "style", "url(", "\\", "\u{0}", "<!--", "\"", "é", "svg",
        ]
        for _ in 0..<200 {
            let text = (0..<60).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            _ = problems(["a.html": text, "b.css": text])
        }
    }
}
