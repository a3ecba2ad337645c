// `if`, `when` and `for`.
extension Parser {
    mutating func parseBranch() -> Branch? {
        guard let keyword = takeName() else { return nil }
        guard let condition = parseCondition(keyword), let body = parseBody(after: keyword.text) else { return nil }
        var branch = Branch(keyword: keyword, condition: condition, body: body)
        parseElse(into: &branch)
        return branch
    }

    private mutating func parseCondition(_ keyword: Name) -> Branch.Condition? {
        if keyword.text == "if", isAt(word: "let") {
            advance()
            guard let name = takeVariableName(after: "if let") else {
                skipStatement()
                return nil
            }
            // `if let name` alone asks for the value of that name.
            guard take(.assign) else {
                let value = Expression(kind: .name(name.text), place: name.place, depth: 1)
                return .binding(Binding(name: name, value: value))
            }
            return parseConditionValue().map { .binding(Binding(name: name, value: $0)) }
        }
        return parseConditionValue().map { .expression($0) }
    }

    private mutating func parseConditionValue() -> Expression? {
        let value = parseExpression()
        if case .invalid = value.kind {
            skipStatement()
            return nil
        }
        if isAt(.assign) {
            reportHere(.assignmentInCondition)
            skipStatement()
            return nil
        }
        return value
    }

    private mutating func parseElse(into branch: inout Branch) {
        let next = indexPastNewlines
        guard lexemes[next].kind == .word, text(of: lexemes[next]) == "else" else { return }
        index = next
        advance()
        guard isAt(word: "if") || isAt(word: "when") else {
            branch.otherwise = parseBody(after: "else")
            return
        }
        guard depth < Limits.nesting else {
            report(.nestedTooDeeply(limit: Limits.nesting), current.range)
            return skipStatement()
        }
        depth += 1
        defer { depth -= 1 }
        let start = current.range.lowerBound
        guard let chained = parseBranch() else { return }
        branch.otherwise = Body(members: [Member(content: .branch(chained), place: place(from: start))])
        branch.isChained = true
    }

    mutating func parseLoop() -> Loop? {
        advance()
        guard let (index, element) = parseLoopNames() else {
            skipStatement()
            return nil
        }
        guard take(word: "in") else {
            reportHere(.expectedSign("in", after: "for \(element.text)", found: found))
            skipStatement()
            return nil
        }
        let sequence = parseExpression()
        if case .invalid = sequence.kind {
            skipStatement()
            return nil
        }
        guard let body = parseBody(after: "for \(element.text)") else { return nil }
        return Loop(index: index, element: element, sequence: sequence, body: body)
    }

    /// `tweet` or `(i, tweet)`.
    private mutating func parseLoopNames() -> (index: Name?, element: Name)? {
        guard take(.openParenthesis) else { return takeVariableName(after: "for").map { (nil, $0) } }
        guard let index = takeVariableName(after: "for (") else { return nil }
        guard take(.comma) else {
            reportHere(.expectedSign(",", after: "for (\(index.text)", found: found))
            return nil
        }
        guard let element = takeVariableName(after: "for (\(index.text),") else { return nil }
        guard take(.closeParenthesis) else {
            reportHere(.expectedSign(")", after: "for (\(index.text), \(element.text)", found: found))
            return nil
        }
        return (index, element)
    }
}
