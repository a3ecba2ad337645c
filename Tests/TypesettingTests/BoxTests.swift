import AutoLayout
import Paragraphs
import Scene
import Testing
import Typesetting

@Suite("Boxes")
struct BoxTests {
    @Test(
        "hold one emoji each, however many characters it is made of",
        arguments: ["🎉", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣", "🧘‍♀️", "⭐", "☺", "♂", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
    func emoji(_ emoji: String) throws {
        let library = try SharedFonts.library()
        let expected = [TextSegment(text: emoji, boxAdvance: 1.25, isEmoji: true)]
        #expect(library.boxes.segments(of: emoji) == expected)
        let width = Typesetter(library: library).width(of: emoji + emoji, font: Font(pointSize: 20))
        #expect(width == 50)
    }

    @Test(
        "hold no character that Inter draws", arguments: ["1", "#", "©", "™", "→", "★", "•", "…", "é", "Ж", "\u{A0}"])
    func text(_ text: String) throws {
        let expected = [TextSegment(text: text, boxAdvance: nil, isEmoji: false)]
        #expect(try SharedFonts.library().boxes.segments(of: text) == expected)
    }

    @Test("of characters that neither font has are an em wide for ideographs, less for Hangul, five eighths for others")
    func missing() throws {
        let library = try SharedFonts.library()
        #expect(library.boxes.advance(of: "日") == 1)
        #expect(library.boxes.advance(of: "글") == 0.87)
        #expect(library.boxes.advance(of: "ㄱ") == 1)
        #expect(library.boxes.advance(of: "ペ") == 0.9375 && library.boxes.advance(of: "ー") == 0.9375)
        #expect(library.boxes.advance(of: "ا") == 0.625)
        #expect(library.boxes.missingScalars(in: "a日é本🎉日") == ["日", "本"])
        #expect(library.boxes.missingScalars(in: "plain\u{200D}\n") == [])
    }

    @Test("cut a text into parts that make it up again")
    func segments() throws {
        let text = "Hi 🎉🎉, 日 x"
        let segments = try SharedFonts.library().boxes.segments(of: text)
        #expect(segments.map(\.text) == ["Hi ", "🎉", "🎉", ", ", "日", " x"])
        #expect(segments.map(\.isEmoji) == [false, true, true, false, false, false])
    }
}
