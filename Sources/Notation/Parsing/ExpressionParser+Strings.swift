// What stands between quotes.
extension ExpressionParser {
    mutating func parseString(_ lexeme: Lexeme) -> Expression {
        advance()
        var reader = StringReader(bytes: bytes, range: lexeme.range)
        var pieces: [Expression.Piece] = []
        var depth = 0
        while let part = reader.next() {
            switch part {
            case .text(let text): pieces.append(.text(text))
            case .problem(let problem): reading.problems.append(problem)
            case .interpolation(let range):
                let value = parseInterpolation(range)
                depth = max(depth, value.depth)
                pieces.append(.interpolation(value))
            }
        }
        guard depth < Limits.nesting else { return tooDeep() }
        return Expression(kind: .string(pieces), place: place(lexeme.range), depth: depth + 1)
    }

    private mutating func parseInterpolation(_ range: Range<Int>) -> Expression {
        guard depth < Limits.nesting else { return tooDeep() }
        var inner = ExpressionParser(
            reading: LexemeReading(bytes: bytes, block: block, range: range, depth: depth + 1))
        inner.bracketDepth = 1
        let value = inner.parseExpression()
        if case .invalid = value.kind {
        } else if inner.current.kind != .end {
            inner.reportHere(.extraText(found: inner.found))
        }
        reading.problems += inner.reading.problems
        return value
    }
}
