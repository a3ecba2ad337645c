// `constraints("H:|-[name]-8-[value]-|")`.
extension Parser {
    /// What stands in the parentheses; nil, with a message, where it cannot be read.
    mutating func parseFormat() -> FormatStatement? {
        guard let keyword = takeName() else { return nil }
        let opening = index
        bracketDepth += 1
        advance()
        guard var statement = parseFormatText(keyword), parseFormatArguments(&statement) else {
            skipStatement()
            return nil
        }
        guard closeBracket(.closeParenthesis, opening: opening) else { return nil }
        endStatement()
        return statement
    }

    private mutating func parseFormatText(_ keyword: Name) -> FormatStatement? {
        let lexeme = current
        guard lexeme.kind == .string else {
            reportHere(.wrongArguments(of: keyword.text, usage: Self.formatUsage))
            return nil
        }
        advance()
        let inner = lexeme.range.dropFirst().dropLast()
        let range = inner.startIndex..<max(inner.startIndex, inner.endIndex)
        let text = String(decoding: bytes[range], as: UTF8.self)
        if let escape = bytes[range].firstIndex(of: UInt8(ascii: "\\")) {
            report(
                .badFormat("A format has no escapes and no values in it, but metrics by their names"),
                escape..<escape + 1)
            return nil
        }
        return FormatStatement(text: Name(text: text, place: place(range)), options: [], metrics: [])
    }

    /// `, options: …, metrics: …`, each of which may be missing.
    private mutating func parseFormatArguments(_ statement: inout FormatStatement) -> Bool {
        while take(.comma) {
            guard let label = takeName(), take(.colon) else {
                reportHere(.wrongArguments(of: "constraints", usage: Self.formatUsage))
                return false
            }
            switch label.text {
            case "options":
                guard let options = parseFormatOptions() else { return false }
                statement.options = options
            case "metrics":
                guard let metrics = parseMetrics() else { return false }
                statement.metrics = metrics
            default:
                report(.wrongArguments(of: "constraints", usage: Self.formatUsage), label.place.range)
                return false
            }
        }
        return true
    }

    /// `.alignAllTop` or a list of such names.
    private mutating func parseFormatOptions() -> [Name]? {
        let value = parseExpression()
        let options: [Expression] = if case .list(let elements) = value.kind { elements } else { [value] }
        var names: [Name] = []
        for option in options {
            guard case .dot(let name) = option.kind else {
                if case .invalid = option.kind { return nil }
                report(
                    .wrongValue(of: "options", expected: "options such as `.alignAllTop`", found: option.text),
                    option.place.range)
                return nil
            }
            names.append(Name(text: name, place: option.place))
        }
        return names
    }

    /// `["gap": 8, "wide": width / 2]`.
    private mutating func parseMetrics() -> [FormatStatement.Metric]? {
        let opening = indexPastNewlines
        guard isAt(.openBracket) else {
            reportHere(.wrongArguments(of: "constraints", usage: Self.formatUsage))
            return nil
        }
        bracketDepth += 1
        advance()
        var metrics: [FormatStatement.Metric] = []
        while !isAt(.closeBracket) {
            let lexeme = current
            guard lexeme.kind == .string else {
                reportHere(.wrongArguments(of: "constraints", usage: Self.formatUsage))
                return nil
            }
            advance()
            guard take(.colon) else {
                reportHere(.expectedSign(":", after: text(of: lexeme), found: found))
                return nil
            }
            let value = parseExpression()
            if case .invalid = value.kind { return nil }
            let name = String(text(of: lexeme).dropFirst().dropLast())
            metrics.append(FormatStatement.Metric(name: Name(text: name, place: place(lexeme.range)), value: value))
            guard take(.comma) else { break }
        }
        return closeBracket(.closeBracket, opening: opening) ? metrics : nil
    }

    private static let formatUsage =
        "constraints(\"H:|-[name]-gap-[value]-|\", options: [.alignAllTop], metrics: [\"gap\": 8])"
}
