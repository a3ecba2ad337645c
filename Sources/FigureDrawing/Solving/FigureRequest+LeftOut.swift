import Content
import Diagnostics
import FigureSolving
import Notation
import UIKitPrograms

extension FigureRequest {
    /// What the program asks for and the figure does not show, where the program first says it.
    func leftOut(_ name: String, in code: FigureProgram) -> Diagnostic {
        let words = name.split(separator: ".").map(String.init)
        let owner = words.dropLast().joined(separator: ".")
        let what =
            words.count > 1
            ? "'\(words[words.count - 1])' of \(owner)" : "what the program of '\(self.name)' draws in '\(name)'"
        let word = words.last ?? name
        let found = code.firstPlace(of: word, as: words.count > 1 ? [.member, .label, .any] : [.any])
        return Diagnostic(
            .warning, "left-out", at: found ?? place, length: found == nil ? 1 : word.utf8.count,
            excerpt: line(at: found ?? place), message: "the figure leaves out \(what)",
            help: "docs/uikit-module.md says what figures show; "
                + "'allow(left-out): …' in a comment on this line silences this")
    }
}

extension FigureProgram {
    /// The methods that draw, and that classes of the program have of their own: nothing calls them.
    var overriddenDrawing: [String] {
        let lines = text.split(separator: "\n")
        let heads = [("draw", "draw(in "), ("draw", "draw(_ layer")]
        return heads.filter { name, head in
            lines.contains { $0.contains("override func \(head)") && $0.column(ofWord: name) != nil }
        }.map { $0.0 }
    }

    /// Where the text first has a word, as a place of the lesson, looked for in one use after the other; nil where nothing has it.
    fileprivate func firstPlace(of word: String, as uses: [Substring.WordUse]) -> SourceLocation? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for use in uses {
            for (index, line) in lines.enumerated() {
                guard let column = line.column(ofWord: word, as: use),
                    let location = location(of: ProgramPlace(line: index + 1, column: column))
                else { continue }
                return location
            }
        }
        return nil
    }
}

extension Substring {
    /// What a word in a program is.
    fileprivate enum WordUse {
        /// After a dot.
        case member
        /// Of an argument: after a parenthesis or a comma, and before a colon.
        case label
        case any
    }

    /// Where a word first stands in a line, before its comment, counted from 1 in UTF-8 bytes; nil for nowhere.
    fileprivate func column(ofWord word: String, as use: WordUse = .any) -> Int? {
        let code = firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self
        return code.ranges(of: word).first { range in
            let (before, after) = (code[..<range.lowerBound], code[range.upperBound...])
            guard !Self.isOfWord(before.last), !Self.isOfWord(after.first) else { return false }
            switch use {
            case .member: return before.last == "."
            case .label: return after.first == ":" && ["(", ","].contains(before.last { $0 != " " })
            case .any: return true
            }
        }.map { code.utf8.distance(from: code.startIndex, to: $0.lowerBound) + 1 }
    }

    private static func isOfWord(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
    }
}
