import AutoLayout

// `expect`.
extension Parser {
    /// Whether the word that stands next begins an expectation or is a word of one; otherwise it is the name of a view.
    var startsComparison: Bool {
        switch following.kind {
        case .word, .number, .symbol(.openParenthesis), .symbol(.minus): true
        case .string, .symbol, .newline, .comment, .unknown, .end: false
        }
    }

    /// `expect never title.lines > 2 for 320...1024`.
    mutating func parseExpectation() -> Expectation? {
        advance()
        let isNever = isAt(word: "never") && startsComparison
        if isNever || isAt(word: "always") && startsComparison { advance() }
        guard let (left, relation, right) = parseSides() else {
            skipStatement()
            return nil
        }
        var widths: ClosedRange<Double>?
        if take(word: "for") {
            widths = parseWidths()
            guard widths != nil else {
                reportHere(.badExpectedWidths)
                skipStatement()
                return nil
            }
        }
        endStatement()
        return Expectation(isNever: isNever, left: left, relation: relation, right: right, widths: widths)
    }

    private typealias Sides = (left: Expression, relation: LayoutExpectation.Relation, right: Expression)

    private mutating func parseSides() -> Sides? {
        let left = parseSide()
        if case .invalid = left.kind { return nil }
        let next = indexPastNewlines
        guard case .symbol(let sign) = lexemes[next].kind,
            let relation = LayoutExpectation.Relation(rawValue: sign.rawValue)
        else {
            reportMissingRelation(behind: left, at: lexemes[next])
            return nil
        }
        index = next
        advance()
        let right = parseExpression()
        if case .invalid = right.kind { return nil }
        return (left, relation, right)
    }

    private mutating func reportMissingRelation(behind left: Expression, at lexeme: Lexeme) {
        if lexeme.kind == .symbol(.notEqual) {
            report(.unequalExpectation(left.text), lexeme.range)
        } else {
            report(.expectationWithoutRelation, left.place.range)
        }
    }

    /// `320...1024`; nil, without a message, for anything else.
    private mutating func parseWidths() -> ClosedRange<Double>? {
        guard let least = takeNumber(), take(.ellipsis), isAtNumber(from: least), let most = takeNumber() else {
            return nil
        }
        return least...most
    }

    private func isAtNumber(from least: Double) -> Bool {
        guard current.kind == .number, let number = DecimalNumber.parse(bytes[current.range]) else { return false }
        return number >= least && number <= Limits.screenWidth
    }

    private mutating func takeNumber() -> Double? {
        guard isAtNumber(from: 1) else { return nil }
        let number = DecimalNumber.parse(bytes[current.range])
        advance()
        return number
    }
}
