extension [UInt8] {
    /// Appends `text` as a string of JavaScript, which is one of JSON too: nothing in it ends the string, a script or a
    /// line. Complexity: O(n).
    ///
    /// Escaped are what ECMAScript's strings cannot hold, `<` and `>` for the sake of HTML around it, and the two line
    /// separators of Unicode for the sake of older engines.
    mutating func appendJavaScript(_ text: String) {
        append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { bytes in
            var start = 0
            for index in bytes.indices where mayNeedEscape[Int(bytes[index])] {
                guard let (length, escape) = javaScriptEscape(in: bytes, endingAt: index) else { continue }
                self += bytes[start..<index + 1 - length]
                self += escape
                start = index + 1
            }
            self += bytes[start...]
        }
        append(UInt8(ascii: "\""))
    }
}

/// For each byte whether a sequence that is escaped may end with it; nearly all texts are passed over by it alone.
private let mayNeedEscape: [Bool] = {
    var table = Array(repeating: false, count: 256)
    for byte in 0..<0x20 { table[byte] = true }
    for byte in "\"\\<>&\u{7F}".utf8 { table[Int(byte)] = true }
    for lastOfSeparator in [0xA8, 0xA9] { table[lastOfSeparator] = true }
    return table
}()

/// What stands for the bytes that end at `index`, and how many these are; nil where they stand for themselves.
private func javaScriptEscape(in bytes: UnsafeBufferPointer<UInt8>, endingAt index: Int) -> (Int, [UInt8])? {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return (1, [UInt8(ascii: "\\"), byte])
    case 0...0x1F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F: return (1, escape(UInt16(byte)))
    case 0xA8, 0xA9:
        // U+2028 or U+2029.
        guard index >= 2, bytes[index - 2] == 0xE2, bytes[index - 1] == 0x80 else { return nil }
        return (3, escape(0x2000 + UInt16(byte - 0x80)))
    default: return nil
    }
}

/// `\u003c` and its like.
private func escape(_ scalar: UInt16) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array("\\u".utf8) + [12, 8, 4, 0].map { digits[Int(scalar >> $0) & 15] }
}
