/// The parts of a text between its explicit line breaks.
enum Paragraphs {
    /// Splits at line feed, carriage return, both together, and Unicode's line and paragraph separators.
    static func split(_ text: String) -> [String] {
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

    private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }
}
