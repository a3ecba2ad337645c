// Braces and the statements between them.
extension Parser {
    /// `{ … }`; nil, with a message, where no brace opens. `owner` names what it belongs to in messages.
    mutating func parseBody(after owner: String) -> Body? {
        let next = indexPastNewlines
        guard lexemes[next].kind == .symbol(.openBrace) else {
            reportHere(.expectedOpeningBrace(after: owner, found: found))
            skipStatement()
            return nil
        }
        index = next
        guard depth < Limits.nesting else {
            report(.nestedTooDeeply(limit: Limits.nesting), lexemes[next].range)
            skipBraces()
            return Body()
        }
        return parseMembers(opening: next)
    }

    private mutating func parseMembers(opening: Int) -> Body {
        depth += 1
        defer { depth -= 1 }
        var body = Body()
        advance()
        skipSeparators()
        while !isAt(.closeBrace) {
            if current.kind == .end || startsDefinition {
                reportMissingBrace(opening: opening)
                return body
            }
            parseMember(into: &body)
            skipSeparators()
        }
        advance()
        return body
    }

    /// Says where the closing brace of a definition is missing as far as the indentation tells it: before the first line that
    /// begins in the column of an open brace's line, or left of it. Complexity: O(n) in the lexemes.
    private mutating func reportMissingBrace(opening: Int) {
        // Of several that are missing the outermost tells the first.
        guard depth == 1 else { return }
        var open: [(brace: Int, column: Int)] = []
        var line = column(of: lexemes[opening])
        for position in opening...index where lexemes[position].kind != .end {
            let lexeme = lexemes[position]
            if position > 0, lexeme.kind != .newline, lexemes[position - 1].kind == .newline {
                line = column(of: lexeme)
                let closes = lexeme.kind == .symbol(.closeBrace)
                if let last = open.last, last.column > line || last.column == line && !closes {
                    return report(.missingClosingBrace(of: owner(of: last.brace)), lexeme.range)
                }
            }
            if lexeme.kind == .symbol(.openBrace) { open.append((position, line)) }
            if lexeme.kind == .symbol(.closeBrace) { _ = open.popLast() }
        }
        report(.unclosed("{"), lexemes[opening].range)
    }

    /// How much white space stands before a lexeme.
    private func column(of lexeme: Lexeme) -> Int {
        bytes[..<lexeme.range.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            .count
    }

    /// What stands before a brace on its line, such as `View avatar`.
    private func owner(of brace: Int) -> String {
        let line = bytes[..<lexemes[brace].range.lowerBound].split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).last
        let words = (line ?? []).split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    private mutating func parseMember(into body: inout Body) {
        bracketDepth = 0
        let start = index
        let offset = current.range.lowerBound
        if let content = parseMemberContent() {
            body.members.append(Member(content: content, place: place(from: offset)))
        }
        // Whatever happened, at least one lexeme is behind.
        if index == start { advance() }
    }

    private mutating func parseMemberContent() -> Member.Content? {
        switch current.kind {
        case .symbol(.ellipsis):
            advance()
            return .elision
        case .word: return parseWordStatement()
        default:
            reportHere(.expectedStatement(found: found))
            skipStatement()
            return nil
        }
    }

    private mutating func parseWordStatement() -> Member.Content? {
        let word = text(of: current)
        switch word {
        case "let": return parseBinding().map { .binding($0) }
        case "if", "when": return parseBranch().map { .branch($0) }
        case "for": return parseLoop().map { .loop($0) }
        case "remove" where following.kind == .word: return parseRemoval()
        case "expect" where startsComparison: return parseExpectation().map { .expectation($0) }
        case "constraints" where following.kind == .symbol(.openParenthesis):
            return parseFormat().map { .format($0) }
        case "header", "footer", "section":
            if let kind = TablePart.Kind(rawValue: word), startsPart { return parsePart(kind).map { .part($0) } }
        case "else", "in", "true", "false", "nil", "component":
            reportHere(.expectedStatement(found: found))
            skipStatement()
            return nil
        default: break
        }
        if bytes[current.range.lowerBound].isCapital, !isFollowedByDot { return parseView().map { .view($0) } }
        return parseRelationOrProperty()
    }

    private var isFollowedByDot: Bool { following.kind == .symbol(.dot) }

    private var startsPart: Bool {
        let next = following
        if next.kind == .symbol(.openBrace) { return true }
        if next.kind == .newline {
            var position = index + 1
            while lexemes[position].kind == .newline { position += 1 }
            return lexemes[position].kind == .symbol(.openBrace)
        }
        return next.kind == .word && text(of: next) == "height"
    }

    private mutating func parseRemoval() -> Member.Content? {
        advance()
        guard let name = takeName() else { return nil }
        endStatement()
        return .removal(name)
    }

    private mutating func parsePart(_ kind: TablePart.Kind) -> TablePart? {
        guard let keyword = takeName() else { return nil }
        var height: Expression?
        if isAt(word: "height") {
            advance()
            guard take(.colon) else {
                reportHere(.expectedSign(":", after: "height", found: found))
                skipStatement()
                return nil
            }
            let value = parseExpression()
            if case .invalid = value.kind {
                skipStatement()
                return nil
            }
            height = value
        }
        guard let body = parseBody(after: kind.rawValue) else { return nil }
        return TablePart(kind: kind, keyword: keyword, height: height, body: body)
    }
}
