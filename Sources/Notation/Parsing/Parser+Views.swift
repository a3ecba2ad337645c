// Views, properties and constraints.
extension Parser {
    /// `Type name(arguments) { … }`, each part after the type optional.
    mutating func parseView() -> ViewDeclaration? {
        guard let type = takeName() else { return nil }
        var name: Name?
        if current.kind == .word {
            name = takeViewName()
            if name == nil {
                skipStatement()
                return nil
            }
        }
        let arguments = isAt(.openParenthesis) ? parseArguments() : nil
        if name == nil, arguments != nil, current.kind == .word {
            report(.nameAfterArguments(type: type.text, text(of: current)), current.range)
            name = takeName()
        }
        var body: Body?
        if lexemes[indexPastNewlines].kind == .symbol(.openBrace) {
            body = parseBody(after: type.text)
        } else if !isAtStatementEnd {
            reportHere(.extraText(found: found))
            skipStatement()
            return nil
        }
        return ViewDeclaration(type: type, name: name, arguments: arguments, body: body)
    }

    private mutating func takeViewName() -> Name? {
        guard let name = takeName() else { return nil }
        if Keyword.named(name.text) != nil {
            report(.reservedName(name.text), name.place.range)
            return nil
        }
        if bytes[name.place.range.lowerBound].isCapital {
            report(.nameNeedsSmallLetter(name.text), name.place.range)
            return nil
        }
        return name
    }

    /// A property where `=` follows, a constraint where `==`, `<=` or `>=` does.
    mutating func parseRelationOrProperty() -> Member.Content? {
        let left = parsePostfix()
        if case .invalid = left.kind {
            skipStatement()
            return nil
        }
        if isAt(.assign) { return parseProperty(left) }
        if case .symbol(let symbol) = current.kind {
            if let relation = ConstraintStatement.Relation(rawValue: symbol.rawValue) {
                return parseConstraint(left, relation)
            }
            switch symbol {
            case .less, .greater, .notEqual: reportHere(.badRelation(symbol.rawValue))
            case .plus, .minus, .times, .divide, .remainder: report(.leftSideNotAnchor, left.place.range)
            default: reportMissingRelation(after: left)
            }
        } else {
            reportMissingRelation(after: left)
        }
        skipStatement()
        return nil
    }

    private mutating func reportMissingRelation(after left: Expression) {
        guard current.kind != .unknown else { return }
        let text = source(of: left.place.range)
        if case .name(let word) = left.kind, current.kind == .word || isAt(.openBrace),
            AnchorName(rawValue: word) == nil
        {
            return report(.expectedType(word), left.place.range)
        }
        let isEnd = [.newline, .end, .symbol(.semicolon), .symbol(.closeBrace)].contains(current.kind)
        report(.expectedRelation(after: text, found: found), isEnd ? left.place.range : current.range)
    }

    private func source(of range: Range<Int>) -> String {
        String(decoding: bytes[range.lowerBound..<min(range.upperBound, range.lowerBound + 60)], as: UTF8.self)
    }

    private mutating func parseProperty(_ left: Expression) -> Member.Content? {
        guard let path = Parser.path(of: left) else {
            report(.leftSideNotProperty(source(of: left.place.range)), left.place.range)
            skipStatement()
            return nil
        }
        advance()
        let value = parseExpression()
        finish(value)
        if case .invalid = value.kind { return nil }
        return .property(PropertyAssignment(path: path, value: value))
    }

    /// The names of `a.b.c`, or nil for any other expression.
    static func path(of expression: Expression) -> [Name]? {
        switch expression.kind {
        case .name(let text): [Name(text: text, place: expression.place)]
        case .member(let base, let name): path(of: base).map { $0 + [name] }
        case .invalid, .null, .bool, .number, .string, .dot, .index, .call, .list, .tuple, .unary, .binary, .ternary:
            nil
        }
    }

    private mutating func parseConstraint(_ left: Expression, _ relation: ConstraintStatement.Relation) -> Member
        .Content?
    {
        advance()
        let right = parseExpression()
        if case .invalid = right.kind {
            skipStatement()
            return nil
        }
        var priority: Expression?
        if lexemes[indexPastNewlines].kind == .symbol(.at) {
            index = indexPastNewlines
            advance()
            let value = parseExpression()
            if case .invalid = value.kind {
                skipStatement()
                return nil
            }
            priority = value
        }
        endStatement()
        return .constraint(ConstraintStatement(left: left, relation: relation, right: right, priority: priority))
    }
}
