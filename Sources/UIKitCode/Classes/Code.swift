/// Statements of Swift.
indirect enum Code {
    case line(String)
    case blank
    /// `let name = value`, left out where nothing after it uses the name.
    case binding(name: String, type: String?, value: String)
    /// A view that is made here: a constant, unless other functions of the class use it too.
    case view(name: String, value: String)
    /// `if … { … } else { … }` and `for … { … }`: each head with its statements.
    case blocks([(head: String, body: [Code])])

    /// The statements as text, each line behind a margin.
    static func text(of codes: [Code], indented level: Int, stored: Set<String>) -> String {
        let margin = String(repeating: "    ", count: level)
        var text = ""
        var isFresh = true
        for (index, code) in codes.enumerated() {
            switch code {
            case .blank: if !isFresh, index + 1 < codes.count { text += "\n" }
            case .line(let line): text += margin + line.replacing("\n", with: "\n" + margin) + "\n"
            case .binding(let name, let type, let value):
                text += "\(margin)let \(name)\(type.map { ": \($0)" } ?? "") = \(value)\n"
            case .view(let name, let value):
                text += "\(margin)\(stored.contains(name) ? "" : "let ")\(name) = \(value)\n"
            case .blocks(let blocks):
                for (position, block) in blocks.enumerated() {
                    text += "\(position == 0 ? margin : " ")\(block.head) {\n"
                    text += Code.text(of: block.body, indented: level + 1, stored: stored)
                    text += margin + "}"
                }
                text += "\n"
            }
            if case .blank = code { isFresh = true } else { isFresh = false }
        }
        return text
    }

    /// Without the bindings that nothing after them uses.
    static func pruned(_ codes: [Code]) -> [Code] {
        var result: [Code] = []
        var after = ""
        for code in codes.reversed() {
            if case .binding(let name, _, _) = code, !after.mentions(name) { continue }
            after += Code.text(of: [code], indented: 0, stored: [])
            result.append(code)
        }
        return result.reversed()
    }

    var isEmpty: Bool {
        switch self {
        case .blank: true
        case .binding: true
        case .blocks(let blocks): blocks.allSatisfy { $0.body.allSatisfy(\.isEmpty) }
        default: false
        }
    }
}

extension String {
    /// Whether a name stands in it as a word of its own.
    func mentions(_ name: String) -> Bool { count(of: name) > 0 }

    /// How often a name stands in it as a word of its own.
    func count(of name: String) -> Int {
        let text = Array(utf8)
        let word = Array(name.utf8)
        guard !word.isEmpty, text.count >= word.count else { return 0 }
        var count = 0
        for start in 0...text.count - word.count where text[start] == word[0] {
            guard text[start..<start + word.count].elementsEqual(word) else { continue }
            let end = start + word.count
            if start > 0, text[start - 1].isNamePart || text[start - 1] == UInt8(ascii: ".") && !isSelf(text, start) {
                continue
            }
            if end < text.count, text[end].isNamePart || text[end] == UInt8(ascii: ":") { continue }
            count += 1
        }
        return count
    }

    private func isSelf(_ text: [UInt8], _ start: Int) -> Bool {
        start >= 5 && text[(start - 5)..<start].elementsEqual("self.".utf8)
    }
}

extension UInt8 {
    fileprivate var isNamePart: Bool {
        self >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
    }
}
