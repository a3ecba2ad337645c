/// Cuts Swift code into tokens in one walk; whatever the bytes, it comes to an end, and no byte is in two tokens.
///
/// Source: The Swift Programming Language, "Lexical Structure".
package struct SwiftLexer {
    let utf8: [UInt8]
    private(set) var tokens: [SwiftToken] = []
    var position = 0
    private var startsLine = true
    /// The strings whose interpolations are open at this place, the innermost last.
    private var interpolations: [Interpolation] = []

    /// A string interrupted by `\(`.
    private struct Interpolation {
        var string: StringDelimiter
        /// How many parentheses are open inside.
        var depth: Int
    }

    init(_ utf8: [UInt8]) { self.utf8 = utf8 }

    /// All tokens in order. Complexity: O(n) where no line has many slashes.
    package static func tokens(of utf8: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(utf8)
        while lexer.position < utf8.count { lexer.step() }
        return lexer.tokens
    }

    /// The byte `distance` behind the position, 0 beyond the ends.
    func byte(_ distance: Int = 0) -> UInt8 {
        let index = position + distance
        return utf8.indices.contains(index) ? utf8[index] : 0
    }

    func isNext(_ text: StaticString) -> Bool {
        guard utf8.count - position >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { utf8[position..<position + $0.count].elementsEqual($0) }
    }

    /// Ends a token here that began at `start`.
    mutating func add(_ kind: SwiftToken.Kind, from start: Int) {
        guard position > start else { return }
        tokens.append(SwiftToken(kind: kind, range: start..<position, startsLine: startsLine))
        startsLine = false
    }

    private mutating func step() {
        let start = position
        switch byte() {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            startsLine = true
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0B, 0x0C: position += 1
        case UInt8(ascii: "/"): readSlash()
        case UInt8(ascii: "\""): readString(StringDelimiter(at: self))
        case UInt8(ascii: "#"): readPound()
        case UInt8(ascii: "@") where isWordStart(byte(1)): readWord(.attribute, after: 1)
        case UInt8(ascii: "$") where isWordPart(byte(1)): readWord(.dollarWord, after: 1)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case UInt8(ascii: "`"): readQuotedWord()
        case let byte where isWordStart(byte): readWord(.word, after: 0)
        default: readMark(from: start)
        }
    }

    private mutating func readMark(from start: Int) {
        let mark = byte()
        position += 1
        add(.mark, from: start)
        guard let last = interpolations.indices.last else { return }
        if mark == UInt8(ascii: "(") { interpolations[last].depth += 1 }
        guard mark == UInt8(ascii: ")") else { return }
        interpolations[last].depth -= 1
        if interpolations[last].depth == 0 { continueString(interpolations.removeLast().string) }
    }

    private mutating func readWord(_ kind: SwiftToken.Kind, after prefix: Int) {
        let start = position
        position += prefix
        while isWordPart(byte()) { position += 1 }
        add(kind, from: start)
    }

    private mutating func readQuotedWord() {
        let start = position
        position += 1
        while isWordPart(byte()) { position += 1 }
        if byte() == UInt8(ascii: "`") { position += 1 }
        add(.word, from: start)
    }

    private mutating func readPound() {
        let start = position
        if let delimiter = StringDelimiter(rawAt: self) {
            position += delimiter.pounds
            return readString(delimiter)
        }
        if isNext("#/") { return readRegex(pounds: 1) }
        guard isWordStart(byte(1)) else {
            position += 1
            return add(.mark, from: start)
        }
        readWord(.poundWord, after: 1)
    }

    /// Leaves the string for an interpolation, whose `\(` stands here.
    mutating func interpolate(_ string: StringDelimiter) {
        for _ in 0..<string.pounds + 2 {
            position += 1
            add(.mark, from: position - 1)
        }
        interpolations.append(Interpolation(string: string, depth: 1))
    }
}

/// Letters, the underscore, and every byte beyond ASCII: which of those may begin a name matters to no colour.
func isWordStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
}

func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
