// The smallest expressions, and brackets.
extension ExpressionParser {
    mutating func parsePrimary() -> Expression {
        let lexeme = current
        switch lexeme.kind {
        case .number: return parseNumber(lexeme)
        case .string: return parseString(lexeme)
        case .word: return parseWord(lexeme)
        case .symbol(.dot): return parseDotValue(lexeme)
        case .symbol(.openParenthesis): return parseParentheses()
        case .symbol(.openBracket): return parseList()
        default:
            reportHere(.expectedExpression(found: found))
            return invalid(lexeme.range)
        }
    }

    private mutating func parseNumber(_ lexeme: Lexeme) -> Expression {
        advance()
        guard let number = DecimalNumber.parse(bytes[lexeme.range]) else {
            report(.numberTooLarge(text(of: lexeme)), lexeme.range)
            return invalid(lexeme.range)
        }
        return Expression(kind: .number(number), place: place(lexeme.range), depth: 1)
    }

    private mutating func parseWord(_ lexeme: Lexeme) -> Expression {
        let word = text(of: lexeme)
        let kind: Expression.Kind
        switch Keyword.named(word) {
        case .true: kind = .bool(true)
        case .false: kind = .bool(false)
        case .nil: kind = .null
        case nil, .self, .super: kind = .name(word)
        default:
            reportHere(.expectedExpression(found: found))
            return invalid(lexeme.range)
        }
        advance()
        return Expression(kind: kind, place: place(lexeme.range), depth: 1)
    }

    private mutating func parseDotValue(_ lexeme: Lexeme) -> Expression {
        advance()
        if current.kind == .number {
            report(.numberNeedsZero(text(of: current)), lexeme.range.lowerBound..<current.range.upperBound)
            return invalid(lexeme.range)
        }
        guard let name = takeName() else {
            reportHere(isAt(.dot) ? .range : .expectedName(after: ".", found: found))
            return invalid(lexeme.range)
        }
        return Expression(kind: .dot(name.text), place: place(from: lexeme.range.lowerBound), depth: 1)
    }

    /// `(a)` is `a`, `(a, b)` is a tuple.
    private mutating func parseParentheses() -> Expression {
        let opening = bracketDepth > 0 ? indexPastNewlines : index
        let start = Expression(kind: .invalid, place: place(lexemes[opening].range), depth: 0)
        guard let parts = parseElements(until: .closeParenthesis, opening: opening) else {
            return invalid(start.place.range)
        }
        if parts.count == 1, let only = parts.first {
            var inner = only
            inner.place = place(from: start.place.range.lowerBound)
            return inner
        }
        if parts.isEmpty {
            report(.expectedExpression(found: "')'"), start.place.range)
            return invalid(start.place.range)
        }
        return make(.tuple(parts), from: start, parts)
    }

    private mutating func parseList() -> Expression {
        let opening = bracketDepth > 0 ? indexPastNewlines : index
        let start = Expression(kind: .invalid, place: place(lexemes[opening].range), depth: 0)
        guard let parts = parseElements(until: .closeBracket, opening: opening) else {
            return invalid(start.place.range)
        }
        return make(.list(parts), from: start, parts)
    }

    private mutating func parseElements(until closing: Symbol, opening: Int) -> [Expression]? {
        var parts: [Expression] = []
        bracketDepth += 1
        advance()
        while !isAt(closing) {
            let part = parseExpression()
            if case .invalid = part.kind {
                bracketDepth = max(0, bracketDepth - 1)
                return nil
            }
            parts.append(part)
            guard take(.comma) else { break }
        }
        return closeBracket(closing, opening: opening) ? parts : nil
    }

    /// `(tweet)`, `("plus", scale: .small)`; nil, with a message, where one cannot be read.
    mutating func parseArguments() -> [Expression.Argument]? {
        var arguments: [Expression.Argument] = []
        let opening = bracketDepth > 0 ? indexPastNewlines : index
        bracketDepth += 1
        advance()
        while !isAt(.closeParenthesis) {
            let label = takeLabel()
            skipAssignment()
            let value = parseExpression()
            if case .invalid = value.kind {
                bracketDepth = max(0, bracketDepth - 1)
                return nil
            }
            arguments.append(Expression.Argument(label: label, value: value))
            guard take(.comma) else { break }
        }
        return closeBracket(.closeParenthesis, opening: opening) ? arguments : nil
    }

    /// Passes over `name =` before a value, and says that it does not belong there. On a line of its own it may be the next
    /// statement, behind a parenthesis that is never closed.
    private mutating func skipAssignment() {
        guard lexemes[index].kind == .word, isWord(before: .assign), let name = takeName() else { return }
        report(.assignmentInArguments(name.text), name.place.range)
        advance()
    }

    /// Whether a word and then a symbol stand next.
    private func isWord(before symbol: Symbol) -> Bool {
        let next = indexPastNewlines
        return lexemes[next].kind == .word && next + 1 < lexemes.count && lexemes[next + 1].kind == .symbol(symbol)
    }

    private mutating func takeLabel() -> Name? {
        guard isWord(before: .colon) else { return nil }
        let name = takeName()
        advance()
        return name
    }
}
