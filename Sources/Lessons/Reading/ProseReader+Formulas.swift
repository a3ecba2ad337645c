import Escaping
import Formulas

// Formulas as GitHub and GitLab read them: `$x^2$`, the same around code, and `$$` or a block `math` on lines of their own.
extension ProseReader {
    /// Writes a text with the formulas in it.
    mutating func addText(_ text: String) {
        for piece in FormulaPiece.pieces(of: text) {
            switch piece {
            case .text(let text):
                note(text)
                output.write(escaped(text))
            case .formula(let formula): addFormula(typed: formula)
            }
        }
    }

    /// Writes the formula in a code span between two dollars.
    mutating func addFormula(inCode formula: String) {
        guard let block else { return }
        let range = lines.range(ofText: formula, in: block, after: cursor)
        write(formula, isDisplay: false) { range.lowerBound + $0 }
    }

    /// Writes a block of the language `math`.
    mutating func addFormula(_ block: CodeBlock) {
        output.newLine()
        write(block.text, isDisplay: true) { block.excerpt.fileOffset(of: $0) }
        output.newLine()
    }

    /// Writes a paragraph that is one formula between `$$`; false for any other.
    mutating func addFormula(paragraph: MarkdownNode) -> Bool {
        let start = lines.offset(line: paragraph.startLine, column: paragraph.startColumn)
        let end = lines[max(paragraph.startLine, paragraph.endLine)].upperBound
        guard start < end else { return false }
        var text = lines.file.utf8[start..<end]
        while let last = text.last, [0x20, 0x09, 0x0A, 0x0D].contains(last) { text.removeLast() }
        let mark = [UInt8](repeating: UInt8(ascii: "$"), count: 2)
        guard text.count > 4, text.starts(with: mark), text.suffix(2).elementsEqual(mark) else { return false }
        let inside = text.dropFirst(2).dropLast(2)
        guard !inside.contains(UInt8(ascii: "$")) else { return false }
        output.newLine()
        write(String(decoding: withoutQuoteMarks(inside), as: UTF8.self), isDisplay: true) { inside.startIndex + $0 }
        output.newLine()
        return true
    }

    /// The marks of quotations before lines as spaces, so that all offsets stay.
    private func withoutQuoteMarks(_ utf8: ArraySlice<UInt8>) -> [UInt8] {
        var isBefore = false
        return utf8.map { byte in
            if byte == UInt8(ascii: "\n") {
                isBefore = true
            } else if byte != 0x20, byte != UInt8(ascii: ">") {
                isBefore = false
            }
            return isBefore && byte == UInt8(ascii: ">") ? 0x20 : byte
        }
    }

    /// Says of which formulas of a paragraph Markdown takes marks for its own, such as the backslash of `\\,`.
    mutating func checkFormulas(of paragraph: MarkdownNode) {
        let start = lines.offset(line: paragraph.startLine, column: paragraph.startColumn)
        let end = lines[max(paragraph.startLine, paragraph.endLine)].upperBound
        guard start < end, lines.file.utf8[start..<end].contains(UInt8(ascii: "$")) else { return }
        let text = withoutCode(String(decoding: withoutQuoteMarks(lines.file.utf8[start..<end]), as: UTF8.self))
        let read = MarkdownWalk(paragraph).filter { $0.isEntered && $0.node.kind == .text }.flatMap { node, _ in
            FormulaPiece.pieces(of: node.literal)
        }
        var offset = start
        for piece in FormulaPiece.pieces(of: text) {
            switch piece {
            case .text(let text): offset += text.utf8.count
            case .formula(let formula):
                if !read.contains(piece) {
                    report(
                        "formula", offset, length: formula.utf8.count + 2,
                        "Markdown takes a mark of this formula for one of its own",
                        help: "write the formula in code between the dollars: $`…`$")
                }
                offset += formula.utf8.count + 2
            }
        }
    }

    /// The text with spaces in the place of its code spans.
    private func withoutCode(_ text: String) -> String {
        text.replacing(#/(`+)[^`]+\1/#) { String(repeating: " ", count: $0.0.utf8.count) }
    }

    /// A formula between dollars in a text.
    private mutating func addFormula(typed formula: String) {
        guard let block else { return }
        let range = lines.range(ofText: "$\(formula)$", in: block, after: cursor)
        cursor = range.upperBound
        write(formula, isDisplay: false) { range.lowerBound + 1 + $0 }
    }

    private mutating func write(_ formula: String, isDisplay: Bool, place: (Int) -> Int) {
        note(formula)
        do throws(FormulaProblem) {
            let html = try mathML(formula, isDisplay: isDisplay)
            output.write(isDisplay ? "<div class=\"formula\">\(html)</div>\n" : html)
        } catch {
            report("formula", place(error.range.lowerBound), length: error.range.count, error.message, help: error.help)
            output.write("<code>\(escaped(formula))</code>")
        }
    }
}

/// A part of a text that may hold formulas.
enum FormulaPiece: Equatable {
    case text(String)
    case formula(String)

    /// The parts of a text: a formula begins and ends with a dollar that no space, letter or digit separates from it the wrong
    /// way round, as in prices, and holds what no words do.
    static func pieces(of text: String) -> [FormulaPiece] {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return [.text(text)] }
        var pieces: [FormulaPiece] = []
        var rest = text[...]
        var start = rest.startIndex
        while let open = rest[start...].firstIndex(of: "$") {
            let inside = rest.index(after: open)
            guard let close = rest[inside...].firstIndex(of: "$") else { break }
            let before = open == text.startIndex ? nil : text[text.index(before: open)]
            if isFormula(rest[inside..<close], before: before, after: rest[rest.index(after: close)...].first) {
                if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
                pieces.append(.formula(String(rest[inside..<close])))
                rest = rest[rest.index(after: close)...]
                start = rest.startIndex
            } else {
                start = close
            }
        }
        return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
    }

    private static func isFormula(_ inside: Substring, before: Character?, after: Character?) -> Bool {
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        guard let first = inside.first, let last = inside.last, !first.isWhitespace, !last.isWhitespace, last != "\\",
            !isWord(before), !isWord(after)
        else { return false }
        let isShort = inside.count <= 3 && inside.allSatisfy { isWord($0) } && inside.contains(where: \.isLetter)
        return isShort || inside.contains { "\\^_=+<>".contains($0) }
    }
}

extension MarkdownNode {
    /// Whether a code span stands between two dollars.
    var isFormula: Bool {
        kind == .code && previous?.kind == .text && previous?.literal.hasSuffix("$") == true && next?.kind == .text
            && next?.literal.hasPrefix("$") == true
    }
}
