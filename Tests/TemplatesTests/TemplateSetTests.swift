import Diagnostics
import Templates
import Testing

@Suite("Templates")
struct TemplateSetTests {
    private static let values = TemplateValue.record([
        ("title", .string("a<b>\"'&")), ("html", .string("<b>")), ("empty", .string("")), ("yes", .bool(true)),
        ("no", .bool(false)),
        ("none", .list([])), ("words", .list([.string("x"), .string("<y>")])),
        (
            "people",
            .list([.record([("name", .string("Ann"))]), .record([("name", .string("Bob")), ("title", .string("Dr"))])])
        ),
        ("page", .record([("url", .string("p.html")), ("next", .record([("url", .string("q.html"))]))])),
    ])

    /// Renders the file `main` of `files`.
    private func render(_ files: [String: String]) -> (text: String, problems: [Diagnostic]) {
        let set = TemplateSet { name in files[name].map { SourceFile(path: name + ".html", text: $0) } }
        let (text, problems) = set.render("main", with: Self.values)
        return (text, problems)
    }

    @Test(
        "are filled in",
        arguments: [
            ("plain } { {x} é", "plain } { {x} é"),
            ("{{title}} {{ title }}", "a&lt;b&gt;&quot;&apos;&amp; a&lt;b&gt;&quot;&apos;&amp;"),
            ("{{{html}}} {{&html}} {{html}}", "<b> <b> &lt;b&gt;"),
            ("[{{empty}}]{{#empty}}a{{/empty}}{{^empty}}b{{/empty}}", "[]b"),
            ("{{#yes}}a{{/yes}}{{^yes}}b{{/yes}}{{#no}}c{{/no}}{{^no}}d{{/no}}", "ad"),
            ("{{#title}}{{.}}{{/title}}", "a&lt;b&gt;&quot;&apos;&amp;"),
            ("{{#words}}({{.}}){{/words}}{{^none}}-{{/none}}", "(x)(&lt;y&gt;)-"),
            ("{{#people}}{{name}} {{#yes}}{{name}}{{/yes}},{{/people}}", "Ann Ann,Bob Bob,"),
            ("{{#people}}{{{title}}};{{/people}}", "a<b>\"'&;Dr;"),
            ("{{page.url}} {{page.next.url}} {{#page}}{{#next}}{{url}}{{/next}}{{/page}}", "p.html q.html q.html"),
            ("{{! a comment }}a{{!}}", "a"),
            ("a\n  {{! alone }}\nb", "a\nb"),
            ("<ul>\n{{#words}}\n<li>{{.}}</li>\n{{/words}}\n</ul>", "<ul>\n<li>x</li>\n<li>&lt;y&gt;</li>\n</ul>"),
            ("", ""),
        ])
    func rendering(template: String, expected: String) {
        let (text, problems) = render(["main": template])
        #expect(text == expected)
        #expect(problems.map(\.rendered) == [])
    }

    @Test(
        "contain their partials, with what is in scope there",
        arguments: [
            ("a {{>p}} b", "{{html}}", "a &lt;b&gt; b"),
            ("{{#people}}{{>p}}{{/people}}", "{{name}}.", "Ann.Bob."),
            ("a\n  {{>p}}\nb", "p\n", "a\np\nb"),
            ("{{>p}}{{>p}}", "{{! alone }}\nx", "xx"),
            ("{{! x }}\n{{>p}}\nz\n", "{{#yes}}\ny\n{{/yes}}\n", "y\nz\n"),
        ])
    func partials(template: String, partial: String, expected: String) {
        let (text, problems) = render(["main": template, "p": partial])
        #expect(text == expected)
        #expect(problems.map(\.rendered) == [])
    }

    @Test(
        "accuse what they cannot fill in, where it stands",
        arguments: [
            (
                "a\n<b>{{titel}}</b> {{titel}}",
                """
                main.html:2:4: error: nothing here is named 'titel'
                     2 | <b>{{titel}}</b> {{titel}}
                       |    ^~~~~~~~~
                       = help: did you mean 'title'?
                main.html:2:18: error: nothing here is named 'titel'
                     2 | <b>{{titel}}</b> {{titel}}
                       |                  ^~~~~~~~~
                       = help: did you mean 'title'?

                """
            ),
            (
                "{{#people}}{{nmae}}{{/people}}{{#zzzzz}}{{/zzzzz}}{{^yyyyy}}{{/yyyyy}}",
                """
                main.html:1:12: error: nothing here is named 'nmae'
                     1 | {{#people}}{{nmae}}{{/people}}{{#zzzzz}}{{/zzzzz}}{{^yyyyy}}{{/yyyyy}}
                       |            ^~~~~~~~
                       = help: did you mean 'name'?
                main.html:1:31: error: nothing here is named 'zzzzz'
                     1 | {{#people}}{{nmae}}{{/people}}{{#zzzzz}}{{/zzzzz}}{{^yyyyy}}{{/yyyyy}}
                       |                               ^~~~~~~~~~
                       = help: docs/site.md lists the values that templates get
                main.html:1:51: error: nothing here is named 'yyyyy'
                     1 | {{#people}}{{nmae}}{{/people}}{{#zzzzz}}{{/zzzzz}}{{^yyyyy}}{{/yyyyy}}
                       |                                                   ^~~~~~~~~~
                       = help: docs/site.md lists the values that templates get

                """
            ),
            (
                "{{people}}",
                """
                main.html:1:1: error: 'people' is no text that could be printed
                     1 | {{people}}
                       | ^~~~~~~~~~
                       = help: open it as a section: {{#people}}…{{/people}}

                """
            ),
            (
                "a {{>q}}",
                """
                main.html:1:3: error: there is no partial 'q'
                     1 | a {{>q}}
                       |   ^~~~~~
                       = help: a partial is a file 'templates/pages/q.mustache'; 'plumb eject' lists Plumb's own

                """
            ),
            (
                "a {{>p}}",
                """
                p.html:1:6: error: the partial 'main' contains itself
                     1 | {{x}}{{>main}}
                       |      ^~~~~~~~~
                       = help: remove this tag

                """
            ),
            (
                "a\n{{#yes}} {{title",
                """
                main.html:2:1: error: the section 'yes' is never closed
                     2 | {{#yes}} {{title
                       | ^~~~~~~~
                       = help: write {{/yes}} behind it
                main.html:2:10: error: this tag is never closed
                     2 | {{#yes}} {{title
                       |          ^~
                       = help: close it with '}}'

                """
            ),
            (
                "{{#yes}}{{/no}}{{/yes}}{{/yes}}",
                """
                main.html:1:9: error: 'no' is closed where 'yes' is open
                     1 | {{#yes}}{{/no}}{{/yes}}{{/yes}}
                       |         ^~~~~~~
                       = help: write {{/yes}}
                main.html:1:1: note: opened here
                main.html:1:24: error: no section 'yes' is open here
                     1 | {{#yes}}{{/no}}{{/yes}}{{/yes}}
                       |                        ^~~~~~~~
                       = help: remove this tag

                """
            ),
            (
                "{{=<% %>=}}",
                """
                main.html:1:1: error: the braces cannot be changed here
                     1 | {{=<% %>=}}
                       | ^~~~~~~~~~~
                       = help: write {{name}}

                """
            ),
            (
                "{{}} {{ a b }}",
                """
                main.html:1:1: error: this tag names nothing
                     1 | {{}} {{ a b }}
                       | ^~~~
                       = help: write a name, as in {{title}}

                """
            ),
        ])
    func problems(template: String, expected: String) {
        let (_, problems) = render(["main": template, "p": "{{x}}{{>main}}"])
        #expect(problems.map(\.rendered).joined() == expected)
    }

    @Test("that do not exist are an error")
    func missingTemplate() {
        #expect(render([:]).problems.map(\.message) == ["there is no template 'main'"])
    }

    @Test("are read once, however often they are used")
    func cache() {
        var reads: [String] = []
        let set = TemplateSet { name in
            reads.append(name)
            return SourceFile(path: name, text: name == "main" ? "{{>p}}{{>p}}" : "x")
        }
        for _ in 0..<3 { #expect(set.render("main", with: .record([])).0 == "xx") }
        #expect(reads == ["main", "p"])
    }

    @Test("that double in every partial are stopped", arguments: [0, 1, 4000])
    func growth(length: Int) {
        let set = TemplateSet { name in
            let next = (Int(name) ?? 0) + 1
            return SourceFile(path: name, text: "\(String(repeating: "x", count: length)){{>\(next)}}{{>\(next)}}")
        }
        let (_, problems) = set.render("0", with: .record([]))
        #expect(problems.map(\.identifier) == ["partials-without-end"])
    }

    @Test("of random pieces never crash, and are silent only when complete")
    func random() {
        let seed: UInt64 = 20_261_122
        var state = seed
        let pieces = [
            "{{", "}}", "{", "}", "#", "^", "/", ">", "!", "&", "=", "yes", "no", "title", "people", "p", ".", " ",
            "\n", "@", "@3v",
            "{{#yes}}", "{{/yes}}", "{{title}}", "{{{html}}}", "{{>p}}", "é", "\0", "x",
        ]
        for _ in 0..<3000 {
            var text = ""
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0..<(state >> 33) % 24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int((state >> 33) % UInt64(pieces.count))]
            }
            let (rendered, problems) = render(["main": text, "p": "{p}"])
            #expect(!problems.isEmpty || !rendered.contains("{{") || text.contains("{{"), "seed \(seed) \(text)")
            #expect(problems.allSatisfy { $0.location.line >= 1 && !$0.rendered.isEmpty }, "seed \(seed) \(text)")
        }
    }
}
