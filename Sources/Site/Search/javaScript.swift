/// `text` as a string of JavaScript, which is one of JSON too: nothing in it ends the string, a script or a line.
///
/// Escaped are what ECMAScript's strings cannot hold, `<` and `>` for the sake of HTML around it, and the two line
/// separators of Unicode for the sake of older engines.
func javaScript(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let quote = UInt8(ascii: "\"")
    var result: [UInt8] = [quote]
    result.reserveCapacity(text.utf8.count + 2)
    func escape(_ scalar: UInt16) {
        result += "\\u".utf8
        for shift: UInt16 in [12, 8, 4, 0] { result.append(digits[Int(scalar >> shift) & 15]) }
    }
    var text = text
    text.withUTF8 { bytes in
        var start = 0
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case quote, UInt8(ascii: "\\"), 0...0x1F, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F:
                result += bytes[start..<index]
                start = index + 1
                if byte == quote || byte == UInt8(ascii: "\\") {
                    result += [UInt8(ascii: "\\"), byte]
                } else {
                    escape(UInt16(byte))
                }
            case 0xA8, 0xA9:
                guard index >= 2, bytes[index - 2] == 0xE2, bytes[index - 1] == 0x80 else { continue }
                // U+2028 or U+2029.
                result += bytes[start..<index - 2]
                start = index + 1
                escape(0x2000 + UInt16(byte - 0x80))
            default: break
            }
        }
        result += bytes[start...]
    }
    result.append(quote)
    return String(decoding: result, as: UTF8.self)
}

/// A list of strings.
func javaScript(_ texts: [String]) -> String {
    "[" + texts.map { javaScript($0) }.joined(separator: ",") + "]"
}
