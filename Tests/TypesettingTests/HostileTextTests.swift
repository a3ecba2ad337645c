import AutoLayout
import Paragraphs
import Scene
import Testing
import Typesetting

@Suite("Hostile texts")
struct HostileTextTests {
    static let texts = [
        "\0", "\0\0a\0", "\u{301}", "\u{301}\u{302}\u{303}", "\u{FE0F}", "\u{200D}", "👨\u{200D}", "🇩", "\u{20E3}",
        "\u{1F3FD}",
        "\u{FFFC}", "\u{FFFD}", "\u{FEFF}x", "\u{202E}abc\u{202C}", "\u{10FFFF}", "\u{E000}", "\r", "\r\n\r",
        "\u{85}\u{B}\u{C}",
        "\t\t", " \u{301}", "\u{AD}", "\u{200B}\u{200B}", "שלום abc مرحبا", "ﷺ", "\u{E0067}", "0️⃣\u{20E3}",
    ]

    @Test("are measured and broken in every way without harm", arguments: texts)
    func survive(_ text: String) throws {
        let typesetter = try SharedFonts.typesetter()
        for size in [0, 1, 17, 1e6, .infinity] {
            let font = Font(pointSize: size)
            #expect(typesetter.width(of: text, font: font).isFinite)
            for width in [0, 10, 1e9, .infinity, -.infinity] {
                for mode in LineBreakMode.allCases {
                    for count in [0, 1, 2, Int.max, Int.min] {
                        let lines = typesetter.lines(
                            of: text, font: font, width: width, maximumLines: count, lineBreakMode: mode)
                        #expect(lines.allSatisfy { $0.width.isFinite })
                    }
                }
            }
        }
        #expect(typesetter.library.boxes.segments(of: text).map(\.text).joined() == text)
    }

    @Test("may be long", arguments: ["word ", "a", "\n", " ", "\u{301}", "🎉", "日"])
    func long(_ piece: String) throws {
        let typesetter = try SharedFonts.typesetter()
        let text = String(repeating: piece, count: 100_000 / piece.utf8.count)
        #expect(typesetter.width(of: text, font: .body).isFinite)
        let lines = typesetter.lines(
            of: text, font: .body, width: 100, maximumLines: 3, lineBreakMode: .byTruncatingTail)
        #expect(lines.count <= 3)
    }

    @Test("may be a megabyte long and broken at every character")
    func narrow() throws {
        let text = String(repeating: "ab ", count: 333_333)
        let lines = try SharedFonts.typesetter().lines(
            of: text, font: .body, width: 0, maximumLines: 0, lineBreakMode: .byWordWrapping)
        #expect(lines.count == 666_666)
    }
}
