import AutoLayout
import Playground
import Scene
import SeededRandomness
import Testing
import Typesetting

@testable import Pages

@Suite("A table of the fonts")
struct TextTableTests {
    private static let fonts = Result { () throws(FontError) in try FontLibrary() }

    private static let tableFonts = fonts.map { TableFonts(TextTable($0, characters: pieces)) }

    private static let pieces = [
        "a", "The", "quick", "AVATAR", "To.", "WAVE,", "Łódź", "naïve", "Ångström", "🎉", "🇩🇪", "well-known", "“it’s”",
        "—",
        "foo—bar", "f(x)", "«Œuvre»", "10\u{202F}%", "1,234.5", "€20–30", "$5/kg", "…", "½", "a→b", "日本語", "¿Qué?",
        "e‑mail",
        "https://example.com/a", " ", "  ", "\n", "\u{A0}", "\u{200B}", "\u{AD}", "Incomprehensibilities", "№ 5", "V°",
    ]

    @Test("breaks and measures random texts as the fonts do, to the last bit", arguments: 0..<8 as Range<UInt64>)
    func equality(seed: UInt64) throws {
        let fonts = try Self.fonts.get()
        let exact = Typesetter(library: fonts)
        let table = TableTypesetter(try Self.tableFonts.get())
        var generator = SeededGenerator(seed: seed)
        let weights: [FontWeight] = [.light, .regular, .medium, .semibold, .bold, .black]
        for _ in 0..<300 {
            var text = ""
            for _ in 0..<generator.next(below: 20) {
                text += Self.pieces[generator.next(below: Self.pieces.count)]
                if generator.next(below: 2) == 0 { text += " " }
            }
            let font = Font(
                pointSize: Double(9 + generator.next(below: 30)), weight: weights[generator.next(below: weights.count)])
            let width = Double(generator.next(below: 4000)) / 10
            let mode = LineBreakMode.allCases[generator.next(below: LineBreakMode.allCases.count)]
            let lines = generator.next(below: 4)
            func measured(by measurer: any TextMeasuring) -> MeasuredLines {
                measurer.measuredLines(of: text, font: font, width: width, maximumLines: lines, lineBreakMode: mode)
            }
            #expect(table.width(of: text, font: font) == exact.width(of: text, font: font), "seed \(seed): \(text)")
            #expect(measured(by: table) == measured(by: exact), "seed \(seed): \(text) at \(width)")
        }
    }
}
