// How reading goes on after a mistake.
extension LexemeReader {
    /// Passes over the rest of a statement, braces with what stands between them included.
    mutating func skipStatement() {
        bracketDepth = 0
        var open = 0
        while index < lexemes.count - 1 {
            switch lexemes[index].kind {
            case .symbol(.openBrace): open += 1
            case .symbol(.closeBrace):
                if open == 0 { return }
                open -= 1
                if open == 0 {
                    index += 1
                    return
                }
            case .newline where open == 0:
                if lexemes[indexPastNewlines].kind != .symbol(.openBrace) { return }
            case .symbol(.semicolon) where open == 0: return
            case .word where open > 0 && startsDefinition: return
            default: break
            }
            index += 1
        }
    }

    /// Passes over a pair of braces that stands next and all within.
    mutating func skipBraces() {
        var open = 0
        while index < lexemes.count - 1 {
            if lexemes[index].kind == .symbol(.openBrace) { open += 1 }
            if lexemes[index].kind == .symbol(.closeBrace) { open -= 1 }
            index += 1
            if open <= 0 { return }
        }
    }

    /// After an unclosed bracket: back to the end of the line it stands on.
    mutating func returnToLineEnd(after bracket: Int) {
        var position = bracket
        while position < index, lexemes[position].kind != .newline { position += 1 }
        index = position
    }

    /// Whether a line begins here that can only be the head of a component or a screen.
    var startsDefinition: Bool {
        guard index == 0 || lexemes[index - 1].kind == .newline else { return false }
        guard isAt(word: "component") || isAt(word: "screen") else { return false }
        let next = following
        return next.kind == .word && bytes[next.range.lowerBound].isCapital
    }

    /// Reports what stands where a statement should end, and passes over it, unless it is a statement that only lacks its
    /// separator.
    mutating func endStatement() {
        guard !isAtStatementEnd else { return }
        reportHere(.extraText(found: found))
        if !startsAssignmentOrRelation { skipStatement() }
    }

    /// Whether a statement may end here: at a line's end, a semicolon or a brace.
    var isAtStatementEnd: Bool {
        switch current.kind {
        case .newline, .end, .symbol(.semicolon), .symbol(.closeBrace): true
        default: index > 0 && lexemes[index - 1].kind == .symbol(.closeBrace)
        }
    }

    /// Whether a path such as `title.top` stands next, and `=` or a relation behind it.
    private var startsAssignmentOrRelation: Bool {
        var position = index
        while lexemes[position].kind == .word, lexemes[position + 1].kind == .symbol(.dot) { position += 2 }
        guard lexemes[position].kind == .word, case .symbol(let sign) = lexemes[position + 1].kind else { return false }
        return [.assign, .equal, .lessOrEqual, .greaterOrEqual].contains(sign)
    }

    /// Reads the closing bracket; without one reports the opening one and returns to the end of its line.
    @discardableResult
    mutating func closeBracket(_ closing: Symbol, opening: Int) -> Bool {
        let isClosed = take(closing)
        bracketDepth = max(0, bracketDepth - 1)
        if isClosed { return true }
        if lexemes[indexPastNewlines].kind == .unknown { return false }
        report(.unclosed(text(of: lexemes[opening])), lexemes[opening].range)
        if !isAt(.openBrace) { returnToLineEnd(after: opening) }
        return false
    }
}
