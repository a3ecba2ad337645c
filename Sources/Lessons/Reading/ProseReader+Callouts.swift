import Diagnostics
import Escaping

extension ProseReader {
    /// Begins a quotation, or the callout that its first line makes of it: `> [!NOTE]`, as code hosts write them.
    mutating func enterQuote(_ node: MarkdownNode) {
        output.newLine()
        guard let (kind, title) = takeCallout(from: node) else {
            output.write("<blockquote>\n")
            return openQuotes.append("</blockquote>\n")
        }
        switch kind {
        case .tabs: openQuotes.append(enterTabs(node, title))
        case .steps:
            output.write("<div class=\"steps\">\n")
            if !title.isEmpty {
                output.write("<p class=\"callout-title\">")
                writeTitle(title, of: kind)
                output.write("</p>\n")
            }
            openQuotes.append("</div>\n")
        case .prediction: openQuotes.append(enterPrediction(node, title))
        case .spoiler:
            output.write("<details class=\"callout spoiler\">\n<summary>")
            writeTitle(title, of: kind)
            output.write("</summary>\n")
            openQuotes.append("</details>\n")
        case .note, .tip, .important, .warning, .caution, .exercise:
            output.write("<div class=\"callout \(kind.rawValue)\" role=\"note\">\n<p class=\"callout-title\">")
            writeTitle(title, of: kind)
            output.write("</p>\n")
            openQuotes.append("</div>\n")
        }
    }

    /// Ends what `enterQuote` has begun.
    mutating func leaveQuote() {
        output.newLine()
        output.write(openQuotes.popLast() ?? "")
    }

    mutating func writeTitle(_ title: String, of kind: Lesson.Callout) {
        guard title.isEmpty else {
            note(title + "\n")
            return output.write(escaped(title))
        }
        output.leave(.calloutTitle(kind))
    }

    /// The kind and the title in the first line of a quotation, which is taken out of it; nil for a plain quotation.
    private mutating func takeCallout(from quote: MarkdownNode) -> (Lesson.Callout, title: String)? {
        guard let paragraph = quote.firstChild, paragraph.kind == .paragraph, paragraph.firstChild?.kind == .text else {
            return nil
        }
        let (line, end) = paragraph.firstLine
        let text = line.reduce("") { $0 + ($1.kind == .text ? $1.literal : $1.plainText) }
        guard text.hasPrefix("[!"), let bracket = text.firstIndex(of: "]") else { return nil }
        let word = text[..<bracket].dropFirst(2)
        guard !word.isEmpty, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
        guard let kind = Lesson.Callout(rawValue: word.lowercased()) else {
            reportUnknown(String(word), in: paragraph)
            return nil
        }
        for node in line + [end].compactMap({ $0 }) { node.remove() }
        return (kind, title: String(text[bracket...].dropFirst().drop { $0 == " " }))
    }

    private mutating func reportUnknown(_ word: String, in paragraph: MarkdownNode) {
        let names = Lesson.Callout.allCases.map { $0.rawValue.uppercased() }
        report(
            "unknown-callout", severity: .warning,
            lines.offset(line: paragraph.startLine, column: paragraph.startColumn), length: word.utf8.count + 3,
            "there is no callout '[!\(word)]'; it is shown as text",
            help: nearestName(to: word, among: names).map { "did you mean '[!\($0)]'?" }
                ?? "the callouts are \(names.joined(separator: ", "))")
    }
}

extension MarkdownNode {
    /// What stands before the first line's end, and that end.
    fileprivate var firstLine: ([MarkdownNode], end: MarkdownNode?) {
        var line: [MarkdownNode] = []
        var node = firstChild
        while let current = node {
            if current.kind == .softBreak || current.kind == .lineBreak { return (line, current) }
            line.append(current)
            node = current.next
        }
        return (line, nil)
    }
}
