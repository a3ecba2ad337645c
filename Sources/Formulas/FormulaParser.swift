import Diagnostics

/// What is wrong with a formula, and where.
public struct FormulaProblem: Error, Hashable, Sendable {
    /// UTF-8 offsets in the formula.
    public var range: Range<Int>
    public var message: String
    public var help: String?
}

/// Reads a formula as TeX writes it.
struct FormulaParser {
    /// How deep groups and arguments may stand in each other.
    private static let depthLimit = 50

    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var depth = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The whole formula.
    mutating func formula() throws(FormulaProblem) -> Formula {
        let row = try self.row { _ in false }
        guard position == scalars.count else {
            throw problem("this closes nothing", "remove it, or write '\\}' to show it")
        }
        return row
    }

    /// What stands up to the end or to a mark, which is left.
    private mutating func row(until isEnd: (String) -> Bool) throws(FormulaProblem) -> Formula {
        var items: [Formula] = []
        while let scalar = peek() {
            if scalar == "}" || isEnd(command(at: position) ?? String(scalar)) { break }
            if let item = try scripted() { items.append(item) }
        }
        return items.count == 1 ? items[0] : .row(items)
    }

    /// An atom with what stands below and above it.
    private mutating func scripted() throws(FormulaProblem) -> Formula? {
        let first = peek() == "_" || peek() == "^" ? Formula.row([]) : try atom()
        guard var base = first else { return nil }
        var (below, above): (Formula?, Formula?)
        var primes = 0
        while let scalar = peek() {
            if scalar == "'" {
                primes += 1
                position += 1
            } else if scalar == "_" || scalar == "^" {
                guard (scalar == "_" ? below : above) == nil else {
                    throw problem("there are two of '\(scalar)' here", "group them: 'a_{b_c}'")
                }
                position += 1
                let script = try argument(of: String(scalar))
                if scalar == "_" { below = script } else { above = script }
            } else {
                break
            }
        }
        if primes > 0 {
            let marks = Formula.operator(String(repeating: "′", count: primes))
            above = above.map { .row([marks, $0]) } ?? marks
        }
        if below != nil || above != nil { base = .scripts(base, below: below, above: above, placement(of: base)) }
        return base
    }

    private func placement(of base: Formula) -> Formula.Placement {
        switch base {
        case .operator(let text, _) where FormulaSymbols.large.values.contains(text):
            text == "∫" || text == "∬" || text == "∮" ? .behind : .overInDisplay
        case .function(let name) where FormulaSymbols.limits.contains(name): .overInDisplay
        case .accent(_, "⏟", .below): .over
        default: .behind
        }
    }

    /// One thing; nil for what shows nothing.
    private mutating func atom() throws(FormulaProblem) -> Formula? {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.depthLimit else {
            throw problem("groups stand more than \(Self.depthLimit) deep here", nil)
        }
        guard let scalar = peek() else { return nil }
        if scalar == "\\" { return try readCommand() }
        if scalar == "{" { return try group() }
        position += 1
        switch scalar {
        case " ", "\n", "\t": return nil
        case "~": return .space("0.2778em")
        case "0"..."9": return .number(number(from: scalar))
        case "-": return .operator("−")
        case "*": return .operator("∗")
        case "&": throw problem("'&' parts the columns of a table", "write '\\&' to show it", back: 1)
        case "(", ")", "[", "]", "|": return .operator(String(scalar), .stays)
        default: return scalar.properties.isAlphabetic ? .identifier(String(scalar)) : .operator(String(scalar))
        }
    }

    private mutating func number(from first: Unicode.Scalar) -> String {
        var text = String(first)
        while let scalar = peek() {
            let isPoint =
                scalar == "." && scalars.indices.contains(position + 1) && ("0"..."9").contains(scalars[position + 1])
            guard ("0"..."9").contains(scalar) || isPoint else { break }
            text.unicodeScalars.append(scalar)
            position += 1
        }
        return text
    }

    private mutating func group() throws(FormulaProblem) -> Formula {
        let start = position
        position += 1
        let inside = try row { _ in false }
        guard peek() == "}" else {
            position = start
            throw problem("this group is never closed", "write '}' behind it")
        }
        position += 1
        return inside
    }

    /// What a command or a script takes: a group, a command or one character.
    private mutating func argument(of name: String) throws(FormulaProblem) -> Formula {
        skipSpace()
        if peek() == "{" { return try group() }
        let start = position
        if let scalar = peek(), ("0"..."9").contains(scalar) {
            position += 1
            return .number(String(scalar))
        }
        if let scalar = peek(), !["}", "^", "_"].contains(scalar), let found = try atom() { return found }
        position = start
        throw problem("something is missing behind '\(name)'", "write it in braces, '\(name){…}'")
    }
}

extension FormulaParser {
    private mutating func readCommand() throws(FormulaProblem) -> Formula? {
        let start = position
        guard let name = command(at: position)?.dropFirst().description, !name.isEmpty else {
            throw problem("a backslash needs a name behind it", "such as '\\alpha'")
        }
        position += 1 + name.unicodeScalars.count
        if let text = FormulaSymbols.letters[name] { return .identifier(text) }
        if let text = FormulaSymbols.operators[name] { return .operator(text) }
        if let text = FormulaSymbols.large[name] { return .operator(text) }
        if FormulaSymbols.functions.contains(name) || FormulaSymbols.limits.contains(name) { return .function(name) }
        if let width = FormulaSymbols.spaces[name] { return .space(width) }
        if let mark = FormulaSymbols.accents[name] { return .accent(try argument(of: "\\\(name)"), mark, .above) }
        if let mark = FormulaSymbols.accentsBelow[name] { return .accent(try argument(of: "\\\(name)"), mark, .below) }
        if let style = FormulaSymbols.styles[name] { return .styled(try argument(of: "\\\(name)"), style) }
        return try construction(name, from: start)
    }

    private mutating func construction(_ name: String, from start: Int) throws(FormulaProblem) -> Formula? {
        switch name {
        case "frac", "dfrac", "tfrac": return .fraction(try argument(of: "\\frac"), try argument(of: "\\frac{…}"))
        case "binom":
            let rows = [[try argument(of: "\\binom")], [try argument(of: "\\binom{…}")]]
            return .table(rows, open: "(", close: ")", alignment: "center")
        case "sqrt":
            let degree = try rootDegree()
            return .root(try argument(of: "\\sqrt"), degree: degree)
        case "text", "textrm", "mbox", "operatorname": return try text(name)
        case "left": return try fenced(from: start)
        case "begin": return try environment(from: start)
        case " ": return .space("0.25em")
        case "{", "}", "%", "$", "#", "&", "_", "|": return .operator(name == "|" ? "‖" : name, .stays)
        case "displaystyle", "limits", "nolimits", "big", "Big", "bigl", "bigr": return nil
        default:
            position = start
            let near = nearestName(to: name, among: FormulaSymbols.all)
            throw FormulaProblem(
                range: offsets(start..<start + 1 + name.unicodeScalars.count),
                message: "there is no '\\\(name)' in formulas",
                help: near.map { "did you mean '\\\($0)'?" } ?? "write words as '\\text{\(name)}'")
        }
    }

    private mutating func rootDegree() throws(FormulaProblem) -> Formula? {
        skipSpace()
        guard peek() == "[" else { return nil }
        position += 1
        let degree = try row { $0 == "]" }
        guard peek() == "]" else { throw problem("the degree of this root is never closed", "write ']' behind it") }
        position += 1
        return degree
    }

    private mutating func text(_ name: String) throws(FormulaProblem) -> Formula {
        guard peek() == "{", let end = scalars[position...].firstIndex(of: "}") else {
            throw problem("words stand in braces", "write '\\\(name){…}'")
        }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[position + 1..<end])
        position = end + 1
        return name == "operatorname" ? .function(text) : .text(text)
    }

    /// What stands between `\left(` and `\right)`.
    private mutating func fenced(from start: Int) throws(FormulaProblem) -> Formula {
        let open = fence()
        let inside = try row { $0 == "\\right" }
        guard command(at: position) == "\\right" else {
            position = start
            throw problem("'\\left' has no '\\right'", "write '\\right)', or '\\right.' for nothing")
        }
        position += "\\right".count
        let close = fence()
        let fences = [open, close].map { $0.isEmpty ? [] : [Formula.operator($0, .grows)] }
        return .row(fences[0] + [inside] + fences[1])
    }

    private mutating func fence() -> String {
        skipSpace()
        guard let scalar = peek() else { return "" }
        if let command = command(at: position), command != "\\" {
            position += command.unicodeScalars.count
            let name = String(command.dropFirst())
            return FormulaSymbols.operators[name] ?? (name == "|" ? "‖" : name)
        }
        position += 1
        return scalar == "." ? "" : String(scalar)
    }

    /// The rows of a table between `\begin{…}` and `\end{…}`.
    private mutating func environment(from start: Int) throws(FormulaProblem) -> Formula {
        guard case .text(let name) = try text("begin"), let form = FormulaSymbols.environments[name] else {
            position = start
            throw problem(
                "this environment is not known",
                "known are \(FormulaSymbols.environments.keys.sorted().joined(separator: ", "))")
        }
        if name == "array", peek() == "{" { _ = try text("array") }
        var rows: [[Formula]] = [[]]
        while true {
            rows[rows.count - 1].append(try row { ["&", "\\\\", "\\end"].contains($0) })
            switch peek().map({ command(at: position) ?? String($0) }) {
            case "&": position += 1
            case "\\\\":
                position += 2
                rows.append([])
            case "\\end":
                position += "\\end".count
                _ = try text("end")
                if rows.last == [.row([])] { rows.removeLast() }
                return .table(rows, open: form.open, close: form.close, alignment: form.alignment)
            default:
                position = start
                throw problem("'\\begin{\(name)}' has no '\\end{\(name)}'", "write it behind the last row")
            }
        }
    }

    private func peek() -> Unicode.Scalar? { scalars.indices.contains(position) ? scalars[position] : nil }

    private mutating func skipSpace() {
        while let scalar = peek(), scalar.properties.isWhitespace { position += 1 }
    }

    /// The command that begins at a position, with its backslash: a name, or one other character.
    private func command(at position: Int) -> String? {
        guard scalars.indices.contains(position), scalars[position] == "\\" else { return nil }
        var name = String.UnicodeScalarView("\\".unicodeScalars)
        for scalar in scalars[(position + 1)...] {
            guard scalar.isASCII, scalar.properties.isAlphabetic else {
                if name.count == 1 { name.append(scalar) }
                break
            }
            name.append(scalar)
        }
        return String(name)
    }

    private func problem(_ message: String, _ help: String?, back: Int = 0) -> FormulaProblem {
        let start = max(0, min(position - back, scalars.count - 1))
        return FormulaProblem(range: offsets(start..<start + 1), message: message, help: help)
    }

    /// UTF-8 offsets of scalars.
    private func offsets(_ range: Range<Int>) -> Range<Int> {
        func offset(_ index: Int) -> Int { scalars.prefix(index).reduce(0) { $0 + UTF8.width($1) } }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
