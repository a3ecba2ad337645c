// Numbers and strings.
extension Lexer {
    /// `12`, `0.5`, `1_000`, `1e3`; letters that follow at once make it a bad number.
    mutating func scanNumber() {
        let start = offset
        var upper = digits(from: offset)
        if upper + 1 < end, bytes[upper] == UInt8(ascii: "."), bytes[upper + 1].isDigit {
            upper = digits(from: upper + 1)
        }
        upper = exponent(from: upper)
        var tail = upper
        while tail < end, bytes[tail].isLetter || bytes[tail].isDigit || startsFraction(at: tail) { tail += 1 }
        append(tail > upper ? .unknown : .number, to: tail)
        guard tail > upper else { return }
        let number = String(decoding: bytes[start..<upper], as: UTF8.self)
        problems.append(Problem(.badNumber(text(start..<tail), number: number), start..<tail))
    }

    private func startsFraction(at position: Int) -> Bool {
        bytes[position] == UInt8(ascii: ".") && position + 1 < end && bytes[position + 1].isDigit
    }

    private func digits(from start: Int) -> Int {
        var upper = start
        while upper < end, bytes[upper].isDigit || bytes[upper] == UInt8(ascii: "_") { upper += 1 }
        return upper
    }

    private func exponent(from start: Int) -> Int {
        guard start < end, bytes[start] | 0x20 == UInt8(ascii: "e") else { return start }
        var upper = start + 1
        if upper < end, bytes[upper] == UInt8(ascii: "+") || bytes[upper] == UInt8(ascii: "-") { upper += 1 }
        guard upper < end, bytes[upper].isDigit else { return start }
        return digits(from: upper)
    }

    /// From quote to quote on one line, interpolations and the strings within them included.
    mutating func scanString() {
        var position = offset + 1
        var openParentheses: [Int] = []
        var isText = true
        while position < end, bytes[position] != UInt8(ascii: "\n") {
            let byte = bytes[position]
            if isText, byte == UInt8(ascii: "\\") {
                if position + 1 < end, bytes[position + 1] == UInt8(ascii: "(") {
                    openParentheses.append(0)
                    isText = false
                }
                position += position + 1 < end && bytes[position + 1] != UInt8(ascii: "\n") ? 2 : 1
                continue
            }
            position += 1
            if byte == UInt8(ascii: "\"") {
                if isText, openParentheses.isEmpty { return append(.string, to: position) }
                isText.toggle()
            } else if !isText {
                isText = closesInterpolation(byte, &openParentheses)
            }
        }
        problems.append(Problem(.unterminatedString, offset..<offset + 1))
        append(.string, to: position)
    }

    private func closesInterpolation(_ byte: UInt8, _ openParentheses: inout [Int]) -> Bool {
        guard let open = openParentheses.last else { return false }
        if byte == UInt8(ascii: "(") { openParentheses[openParentheses.count - 1] = open + 1 }
        guard byte == UInt8(ascii: ")") else { return false }
        if open > 0 {
            openParentheses[openParentheses.count - 1] = open - 1
            return false
        }
        openParentheses.removeLast()
        return true
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 40)], as: UTF8.self)
    }
}
