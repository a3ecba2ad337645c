import Paragraphs
import Playground
import Typesetting

extension TextTable {
    /// What `fonts` say of `characters`, as far as Inter has them, and of what text is usually made of.
    ///
    /// Complexity: O(n²) in the characters.
    package init(_ fonts: FontLibrary, characters: [String]) {
        let given = characters.flatMap { $0.unicodeScalars.map(\.value) }
        let known = Set(given + Self.usual.flatMap(Array.init)).sorted().compactMap { Unicode.Scalar($0) }.filter {
            fonts.hasGlyph(for: $0) && $0.properties.generalCategory != .nonspacingMark
                && !$0.properties.isDefaultIgnorableCodePoint
        }
        let weights = stride(from: 100.0, through: 900, by: 100).map { $0 }
        let pairs = KerningTable(fonts, known, weights: weights)
        let breaks = lineBreakClassRanges()
        self.init(
            scalars: known.map(\.value), weights: weights, advances: pairs.advances, rows: pairs.rows,
            columns: pairs.columns, kerning: pairs.kerning,
            emoji: fonts.emojiRanges.flatMap { [$0.lowerBound, $0.upperBound] },
            classStarts: breaks.map(\.start), classes: breaks.map(\.lineBreakClass))
    }

    /// Basic Latin, Latin-1 and Latin Extended-A, general punctuation, and some currencies, arrows and operators.
    private static let usual: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0x17F, 0x2010...0x2027, 0x2030...0x203A, 0x20AC...0x20AC, 0x2122...0x2122,
        0x2190...0x2193, 0x2212...0x2212, 0x2260...0x2265,
    ]
}
