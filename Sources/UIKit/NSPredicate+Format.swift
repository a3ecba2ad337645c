import Foundation

extension NSPredicate {
    /// A predicate about the value itself, `SELF OPERATOR %@`, as programs check what is typed: MATCHES, LIKE, CONTAINS,
    /// BEGINSWITH, ENDSWITH and ==, with `[c]`, `[d]` and `[cd]`. Another format ends the program with UIKit's own message.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
        self.init(format: predicateFormat, texts: arguments.map { "\($0)" })
    }

    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(format: predicateFormat, texts: (arguments ?? []).map { "\($0)" })
    }

    private convenience init(format: String, texts: [String]) {
        guard let comparison = TextComparison(format, texts) else {
            raiseException("Unable to parse the format string \"\(format)\"")
        }
        self.init { object, _ in comparison.holds(for: object.map { "\($0)" } ?? "") }
    }
}

/// What a predicate says of a text.
private struct TextComparison: Sendable {
    private enum Operator: String { case matches, like, contains, beginswith, endswith, equal = "==", same = "=" }

    private let operation: Operator
    private let options: String.CompareOptions
    private let operand: String

    /// Nil for a format that says something else.
    init?(_ format: String, _ arguments: [String]) {
        let form =
            #/\s*SELF\s+(MATCHES|LIKE|CONTAINS|BEGINSWITH|ENDSWITH|==?)(?:\[([cd]+)\])?\s*(%@|'[^']*'|"[^"]*")\s*/#
            .ignoresCase()
        guard let match = format.wholeMatch(of: form), let operation = Operator(rawValue: match.1.lowercased()) else {
            return nil
        }
        let flags = match.2.map { $0.lowercased() } ?? ""
        var options: String.CompareOptions = []
        if flags.contains("c") { options.insert(.caseInsensitive) }
        if flags.contains("d") { options.insert(.diacriticInsensitive) }
        (self.operation, self.options) = (operation, options)
        guard let operand = match.3 == "%@" ? arguments.first : String(match.3.dropFirst().dropLast()) else {
            return nil
        }
        self.operand = operand
    }

    func holds(for text: String) -> Bool {
        switch operation {
        case .matches: isMatched(text, by: operand)
        case .like:
            isMatched(
                text,
                by: NSRegularExpression.escapedPattern(for: operand).replacingOccurrences(of: "\\*", with: ".*")
                    .replacingOccurrences(of: "\\?", with: "."))
        case .contains: text.range(of: operand, options: options) != nil
        case .beginswith: text.range(of: operand, options: options.union(.anchored)) != nil
        case .endswith: text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
        case .equal, .same: text.compare(operand, options: options) == .orderedSame
        }
    }

    private func isMatched(_ text: String, by pattern: String) -> Bool {
        let caseless: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: caseless) else {
            raiseException("Can't do regex matching, reason: (Can't open pattern \"\(pattern)\")")
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
