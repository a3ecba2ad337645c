// Bytes beyond ASCII: letters of other scripts make words, everything else is named in a message.
extension Lexer {
    /// The length of the letter at `position` if one of UTF-8 beyond ASCII stands there.
    func letterLength(at position: Int) -> Int? {
        guard let (scalar, length) = scalar(at: position), scalar.value >= 0xAA else { return nil }
        return Lexer.isSign(scalar) ? nil : length
    }

    mutating func scanBeyondASCII() {
        guard let (scalar, length) = scalar(at: offset) else { return scanInvalidBytes() }
        if letterLength(at: offset) != nil { return scanWord() }
        if scalar.value == 0xA0 || scalar.value == 0xFEFF || (0x2000...0x200B).contains(scalar.value) {
            offset += length
            return
        }
        let instead = Lexer.replacement(for: scalar)
        problems.append(
            Problem(.unknownCharacter(String(Character(scalar)), instead: instead), offset..<offset + length))
        append(.unknown, to: offset + length)
    }

    private mutating func scanInvalidBytes() {
        var upper = offset + 1
        while upper < end, bytes[upper] >= 0x80, scalar(at: upper) == nil { upper += 1 }
        problems.append(Problem(.invalidUTF8, offset..<upper))
        append(.unknown, to: upper)
    }

    /// The scalar encoded at `position`, or nil where the bytes are not UTF-8.
    private func scalar(at position: Int) -> (Unicode.Scalar, length: Int)? {
        guard position < end else { return nil }
        let first = bytes[position]
        let length =
            first < 0x80 ? 1 : first >> 5 == 0b110 ? 2 : first >> 4 == 0b1110 ? 3 : first >> 3 == 0b11110 ? 4 : 0
        guard length > 0, position + length <= end else { return nil }
        var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
        for byte in bytes[position + 1..<position + length] {
            guard byte >> 6 == 0b10 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
        guard value >= least[length], let scalar = Unicode.Scalar(value) else { return nil }
        return (scalar, length)
    }

    /// Punctuation, arrows, mathematical signs and dingbats never belong to a word.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAB, 0xBB, 0xAC, 0xAE...0xB1, 0xB4, 0xB6...0xB8, 0xBF, 0xD7, 0xF7: true
        case 0x2000...0x2BFF, 0x3000...0x3004, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFF: true
        default: false
        }
    }

    /// What the author probably meant by a sign that a word processor or a keyboard put there.
    private static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x2264: "<="
        case 0x2265: ">="
        case 0x2260: "!="
        case 0x2026: "..."
        case 0xD7, 0x22C5: "*"
        case 0xF7: "/"
        case 0x2212, 0x2013, 0x2014: "-"
        case 0x201C, 0x201D, 0x201E, 0xAB, 0xBB: "\""
        default: nil
        }
    }
}
