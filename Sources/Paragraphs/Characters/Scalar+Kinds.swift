/// What Unicode says of a scalar. The questions to its tables are slow, and in pages these come only when they are asked, so whatever the
/// scalars of most texts have is known here.
extension Unicode.Scalar {
    /// Whether the scalar is one of the 65 control characters.
    var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

    /// Whether the scalar draws nothing and takes no room where a font has no glyph for it.
    var isInvisible: Bool {
        switch value {
        case ..<0x300: isControl || value == 0xAD
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F: true
        case 0x2010...0x2029, 0x2030...0x205F, 0x2070...0x2FFF, 0x1F000...0x1FAFF: false
        default: properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether a line may end after the scalar and the scalar then takes no room: CSS's "other space separators" and
    /// the space.
    var isBreakingSpace: Bool {
        switch value {
        case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x200B, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether the scalar ends a line, as UAX #14's classes BK, CR, LF and NL.
    var isLineSeparator: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether the scalar is in one of the blocks whose characters fill an em: UAX #11's wide ones, roughly.
    var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
            0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Whether the scalar is a whole syllable of Korean.
    var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(value) }

    /// Whether the scalar is a full-width letter of a Japanese syllabary.
    var isKana: Bool { (0x3041...0x30FF).contains(value) }

    /// Whether the scalar is a letter of any script: Unicode's property Alphabetic.
    public var isLetter: Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A: true
        case ..<0xAA: false
        case 0xC0...0x24F: value != 0xD7 && value != 0xF7
        // Punctuation, currencies, arrows, mathematics and emoji.
        case 0x2000...0x2070, 0x20A0...0x20FF, 0x2190...0x245F, 0x1F300...0x1FAFF: false
        default: properties.isAlphabetic
        }
    }

    /// Whether the scalar is a letter or a decimal digit of any script.
    var isLetterOrDigit: Bool {
        let firstDigitOfOthers = 0x660
        return isLetter
            || (value < firstDigitOfOthers ? (0x30...0x39).contains(value) : properties.numericType == .decimal)
    }

    /// Whether the scalar is one of the five that give a person's skin a tone: Unicode's property Emoji_Modifier.
    var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}
