/// What every part of the parser reads from: lexemes, the place reached among them, and what was wrong so far.
struct LexemeReading {
    let bytes: [UInt8]
    /// The block's position in the program.
    let block: Int
    let lexemes: [Lexeme]
    var index = 0
    var problems: [Problem]
    /// How many bodies and brackets are open.
    var depth: Int
    /// Within parentheses and brackets a line's end is only white space.
    var bracketDepth = 0

    init(bytes: [UInt8], block: Int, range: Range<Int>, depth: Int) {
        self.bytes = bytes
        self.block = block
        self.depth = depth
        let (lexemes, problems) = Lexer.lexemes(of: bytes, in: range)
        self.lexemes = lexemes.filter { $0.kind != .comment }
        self.problems = problems
    }
}

/// A part of the parser: it looks at lexemes, takes them and reports about them.
protocol LexemeReader {
    var reading: LexemeReading { get set }
}

extension LexemeReader {
    var bytes: [UInt8] { reading.bytes }
    var block: Int { reading.block }
    var lexemes: [Lexeme] { reading.lexemes }
    var index: Int {
        get { reading.index }
        set { reading.index = newValue }
    }
    var depth: Int {
        get { reading.depth }
        set { reading.depth = newValue }
    }
    var bracketDepth: Int {
        get { reading.bracketDepth }
        set { reading.bracketDepth = newValue }
    }

    // MARK: Looking

    /// The lexeme to read next; within brackets line ends are passed over.
    var current: Lexeme { lexemes[bracketDepth > 0 ? indexPastNewlines : index] }

    var indexPastNewlines: Int {
        var position = index
        while lexemes[position].kind == .newline { position += 1 }
        return position
    }

    /// The lexeme after `current` on the same line.
    var following: Lexeme { lexemes[min(index + 1, lexemes.count - 1)] }

    func isAt(_ symbol: Symbol) -> Bool { current.kind == .symbol(symbol) }

    func isAt(word: String) -> Bool { current.kind == .word && text(of: current) == word }

    func text(of lexeme: Lexeme) -> String { String(decoding: bytes[lexeme.range], as: UTF8.self) }

    func place(_ range: Range<Int>) -> Place { Place(block: block, range: range) }

    /// From `start` to the end of what was read last.
    func place(from start: Int) -> Place {
        place(start..<max(start, lexemes[max(0, index - 1)].range.upperBound))
    }

    /// What stands next, for a message: `'foo'`, `the end of the line`.
    var found: String {
        switch current.kind {
        case .newline: return "the end of the line"
        case .end: return "the end of the block"
        default:
            let range = current.range
            let text = String(
                decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 40)], as: UTF8.self)
            return "'\(text)'"
        }
    }

    // MARK: Moving

    /// Reads one lexeme; the end stays.
    mutating func advance() {
        if bracketDepth > 0 { index = indexPastNewlines }
        if index < lexemes.count - 1 { index += 1 }
    }

    mutating func take(_ symbol: Symbol) -> Bool {
        guard isAt(symbol) else { return false }
        advance()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard isAt(word: word) else { return false }
        advance()
        return true
    }

    mutating func takeName() -> Name? {
        guard current.kind == .word else { return nil }
        let lexeme = current
        advance()
        return Name(text: text(of: lexeme), place: place(lexeme.range))
    }

    mutating func skipSeparators() {
        while index < lexemes.count - 1, lexemes[index].kind == .newline || lexemes[index].kind == .symbol(.semicolon) {
            index += 1
        }
    }

    mutating func report(_ error: NotationError, _ range: Range<Int>) {
        reading.problems.append(Problem(error, range))
    }

    /// Reports about what stands next, unless the lexer already did.
    mutating func reportHere(_ error: NotationError) {
        guard current.kind != .unknown else { return }
        report(error, current.range)
    }
}
