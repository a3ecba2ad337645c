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
        let found = code.firstPlace(of: word)
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
        let heads = [("draw", "draw(in "), ("draw", "draw(_ layer"), ("drawText", "drawText(")]
        return heads.filter { name, head in
            lines.contains { $0.contains("override func \(head)") && $0.column(ofWord: name) != nil }
        }.map { $0.0 }
    }

    /// Where the text first has a word, as a place of the lesson; nil where nothing has it.
    fileprivate func firstPlace(of word: String) -> SourceLocation? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            guard let column = line.column(ofWord: word),
                let location = location(of: ProgramPlace(line: index + 1, column: column))
            else { continue }
            return location
        }
        return nil
    }
}

extension Substring {
    /// Where a word first stands in a line, before its comment, counted from 1 in UTF-8 bytes; nil for nowhere.
    fileprivate func column(ofWord word: String) -> Int? {
        let code = firstRange(of: "//").map { self[..<$0.lowerBound] } ?? self
        return code.ranges(of: word).first { range in
            let before = range.lowerBound == code.startIndex ? nil : code[code.index(before: range.lowerBound)]
            let after = range.upperBound == code.endIndex ? nil : code[range.upperBound]
            return ![before, after].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
        }.map { code.utf8.distance(from: code.startIndex, to: $0.lowerBound) + 1 }
    }
}
