/// Walks through a string literal: its text with escapes resolved, and where its interpolations stand.
struct StringReader {
    enum Part {
        case text(String)
        case interpolation(Range<Int>)
        case problem(Problem)
    }

    private let bytes: [UInt8]
    private var offset: Int
    private let end: Int

    /// `range` reaches from quote to quote; the last one is missing where the string is not closed.
    init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound + 1
        let isClosed = range.count >= 2 && bytes[range.upperBound - 1] == UInt8(ascii: "\"")
        end = isClosed ? range.upperBound - 1 : range.upperBound
    }

    mutating func next() -> Part? {
        guard offset < end else { return nil }
        if bytes[offset] == UInt8(ascii: "\\") { return nextEscape() }
        let start = offset
        while offset < end, bytes[offset] != UInt8(ascii: "\\") { offset += 1 }
        return .text(String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    private mutating func nextEscape() -> Part {
        let start = offset
        guard offset + 1 < end else {
            offset = end
            return .problem(Problem(.badEscape("\\"), start..<end))
        }
        let byte = bytes[offset + 1]
        offset += 2
        switch byte {
        case UInt8(ascii: "n"): return .text("\n")
        case UInt8(ascii: "t"): return .text("\t")
        case UInt8(ascii: "\""): return .text("\"")
        case UInt8(ascii: "\\"): return .text("\\")
        case UInt8(ascii: "u"): return nextScalar(from: start)
        case UInt8(ascii: "("): return nextInterpolation()
        default:
            while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            let text = String(decoding: bytes[start..<offset], as: UTF8.self)
            return .problem(Problem(.badEscape(text), start..<offset))
        }
    }

    /// `\u{2026}`.
    private mutating func nextScalar(from start: Int) -> Part {
        var value: UInt32 = 0
        var position = offset
        if position < end, bytes[position] == UInt8(ascii: "{") { position += 1 }
        let first = position
        while position < end, position - first < 8, let digit = bytes[position].hexadecimalValue {
            value = value << 4 | digit
            position += 1
        }
        guard position > first, first > offset, position < end, bytes[position] == UInt8(ascii: "}"),
            let scalar = Unicode.Scalar(value)
        else {
            if position < end, bytes[position] == UInt8(ascii: "}") { position += 1 }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            offset = position
            return .problem(Problem(.badEscape(text), start..<position))
        }
        offset = position + 1
        return .text(String(Character(scalar)))
    }

    /// Up to the parenthesis that closes it; strings within may hold parentheses of their own.
    private mutating func nextInterpolation() -> Part {
        let start = offset
        var parser = InterpolationEnd()
        while offset < end {
            if parser.ends(at: bytes[offset]) {
                offset += 1
                return .interpolation(start..<offset - 1)
            }
            offset += 1
        }
        return .interpolation(start..<end)
    }
}

/// Finds the parenthesis that closes an interpolation, reading byte by byte.
private struct InterpolationEnd {
    private var openParentheses = [0]
    private var isText = false
    private var isEscaped = false

    mutating func ends(at byte: UInt8) -> Bool {
        if isText {
            readText(byte)
        } else if byte == UInt8(ascii: "\"") {
            isText = true
        } else if byte == UInt8(ascii: "(") {
            openParentheses[openParentheses.count - 1] += 1
        } else if byte == UInt8(ascii: ")") {
            guard openParentheses[openParentheses.count - 1] == 0 else {
                openParentheses[openParentheses.count - 1] -= 1
                return false
            }
            guard openParentheses.count > 1 else { return true }
            openParentheses.removeLast()
            isText = true
        }
        return false
    }

    private mutating func readText(_ byte: UInt8) {
        if isEscaped {
            isEscaped = false
            guard byte == UInt8(ascii: "(") else { return }
            openParentheses.append(0)
            isText = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isText = false
        }
    }
}
