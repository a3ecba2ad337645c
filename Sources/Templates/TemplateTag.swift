import Diagnostics

/// A tag of a template, at UTF-8 offsets of its file.
struct TemplateTag {
    enum Kind {
        case variable, rawVariable, section, invertedSection, sectionEnd, partial, comment
    }

    var kind: Kind
    var name: String
    /// The whole tag with its braces.
    var range: Range<Int>
}

/// A piece of a template: text between tags, or a tag.
enum TemplatePiece {
    case text(Range<Int>)
    case tag(TemplateTag)
}

/// Why a tag cannot be read.
struct TemplateProblem: Error {
    var range: Range<Int>
    var message: String
    var help: String
}

/// Cuts a template into its pieces. The delimiters are always `{{` and `}}`.
struct TemplateScanner {
    private let utf8: [UInt8]
    private var position = 0

    init(_ file: SourceFile) {
        utf8 = file.utf8
    }

    /// The next piece, nil at the end.
    mutating func next() throws(TemplateProblem) -> TemplatePiece? {
        guard position < utf8.count else { return nil }
        let start = position
        guard matches("{{", at: start) else {
            while position < utf8.count, !matches("{{", at: position) { position += 1 }
            return .text(start..<position)
        }
        let isTriple = matches("{{{", at: start)
        let contentStart = start + (isTriple ? 3 : 2)
        let closing = isTriple ? "}}}" : "}}"
        guard let contentEnd = find(closing, from: contentStart) else {
            throw TemplateProblem(
                range: start..<contentStart, message: "this tag is never closed", help: "close it with '\(closing)'")
        }
        position = contentEnd + closing.utf8.count
        return .tag(try tag(utf8[contentStart..<contentEnd], isTriple: isTriple, range: start..<position))
    }

    private func tag(_ content: ArraySlice<UInt8>, isTriple: Bool, range: Range<Int>) throws(TemplateProblem)
        -> TemplateTag
    {
        var rest = trimmed(content)
        let kind = isTriple ? TemplateTag.Kind.rawVariable : try kind(of: rest.first, range)
        if !isTriple, kind != .variable { rest = trimmed(rest.dropFirst()) }
        let name = String(decoding: rest, as: UTF8.self)
        guard kind == .comment || !name.isEmpty else {
            throw TemplateProblem(
                range: range, message: "this tag names nothing", help: "write a name, as in {{title}}")
        }
        guard kind == .comment || !rest.contains(where: isBlankOrBrace) else {
            throw TemplateProblem(
                range: range, message: "'\(name)' is no name", help: "write one word, dots for parts: {{lesson.title}}")
        }
        return TemplateTag(kind: kind, name: name, range: range)
    }

    private func kind(of sign: UInt8?, _ range: Range<Int>) throws(TemplateProblem) -> TemplateTag.Kind {
        switch sign {
        case UInt8(ascii: "#"): return .section
        case UInt8(ascii: "^"): return .invertedSection
        case UInt8(ascii: "/"): return .sectionEnd
        case UInt8(ascii: ">"): return .partial
        case UInt8(ascii: "!"): return .comment
        case UInt8(ascii: "&"): return .rawVariable
        case UInt8(ascii: "="):
            throw TemplateProblem(range: range, message: "the braces cannot be changed here", help: "write {{name}}")
        default: return .variable
        }
    }

    private func matches(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= utf8.count else { return false }
        return utf8[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "{") }
    }

    private func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        guard start + wanted.count <= utf8.count else { return nil }
        return (start...utf8.count - wanted.count).first { utf8[$0..<$0 + wanted.count].elementsEqual(wanted) }
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var rest = bytes.drop(while: isBlank)
        while let last = rest.last, isBlank(last) { rest.removeLast() }
        return rest
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private func isBlankOrBrace(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "@")
    }
}
