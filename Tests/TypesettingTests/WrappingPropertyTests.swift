import AutoLayout
import Scene
import SeededRandomness
import Testing
import Typesetting

@Suite("Wrapping random texts")
struct WrappingPropertyTests {
    static let pieces = [
        "a", "The", "quick", "AVATAR", "To.", "WAVE,", "🎉", "👨‍👩‍👧‍👦", "🇩🇪", "well-known", "“it’s”", "—", "foo—bar",
        "日本語", "https://example.com/a", "e\u{301}", "(x)", " ", "  ", "\n", "\u{A0}", "\u{200B}",
        "Incomprehensibilities",
    ]

    static func text(_ generator: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...25, using: &generator) {
            text += pieces.randomElement(using: &generator) ?? ""
            if Bool.random(using: &generator) { text += " " }
        }
        return text
    }

    static func font(_ generator: inout SeededGenerator) -> Font {
        let weights: [FontWeight] = [.regular, .semibold, .bold]
        return Font(
            pointSize: Double(Int.random(in: 9...40, using: &generator)),
            weight: weights.randomElement(using: &generator) ?? .regular)
    }

    @Test("loses nothing but spaces, and every line fits and is measured exactly", arguments: 0..<8 as Range<UInt64>)
    func lines(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let typesetter = try SharedFonts.typesetter()
        for _ in 0..<60 {
            let text = Self.text(&generator)
            let font = Self.font(&generator)
            let width = Double.random(in: 0...400, using: &generator)
            let mode: LineBreakMode = Bool.random(using: &generator) ? .byWordWrapping : .byCharWrapping
            let lines = typesetter.lines(of: text, font: font, width: width, maximumLines: 0, lineBreakMode: mode)
            #expect(Self.gapsAreSpaces(text, lines), "seed \(seed): \(text.debugDescription) at \(width)")
            for line in lines {
                #expect(line.width <= width + 0.001 || line.text.count == 1, "seed \(seed): \(line) at \(width)")
                let alone = typesetter.width(of: line.text, font: font)
                #expect(abs(line.width - alone) < 1e-9, "seed \(seed): \(line) in \(text.debugDescription)")
            }
        }
    }

    @Test("never takes more lines in more room", arguments: 0..<4 as Range<UInt64>)
    func monotone(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let typesetter = try SharedFonts.typesetter()
        for _ in 0..<20 {
            let text = Self.text(&generator)
            var last = Int.max
            for width in stride(from: 20.0, through: 600, by: 7) {
                let count = typesetter.lines(
                    of: text, font: .body, width: width, maximumLines: 0, lineBreakMode: .byWordWrapping
                ).count
                #expect(count <= last, "seed \(seed): \(text.debugDescription) at \(width)")
                last = count
            }
        }
    }

    @Test("gives the same lines at the width of the widest of them", arguments: 0..<4 as Range<UInt64>)
    func hugging(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let typesetter = try SharedFonts.typesetter()
        for _ in 0..<40 {
            let text = Self.text(&generator)
            let font = Self.font(&generator)
            func lines(_ width: Double) -> [TextLine] {
                typesetter.lines(of: text, font: font, width: width, maximumLines: 0, lineBreakMode: .byWordWrapping)
            }
            let first = lines(Double.random(in: 60...400, using: &generator))
            let widest = first.map(\.width).max() ?? 0
            #expect(lines(widest) == first, "seed \(seed): \(text.debugDescription) at \(widest)")
        }
    }

    /// Whether `lines` follow each other in `text` with nothing but spaces and line breaks between them.
    private static func gapsAreSpaces(_ text: String, _ lines: [TextLine]) -> Bool {
        func isGap(_ scalar: Unicode.Scalar) -> Bool { " \n\u{200B}".unicodeScalars.contains(scalar) }
        var rest = Substring(text).unicodeScalars
        for line in lines {
            let expected = line.text.unicodeScalars
            while !rest.starts(with: expected), let first = rest.first, isGap(first) { rest.removeFirst() }
            guard rest.starts(with: expected) else { return false }
            rest.removeFirst(expected.count)
        }
        return rest.allSatisfy(isGap)
    }
}
