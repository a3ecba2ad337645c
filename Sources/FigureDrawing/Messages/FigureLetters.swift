import AutoLayout
import Content
import Diagnostics
import Figures
import Notation

/// Finds texts of a preview in scripts whose letters take their shape from their neighbours. Figures are set in fonts
/// without them, a letter a box, in which they do not.
struct FigureLetters {
    /// Arabic, Syriac, Thaana and N'Ko, with what Unicode added to Arabic later; the scripts of India; Tibetan, Burmese,
    /// Khmer, Mongolian; the forms that stand for Arabic letters.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x600...0x8FF, 0x900...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
    ]

    /// Letters of such scripts, in their order in the text, each once.
    static func unjoined(in text: String) -> [Character] {
        guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
        var found: [Character] = []
        for letter in text where letter.isLetter && !found.contains(letter) {
            guard let scalar = letter.unicodeScalars.first else { continue }
            if blocks.contains(where: { $0.contains(scalar.value) }) { found.append(letter) }
        }
        return found
    }
}

extension FigureRequest {
    /// A warning about the first text whose letters do not join.
    func unjoinedWarning(_ preview: Preview) -> Diagnostic? {
        for view in preview.tree.views where !view.isHidden {
            let letters = FigureLetters.unjoined(in: view.kind.shownText?.string ?? "")
            guard !letters.isEmpty else { continue }
            let place = view.source ?? place
            let some = letters.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            return Diagnostic(
                .warning, "unjoined-letters", at: place,
                excerpt: file.holds(place) ? file.text(of: place) : excerpt,
                message: "the letters of '\(view.name)', such as \(some), do not join in figures: each is set alone",
                help: "show such words in the prose or in a picture; docs/site.md says which letters figures are set in"
            )
        }
        return nil
    }
}
