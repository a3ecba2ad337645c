/// A method that a selector may name: one of a program's class that is exposed to Objective-C.
struct SelectorMethod: Hashable {
    /// The class, with the types around it.
    var type: String
    var name: String
    /// Of its parameters, the label, or `_`, and the type.
    var parameters: [Parameter]

    struct Parameter: Hashable {
        var label: String
        var type: String
    }

    /// The call that tells the module how the method of an object is called; nil for more than one argument.
    var registration: String? {
        let argument: String
        switch parameters.count {
        case 0: argument = ""
        case 1: argument = (parameters[0].label == "_" ? "" : parameters[0].label + ": ") + "argument"
        default: return nil
        }
        let call = "me.\(name)(\(argument))"
        guard let type = parameters.first?.type else {
            return "SelectorMethods.add(\"\(name)\") { object, _ in "
                + "if let me = object as? \(self.type) { _ = \(call); return true }; return false }"
        }
        return "SelectorMethods.add(\"\(name)\") { object, argument in "
            + "if let me = object as? \(self.type), let argument = argument as? \(type) { _ = \(call); return true }; "
            + "return false }"
    }

    /// In order.
    static func all(in text: String) -> [SelectorMethod] {
        let code = SwiftCode(text)
        let types = Declaration.all(in: code)
        let exposed = code.ranges(
            of: /@(?:objc|IBAction)\b[^\n{}]*(?:\n[ \t]*)?[^\n{}]*\bfunc[ \t]+\w+[ \t]*\(/, with: "@")
        return exposed.compactMap { range in
            let around = types.filter { $0.body.contains(range.lowerBound) }
            guard let type = around.last, type.isClass, !around.contains(where: \.isPrivateInside),
                let end = code.closing(ofParenthesisAt: range.upperBound - 1)
            else { return nil }
            let head = String(decoding: code.bytes[range], as: UTF8.self)
            let rest = code.bytes[end...].prefix { $0 != UInt8(ascii: "{") }
            let words = String(decoding: rest, as: UTF8.self)
            guard !words.contains("async"), !words.contains("throws"), !head.contains("static"),
                !head.contains("class "),
                let name = head.dropLast().split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }).last
            else { return nil }
            let parameters = String(decoding: code.bytes[range.upperBound..<end - 1], as: UTF8.self)
            return SelectorMethod(
                type: around.map(\.name).joined(separator: "."), name: String(name),
                parameters: Self.parameters(in: parameters))
        }
    }

    private static func parameters(in text: String) -> [Parameter] {
        var (parts, depth): ([String], Int) = ([""], 0)
        for character in text {
            if "([<{".contains(character) { depth += 1 }
            if ")]>}".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.compactMap { part in
            guard let colon = part.firstIndex(of: ":"),
                let label = part[..<colon].split(whereSeparator: \.isWhitespace).first
            else { return nil }
            let type = part[part.index(after: colon)...].prefix { $0 != "=" }
            // `UIButton!` is a parameter's type alone, and not one to cast to.
            let named = type.trimmed
            return Parameter(label: String(label), type: named.hasSuffix("!") ? String(named.dropLast()) : named)
        }
    }
}

extension SelectorMethod {
    /// A type of a program and what it holds, or an extension.
    private struct Declaration {
        var name: String
        var body: Range<Int>
        var isClass: Bool
        /// Whether it can be named inside of another type alone.
        var isPrivateInside: Bool

        /// In order, so that of those around a place the last is the innermost.
        static func all(in code: SwiftCode) -> [Declaration] {
            let text = code.text
            let depths = code.depths
            let found = code.ranges(
                of: /\w+[ \t]+[\w.]+[^\n{]*/,
                beginningWith: ["class", "struct", "enum", "extension", "actor", "protocol"])
            let classes = Set(
                found.compactMap { range -> String? in
                    let words = text.heading(in: range)
                    return words.kind == "class" ? words.name : nil
                })
            return found.compactMap { range in
                let words = text.heading(in: range)
                guard let open = code.first("{", from: range.lowerBound), let end = code.closing(ofBraceAt: open),
                    !words.isGeneric
                else { return nil }
                let line = text.utf8.prefix(range.lowerBound).reversed().prefix { $0 != UInt8(ascii: "\n") }
                let isHidden = String(decoding: line.reversed(), as: UTF8.self).contains("private")
                return Declaration(
                    name: words.name, body: open..<end,
                    isClass: words.kind == "class" || words.kind == "extension" && classes.contains(words.name),
                    isPrivateInside: isHidden && depths[range.lowerBound] > 0)
            }
        }
    }
}

extension String {
    /// Keyword, name and whether there are type parameters, of a declaration between two offsets in bytes.
    fileprivate func heading(in range: Range<Int>) -> (kind: String, name: String, isGeneric: Bool) {
        let text = String(decoding: Array(utf8)[range], as: UTF8.self)
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        let name = words.count > 1 ? String(words[1]) : ""
        let rest = text.drop { $0.isLetter }.drop(while: \.isWhitespace).dropFirst(name.count)
        return (words.first.map(String.init) ?? "", name, rest.drop(while: \.isWhitespace).first == "<")
    }
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
