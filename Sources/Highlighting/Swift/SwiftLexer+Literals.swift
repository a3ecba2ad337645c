/// How a string begins and ends.
struct StringDelimiter: Hashable {
    /// How many `#` stand around it.
    var pounds: Int
    /// Whether it stands in three quotes.
    var isLong: Bool

    /// The string whose quote stands at the lexer's position.
    init(at lexer: SwiftLexer, pounds: Int = 0) {
        self.pounds = pounds
        isLong = (1...2).allSatisfy { lexer.byte(pounds + $0) == UInt8(ascii: "\"") }
    }

    /// The raw string whose first `#` stands at the lexer's position; nil where there is none.
    init?(rawAt lexer: SwiftLexer) {
        var pounds = 0
        while lexer.byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        guard lexer.byte(pounds) == UInt8(ascii: "\"") else { return nil }
        self.init(at: lexer, pounds: pounds)
    }

    var quotes: Int { isLong ? 3 : 1 }
}

extension SwiftLexer {
    /// Reads a string from its quote to its end or first interpolation.
    mutating func readString(_ delimiter: StringDelimiter) {
        let start = position
        position += delimiter.quotes
        readText(of: delimiter, from: start)
    }

    /// Goes on with a string behind an interpolation.
    mutating func continueString(_ delimiter: StringDelimiter) { readText(of: delimiter, from: position) }

    private mutating func readText(of delimiter: StringDelimiter, from start: Int) {
        while position < utf8.count {
            switch byte() {
            case UInt8(ascii: "\"") where ends(delimiter):
                position += delimiter.quotes
                add(.string, from: start)
                position += delimiter.pounds
                return
            case UInt8(ascii: "\\") where hasPounds(delimiter.pounds, after: 1):
                if byte(delimiter.pounds + 1) == UInt8(ascii: "(") {
                    add(.string, from: start)
                    return interpolate(delimiter)
                }
                position += delimiter.pounds + 2
            // A string that nobody has closed yet ends with its line.
            case UInt8(ascii: "\n") where !delimiter.isLong: return add(.string, from: start)
            default: position += 1
            }
        }
        position = utf8.count
        add(.string, from: start)
    }

    private func ends(_ delimiter: StringDelimiter) -> Bool {
        (0..<delimiter.quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
            && hasPounds(delimiter.pounds, after: delimiter.quotes)
    }

    private func hasPounds(_ count: Int, after distance: Int) -> Bool {
        (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
    }

    /// Reads a number; a dot belongs to it only before a digit.
    mutating func readNumber() {
        let start = position
        let isTupleIndex = start > 0 && utf8[start - 1] == UInt8(ascii: ".")
        let isHexadecimal = isNext("0x")
        while true {
            let byte = byte()
            let isExponent = isHexadecimal ? byte | 0x20 == UInt8(ascii: "p") : byte | 0x20 == UInt8(ascii: "e")
            if isExponent, self.byte(1) == UInt8(ascii: "-") || self.byte(1) == UInt8(ascii: "+") {
                position += 2
            } else if isWordPart(byte) || isDecimalPoint(byte), !(isTupleIndex && byte == UInt8(ascii: ".")) {
                position += 1
            } else {
                return add(.number, from: start)
            }
        }
    }

    private func isDecimalPoint(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self.byte(1))
    }

    /// Reads a comment, a regular expression or an operator.
    mutating func readSlash() {
        let start = position
        if isNext("//") {
            while position < utf8.count, byte() != UInt8(ascii: "\n"), byte() != UInt8(ascii: "\r") { position += 1 }
            add(.comment, from: start)
        } else if isNext("/*") {
            readBlockComment()
        } else if !followsOperand, ![0x20, 0x09, 0x0A, 0x0D, 0].contains(byte(1)), closesRegexOnLine {
            readRegex(pounds: 0)
        } else {
            position += 1
            add(.mark, from: start)
        }
    }

    /// Block comments nest.
    private mutating func readBlockComment() {
        let start = position
        var depth = 0
        repeat {
            if isNext("/*") {
                depth += 1
                position += 2
            } else if isNext("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < utf8.count
        position = min(position, utf8.count)
        add(.comment, from: start)
    }

    /// Whether what stands before makes a slash a division.
    private var followsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .word: return !isKeywordBeforeExpression(utf8[last.range])
        case .mark:
            return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(utf8[last.range.lowerBound])
        default: return true
        }
    }

    private var closesRegexOnLine: Bool {
        var distance = 1
        while true {
            switch byte(distance) {
            case 0, UInt8(ascii: "\n"): return false
            case UInt8(ascii: "\\"): distance += 2
            case UInt8(ascii: "/"): return true
            default: distance += 1
            }
        }
    }

    /// Reads a regular expression from its slash, or from the `#` before it, to its end.
    mutating func readRegex(pounds: Int) {
        let start = position
        position += pounds + 1
        while position < utf8.count {
            let byte = byte()
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            guard byte == UInt8(ascii: "/"), hasPounds(pounds, after: 0) else { continue }
            position += pounds
            break
        }
        position = min(position, utf8.count)
        add(.regex, from: start)
    }
}
