/// Finds what is coloured in code of a language whose grammar is known: one pass, no syntax tree.
struct GrammarLexer {
    private let grammar: CodeGrammar
    private let utf8: [UInt8]
    private var position = 0
    private var spans: [CodeSpan] = []
    /// Whether nothing but white space, dashes and texts stands before the position on its line.
    private var isAtEntry = true
    private var isInTag = false
    /// Whether the tag's own name is still to come.
    private var namesTag = false

    init(_ code: String, _ grammar: CodeGrammar) {
        utf8 = Array(code.utf8)
        self.grammar = grammar
    }

    /// The coloured pieces in order. Complexity: O(n) in the code's length, times the number of delimiters.
    mutating func read() -> [CodeSpan] {
        while position < utf8.count {
            if readComment() || readTag() || readText() || readWord() || readNumber() { continue }
            note(utf8[position])
            position += 1
        }
        return spans
    }

    private mutating func note(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: ","): isAtEntry = true
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "-"): break
        default: isAtEntry = false
        }
    }

    private mutating func add(_ kind: CodeSpan.Kind, to end: Int) {
        spans.append(CodeSpan(range: position..<end, kind: kind))
        position = end
    }

    private func starts(with text: String, at position: Int) -> Bool {
        utf8[position...].starts(with: text.utf8)
    }

    private mutating func readComment() -> Bool {
        if let block = grammar.blockComments.first(where: { starts(with: $0.open, at: position) }) {
            add(.comment, to: end(of: block))
            return true
        }
        guard grammar.lineComments.contains(where: { starts(with: $0, at: position) }), !isInWord else { return false }
        add(.comment, to: utf8[position...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.count)
        return true
    }

    /// Whether a word goes on here: in `$#`, `a#b` and `https://` no comment begins.
    private var isInWord: Bool {
        guard position > 0 else { return false }
        let last = utf8[position - 1]
        switch utf8[position] {
        case UInt8(ascii: "#"): return isWord(last) || last == UInt8(ascii: "$")
        case UInt8(ascii: "/"): return last == UInt8(ascii: ":")
        default: return false
        }
    }

    /// Where a comment or a text ends that begins here.
    private func end(of delimiters: CodeGrammar.Delimiters) -> Int {
        var index = position + delimiters.open.utf8.count
        while index < utf8.count {
            if delimiters.hasEscapes, utf8[index] == UInt8(ascii: "\\") {
                index += 2
            } else if starts(with: delimiters.close, at: index) {
                return index + delimiters.close.utf8.count
            } else if !delimiters.spansLines, utf8[index] == UInt8(ascii: "\n") {
                return index
            } else {
                index += 1
            }
        }
        return utf8.count
    }

    private mutating func readTag() -> Bool {
        guard grammar.isMarkup else { return false }
        switch utf8[position] {
        case UInt8(ascii: "<") where !isInTag:
            isInTag = true
            namesTag = true
        case UInt8(ascii: ">"): isInTag = false
        default:
            if isInTag { return false }
        }
        position += 1
        return true
    }

    private mutating func readText() -> Bool {
        guard let text = grammar.texts.first(where: { starts(with: $0.open, at: position) }), !isApostrophe else {
            return false
        }
        let end = end(of: text)
        let isEntry = isAtEntry && grammar.entryMark.map { marksEntry($0, behind: end) } ?? false
        add(isEntry ? .attribute : .string, to: end)
        isAtEntry = false
        return true
    }

    /// Whether an apostrophe stands in a word, as in plain values of YAML.
    private var isApostrophe: Bool {
        utf8[position] == UInt8(ascii: "'") && position > 0 && isWord(utf8[position - 1])
    }

    private func marksEntry(_ mark: Character, behind end: Int) -> Bool {
        let rest = utf8[end...].drop { $0 == UInt8(ascii: " ") }
        guard let first = rest.first, first == mark.asciiValue else { return false }
        // A pseudo-class follows its colon at once.
        return !(grammar.names.contains("css") || grammar.names.contains("scss")) || mark != ":"
            || rest.dropFirst().first == UInt8(ascii: " ")
    }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: grammar.wordCharacters.utf8.contains(byte)
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private mutating func readWord() -> Bool {
        let hasSigil = grammar.sigils.utf8.contains(utf8[position])
        let start = position + (hasSigil ? 1 : 0)
        guard start < utf8.count, isWord(utf8[start]), hasSigil || !isDigit(utf8[start]),
            hasSigil || utf8[start] != UInt8(ascii: "-"), !hasSigil || !isInWord
        else { return false }
        let end = utf8[start...].firstIndex { !isWord($0) } ?? utf8.count
        if let kind = hasSigil ? .attribute : kind(of: start..<end) { add(kind, to: end) } else { position = end }
        isAtEntry = false
        return true
    }

    private mutating func kind(of range: Range<Int>) -> CodeSpan.Kind? {
        let word = String(decoding: utf8[range], as: UTF8.self)
        if grammar.isMarkup {
            defer { namesTag = false }
            return namesTag ? .keyword : .attribute
        }
        if isAtEntry, let mark = grammar.entryMark, marksEntry(mark, behind: range.upperBound) { return .attribute }
        let folded = grammar.ignoresCase ? word.lowercased() : word
        if grammar.keywords.contains(folded) { return .keyword }
        if grammar.values.contains(folded) { return .value }
        let isType = grammar.hasCapitalTypes && word.first?.isUppercase == true && word.contains { $0.isLowercase }
        if isType { return .type }
        let isCall = range.upperBound < utf8.count && utf8[range.upperBound] == UInt8(ascii: "(")
        return grammar.hasCalls && isCall ? .function : nil
    }

    private mutating func readNumber() -> Bool {
        guard isDigit(utf8[position]), !grammar.isMarkup else { return false }
        var end = position + 1
        while end < utf8.count {
            let isPoint = utf8[end] == UInt8(ascii: ".") && end + 1 < utf8.count && isDigit(utf8[end + 1])
            guard isWord(utf8[end]) || isPoint else { break }
            end += 1
        }
        add(.number, to: end)
        isAtEntry = false
        return true
    }
}
