import CCMarkGFM
import Diagnostics
import Foundation
import SeededRandomness
import Testing

@testable import Lessons

@Suite("Hostile input")
struct HostileInputTests {
    @Test(
        "of any depth neither hangs nor crashes",
        arguments: [
            "> ", "- ", "1. ", "[", "![", "*a_", "[a](", "`", "~", "<", "|a", ":", "www.", "_*", "[^1]", "a@", "|x|\n",
            "# a\n",
            "*a **a ", "[^a]: ", "{#", "\t", "\0", "\r", "> - ",
        ])
    func depth(piece: String) {
        let clock = ContinuousClock()
        let time = clock.measure { _ = readLesson(String(repeating: piece, count: 20_000)) }
        #expect(time < .seconds(10))
    }

    @Test("of too great a depth is said to be so, once")
    func depthMessage() {
        let (lesson, problems) = readLesson(String(repeating: "> ", count: 5000) + "a")
        #expect(problems.map { "\($0.location.line): \($0.identifier)" } == ["4: nested-too-deeply"])
        #expect(lesson.outline.hasSuffix("</blockquote>\n"))
    }

    /// The two texts of github.com/github/cmark-gfm/issues/241, which once took GitHub's pages down.
    @Test(
        "in footnotes stays where it is",
        arguments: [("[^1]\n\n[^1]: - list", "<li>list</li>"), ("[^a:b]\n\n[^a:b]: c", "<p>c ")])
    func footnotes(markdown: String, expected: String) {
        let (lesson, problems) = readLesson(markdown)
        #expect(lesson.outline.contains(expected))
        #expect(problems.isEmpty)
    }

    @Test("of random bytes and pieces always gives a lesson whose places are in the file")
    func random() {
        let seed: UInt64 = 16_876_131_866_585_631_617
        var generator = SeededGenerator(seed: seed)
        let clock = ContinuousClock()
        let end = clock.now + .seconds(3)
        while clock.now < end {
            let text = randomText(&generator)
            let file = SourceFile(path: "a.md", utf8: text)
            let (lesson, problems) = parseLesson(file, allowsRawHTML: Bool.random(using: &generator))
            _ = lesson.outline
            let offsets =
                lesson.blocks.flatMap { [$0.infoOffset, $0.excerpt.fileOffset(of: 0)] }
                + lesson.links.map(\.range.lowerBound)
            #expect(offsets.allSatisfy { (0...text.count).contains($0) }, "seed \(seed), \(text)")
            #expect(problems.allSatisfy { $0.location.line <= file.lineCount }, "seed \(seed), \(text)")
            _ = problems.map(\.rendered)
        }
    }

    @Test("leaves the HTML what cmark-gfm itself makes of it")
    func sameAsLibrary() {
        let seed: UInt64 = 20_261_120
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<400 {
            let pieces = randomMarkdown(&generator)
            let ours = readLesson(pieces, allowsRawHTML: true).lesson.html(block: { _ in "" })
            #expect(
                ours.replacing(#/ id="[^"]*"/#, with: "") == markdownParsing.withLock { _ in libraryHTML(pieces) },
                "seed \(seed)\n\(pieces)")
        }
    }

    private func randomText(_ generator: inout SeededGenerator) -> [UInt8] {
        let pieces = [
            "---\n", "title: a\n", "\n", "  ", "> ", "- ", "1. ", "```", "~~~", "layout ", "yaml data",
            "|a|b|\n|-|-|\n", "[^1]",
            "[^1]: ", "[a](b)", "![a](b)", "![](", "<!--", "-->", "<b>", "*", "_", "# ", "{#a}", "www.a.bc ", "é", "\t",
            "\r", "\0",
            "&amp;", "&#0;", "\\", "a", "[", "]", ": ", "&x", "*x", "!y", "\u{2028}",
        ]
        var text: [UInt8] = []
        for _ in 0..<Int.random(in: 0...60, using: &generator) {
            if Int.random(in: 0..<20, using: &generator) == 0 {
                text.append(UInt8.random(in: 0...255, using: &generator))
            } else {
                text += pieces[Int.random(in: 0..<pieces.count, using: &generator)].utf8
            }
        }
        return text
    }

    /// Markdown without what Plumb writes otherwise than the library: blocks, footnotes, tables and tasks.
    private func randomMarkdown(_ generator: inout SeededGenerator) -> String {
        let pieces = [
            "a", "b ", "\n", "\n\n", "> ", "- ", "* ", "1. ", "3) ", "  ", "*", "**", "_", "`", "[a](b)", "[a](b 'c')",
            "![a](b)",
            "<b>", "<https://a.b>", "https://a.b ", "~~a~~", "&", "\"", "\\", "\\\n", "é", "<", "***\n",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        }
        return text.replacing("    ", with: " ").replacing("``", with: "`").replacing("~~~~", with: "~~")
    }

    private func libraryHTML(_ markdown: String) -> String {
        cmark_gfm_core_extensions_ensure_registered()
        let options = CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES
        let parser = cmark_parser_new(options)
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
        }
        cmark_parser_feed(parser, markdown, markdown.utf8.count)
        let root = cmark_parser_finish(parser)
        defer { cmark_node_free(root) }
        guard let html = cmark_render_html(root, options, nil) else { return "" }
        defer { free(html) }
        return String(cString: html).replacing(" />", with: ">")
    }
}
