import Testing

@testable import Notation

@Suite("Markdown in a text")
struct InlineMarkdownTests {
    @Test(
        "becomes runs",
        arguments: [
            ("plain", ["plain"]), ("**a** b", ["B a", " b"]), ("a__b__c", ["a__b__c"]),
            ("a **b** __c__", ["a ", "B b", " ", "B c"]),
            ("~~a~~b", ["S a", "b"]), ("**a ~~b~~**", ["B a ", "BS b"]), ("[a](x) b", ["a->x", " b"]),
            ("[**a** b](x)", ["B a->x", " b->x"]), ("\\*a\\*", ["*a*"]), ("\\a", ["\\a"]), ("2 * 3 * 4", ["2 * 3 * 4"]),
            ("**open", ["**open"]), ("** a **", ["** a **"]), ("[a] (b)", ["[a] (b)"]), ("[a](b", ["[a](b"]),
            ("**a\\** b**", ["B a** b"]), ("~a~", ["~a~"]), ("****", ["****"]), ("", []), ("a\n**b**", ["a\n", "B b"]),
            ("**ä🚢**", ["B ä🚢"]),
        ] as [(String, [String])])
    func runs(text: String, expected: [String]) throws {
        let runs = try InlineMarkdown(text).runs.map { run in
            let marks = (run.style.isBold ? "B" : "") + (run.style.isStruckThrough ? "S" : "")
            return (marks.isEmpty ? "" : marks + " ") + run.text + (run.style.link.map { "->" + $0 } ?? "")
        }
        #expect(runs == expected)
    }

    @Test("asks for no font that figures do not have", arguments: ["*a*", "_a_ b", "`a`", "***a***", "**a *b* c**"])
    func fonts(text: String) {
        #expect(throws: InlineMarkdown.MissingFont.self) { try InlineMarkdown(text) }
    }

    @Test("stands for itself once it is escaped", arguments: ["a*b*c", "[x](y)", "\\*", "`~~_**", "plain"])
    func escaping(text: String) throws {
        #expect(try InlineMarkdown(InlineMarkdown.escaped(text)).runs.map(\.text) == [text])
    }
}
