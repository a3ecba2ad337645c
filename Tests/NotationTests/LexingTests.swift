import Diagnostics
import Testing

@testable import Notation

@Suite struct LexingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var tokens: String
        var testDescription: String { text }

        init(_ text: String, _ tokens: String) {
            self.text = text
            self.tokens = tokens
        }
    }

    static let cases = [
        Case(
            "component Row(song): HStack {",
            "keyword typeName punctuation identifier punctuation punctuation typeName punctuation"),
        Case("screen Home { }", "keyword typeName punctuation punctuation"),
        Case("let gap = screen.width", "keyword identifier operator identifier punctuation anchor"),
        Case("margins.leading = 8", "property punctuation property operator number"),
        Case("leading == avatar.trailing + 8", "anchor operator identifier punctuation anchor operator number"),
        Case("height == 64 @ .high - 1", "anchor operator number operator dotValue operator number"),
        Case("font = .title2.bold", "property operator dotValue punctuation identifier"),
        Case("text = \"a \\(b + \"c\") d\"", "property operator string"),
        Case("for song in songs { ... }", "keyword identifier keyword identifier punctuation ellipsis punctuation"),
        Case("header { } header == 4", "keyword punctuation punctuation identifier operator number"),
        Case(
            "section { header height: 40 { } }",
            "keyword punctuation keyword keyword punctuation number punctuation punctuation punctuation"),
        Case("ImageView header { }", "typeName identifier punctuation punctuation"),
        Case("style = .plain\nsection { }", "property operator dotValue keyword punctuation punctuation"),
        Case("remove badge // gone", "keyword identifier comment"),
        Case(
            "if let words = tweet.text { }",
            "keyword keyword identifier operator identifier punctuation identifier punctuation punctuation"),
        Case("8px #", "unknown unknown"),
        Case("größe == 5", "identifier operator number"),
        Case("", ""),
    ]

    @Test("Tokens tell what a word is", arguments: cases)
    func tokensOfLine(_ example: Case) {
        let kinds = tokens(of: Array(example.text.utf8)).map { $0.kind.rawValue }
        #expect(kinds.joined(separator: " ") == example.tokens)
    }

    @Test("Tokens never overlap and keep the order of the text")
    func order() {
        let text = "screen A { Label b { text = \"x\\(1)\"; width == 60 @ .high } ... } // end\n"
        var end = 0
        for token in tokens(of: Array(text.utf8)) {
            #expect(token.range.lowerBound >= end)
            #expect(!token.range.isEmpty)
            end = token.range.upperBound
        }
        #expect(end == text.utf8.count - 1)
    }

    @Test(
        "Numbers are read to their last digit",
        arguments: [
            ("0", 0), ("12", 12), ("0.1", 0.1), ("3.14159", 3.14159), ("1_000", 1000), ("2.5e2", 250), ("1e-3", 0.001),
        ])
    func number(text: String, value: Double) {
        #expect(DecimalNumber.parse(text.utf8) == value)
    }

    @Test(
        "Numbers are printed without needless digits",
        arguments: [
            (1, "1"), (-0.0, "0"), (0.1 + 0.2, "0.3"), (2.50, "2.5"), (-1.25, "-1.25"), (1 / 3.0, "0.333333"),
            (1e6, "1000000"),
            (0.0000001, "0"), (123456789.000001, "123456789.000001"),
        ])
    func numberText(value: Double, text: String) {
        #expect(DecimalNumber.text(of: value) == text)
    }

    @Test(
        "The nearest name is the one that differs least",
        arguments: [
            ("avatr", "avatar"), ("AVATAR", "avatar"), ("tilte", "title"), ("leadng", "leading"), ("x", nil), ("", nil),
            ("spacin", "spacing"),
        ] as [(String, String?)])
    func nearest(word: String, name: String?) {
        #expect(nearestName(to: word, among: ["title", "avatar", "leading", "spacing", "trailing"]) == name)
    }
}
