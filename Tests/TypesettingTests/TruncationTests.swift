import AutoLayout
import Testing
import Typesetting

@Suite("Truncation")
struct TruncationTests {
    struct Cut: Sendable, CustomTestStringConvertible {
        let text: String
        let width: Double
        var maximumLines = 1
        let mode: LineBreakMode
        let lines: [String]
        var testDescription: String { "\(text) at \(width), \(mode)" }
    }

    static let fox = "The quick brown fox"
    static let numbers = "one two three four five six seven"
    static let family = "👨‍👩‍👧‍👦"

    static let cuts = [
        Cut(text: fox, width: 80, mode: .byTruncatingTail, lines: ["The quic…"]),
        Cut(text: fox, width: 80, mode: .byTruncatingHead, lines: ["…rown fox"]),
        Cut(text: fox, width: 80, mode: .byTruncatingMiddle, lines: ["The…fox"]),
        Cut(text: fox, width: 80, mode: .byClipping, lines: [fox]),
        Cut(text: fox, width: 80, mode: .byWordWrapping, lines: ["The quick"]),
        Cut(text: fox, width: 80, mode: .byCharWrapping, lines: ["The quick"]),
        Cut(text: fox, width: 155, mode: .byTruncatingTail, lines: [fox]),
        Cut(text: fox, width: 155, mode: .byTruncatingHead, lines: [fox]),
        Cut(text: fox, width: 155, mode: .byTruncatingMiddle, lines: [fox]),
        // No space stays beside the ellipsis.
        Cut(text: fox, width: 48, mode: .byTruncatingTail, lines: ["The…"]),
        Cut(text: "a b c d e f g", width: 40, mode: .byTruncatingHead, lines: ["…f g"]),
        // Where nothing fits.
        Cut(text: fox, width: 5, mode: .byTruncatingTail, lines: ["…"]),
        Cut(text: fox, width: 0, mode: .byTruncatingHead, lines: ["…"]),
        Cut(text: fox, width: .nan, mode: .byTruncatingMiddle, lines: ["…"]),
        // Spaces that hang need no room.
        Cut(text: "fits      ", width: 30, mode: .byTruncatingTail, lines: ["fits"]),
        // Lines that are left out are cut off too.
        Cut(text: "one\ntwo", width: 200, mode: .byTruncatingTail, lines: ["one…"]),
        Cut(text: "one\n\n \n", width: 200, mode: .byTruncatingTail, lines: ["one"]),
        // Only the last line is cut.
        Cut(text: numbers, width: 80, maximumLines: 2, mode: .byTruncatingTail, lines: ["one two", "three fo…"]),
        Cut(text: numbers, width: 80, maximumLines: 2, mode: .byTruncatingHead, lines: ["one two", "…ix seven"]),
        Cut(text: numbers, width: 80, maximumLines: 2, mode: .byTruncatingMiddle, lines: ["one two", "thre…ven"]),
        Cut(
            text: numbers, width: 80, maximumLines: 2, mode: .byClipping,
            lines: ["one two", "three four five six seven"]),
        // Emoji stay whole.
        Cut(
            text: "Trip \(family)\(family)\(family)", width: 80, mode: .byTruncatingTail, lines: ["Trip \(family)…"]),
    ]

    @Test("keeps what fits beside the ellipsis", arguments: cuts)
    func cut(_ cut: Cut) throws {
        let lines = try SharedFonts.typesetter().lines(
            of: cut.text, font: .body, width: cut.width, maximumLines: cut.maximumLines, lineBreakMode: cut.mode)
        #expect(lines.map(\.text) == cut.lines)
    }

    @Test("is never wider than the line, and never shorter than it must be")
    func fit() throws {
        let typesetter = try SharedFonts.typesetter()
        let text = "AVATAR Ty. WAVE, “To” P.A. 🎉 fine"
        for width in stride(from: 15.0, to: 200, by: 0.5) {
            let line = try #require(
                typesetter.lines(
                    of: text, font: .body, width: width, maximumLines: 1, lineBreakMode: .byTruncatingTail
                ).first)
            #expect(line.width <= width + 0.001)
            #expect(line.width == typesetter.width(of: line.text, font: .body))
            let kept = text.prefix(line.text.count - 1)
            let longer = String(text.prefix(kept.count + 1))
            guard !longer.hasSuffix(" ") else { continue }
            #expect(typesetter.width(of: longer + "…", font: .body) > width, "\(line.text) at \(width)")
        }
    }
}
