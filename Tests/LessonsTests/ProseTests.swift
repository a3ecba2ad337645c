import Lessons
import Testing

@Suite("Prose")
struct ProseTests {
    @Test(
        "becomes HTML",
        arguments: [
            ("one\ntwo", "<p>one\ntwo</p>\n"),
            ("*a* **b** ~~c~~ `d<e`", "<p><em>a</em> <strong>b</strong> <del>c</del> <code>d&lt;e</code></p>\n"),
            ("a\\\nb", "<p>a<br>\nb</p>\n"),
            ("> a\n>\n> b", "<blockquote>\n<p>a</p>\n<p>b</p>\n</blockquote>\n"),
            ("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
            ("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
            ("3. a\n4. b", "<ol start=\"3\">\n<li>a</li>\n<li>b</li>\n</ol>\n"),
            ("- [x] a", "<ul>\n<li><input type=\"checkbox\" checked disabled> a</li>\n</ul>\n"),
            ("---", "<hr>\n"),
            ("[a](b.md)", "<p><a href=\"b.md\">a</a></p>\n"),
            ("[a](b.md \"c\")", "<p><a href=\"b.md\" title=\"c\">a</a></p>\n"),
            ("<https://a.b/c?d&e>", "<p><a href=\"https://a.b/c?d&amp;e\">https://a.b/c?d&amp;e</a></p>\n"),
            ("a $x$ b", "<p>a <math><mi>x</mi></math> b</p>\n"),
            (
                "$`a\\,b`$.",
                "<p><math><mrow><mi>a</mi><mspace width=\"0.1667em\"></mspace><mi>b</mi></mrow></math>.</p>\n"
            ),
            (
                "> $$\n> x\n> $$",
                "<blockquote>\n<div class=\"formula\"><math display=\"block\"><mi>x</mi></math></div>\n</blockquote>\n"
            ),
            ("```math\nx\n```", "<div class=\"formula\"><math display=\"block\"><mi>x</mi></math></div>\n"),
            ("$5 or $6, US$ and A$, $HOME/$USER, $ x=1 $", "<p>$5 or $6, US$ and A$, $HOME/$USER, $ x=1 $</p>\n"),
            ("A\n: b", "<dl>\n<dt id=\"a\">A</dt>\n<dd>b</dd>\n</dl>\n"),
            (
                "*A* `b`\n: c **d**\n  e\n:  f\n\nA b\n: g\n\nh",
                "<dl>\n<dt id=\"a-b\"><em>A</em> <code>b</code></dt>\n<dd>c <strong>d</strong>\ne</dd>\n<dd>f</dd>\n"
                    + "<dt id=\"a-b-2\">A b</dt>\n<dd>g</dd>\n</dl>\n<p>h</p>\n"
            ),
            ("a\nb\n: c", "<p>a\nb\n: c</p>\n"),
            ("a\n:c", "<p>a\n:c</p>\n"),
            ("x ![a *b*](c.png \"d\")", "<p>x <img src=\"c.png\" alt=\"a b\" title=\"d\"></p>\n"),
            ("\"a\" -- 'b'...", "<p>&quot;a&quot; -- 'b'...</p>\n"),
            ("## Größe & Maß", "<h2 id=\"größe-maß\">Größe &amp; Maß</h2>\n"),
            (
                "| a | b |\n|---|--:|\n| c | d |",
                "<table>\n<thead>\n<tr>\n<th>a</th>\n<th style=\"text-align:end\">b</th>\n</tr>\n</thead>\n"
                    + "<tbody>\n<tr>\n<td>c</td>\n<td style=\"text-align:end\">d</td>\n</tr>\n</tbody>\n</table>\n"
            ),
            (
                "| a sentence in a head |\n|---|\n| a *sentence* in here |\n| onlyOneLongWord.ofCode |\n| fifteen letters |",
                "<table>\n<thead>\n<tr>\n<th>a sentence in a head</th>\n</tr>\n</thead>\n<tbody>\n"
                    + "<tr>\n<td class=\"words\">a <em>sentence</em> in here</td>\n</tr>\n"
                    + "<tr>\n<td>onlyOneLongWord.ofCode</td>\n</tr>\n"
                    + "<tr>\n<td>fifteen letters</td>\n</tr>\n</tbody>\n</table>\n"
            ),
        ])
    func html(markdown: String, expected: String) {
        let (lesson, problems) = readLesson(markdown)
        #expect(lesson.outline == expected)
        #expect(rendered(problems) == "")
    }

    @Test(
        "gives what could do harm as text",
        arguments: [
            ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
            ("a <b onclick=x>b</b>", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n"),
            ("[a](javascript:b)", "<p><a href=\"\">a</a></p>\n"),
            ("[a](JAVA&Tab;SCRIPT:b)", "<p><a href=\"\">a</a></p>\n"),
            ("![a](data:text/html,b)", "<p><img src=\"\" alt=\"a\"></p>\n"),
            ("![\"> \\<script>](a.png)", "<p><img src=\"a.png\" alt=\"&quot;&gt; &lt;script&gt;\"></p>\n"),
            ("[a](b.md '\"><script>')", "<p><a href=\"b.md\" title=\"&quot;&gt;&lt;script&gt;\">a</a></p>\n"),
            ("[a](<\"onclick=b>)", "<p><a href=\"%22onclick=b\">a</a></p>\n"),
            ("# <script>", "<h1 id=\"section\">&lt;script&gt;</h1>\n"),
            ("# a {#\"><b>}", "<h1 id=\"a\">a {#&quot;&gt;&lt;b&gt;}</h1>\n"),
            ("a <!-- note --> b\n\n<!-- note -->", "<p>a  b</p>\n"),
        ])
    func harmless(markdown: String, expected: String) {
        #expect(readLesson(markdown).lesson.outline == expected)
    }

    @Test("says that HTML is shown as text, and how to allow it")
    func rawHTML() {
        #expect(
            rendered(readLesson("a <b>c</b>").problems.prefix(1).map { $0 }) == """
                a.md:4:3: warning: HTML in a lesson is shown as text
                     4 | a <b>c</b>
                       |   ^
                       = help: write it in Markdown, or set 'rawHTML: true' in site.yml to publish it as HTML

                """)
        let (lesson, problems) = readLesson("<div>\n\na <b>c</b>\n\n</div>", allowsRawHTML: true)
        #expect(lesson.outline == "<div>\n<p>a <b>c</b></p>\n</div>\n")
        #expect(problems.isEmpty)
    }

    @Test("numbers footnotes, and leads back from each to all its uses")
    func footnotes() {
        #expect(
            readLesson("a[^x] b[^x]\n\n[^x]: c").lesson.outline == """
                <p>a<sup class="footnote-ref"><a href="#fn:1" id="fnref:1">1</a></sup> \
                b<sup class="footnote-ref"><a href="#fn:1" id="fnref:1:2">1</a></sup></p>
                <section class="footnotes">
                <ol>
                <li id="fn:1">
                <p>c <a href="#fnref:1" class="footnote-return" aria-label="Back to the text">↩</a> \
                <a href="#fnref:1:2" class="footnote-return" aria-label="Back to the text">↩</a></p>
                </li>
                </ol>
                </section>

                """)
    }

    @Test("has its places open for blocks, pictures and addresses")
    func segments() {
        let (lesson, _) = readLesson("[a](b)\n\n```layout\nc\n```\n\n![d](e)")
        #expect(
            lesson.body == [
                .html("<p><a href=\""), .address(0), .html("\">a</a></p>\n"), .block(0), .html("\n<p>"), .image(0),
                .html("</p>\n"),
            ])
        let html = lesson.html(block: { $0.text }, image: { "<\($0.alt)>" }, address: { "/\($0.url)?\"" })
        #expect(html == "<p><a href=\"/b?%22\">a</a></p>\nc\n\n<p><d></p>\n")
    }

    @Test(
        "counts its words",
        arguments: [
            ("one, two-three\nfour's", 3), ("a `b` **c**d", 3), ("```\nx y\n```\nz", 1), ("自動レイアウト", 7), ("- — !", 0),
        ])
    func words(markdown: String, count: Int) {
        #expect(readLesson(markdown).lesson.wordCount == count)
    }

    @Test("is cut at its headings for search")
    func sections() {
        let (lesson, _) = readLesson("a\n\n# B\nc *d*\n\n- e\n- f\n\n## G")
        #expect(lesson.sections.map(\.text) == ["a\n", "B\nc d\ne\nf\n", "G\n"])
        #expect(lesson.sections.map(\.heading) == [nil, 0, 1])
    }
}
