import AutoLayout
import Testing

@testable import Paragraphs
@testable import Typesetting

@Suite("Line breaks")
struct LineBreakTests {
    /// A text with `|` where lines may begin.
    static let marked = [
        // Spaces, also before punctuation.
        "one |two  |three", "foo |.bar |! |x", "( |d |) |.c", "foo |- |bar", "a\u{A0}b |c",
        // Quotes and apostrophes.
        "“foo” |said |‘bar’.", "it’s |don't |\"stop\"", "«a» |b",
        // Hyphens and dashes.
        "co-|op", "über-|naïve", "5-|year", "555-1234", "a |-5 |b", "--foo", "foo--bar", "foo|—|bar", "1–|2",
        "x\u{2011}y",
        // Addresses, handles and code stay whole, but for hyphens within words.
        "https://example.com/a/b?c=d&e#f", "foo/bar |and/or", "@handle |#tag", "me@example.com", "f(x)[0]{y}",
        "Wait…|what", "1,000.50 |50% |$5.00 |€7",
        // Emoji.
        "a|🎉|b", "a |🎉. |b", "🎉|🎉|🎉", "👨‍👩‍👧‍👦|👨‍👩‍👧‍👦", "🇩🇪|🇫🇷", "(🎉)", "“🎉”", "a\u{A0}🎉", "❤️|👍🏽!", "🎉|5",
        // Other scripts.
        "日|本|語|テ|ス|ト。|次|「中」", "foo|日|本|bar", "가|나 |다", "ก |ไทย|ภาษา", "مرحبا |بالعالم",
        // Characters for the purpose.
        "foo\u{200B}|bar", "foo\u{2060}bar", "soft\u{AD}hyphen",
    ]

    @Test("stand where they should", arguments: marked)
    func opportunities(_ marked: String) throws {
        let text = marked.replacing("|", with: "")
        let fonts = try SharedFonts.library()
        let clusters = ClusteredText(Substring(text), boxes: fonts.boxes)
        let starts = LineBreakOpportunities(clusters, fonts: fonts).starts
        let parts = zip([0] + starts, starts).map { clusters.string($0..<$1) }
        #expect(parts.joined(separator: "|") == marked)
    }

    struct Broken: Sendable, CustomTestStringConvertible {
        let text: String
        let width: Double
        let lines: [String]
        var mode = LineBreakMode.byWordWrapping
        var maximumLines = 0
        var testDescription: String { "\(text) at \(width)" }
    }

    static let broken = [
        Broken(text: "", width: 100, lines: []),
        Broken(text: "\n", width: 100, lines: [""]),
        Broken(text: "   ", width: 100, lines: [""]),
        Broken(text: "one\n", width: 100, lines: ["one"]),
        Broken(text: "one\r\n\r\ntwo\u{2028}three\u{2029}", width: 100, lines: ["one", "", "two", "three"]),
        Broken(text: "The quick brown fox", width: 80, lines: ["The quick", "brown fox"]),
        Broken(text: "The quick brown fox", width: .infinity, lines: ["The quick brown fox"]),
        Broken(text: "ends   \n  begins", width: 100, lines: ["ends", "  begins"]),
        Broken(text: "Incomprehensibilities", width: 80, lines: ["Incompre", "hensibiliti", "es"]),
        Broken(text: "see https://example.com/a now", width: 90, lines: ["see", "https://exa", "mple.com/a", "now"]),
        Broken(text: "ab cd", width: 1, lines: ["a", "b", "c", "d"]),
        Broken(text: "👨‍👩‍👧‍👦🇩🇪", width: 1, lines: ["👨‍👩‍👧‍👦", "🇩🇪"]),
        Broken(text: "ab cd", width: .nan, lines: ["a", "b", "c", "d"]),
        Broken(text: "ab cd", width: -7, lines: ["a", "b", "c", "d"]),
        Broken(text: "The quick brown fox", width: 60, lines: ["The qui", "ck bro", "wn fox"], mode: .byCharWrapping),
        Broken(text: "one two three", width: 40, lines: ["one", "two"], maximumLines: 2),
        Broken(text: "one two three", width: 40, lines: ["one", "two", "three"], maximumLines: -2),
    ]

    @Test("fill lines greedily", arguments: broken)
    func filling(_ broken: Broken) throws {
        let lines = try SharedFonts.typesetter().lines(
            of: broken.text, font: .body, width: broken.width, maximumLines: broken.maximumLines,
            lineBreakMode: broken.mode)
        #expect(lines.map(\.text) == broken.lines)
    }
}
