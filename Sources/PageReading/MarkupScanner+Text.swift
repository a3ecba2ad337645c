extension MarkupScanner {
    /// Whether a text is only white space; nil where an entity in it is not known.
    func isBlank(_ text: Range<Int>) -> Bool? {
        guard let first = text.first(where: { !isSpace(bytes[$0]) }) else { return true }
        guard bytes[first] == UInt8(ascii: "&") else { return false }
        return resolved(text).map { $0.utf8.allSatisfy(isSpace) }
    }

    /// Whether a text in which there are no entities is only white space.
    func isBlankAsWritten(_ text: Range<Int>) -> Bool {
        text.allSatisfy { isSpace(bytes[$0]) }
    }

    /// The text that stands there; nil where it is not UTF-8.
    func string(_ range: Range<Int>) -> String? {
        String(validating: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    /// The same with its entities resolved; nil where one is not known.
    func resolved(_ range: Range<Int>) -> String? {
        guard bytes[range].contains(UInt8(ascii: "&")) else { return string(range) }
        var result = ""
        var start = range.lowerBound
        while let mark = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
            guard let plain = string(start..<mark), let (character, end) = entity(mark..<range.upperBound) else {
                return nil
            }
            result += plain
            result.unicodeScalars.append(character)
            start = end
        }
        return string(start..<range.upperBound).map { result + $0 }
    }

    /// What begins with `&` there, and where it ends.
    private func entity(_ range: Range<Int>) -> (character: Unicode.Scalar, end: Int)? {
        let name = bytes[range].dropFirst().prefix(8)
        guard let first = name.first else { return ("&", range.lowerBound + 1) }
        guard let end = name.firstIndex(of: UInt8(ascii: ";")) else {
            let isPlain = isSpace(first) || first == UInt8(ascii: "=") || first == UInt8(ascii: "&")
            return isPlain ? ("&", range.lowerBound + 1) : nil
        }
        let character = first == UInt8(ascii: "#") ? number(name[..<end].dropFirst()) : named(name[..<end])
        return character.map { ($0, end + 1) }
    }

    private func named(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "amp": "&"
        case "lt": "<"
        case "gt": ">"
        case "quot": "\""
        case "apos": "'"
        case "nbsp": "\u{A0}"
        default: nil
        }
    }

    /// A character by its number, where that is no control character.
    private func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        let isHexadecimal = digits.first.map(lowercased) == UInt8(ascii: "x")
        let digits = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
        guard digits.utf8.first != UInt8(ascii: "+"),
            let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
            value == 10 || (0x20..<0x7F).contains(value) || (0xA0..<0xD800).contains(value)
        else { return nil }
        return Unicode.Scalar(value)
    }
}
