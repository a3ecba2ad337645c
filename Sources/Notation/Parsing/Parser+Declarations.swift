// The top of a block: components, screens and values.
extension Parser {
    mutating func parseFile() -> [Declaration] {
        var declarations: [Declaration] = []
        var isAmongStrays = false
        skipSeparators()
        while current.kind != .end {
            if let declaration = parseDeclaration(isAmongStrays: &isAmongStrays) { declarations.append(declaration) }
            skipSeparators()
        }
        return declarations
    }

    private mutating func parseDeclaration(isAmongStrays: inout Bool) -> Declaration? {
        if let kind = definitionKind {
            isAmongStrays = false
            return parseDefinition(kind).map { .definition($0) }
        }
        if isAt(word: "let") {
            isAmongStrays = false
            return parseBinding().map { .binding($0) }
        }
        if isAt(.closeBrace) {
            reportHere(.unexpectedClosingBrace)
            advance()
            return nil
        }
        if !isAmongStrays { reportHere(.expectedDeclaration(found: found)) }
        isAmongStrays = true
        skipStatement()
        return nil
    }

    private var definitionKind: Definition.Kind? {
        if isAt(word: "component") { return .component }
        return isAt(word: "screen") ? .screen : nil
    }

    private mutating func parseDefinition(_ kind: Definition.Kind) -> Definition? {
        let start = current.range.lowerBound
        advance()
        guard let name = parseDefinitionName(kind) else {
            skipStatement()
            return nil
        }
        let parameters = kind == .component && isAt(.openParenthesis) ? parseParameters() : nil
        let base = take(.colon) ? takeName() : nil
        guard let body = parseBody(after: "\(kind.rawValue) \(name.text)") else { return nil }
        return Definition(
            kind: kind, name: name, parameters: parameters, base: base, body: body, place: place(from: start))
    }

    private mutating func parseDefinitionName(_ kind: Definition.Kind) -> Name? {
        guard let name = takeName() else {
            reportHere(.expectedName(after: kind.rawValue, found: found))
            return nil
        }
        if bytes[name.place.range.lowerBound].isCapital { return name }
        report(.typeNeedsCapital(name.text, kind: kind.rawValue), name.place.range)
        return nil
    }

    private mutating func parseParameters() -> [Name] {
        var names: [Name] = []
        let opening = index
        bracketDepth += 1
        advance()
        while !isAt(.closeParenthesis) {
            guard let name = takeName() else { break }
            names.append(name)
            skipTypeAndDefault(of: name)
            guard take(.comma) else { break }
        }
        closeBracket(.closeParenthesis, opening: opening)
        return names
    }

    /// Passes over the type and the default value that a parameter has in Swift, and says that it has none here.
    private mutating func skipTypeAndDefault(of name: Name) {
        let isType = isAt(.colon)
        guard isType || isAt(.assign) else { return }
        report(isType ? .typedParameter(name.text) : .defaultOfParameter(name.text), name.place.range)
        var open = 0
        while true {
            switch current.kind {
            case .symbol(.openParenthesis), .symbol(.openBracket): open += 1
            case .symbol(.comma) where open == 0: return
            case .symbol(.closeParenthesis), .symbol(.closeBracket):
                if open == 0 { return }
                open -= 1
            case .newline, .end, .symbol(.openBrace): return
            default: break
            }
            advance()
        }
    }

    mutating func parseBinding() -> Binding? {
        advance()
        guard let name = takeVariableName(after: "let") else {
            skipStatement()
            return nil
        }
        guard take(.assign) else {
            reportHere(.expectedSign("=", after: "let \(name.text)", found: found))
            skipStatement()
            return nil
        }
        let value = parseExpression()
        finish(value)
        return Binding(name: name, value: value)
    }

    /// A name for a value: any word but a keyword.
    mutating func takeVariableName(after what: String) -> Name? {
        let range = current.range
        guard let name = takeName() else {
            reportHere(.expectedName(after: what, found: found))
            return nil
        }
        guard Keyword.named(name.text) == nil else {
            report(.reservedName(name.text), range)
            return nil
        }
        return name
    }

    /// Ends a statement whose last part is `value`; what stood wrong in it is passed over.
    mutating func finish(_ value: Expression) {
        if case .invalid = value.kind { skipStatement() } else { endStatement() }
    }
}
