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
                report(.unclosed("{"), lexemes[opening].range)
                return body
            }
            parseMember(into: &body)
            skipSeparators()
        }
        advance()
        return body
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
