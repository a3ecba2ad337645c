import Scene

extension Font {
    /// The same font as it sets `text`: `setsFigures` says whether that is a number without words, such as `-$601.00`,
    /// `00:00` or `12 %`. Complexity: O(text), less where a letter comes early.
    public func setting(_ text: String) -> Font {
        var font = self
        font.setsFigures = Self.isOfFigures(text)
        return font
    }

    private static func isOfFigures(_ text: String) -> Bool {
        var hasFigure = false
        for scalar in text.unicodeScalars {
            guard isFigureOrSign(scalar.value) else { return false }
            if (0x30...0x39).contains(scalar.value) { hasFigure = true }
        }
        return hasFigure
    }

    /// ASCII but for its letters, Latin-1's signs, punctuation and spaces, currencies, arrows and mathematical signs.
    private static func isFigureOrSign(_ value: UInt32) -> Bool {
        switch value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA: false
        case 0...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x20A0...0x20CF, 0x2190...0x22FF: true
        default: false
        }
    }
}
