import AutoLayout
import Scene
import Testing
import Typesetting

@Suite("Widths")
struct WidthTests {
    /// What Chromium 156 measured with the same font, letter spacing and boxes; it rounds up to 1/64 px.
    struct Measured: Sendable, CustomTestStringConvertible {
        let text: String
        /// At 13 px and weight 600, 17 px and 400, 34 px and 700.
        let widths: [Double]
        var testDescription: String { text }
    }

    static let browser = [
        Measured(text: "Label", widths: [34.125, 41.34375, 85.14625]),
        Measured(text: "Address title", widths: [80.171875, 95.625, 199.683375]),
        Measured(
            text: "The quick brown fox jumps over the lazy dog", widths: [280.21875, 339.921875, 695.98275]),
        Measured(text: "-$601.00", widths: [58.09375, 68.890625, 147.193375]),
        Measured(text: "AVATAR To. WAVE Ty, P.A.", widths: [163.125, 196.828125, 407.767625]),
        Measured(text: "“Quoted” – it’s… done — really", widths: [186.796875, 227, 461.53375]),
        Measured(text: "Привет мир Άλφα Ωμέγα", widths: [160.875, 196.375, 403.673625]),
        Measured(text: "Party 🎉🎉 time!", widths: [104.375, 129.109375, 262.672875]),
        Measured(text: "e\u{301} combining a\u{308}o\u{302}", widths: [95.59375, 116.03125, 238.272]),
    ]

    @Test("agree with a browser's to 1/20 px", arguments: browser)
    func browserAgrees(_ measured: Measured) throws {
        let typesetter = try SharedFonts.typesetter()
        let fonts = [
            Font(pointSize: 13, weight: .semibold), Font(pointSize: 17), Font(pointSize: 34, weight: .bold),
        ]
        for (font, expected) in zip(fonts, measured.widths) {
            #expect(abs(typesetter.width(of: measured.text, font: font) - expected) < 0.05)
        }
    }

    @Test("have as much behind each character as the author asks for")
    func kern() throws {
        let typesetter = try SharedFonts.typesetter()
        var font = Font(pointSize: 17)
        let width = typesetter.width(of: "Label", font: font)
        font.kern = 2.5
        #expect(abs(typesetter.width(of: "Label", font: font) - width - 5 * 2.5) < 1e-9)
    }

    @Test("never shrink when a character is added", arguments: browser.map(\.text))
    func prefixesGrow(_ text: String) throws {
        let typesetter = try SharedFonts.typesetter()
        var last = 0.0
        for end in text.indices.dropFirst() {
            let width = typesetter.width(of: String(text[..<end]), font: .body)
            #expect(width > last)
            last = width
        }
    }

    @Test("of an empty text and of a font without size are zero")
    func nothing() throws {
        let typesetter = try SharedFonts.typesetter()
        #expect(typesetter.width(of: "", font: .body) == 0)
        for size in [0, -1, Double.nan, .infinity] {
            #expect(typesetter.width(of: "Text", font: Font(pointSize: size)) == 0)
        }
    }

    @Test("of several lines are the widest one's")
    func severalLines() throws {
        let typesetter = try SharedFonts.typesetter()
        let wide = typesetter.width(of: "a wide line", font: .body)
        #expect(typesetter.width(of: "narrow\na wide line\r\nend", font: .body) == wide)
    }

    @Test("know no ligatures and no contextual forms, but kerning")
    func features() throws {
        let typesetter = try SharedFonts.typesetter()
        func width(_ text: String) -> Double { typesetter.width(of: text, font: .body) }
        #expect(abs(width("1x2") - width("1") - width("x") - width("2")) < 0.001)
        #expect(width("AV") < width("A") + width("V") - 0.5)
    }

    @Test("are those of the nearest weight beyond the axis")
    func weights() throws {
        let typesetter = try SharedFonts.typesetter()
        func width(_ weight: Double) -> Double {
            typesetter.width(of: "Weight", font: Font(pointSize: 17, weight: FontWeight(weight)))
        }
        #expect(width(400) < width(600))
        #expect(width(5000) == width(900))
        #expect(width(-3) == width(100))
        #expect(width(.nan) == width(400))
    }

    @Test("count a tab as a space and other control characters as nothing")
    func controls() throws {
        let typesetter = try SharedFonts.typesetter()
        let plain = typesetter.width(of: "a b", font: .body)
        #expect(typesetter.width(of: "a\tb", font: .body) == plain)
        #expect(typesetter.width(of: "a \u{0}\u{1B}b\u{7F}", font: .body) == plain)
    }
}
