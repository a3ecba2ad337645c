import Diagnostics

/// A template with its partials written out and its tags numbered, ready for the renderer, which thus parses it once.
struct TemplateExpansion {
    /// How deep partials and sections may stand in each other.
    static let depthLimit = 64
    /// How long a template with its partials may be, in bytes.
    static let sizeLimit = 4 << 20
    /// How many partials a template may have, those of its partials included.
    static let countLimit = 10_000

    /// The template as the renderer reads it: each tag's name followed by `@` and its number.
    private(set) var text: [UInt8] = []
    /// Every numbered tag and its file, by number.
    private(set) var tags: [(tag: TemplateTag, file: SourceFile)] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let load: (String) -> SourceFile?
    /// The files that stand in each other at this place, by name.
    private var files: [String] = []
    private var partials = 0
    /// Set behind a tag that has its line for itself: the line's end goes with it.
    private var skipsLineEnd = false
    private var sections: [(tag: TemplateTag, number: Int)] = []

    init(_ name: String, _ file: SourceFile, load: @escaping (String) -> SourceFile?) {
        self.load = load
        expand(name, file)
    }

    private mutating func expand(_ name: String, _ file: SourceFile) {
        files.append(name)
        let outer = sections.count
        var scanner = TemplateScanner(file)
        do throws(TemplateProblem) {
            while let piece = try scanner.next() { add(piece, of: file, within: outer) }
        } catch {
            report("template-tag", error.range, file, error.message, help: error.help)
        }
        for (tag, _) in sections[outer...] {
            report(
                "open-section", tag.range, file, "the section '\(tag.name)' is never closed",
                help: "write {{/\(tag.name)}} behind it")
        }
        sections.removeSubrange(outer...)
        files.removeLast()
    }

    private mutating func add(_ piece: TemplatePiece, of file: SourceFile, within outer: Int) {
        switch piece {
        case .text(let range):
            append(file.utf8[skipsLineEnd ? endOfLine(range, file)..<range.upperBound : range], file, range)
            skipsLineEnd = false
        case .tag(let tag):
            skipsLineEnd = false
            if tag.kind == .partial || tag.kind == .comment, standsAlone(tag, in: file) { dropIndentation() }
            switch tag.kind {
            case .variable: number(tag, file, opening: "{{", closing: "v}}")
            case .rawVariable: number(tag, file, opening: "{{{", closing: "v}}}")
            case .section: begin(tag, file, sign: "#")
            case .invertedSection: begin(tag, file, sign: "^")
            case .sectionEnd: end(tag, file, within: outer)
            case .partial: addPartial(tag, file)
            case .comment: break
            }
        }
    }

    private mutating func number(_ tag: TemplateTag, _ file: SourceFile, opening: String, closing: String) {
        append(Array("\(opening)\(tag.name)@\(tags.count)\(closing)".utf8)[...], file, tag.range)
        tags.append((tag, file))
    }

    private mutating func begin(_ tag: TemplateTag, _ file: SourceFile, sign: String) {
        guard sections.count < Self.depthLimit else {
            return report(
                "template-depth", tag.range, file, "sections stand more than \(Self.depthLimit) deep in each other")
        }
        sections.append((tag, tags.count))
        number(tag, file, opening: "{{" + sign, closing: "}}")
    }

    private mutating func end(_ tag: TemplateTag, _ file: SourceFile, within outer: Int) {
        guard sections.count > outer, let open = sections.last else {
            return report(
                "closed-section", tag.range, file, "no section '\(tag.name)' is open here", help: "remove this tag")
        }
        guard open.tag.name == tag.name else {
            return report(
                "closed-section", tag.range, file, "'\(tag.name)' is closed where '\(open.tag.name)' is open",
                help: "write {{/\(open.tag.name)}}",
                notes: [.init(location: file.location(of: open.tag.range.lowerBound), message: "opened here")])
        }
        sections.removeLast()
        append(Array("{{/\(tag.name)@\(open.number)}}".utf8)[...], file, tag.range)
    }

    private mutating func addPartial(_ tag: TemplateTag, _ file: SourceFile) {
        if files.contains(tag.name) {
            return report(
                "partial-cycle", tag.range, file, "the partial '\(tag.name)' contains itself", help: "remove this tag")
        }
        partials += 1
        guard files.count < Self.depthLimit, text.count < Self.sizeLimit, partials <= Self.countLimit else {
            guard !diagnostics.contains(where: { $0.identifier == "partials-without-end" }) else { return }
            return report("partials-without-end", tag.range, file, "the partials of this template have no end")
        }
        guard let partial = load(tag.name) else {
            return report(
                "missing-partial", tag.range, file, "there is no partial '\(tag.name)'",
                help: "a partial is a file 'templates/pages/\(tag.name).mustache'; 'plumb eject' lists Plumb's own")
        }
        let isAlone = skipsLineEnd
        skipsLineEnd = false
        expand(tag.name, partial)
        skipsLineEnd = isAlone
    }

    private mutating func append(_ bytes: ArraySlice<UInt8>, _ file: SourceFile, _ range: Range<Int>) {
        if text.last == UInt8(ascii: "{"), bytes.first == UInt8(ascii: "{") {
            report(
                "template-tag", range, file, "a brace of another file stands directly before this",
                help: "put a space between")
        }
        text += bytes
    }

    /// Whether nothing but white space shares the tag's line.
    private func standsAlone(_ tag: TemplateTag, in file: SourceFile) -> Bool {
        let line = file.location(of: tag.range.lowerBound).line
        let before = file.utf8[(file.offset(ofLine: line) ?? 0)..<tag.range.lowerBound]
        let after = file.utf8[tag.range.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        return before.allSatisfy(isBlank) && after.allSatisfy(isBlank)
    }

    private mutating func dropIndentation() {
        while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
        skipsLineEnd = true
    }

    private func endOfLine(_ range: Range<Int>, _ file: SourceFile) -> Int {
        let line = file.utf8[range].prefix { isBlank($0) }
        return min(range.upperBound, line.endIndex + 1)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    private mutating func report(
        _ identifier: String, _ range: Range<Int>, _ file: SourceFile, _ message: String, help: String? = nil,
        notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(
            Diagnostic(.error, identifier, in: file, at: range, message: message, help: help, notes: notes))
    }
}
