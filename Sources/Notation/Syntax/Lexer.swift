/// Cuts UTF-8 into lexemes; any bytes in, lexemes out, and what is wrong with them beside.
struct Lexer {
    let bytes: [UInt8]
    let end: Int
    var offset: Int
    var lexemes: [Lexeme] = []
    var problems: [Problem] = []

    /// The lexemes of `range` of `bytes`, closed by one of kind `end`. Complexity: O(n).
    static func lexemes(of bytes: [UInt8], in range: Range<Int>) -> (lexemes: [Lexeme], problems: [Problem]) {
        var lexer = Lexer(bytes: bytes, range: range)
        while lexer.offset < lexer.end { lexer.scanLexeme() }
        lexer.lexemes.append(Lexeme(kind: .end, range: lexer.end..<lexer.end))
        return (lexer.lexemes, lexer.problems)
    }

    private init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        offset = max(0, range.lowerBound)
        end = min(bytes.count, range.upperBound)
    }

    private mutating func scanLexeme() {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): offset += 1
        case UInt8(ascii: "\n"): append(.newline, to: offset + 1)
        case UInt8(ascii: "\""): scanString()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): scanLineComment()
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): scanBlockComment()
        case _ where byte.isDigit: scanNumber()
        case _ where byte.isLetter: scanWord()
        case _ where byte >= 0x80: scanBeyondASCII()
        case UInt8(ascii: "'"): scanSingleQuotes()
        default: scanSymbol()
        }
    }

    /// The byte `distance` ahead, or nil beyond the end.
    func peek(_ distance: Int) -> UInt8? {
        offset + distance < end ? bytes[offset + distance] : nil
    }

    mutating func append(_ kind: Lexeme.Kind, to upper: Int) {
        lexemes.append(Lexeme(kind: kind, range: offset..<upper))
        offset = upper
    }

    mutating func scanWord() {
        var upper = offset
        while upper < end {
            if bytes[upper].isLetter || bytes[upper].isDigit {
                upper += 1
            } else if let length = letterLength(at: upper) {
                upper += length
            } else {
                break
            }
        }
        append(.word, to: upper)
    }

    /// A text as other languages write it; without a second quote on its line, only the first.
    private mutating func scanSingleQuotes() {
        let line = bytes[offset + 1..<end].prefix { $0 != UInt8(ascii: "\n") }
        let text = line.prefix { $0 != UInt8(ascii: "'") }
        let upper = text.endIndex == line.endIndex ? offset + 1 : text.endIndex + 1
        let words = upper == offset + 1 ? "…" : String(decoding: text, as: UTF8.self)
        problems.append(Problem(.singleQuotes(words), offset..<upper))
        append(.unknown, to: upper)
    }

    private mutating func scanSymbol() {
        if let (symbol, length) = symbolAhead { return append(.symbol(symbol), to: offset + length) }
        let text = String(decoding: bytes[offset..<offset + 1], as: UTF8.self)
        problems.append(Problem(.unknownCharacter(text, instead: nil), offset..<offset + 1))
        append(.unknown, to: offset + 1)
    }

    /// The longest sign that begins here.
    private var symbolAhead: (Symbol, length: Int)? {
        if let symbol = Lexer.pairs[Lexer.pair(bytes[offset], peek(1) ?? 0)] { return (symbol, 2) }
        guard let symbol = Lexer.singles[bytes[offset]] else { return nil }
        guard symbol == .dot, peek(1) == bytes[offset] else { return (symbol, 1) }
        switch peek(2) {
        case bytes[offset]: return (.ellipsis, 3)
        case UInt8(ascii: "<"): return (.halfOpen, 3)
        default: return (symbol, 1)
        }
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 { UInt16(first) << 8 | UInt16(second) }

    private static let singles: [UInt8: Symbol] = {
        var singles: [UInt8: Symbol] = [:]
        for symbol in Symbol.allCases {
            let bytes = Array(symbol.rawValue.utf8)
            if bytes.count == 1 { singles[bytes[0]] = symbol }
        }
        return singles
    }()

    private static let pairs: [UInt16: Symbol] = {
        var pairs: [UInt16: Symbol] = [:]
        for symbol in Symbol.allCases {
            let bytes = Array(symbol.rawValue.utf8)
            if bytes.count == 2 { pairs[pair(bytes[0], bytes[1])] = symbol }
        }
        return pairs
    }()

    private mutating func scanLineComment() {
        var upper = offset
        while upper < end, bytes[upper] != UInt8(ascii: "\n") { upper += 1 }
        append(.comment, to: upper)
    }

    private mutating func scanBlockComment() {
        var upper = offset + 2
        while upper + 1 < end {
            if bytes[upper] == UInt8(ascii: "*"), bytes[upper + 1] == UInt8(ascii: "/") {
                return append(.comment, to: upper + 2)
            }
            upper += 1
        }
        problems.append(Problem(.unterminatedComment, offset..<offset + 2))
        append(.comment, to: end)
    }
}

/// A fact about a place in one block's UTF-8.
struct Problem: Sendable {
    var error: NotationError
    var range: Range<Int>

    init(_ error: NotationError, _ range: Range<Int>) {
        self.error = error
        self.range = range
    }
}
