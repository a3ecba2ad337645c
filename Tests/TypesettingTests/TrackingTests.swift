import AutoLayout
import Paragraphs
import Scene
import Testing
import Typesetting

@Suite("Tracking")
struct TrackingTests {
    /// A one-line label's width as Interface Builder saved it.
    struct Label: Sendable, CustomTestStringConvertible {
        let text: String
        let pointSize: Double
        var weight = FontWeight.regular
        let scale: Double
        let width: Double
        var testDescription: String { "\(text) at \(pointSize)" }
    }

    static let labels = [
        Label(text: "Footnote", pointSize: 12, scale: 2, width: 51),
        Label(text: "Active", pointSize: 13, scale: 3, width: 37 + 2.0 / 3),
        Label(text: "Body", pointSize: 14, scale: 2, width: 33.5),
        Label(text: "Headline", pointSize: 14, weight: .semibold, scale: 2, width: 59.5),
        Label(text: "Label", pointSize: 17, scale: 2, width: 41.5),
        Label(text: "label", pointSize: 17, scale: 2, width: 36.5),
        Label(text: "DISCOUNT", pointSize: 17, scale: 2, width: 85.5),
        Label(text: "SUBTOTAL", pointSize: 17, scale: 2, width: 84.5),
        Label(text: "TAXES", pointSize: 17, scale: 2, width: 51.5),
        Label(text: "FEES", pointSize: 17, scale: 2, width: 39.5),
        Label(text: "Address title", pointSize: 17, scale: 2, width: 95.5),
        Label(text: "Info Text", pointSize: 17, scale: 2, width: 65.5),
        Label(text: "firstLable", pointSize: 17, scale: 3, width: 71),
        Label(text: "Title 3", pointSize: 17, scale: 2, width: 47.5),
        Label(text: "Title 2", pointSize: 19, scale: 2, width: 52.5),
        Label(text: "Detail View Controller", pointSize: 20, scale: 2, width: 187.5),
        Label(text: "Title 1", pointSize: 25, scale: 2, width: 63),
        Label(text: "Large Title", pointSize: 34, scale: 2, width: 153.5),
        Label(text: "893", pointSize: 17, scale: 2, width: 31.5),
        Label(text: "2BX", pointSize: 40, scale: 2, width: 73.5),
        Label(text: "-$601.00", pointSize: 17, scale: 2, width: 70.5),
        Label(text: "Label", pointSize: 30, scale: 2, width: 71),
        Label(text: "Label", pointSize: 42, scale: 2, width: 98.5),
        Label(text: "Label", pointSize: 17, weight: .bold, scale: 2, width: 44.5),
        Label(text: "0", pointSize: 32, scale: 2, width: 20),
        Label(text: "0", pointSize: 42, scale: 2, width: 26),
        Label(text: "0", pointSize: 72, scale: 2, width: 44),
        Label(text: "100", pointSize: 25, scale: 2, width: 43),
        Label(text: "UNKNOWN", pointSize: 40, weight: .thin, scale: 2, width: 192),
        Label(text: "Pengaturan", pointSize: 17, weight: .thin, scale: 2, width: 86),
        Label(text: "21", pointSize: 80, weight: .black, scale: 2, width: 93),
        Label(text: "C", pointSize: 100, weight: .light, scale: 2, width: 67),
        Label(text: "10%", pointSize: 17, scale: 2, width: 33.5),
        Label(text: "23%", pointSize: 14, scale: 2, width: 30),
    ]

    @Test("makes Inter as wide as San Francisco, to a pixel", arguments: labels)
    func calibration(_ label: Label) throws {
        let typesetter = try SharedFonts.typesetter()
        let font = Font(pointSize: label.pointSize, weight: label.weight).setting(label.text)
        let width = (typesetter.width(of: label.text, font: font) * label.scale).rounded(.up) / label.scale
        #expect(abs(width - label.width) <= 1 / label.scale + 0.001)
    }

    @Test(
        "spaces texts of figures wider, but not words with figures in them",
        arguments: [
            ("893", true), ("-$601.00", true), ("00:00", true), ("12 %", true), ("€ 1 000,50", true), ("3 × 4", true),
            ("Title 3", false), ("2BX", false), ("", false), ("—", false), ("5 мин", false), ("第3", false),
            ("4K", false),
        ])
    func figures(text: String, isOfFigures: Bool) {
        #expect((Font.body.setting(text).lettering.figures > 0.5) == isOfFigures)
        let spacing = Font.body.setting(text).tracking - Font.body.tracking
        #expect(isOfFigures ? spacing > 0.1 : spacing < 0.1)
    }

    @Test(
        "knows the shares of capitals and figures where there are no small letters",
        arguments: [
            ("TAXES", 1, 0), ("2BX", 2.0 / 3, 1.0 / 3), ("A B", 2.0 / 3, 0), ("ÇA", 1, 0), ("Ab", 0, 0), ("第A", 0, 0),
        ] as [(String, Double, Double)])
    func lettering(text: String, capitals: Double, figures: Double) {
        #expect(Font.body.setting(text).lettering == Lettering(capitals: capitals, figures: figures))
    }

    @Test("spaces figures and the signs between them wider, but not spaces")
    func spaces() {
        #expect(Font.body.setting("24₺").lettering == Lettering(figures: 1))
        #expect(Font.body.setting("24 ₺").lettering == Lettering(figures: 0.75))
    }

    @Test("follows a label's text, whichever of text and font comes last")
    func label() {
        var label = AutoLayout.Label(font: .system(17))
        label.text = "12"
        #expect(label.font.lettering.figures == 1)
        label.font = .preferred(.title1)
        #expect(label.font.lettering.figures == 1 && label.font.pointSize == 28)
        label.text = "twelve"
        #expect(label.font == .preferred(.title1))
        var button = Button(font: .button)
        button.title = "3"
        #expect(button.font.lettering.figures == 1 && button.font.withSize(12).lettering.figures == 1)
    }

    @Test("goes steadily from size to size")
    func steady() {
        for size in stride(from: 1.0, to: 100, by: 0.25) {
            let here = Font(pointSize: size).tracking
            let next = Font(pointSize: size + 0.25).tracking
            #expect(abs(here - next) < 0.1, "at \(size)")
            #expect(here > -0.1 * size)
        }
    }

    @Test("is added after each cluster, the last one too, but not after boxes or invisible characters")
    func clusters() throws {
        let typesetter = try SharedFonts.typesetter()
        let font = Font(pointSize: 34)
        let box = CharacterBoxes.emojiAdvance * 34
        func width(_ text: String) -> Double { typesetter.width(of: text, font: font) }
        #expect(abs(width("H🎉H") - 2 * width("H") - box) < 0.001)
        #expect(abs(width("n\u{200D}") - width("n")) < 0.001)
        #expect(abs(width("e\u{301}") - width("é")) < 0.001)
    }

    @Test("is zero for a font without size", arguments: [0, -17, Double.nan, .infinity])
    func noSize(_ size: Double) {
        #expect(Font(pointSize: size).tracking == 0)
    }
}
