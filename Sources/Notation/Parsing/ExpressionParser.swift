/// Reads expressions, by precedence: ternary, then operators from loose to tight, then signs, then members and calls.
struct ExpressionParser: LexemeReader {
    var reading: LexemeReading

    /// An expression; one of kind `invalid`, with a message, where none can be read.
    mutating func parseExpression() -> Expression {
        guard depth < Limits.nesting else { return tooDeep() }
        depth += 1
        defer { depth -= 1 }
        let condition = parseBinary(atLeast: 1)
        if case .invalid = condition.kind { return condition }
        guard takeContinuation(.question) else { return condition }
        let first = parseExpression()
        if case .invalid = first.kind { return first }
        guard takeContinuation(.colon) else {
            reportHere(.expectedSign(":", after: "? \(first.text)", found: found))
            return invalid(current.range)
        }
        let second = parseExpression()
        if case .invalid = second.kind { return second }
        return make(.ternary(condition, first, second), from: condition, [condition, first, second])
    }

    mutating func parseBinary(atLeast least: Int) -> Expression {
        var left = parseUnary()
        while true {
            if case .invalid = left.kind { return left }
            guard let sign = binaryOperatorAhead, sign.precedence >= least else { return left }
            index = indexPastNewlines
            let place = current.range
            advance()
            if sign == .arithmetic(.remainder), isAtEndOfStatement {
                report(.unknownCharacter("%", instead: nil), place)
                return invalid(place)
            }
            // A line may end with an operator too, but a comparison there is a constraint without its right side.
            if sign.precedence != BinaryOperator.precedenceOfComparison { index = indexPastNewlines }
            let right = parseBinary(atLeast: sign.precedence + 1)
            if case .invalid = right.kind { return right }
            left = make(.binary(sign, left, right), from: left, [left, right])
        }
    }

    /// The operator that goes on with an expression, here or at the next line's beginning: no statement begins with one
    /// but `...`.
    private var binaryOperatorAhead: BinaryOperator? {
        guard case .symbol(let symbol) = lexemes[indexPastNewlines].kind else { return nil }
        if symbol == .ellipsis, indexPastNewlines != index { return nil }
        return BinaryOperator(symbol)
    }

    /// Whether nothing follows that could be a value.
    private var isAtEndOfStatement: Bool {
        switch current.kind {
        case .newline, .end, .comment: true
        case .symbol(let symbol): [.closeBrace, .closeParenthesis, .closeBracket, .comma, .semicolon].contains(symbol)
        case .word, .number, .string, .unknown: false
        }
    }

    private mutating func takeContinuation(_ symbol: Symbol) -> Bool {
        let next = indexPastNewlines
        guard lexemes[next].kind == .symbol(symbol) else { return false }
        index = next
        advance()
        return true
    }

    private mutating func parseUnary() -> Expression {
        guard case .symbol(let symbol) = current.kind, let operation = UnaryOperator(rawValue: symbol.rawValue) else {
            return parsePostfix()
        }
        guard depth < Limits.nesting else { return tooDeep() }
        depth += 1
        defer { depth -= 1 }
        let start = current.range
        advance()
        let operand = parseUnary()
        if case .invalid = operand.kind { return operand }
        let sign = Expression(kind: .invalid, place: place(start), depth: 0)
        return make(.unary(operation, operand), from: sign, [operand])
    }

    mutating func parsePostfix() -> Expression {
        var base = parsePrimary()
        while true {
            if case .invalid = base.kind { return base }
            if isAt(.openParenthesis) {
                guard let arguments = parseArguments() else { return invalid(base.place.range) }
                base = make(.call(base, arguments), from: base, [base] + arguments.map { $0.value })
            } else if isAt(.openBracket) {
                base = parseIndex(of: base)
            } else if memberAhead {
                base = parseMember(of: base)
            } else {
                return base
            }
        }
    }

    /// A dot and a word, here or at the beginning of the next line.
    private var memberAhead: Bool { lexemes[indexPastNewlines].kind == .symbol(.dot) }

    private mutating func parseMember(of base: Expression) -> Expression {
        index = indexPastNewlines
        advance()
        guard let name = takeName() else {
            reportHere(isAt(.dot) ? .range : .expectedName(after: ".", found: found))
            return invalid(current.range)
        }
        return make(.member(base, name), from: base, [base])
    }

    private mutating func parseIndex(of base: Expression) -> Expression {
        let opening = bracketDepth > 0 ? indexPastNewlines : index
        bracketDepth += 1
        advance()
        let index = parseExpression()
        if case .invalid = index.kind {
            bracketDepth = max(0, bracketDepth - 1)
            return index
        }
        guard closeBracket(.closeBracket, opening: opening) else { return invalid(base.place.range) }
        return make(.index(base, index), from: base, [base, index])
    }

    // MARK: Making

    /// An expression over `parts` from the beginning of `first` to what was read last.
    mutating func make(_ kind: Expression.Kind, from first: Expression, _ parts: [Expression]) -> Expression {
        var depth = 0
        for part in parts { depth = max(depth, part.depth) }
        guard depth < Limits.nesting else { return tooDeep() }
        return Expression(kind: kind, place: place(from: first.place.range.lowerBound), depth: depth + 1)
    }

    func invalid(_ range: Range<Int>) -> Expression {
        Expression(kind: .invalid, place: place(range), depth: 1)
    }

    mutating func tooDeep() -> Expression {
        report(.nestedTooDeeply(limit: Limits.nesting), current.range)
        return invalid(current.range)
    }
}
