/// Tells words apart by their neighbours: what is a property, an anchor, a type.
struct TokenClassifier {
    let bytes: [UInt8]
    let lexemes: [Lexeme]
    private var index = 0

    init(bytes: [UInt8], lexemes: [Lexeme]) {
        self.bytes = bytes
        self.lexemes = lexemes
    }

    mutating func tokens() -> [Token] {
        var tokens: [Token] = []
        while index < lexemes.count { tokens.append(nextToken()) }
        return tokens
    }

    private mutating func nextToken() -> Token {
        let lexeme = lexemes[index]
        defer { index += 1 }
        switch lexeme.kind {
        case .word: return Token(kind: kindOfWord(), range: lexeme.range)
        case .number: return Token(kind: .number, range: lexeme.range)
        case .string: return Token(kind: .string, range: lexeme.range)
        case .comment: return Token(kind: .comment, range: lexeme.range)
        case .symbol(.ellipsis): return Token(kind: .ellipsis, range: lexeme.range)
        case .symbol(.dot) where startsDotValue:
            index += 1
            return Token(kind: .dotValue, range: lexeme.range.lowerBound..<lexemes[index].range.upperBound)
        case .symbol(let symbol): return Token(kind: TokenClassifier.kind(of: symbol), range: lexeme.range)
        case .newline, .unknown, .end: return Token(kind: .unknown, range: lexeme.range)
        }
    }

    private static func kind(of symbol: Symbol) -> Token.Kind {
        switch symbol {
        case .openParenthesis, .closeParenthesis, .openBracket, .closeBracket, .openBrace, .closeBrace, .comma,
            .semicolon,
            .dot, .colon:
            .punctuation
        case .ellipsis: .ellipsis
        default: .operator
        }
    }

    /// A dot with a word after it and no operand before it.
    private var startsDotValue: Bool {
        guard index + 1 < lexemes.count, lexemes[index + 1].kind == .word else { return false }
        guard index > 0 else { return true }
        let previous = lexemes[index - 1]
        switch previous.kind {
        case .word: return Keyword.named(text(of: previous))?.isOperand == false
        case .string, .number, .symbol(.closeParenthesis), .symbol(.closeBracket):
            return previous.range.upperBound < lexemes[index].range.lowerBound
        default: return true
        }
    }

    private func kindOfWord() -> Token.Kind {
        let word = text(of: lexemes[index])
        if let first = word.utf8.first, first.isCapital { return .typeName }
        if isPropertyName { return .property }
        if isKeyword(word) { return .keyword }
        if AnchorName(rawValue: word) != nil, !isFollowed(by: .openBrace) { return .anchor }
        return .identifier
    }

    private func isKeyword(_ word: String) -> Bool {
        if Keyword.named(word) != nil { return !isPreceded(by: .dot) }
        if word == "height", isFollowed(by: .colon) { return isPrecededByWord }
        if let part = TablePart.Kind(rawValue: word) {
            return isFollowed(by: .openBrace) && !isPrecededByWord
                || part == .header && index + 1 < lexemes.count && text(of: lexemes[index + 1]) == "height"
        }
        if isOfExpectation(word) { return true }
        if word == "constraints", isFollowed(by: .openParenthesis) { return !isPrecededByWord && !isPreceded(by: .dot) }
        guard word == Definition.Kind.screen.rawValue || word == "remove" else { return false }
        return index + 1 < lexemes.count && lexemes[index + 1].kind == .word
    }

    /// Whether it stands left of a `=`, itself or with the words joined to it by dots.
    private var isPropertyName: Bool {
        let last = endOfPath(from: index, step: 1)
        guard last + 1 < lexemes.count, lexemes[last + 1].kind == .symbol(.assign) else { return false }
        let first = endOfPath(from: index, step: -1)
        return first == 0 || text(of: lexemes[first - 1]) != Keyword.let.rawValue
    }

    /// The last word that dots join to the one at `start` in a direction; paths of properties are short.
    private func endOfPath(from start: Int, step: Int) -> Int {
        var position = start
        for _ in 0..<4 {
            guard lexemes.indices.contains(position + 2 * step), lexemes[position + step].kind == .symbol(.dot),
                lexemes[position + 2 * step].kind == .word
            else { break }
            position += 2 * step
        }
        return position
    }

    private func isFollowed(by symbol: Symbol) -> Bool {
        index + 1 < lexemes.count && lexemes[index + 1].kind == .symbol(symbol)
    }

    private func isPreceded(by symbol: Symbol) -> Bool {
        index > 0 && lexemes[index - 1].kind == .symbol(symbol)
    }

    /// Whether it is `expect`, or `never` or `always` behind that, before what is compared.
    private func isOfExpectation(_ word: String) -> Bool {
        guard index + 1 < lexemes.count, [.word, .number].contains(lexemes[index + 1].kind) else { return false }
        let previous = index > 0 ? lexemes[index - 1] : nil
        if word == "never" || word == "always" { return previous.map { text(of: $0) } == "expect" }
        guard word == "expect", case .symbol(let symbol) = previous?.kind else { return word == "expect" }
        return symbol != .dot && TokenClassifier.kind(of: symbol) == .punctuation
    }

    /// Whether a word stands before it in its line.
    private var isPrecededByWord: Bool {
        guard index > 0, lexemes[index - 1].kind == .word else { return false }
        return !bytes[lexemes[index - 1].range.upperBound..<lexemes[index].range.lowerBound].contains(
            UInt8(ascii: "\n"))
    }

    private func text(of lexeme: Lexeme) -> String { String(decoding: bytes[lexeme.range], as: UTF8.self) }
}
