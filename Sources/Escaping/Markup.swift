/// Where in HTML or XML a text is to stand.
public enum MarkupPlace: Sendable, CaseIterable {
    /// Between tags.
    case content
    /// In a value between double quotes.
    case attribute
}

/// `text` as content or as an attribute's value of HTML or XML: no character of it can end either.
///
/// What neither can hold, such as NUL, becomes U+FFFD (HTML Standard, 13.2.3.5; XML 1.0, 2.2). Linear in the text; most
/// texts come back as they are.
public func escaped(_ text: String, as place: MarkupPlace = .attribute) -> String {
    var text = text
    return text.withUTF8 { bytes in bytes.contains(where: isDoubtful) ? rewritten(bytes, as: place) : nil } ?? text
}

/// Whether a byte belongs to a character that stays as it is wherever text may stand.
public func staysAsContent(_ byte: UInt8) -> Bool { !isDoubtful(byte) }

/// Whether a byte is, or begins, a character that may not stay as it is.
private func isDoubtful(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): false
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte >= 0xEF
    }
}

private func rewritten(_ bytes: UnsafeBufferPointer<UInt8>, as place: MarkupPlace) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var start = 0
    var position = 0
    while position < bytes.count {
        if isDoubtful(bytes[position]), let (substitute, length) = substitute(for: bytes[position...], in: place) {
            result += bytes[start..<position]
            result += Array(substitute.utf8)
            position += length
            start = position
        } else {
            position += 1
        }
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
}

/// What stands for the character that `bytes` begin with, and how many bytes that one has; nil where it stays.
private func substitute(
    for bytes: Slice<UnsafeBufferPointer<UInt8>>, in place: MarkupPlace
) -> (text: String, length: Int)? {
    switch bytes[bytes.startIndex] {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\""): place == .attribute ? ("&quot;", 1) : nil
    case UInt8(ascii: "\r"): ("&#13;", 1)
    default: forbiddenLength(bytes).map { ("\u{FFFD}", $0) }
    }
}

/// How many bytes the control or noncharacter has that `bytes` begin with; nil where they begin with another character.
private func forbiddenLength(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    func byte(_ distance: Int) -> UInt8 { bytes[bytes.startIndex + distance] }
    switch byte(0) {
    case ..<0x80: return 1
    // U+0080 to U+009F.
    case 0xC2: return byte(1) < 0xA0 ? 2 : nil
    // U+FDD0 to U+FDEF, U+FFFE, U+FFFF.
    case 0xEF: return byte(1) == 0xB7 && 0x90...0xAF ~= byte(2) || byte(1) == 0xBF && byte(2) >= 0xBE ? 3 : nil
    // The last two of each further plane.
    default: return byte(1) & 0x0F == 0x0F && byte(2) == 0xBF && byte(3) >= 0xBE ? 4 : nil
    }
}
