/// Tells from a token and its neighbours what a reader should see it as.
///
/// Names are told apart by their looks: a capital makes a type, an opening parenthesis behind a function, a dot before a
/// property.
struct SwiftColoring {
    private let utf8: [UInt8]
    /// Without comments.
    private let tokens: [SwiftToken]
    /// For each token the one that opened the bracket it stands in, -1 for none.
    private var openers: [Int] = []
    /// Whether the words here are conditions of a directive.
    private var isInCondition = false

    init(_ utf8: [UInt8], _ tokens: [SwiftToken]) {
        self.utf8 = utf8
        self.tokens = tokens.filter { $0.kind != .comment }
    }

    /// The coloured tokens in order, comments left out.
    mutating func spans() -> [CodeSpan] {
        readBrackets()
        return tokens.indices.compactMap { index in
            guard let kind = kind(at: index) else { return nil }
            var range = tokens[index].range
            // The mark of a macro is no part of its name.
            if kind == .function, tokens[index].kind == .poundWord { range = range.dropFirst() }
            return CodeSpan(range: range, kind: kind)
        }
    }

    private mutating func readBrackets() {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            openers.append(open.last ?? -1)
            guard token.kind == .mark else { continue }
            switch utf8[token.range.lowerBound] {
            case let mark where "([{".utf8.contains(mark): open.append(index)
            case let mark where ")]}".utf8.contains(mark): _ = open.popLast()
            default: break
            }
        }
    }

    private mutating func kind(at index: Int) -> CodeSpan.Kind? {
        let token = tokens[index]
        if token.startsLine { isInCondition = false }
        switch token.kind {
        case .number: return .number
        case .string, .regex: return .string
        case .attribute: return .attribute
        case .comment: return .comment
        case .poundWord: return directive(at: index)
        case .word: return isInCondition ? .keyword : word(at: index)
        case .mark, .dollarWord: return nil
        }
    }

    /// A macro is called like a function.
    private mutating func directive(at index: Int) -> CodeSpan.Kind? {
        let text = text(at: index)
        isInCondition = SwiftWords.conditions.contains(text)
        return isInCondition || SwiftWords.directives.contains(text) ? .keyword : name(at: index)
    }

    private func word(at index: Int) -> CodeSpan.Kind? {
        let text = text(at: index)
        if text.utf8.first == UInt8(ascii: "`") { return name(at: index) }
        if text == "_" { return nil }
        if isLabel(at: index) { return .label }
        if isMark(".", at: index - 1) {
            return SwiftWords.members.contains(text) ? .keyword : name(at: index)
        }
        if SwiftWords.reserved.contains(text) || isContextualKeyword(text, at: index) { return .keyword }
        return name(at: index)
    }

    private func name(at index: Int) -> CodeSpan.Kind? {
        let range = tokens[index].range
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(utf8[range.lowerBound]) { return .type }
        if range.upperBound < utf8.count, utf8[range.upperBound] == UInt8(ascii: "(") { return .function }
        if range.lowerBound > 0, utf8[range.lowerBound - 1] == UInt8(ascii: ".") { return .property }
        return nil
    }
}

extension SwiftColoring {
    private func text(at index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: utf8[tokens[index].range], as: UTF8.self) : ""
    }

    private func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .mark
            && UInt32(utf8[tokens[index].range.lowerBound]) == mark.value
    }

    private func isWord(at index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

    /// Whether a word names an argument: it begins an item in parentheses, before a colon or before a second name.
    private func isLabel(at index: Int) -> Bool {
        let opener = openers[index]
        guard isMark("(", at: opener) || isSubscript(at: opener), !holdsTypes(at: opener),
            isMark("(", at: index - 1) || isMark(",", at: index - 1) || index - 1 == opener
        else { return false }
        if isMark(":", at: index + 1) { return true }
        return isWord(at: index + 1) && isMark(":", at: index + 2) && !SwiftWords.labelTakers.contains(text(at: index))
    }

    /// Whether a bracket holds the arguments of what stands right before it.
    private func isSubscript(at opener: Int) -> Bool {
        guard isMark("[", at: opener), opener > 0, !tokens[opener].startsLine else { return false }
        let before = tokens[opener - 1]
        return before.range.upperBound == tokens[opener].range.lowerBound
            && (before.kind == .word || isMark(")", at: opener - 1) || isMark("]", at: opener - 1))
    }

    /// Whether parentheses hold the parts of a tuple's type or of an enumeration's case, which are no arguments.
    private func holdsTypes(at opener: Int) -> Bool {
        if isMark(":", at: opener - 1) { return openers[opener] < 0 || !isMark("(", at: openers[opener]) }
        if isMark(">", at: opener - 1), isMark("-", at: opener - 2) { return true }
        guard isWord(at: opener - 1), text(at: opener - 2) == "case" else { return false }
        return !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(utf8[tokens[opener - 1].range.lowerBound])
    }

    private func isContextualKeyword(_ text: String, at index: Int) -> Bool {
        let next = self.text(at: index + 1)
        if SwiftWords.modifiers.contains(text),
            SwiftWords.declarations.contains(next) || SwiftWords.modifiers.contains(next)
        {
            return true
        }
        if SwiftWords.accessors.contains(text) { return isAccessor(at: index) }
        if SwiftWords.typePrefixes.contains(text) { return isWord(at: index + 1) && !tokens[index + 1].startsLine }
        switch text {
        case "await":
            return tokens.indices.contains(index + 1) && !tokens[index + 1].startsLine
                && !["=", ",", ".", ")", "]", ":"].contains(next)
        case "async": return ["throws", "->", "{", "in", "-"].contains(next) && isMark(")", at: index - 1)
        case "actor": return isWord(at: index + 1) && (isMark("{", at: index + 2) || isMark(":", at: index + 2))
        case "nonisolated", "unowned": return isMark("(", at: index + 1)
        default: return false
        }
    }

    /// In `{ get set }` or before its body.
    private func isAccessor(at index: Int) -> Bool {
        guard isMark("{", at: openers[index]) else { return false }
        if isMark("{", at: index + 1) { return true }
        let opens = isMark("{", at: index - 1) || SwiftWords.accessors.contains(text(at: index - 1))
        return opens && (isMark("}", at: index + 1) || SwiftWords.accessors.contains(text(at: index + 1)))
    }
}
