import AutoLayout
import Paragraphs

/// The direction in which a text is read when nobody says so: that of its first strong character.
///
/// Source: Unicode Bidirectional Algorithm (UAX #9), rules P2 and P3, with whole blocks in place of the property.
enum ReadingDirection {
    /// Nil for a text without letters.
    static func first(in text: String) -> LayoutDirection? {
        for scalar in text.unicodeScalars {
            if isRightToLeft(scalar) { return .rightToLeft }
            if scalar.isLetter { return .leftToRight }
        }
        return nil
    }

    /// Hebrew, Arabic, Syriac, Thaana, NKo and their neighbours, presentation forms included.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            scalar.isLetter
        default: scalar.value == 0x200F
        }
    }
}
