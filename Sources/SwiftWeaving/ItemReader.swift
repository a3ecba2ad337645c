import Highlighting

/// Cuts a program into items, by its tokens and brackets; whatever the lines, all of them end up in some item.
struct ItemReader {
    private let lines: [SourceLine]
    private let utf8: [UInt8]
    private var tokens: [[SwiftToken]]
    /// How many brackets are open behind each line.
    private var depths: [Int] = []
    /// Whether a line begins inside of a string or a comment.
    private var beginsInside: [Bool]

    static func items(of lines: [SourceLine]) -> [ProgramItem] {
        let reader = ItemReader(lines)
        return reader.items(lines.indices, depth: 0)
    }

    private init(_ lines: [SourceLine]) {
        self.lines = lines
        utf8 = Array(lines.map(\.text).joined(separator: "\n").utf8)
        tokens = Array(repeating: [], count: lines.count)
        beginsInside = Array(repeating: false, count: lines.count)
        var line = 0
        var offset = 0
        var ends: [Int] = []
        for text in lines.map(\.text.utf8.count) {
            offset += text + 1
            ends.append(offset)
        }
        for token in SwiftLexer.tokens(of: utf8) {
            while line < ends.count - 1, token.range.lowerBound >= ends[line] { line += 1 }
            tokens[line].append(token)
            var next = line
            while next < ends.count - 1, token.range.upperBound > ends[next] {
                next += 1
                beginsInside[next] = true
            }
        }
        var depth = 0
        for line in lines.indices {
            for token in tokens[line] where token.kind == .mark {
                if "([{".utf8.contains(utf8[token.range.lowerBound]) { depth += 1 }
                if ")]}".utf8.contains(utf8[token.range.lowerBound]) { depth -= 1 }
            }
            depths.append(depth)
        }
    }

    // MARK: Items

    private func items(_ range: Range<Int>, depth: Int) -> [ProgramItem] {
        var items: [ProgramItem] = []
        var leading: [SourceLine] = []
        var line = range.lowerBound
        while line < range.upperBound {
            if isRest(line) {
                items.append(ProgramItem(kind: .rest, leading: leading))
                leading = []
            } else if code(line).isEmpty || isAttribute(line) {
                leading.append(lines[line])
            } else {
                let end = end(ofItemAt: line, before: range.upperBound, depth: depth)
                items.append(item(line...end, depth: depth, leading: leading))
                leading = []
                line = end
            }
            line += 1
        }
        guard !leading.allSatisfy(\.isBlank) else { return items }
        // Comments behind everything.
        if items.isEmpty { return [ProgramItem(kind: .statement, head: leading)] }
        items[items.count - 1].tail += leading
        return items
    }

    private func item(_ range: ClosedRange<Int>, depth: Int, leading: [SourceLine]) -> ProgramItem {
        let kind = kind(of: range)
        guard let open = range.first(where: { depths[$0] > depth }), open < range.upperBound,
            depths[range.upperBound] == depth, let closing = code(range.upperBound).first, ")]}".contains(text(closing))
        else { return branch(range, kind, depth: depth, leading) }
        return ProgramItem(
            kind: kind, leading: leading, head: Array(lines[range.lowerBound...open]),
            body: items(open + 1..<range.upperBound, depth: depths[open]), tail: [lines[range.upperBound]])
    }

    /// An item whose end is another branch's beginning, or one in which no brackets span lines.
    private func branch(
        _ range: ClosedRange<Int>, _ kind: ProgramItem.Kind, depth: Int, _ leading: [SourceLine]
    ) -> ProgramItem {
        guard range.upperBound + 1 < lines.count, beginsBranch(range.upperBound + 1, depth: depth),
            let open = range.first(where: { depths[$0] > depth })
        else { return ProgramItem(kind: kind, leading: leading, head: Array(lines[range])) }
        return ProgramItem(
            kind: kind, leading: leading, head: Array(lines[range.lowerBound...open]),
            body: items(open + 1..<range.upperBound + 1, depth: depths[open]))
    }

    /// The last line of an item.
    private func end(ofItemAt start: Int, before limit: Int, depth: Int) -> Int {
        var line = start
        while line + 1 < limit {
            let goesOn = depths[line] > depth || beginsInside[line + 1] || isContinued(line)
            guard goesOn, !beginsBranch(line + 1, depth: depth) else { break }
            line += 1
        }
        return line
    }

    /// Whether a line goes on with another branch of the statement before it, which is an item of its own: `} else {`.
    private func beginsBranch(_ line: Int, depth: Int) -> Bool {
        let code = code(line)
        guard !beginsInside[line], code.count > 1, depths[line] == depth + 1, let last = code.last else { return false }
        return text(code[0]) == "}" && ["else", "catch"].contains(text(code[1])) && text(last) == "{"
    }

    private static let endings: Set<String> = ["=", "+", "-", "*", "/", "&", "|", "?", ":", ">", "<"]
    private static let beginnings: Set<String> = [".", "?", ":", "&", "|", "+", "=", "{", "else", "catch", "where"]

    private func isContinued(_ line: Int) -> Bool {
        guard let last = code(line).last, let first = code(line + 1).first, !isRest(line + 1) else { return false }
        return last.kind == .mark && Self.endings.contains(text(last)) || Self.beginnings.contains(text(first))
    }

    /// The line's tokens without comments.
    private func code(_ line: Int) -> [SwiftToken] { tokens[line].filter { $0.kind != .comment } }

    private func text(_ token: SwiftToken) -> String { String(decoding: utf8[token.range], as: UTF8.self) }

    private func isRest(_ line: Int) -> Bool {
        guard !beginsInside[line] else { return false }
        let text = lines[line].text.drop { $0 == " " || $0 == "\t" }
        let isComment = ["// ...", "// …", "//...", "//…"].contains { text.hasPrefix($0) }
        let isWord = text.hasPrefix("//") && (text.hasSuffix(" here") || text.hasSuffix(" here."))
        return isComment || isWord || ["...", "…", "...,", "…,", "/* ... */", "/* … */"].contains(String(text))
    }

    /// Whether a line has attributes alone, so that the declaration follows.
    private func isAttribute(_ line: Int) -> Bool {
        let code = code(line)
        guard code.first?.kind == .attribute else { return false }
        return code.dropFirst().isEmpty || code.count > 2 && text(code[1]) == "(" && text(code[code.count - 1]) == ")"
    }
}

// MARK: Names

extension ItemReader {
    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "package", "open", "final", "static", "override", "required",
        "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "dynamic", "indirect", "nonisolated",
    ]

    private func kind(of range: ClosedRange<Int>) -> ProgramItem.Kind {
        var words = range.flatMap(code)[...]
        while let first = words.first {
            let isModifier = Self.modifiers.contains(text(first))
            let isClassMember =
                text(first) == "class" && words.count > 1
                && ["func", "var", "let"].contains(text(words[words.startIndex + 1]))
            guard first.kind == .attribute || isModifier || isClassMember else { break }
            words.removeFirst()
            if words.first.map(text) == "(" { words = words.drop { text($0) != ")" }.dropFirst() }
        }
        guard let keyword = words.popFirst().map(text), let name = words.first.map(text) else { return .statement }
        switch keyword {
        case "class", "struct", "enum", "protocol", "actor": return .type(name)
        case "extension":
            return .type("extension " + words.prefix { text($0) != "{" }.map(text).joined(separator: " "))
        case "func": return .function(name + labels(in: words.dropFirst()))
        case "init", "subscript", "deinit": return .function(keyword + labels(in: words))
        case "var", "let": return .property(name)
        case "import": return .importing(name)
        default: return .statement
        }
    }

    /// `(of:_:)`, of the first parentheses.
    private func labels(in words: ArraySlice<SwiftToken>) -> String {
        var depth = 0
        var labels = ""
        var isAtLabel = false
        for token in words.drop(while: { text($0) != "(" }) {
            let text = text(token)
            if isAtLabel, token.kind == .word { labels += text + ":" }
            isAtLabel = false
            if token.kind == .mark {
                if "([{".contains(text) { depth += 1 }
                if ")]}".contains(text) { depth -= 1 }
                if depth == 0 { break }
                isAtLabel = depth == 1 && (text == "(" || text == ",")
            }
        }
        return "(" + labels + ")"
    }
}
