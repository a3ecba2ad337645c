import Escaping

/// A formula as MathML Core, from what TeX calls math mode: `\frac{a}{b}`, `x_1^2`, `\sum`, matrices and cases.
///
/// - Parameter isDisplay: whether it stands on a line of its own.
/// - Throws: `FormulaProblem` at the first thing that is not known.
public func mathML(_ formula: String, isDisplay: Bool) throws(FormulaProblem) -> String {
    var parser = FormulaParser(formula)
    let tree = try parser.formula()
    return "<math\(isDisplay ? " display=\"block\"" : "")>\(tree.mathML(isDisplay))</math>"
}

extension Formula {
    fileprivate func mathML(_ isDisplay: Bool) -> String {
        switch self {
        case .identifier(let text): "<mi>\(escaped(text))</mi>"
        // One letter would be slanted.
        case .function(let name): "<mi\(name.count == 1 ? " mathvariant=\"normal\"" : "")>\(escaped(name))</mi>"
        case .number(let text): "<mn>\(text)</mn>"
        case .operator(let text, let stretch): "<mo\(stretch.attribute)>\(escaped(text))</mo>"
        case .text(let text): "<mtext>\(escaped(text.replacing(" ", with: "\u{A0}")))</mtext>"
        case .space(let width): "<mspace width=\"\(width)\"></mspace>"
        case .row(let items): "<mrow>\(items.map { $0.mathML(isDisplay) }.joined())</mrow>"
        case .fraction(let top, let bottom): "<mfrac>\(top.mathML(false))\(bottom.mathML(false))</mfrac>"
        case .root(let inside, nil): "<msqrt>\(inside.mathML(false))</msqrt>"
        case .root(let inside, let degree?): "<mroot>\(inside.mathML(false))\(degree.mathML(false))</mroot>"
        case .scripts(let base, let below, let above, let placement):
            scripts(
                base.mathML(isDisplay), below, above,
                isOver: placement == .over || placement == .overInDisplay && isDisplay)
        case .accent(let base, let mark, .above):
            "<mover accent=\"true\">\(base.mathML(false))<mo>\(escaped(mark))</mo></mover>"
        case .accent(let base, let mark, .below): "<munder>\(base.mathML(false))<mo>\(escaped(mark))</mo></munder>"
        case .styled(let inside, let style): inside.styled(style).mathML(isDisplay)
        case .table(let rows, let open, let close, let alignment): table(rows, open, close, alignment, isDisplay)
        }
    }

    private func scripts(_ base: String, _ below: Formula?, _ above: Formula?, isOver: Bool) -> String {
        let inside = base + (below?.mathML(false) ?? "") + (above?.mathML(false) ?? "")
        let name =
            switch (below == nil, above == nil) {
            case (false, false): isOver ? "munderover" : "msubsup"
            case (false, true): isOver ? "munder" : "msub"
            default: isOver ? "mover" : "msup"
            }
        return "<\(name)>\(inside)</\(name)>"
    }

    private func table(
        _ rows: [[Formula]], _ open: String, _ close: String, _ alignment: String, _ isDisplay: Bool
    ) -> String {
        let sides = alignment.split(separator: " ")
        let cells = rows.map { row in
            "<mtr>"
                + row.enumerated().map { column, cell in
                    "<mtd style=\"text-align:\(sides[column % sides.count])\">\(cell.mathML(isDisplay))</mtd>"
                }.joined() + "</mtr>"
        }
        func fence(_ text: String) -> String { text.isEmpty ? "" : "<mo stretchy=\"true\">\(escaped(text))</mo>" }
        return "<mrow>\(fence(open))<mtable>\(cells.joined())</mtable>\(fence(close))</mrow>"
    }

    /// The same with the letters of another alphabet; MathML Core knows only upright ones by an attribute.
    private func styled(_ style: String) -> Formula {
        switch self {
        case .identifier(let text) where style == "normal": .function(text)
        case .identifier(let text), .number(let text): .identifier(String(text.map { mathematical($0, style) }))
        case .row(let items):
            style == "normal"
                ? word(items) ?? .row(items.map { $0.styled(style) }) : .row(items.map { $0.styled(style) })
        case .scripts(let base, let below, let above, let placement):
            .scripts(base.styled(style), below: below, above: above, placement)
        default: self
        }
    }

    /// Letters beside each other as one word.
    private func word(_ items: [Formula]) -> Formula? {
        var text = ""
        for item in items {
            guard case .identifier(let letter) = item else { return nil }
            text += letter
        }
        return .function(text)
    }
}

extension Formula.Stretch {
    fileprivate var attribute: String {
        switch self {
        case .own: ""
        case .grows: " stretchy=\"true\""
        case .stays: " stretchy=\"false\""
        }
    }
}

/// A letter or digit in a mathematical alphabet (Unicode, Mathematical Alphanumeric Symbols); others stay.
private func mathematical(_ character: Character, _ style: String) -> Character {
    let holes: [String: [Character: Character]] = [
        "double-struck": ["C": "ℂ", "H": "ℍ", "N": "ℕ", "P": "ℙ", "Q": "ℚ", "R": "ℝ", "Z": "ℤ"],
        "script": [
            "B": "ℬ", "E": "ℰ", "F": "ℱ", "H": "ℋ", "I": "ℐ", "L": "ℒ", "M": "ℳ", "R": "ℛ", "e": "ℯ", "g": "ℊ",
            "o": "ℴ",
        ],
        "italic": ["h": "ℎ"],
    ]
    let starts: [String: (letters: UInt32, digits: UInt32?)] = [
        "bold": (0x1D400, 0x1D7CE), "italic": (0x1D434, nil), "script": (0x1D49C, nil),
        "double-struck": (0x1D538, 0x1D7D8),
        "sans-serif": (0x1D5A0, 0x1D7E2), "monospace": (0x1D670, 0x1D7F6),
    ]
    if let hole = holes[style]?[character] { return hole }
    guard let start = starts[style], let value = character.asciiValue.map(UInt32.init) else { return character }
    let scalar: UInt32? =
        switch character {
        case "A"..."Z": start.letters + value - 65
        case "a"..."z": start.letters + 26 + value - 97
        case "0"..."9": start.digits.map { $0 + value - 48 }
        default: nil
        }
    return scalar.flatMap(Unicode.Scalar.init).map(Character.init) ?? character
}
