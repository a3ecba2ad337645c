/// The bytes libyaml is given, and the offset in the original of every character in them.
struct YAMLInput {
    var bytes: [UInt8] = []
    var offsets = CharacterOffsets()

    /// Copies `utf8`; where it is JSON, pairs of surrogate escapes become the one escape that YAML knows.
    init(_ utf8: [UInt8]) {
        let isJSON =
            utf8.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }.map { $0 == 0x7B || $0 == 0x5B }
            ?? false
        var isEscaped = false
        var index = 0
        while index < utf8.count {
            if isJSON, !isEscaped, let scalar = surrogatePair(in: utf8, at: index) {
                append(escape(scalar), at: index)
                index += 12
                continue
            }
            isEscaped = utf8[index] == UInt8(ascii: "\\") && !isEscaped
            append([utf8[index]], at: index)
            index += 1
        }
        offsets.end = utf8.count
    }

    private mutating func append(_ new: [UInt8], at origin: Int) {
        for byte in new {
            offsets.bytes.append(origin)
            if byte & 0xC0 != 0x80 { offsets.characters.append(origin) }
            bytes.append(byte)
        }
    }

    private func escape(_ scalar: UInt32) -> [UInt8] {
        let digits = String(scalar, radix: 16)
        return Array("\\U".utf8) + Array(String(repeating: "0", count: max(0, 8 - digits.utf8.count)).utf8)
            + Array(digits.utf8)
    }

    /// The character that `\uD83D\uDE00` at `index` means.
    private func surrogatePair(in utf8: [UInt8], at index: Int) -> UInt32? {
        guard let high = escapedUnit(in: utf8, at: index), (0xD800...0xDBFF).contains(high),
            let low = escapedUnit(in: utf8, at: index + 6), (0xDC00...0xDFFF).contains(low)
        else { return nil }
        return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    }

    private func escapedUnit(in utf8: [UInt8], at index: Int) -> UInt32? {
        guard index + 6 <= utf8.count, utf8[index] == UInt8(ascii: "\\"), utf8[index + 1] == UInt8(ascii: "u")
        else { return nil }
        return UInt32(String(decoding: utf8[index + 2..<index + 6], as: UTF8.self), radix: 16)
    }
}

/// From characters and bytes as libyaml counts them to UTF-8 offsets of the original.
struct CharacterOffsets {
    fileprivate(set) var characters: [Int] = []
    fileprivate(set) var bytes: [Int] = []
    fileprivate(set) var end = 0

    subscript(character: Int) -> Int {
        characters.indices.contains(character) ? characters[character] : end
    }

    func offset(ofByte byte: Int) -> Int {
        bytes.indices.contains(byte) ? bytes[byte] : end
    }
}
