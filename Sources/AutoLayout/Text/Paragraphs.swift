/// The parts of a text between its explicit line breaks.
enum Paragraphs {
    /// Splits at line feed, carriage return, both together, and Unicode's line and paragraph separators.
    static func split(_ text: String) -> [String] {
        guard mayBreak(text) else { return [text] }
        var parts: [String] = []
        var current = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if isBreak(scalar) {
                if !(scalar == "\n" && previous == "\r") {
                    parts.append(String(current))
                    current = String.UnicodeScalarView()
                }
            } else {
                current.append(scalar)
            }
            previous = scalar
        }
        parts.append(String(current))
        return parts
    }

    /// Whether there is a byte that may start a line break: most texts have none.
    private static func mayBreak(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return true }
        return false
    }

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
