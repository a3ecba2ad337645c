import Scene

extension Font {
    /// The same font as it sets `text`, whose letters the spacing depends on. Complexity: O(text), less where a small
    /// letter comes early.
    public func setting(_ text: String) -> Font {
        var font = self
        font.lettering = Lettering(of: text)
        return font
    }
}

extension Lettering {
    /// Of a number without words, such as `-$601.00`, `00:00` or `12 %`, or of a text in capitals, such as `2BX`.
    init(of text: String) {
        var (figures, capitals, signs, spaces, percents) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x30...0x39: figures += 1
            case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE: capitals += 1
            case 0x20, 0xA0: spaces += 1
            default:
                guard Self.isSign(scalar.value) else {
                    self = .mixed
                    return
                }
                signs += 1
                if scalar == "%" { percents += 1 }
            }
        }
        if capitals > 0 {
            let count = figures + capitals + signs + spaces
            self.init(capitals: capitals / count, figures: figures / count)
        } else {
            // The signs between figures are as much wider as they are, and spaces are not.
            let count = figures > 0 ? figures + signs + spaces : .infinity
            self.init(figures: (figures + signs) / count, percents: percents / count)
        }
    }

    /// ASCII but for its letters and figures, Latin-1's signs, punctuation and spaces, currencies, arrows and
    /// mathematical signs.
    private static func isSign(_ value: UInt32) -> Bool {
        switch value {
        case 0x61...0x7A, 0xAA, 0xB5, 0xBA: false
        case 0...0xBF, 0xD7, 0xF7, 0x2000...0x206F, 0x20A0...0x20CF, 0x2190...0x22FF: true
        default: false
        }
    }
}
