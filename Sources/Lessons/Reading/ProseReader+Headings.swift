import Diagnostics

extension ProseReader {
    /// Gives every heading its identifier before anything is written, so that chosen ones go before made ones.
    mutating func nameHeadings(in root: MarkdownNode) {
        var found: [(heading: Lesson.Heading, offset: Int)] = []
        for (node, isEntered) in MarkdownWalk(root) where isEntered && node.kind == .heading {
            let offset = lines.offset(line: node.startLine, column: node.startColumn)
            let id = takeIdentifier(from: node) ?? ""
            let heading = Lesson.Heading(
                level: node.headingLevel, text: node.plainText, id: id, location: lines.file.location(of: offset))
            found.append((heading, offset))
        }
        checkChosen(found)
        var identifiers = HeadingIdentifiers(chosen: found.map(\.heading.id).filter { !$0.isEmpty })
        headings = found.map { heading, _ in
            var heading = heading
            if heading.id.isEmpty { heading.id = identifiers.make(from: heading.text) }
            return heading
        }
        terms = MarkdownWalk(root).filter { $0.isEntered && $0.node.definesTerm }.map { paragraph, _ in
            let text = paragraph.term.reduce("") { $0 + ($1.kind == .text ? $1.literal : $1.plainText) }
            return Lesson.Term(text: text, id: identifiers.make(from: text))
        }
    }

    /// The `{#id}` at a heading's end, taken out of its text.
    private mutating func takeIdentifier(from node: MarkdownNode) -> String? {
        guard let last = node.lastChild, last.kind == .text, let (text, id) = splitIdentifier(from: last.literal)
        else { return nil }
        last.setLiteral(text)
        guard !id.isEmpty, id.unicodeScalars.allSatisfy(isIdentifierScalar) else {
            report(
                "heading-id", lines.offset(line: node.startLine, column: node.startColumn), length: 1,
                "'\(id)' cannot be a heading's name", help: "use letters, digits, '-' and '_', as in '{#first-steps}'")
            return nil
        }
        return id
    }

    private mutating func checkChosen(_ found: [(heading: Lesson.Heading, offset: Int)]) {
        var first: [String: SourceLocation] = [:]
        for (heading, offset) in found where !heading.id.isEmpty {
            if let earlier = first[heading.id] {
                report(
                    "duplicate-id", offset, length: heading.level,
                    "'{#\(heading.id)}' names two headings, on lines \(earlier.line) and \(heading.location.line)",
                    help: "give one of them another name",
                    notes: [.init(location: earlier, message: "first named here")])
            } else {
                first[heading.id] = heading.location
            }
        }
    }
}
