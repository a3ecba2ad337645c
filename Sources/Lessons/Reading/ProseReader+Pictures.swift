import Diagnostics

extension ProseReader {
    /// Leaves a place for a picture, with its attributes `{#name width=320}` taken out of the text behind it.
    mutating func addImage(_ node: MarkdownNode) {
        let range = place(of: node)
        let alt = node.plainText
        if alt.allSatisfy(\.isWhitespace) {
            report(
                "missing-alt", range.lowerBound, length: range.count, "the picture has no description",
                help: "write what it shows, ![like this](…), or ![\"\"](…) for a picture that says nothing")
        }
        let isFigure = isFigure(node)
        let attributes = takeAttributes(behind: node, at: range)
        output.leave(.image(images.count))
        note(alt == "\"\"" ? "" : alt)
        images.append(
            Lesson.Image(
                url: safeURL(of: node, at: range), alt: alt == "\"\"" ? "" : alt, title: node.title,
                isFigure: isFigure, name: attributes.name, width: attributes.width, range: range,
                location: lines.file.location(of: range.lowerBound)))
    }

    /// Whether a paragraph is one picture with a title, and nothing else but its attributes.
    func isFigure(paragraph: MarkdownNode) -> Bool {
        paragraph.firstChild.map { isFigure($0) } ?? false
    }

    private func isFigure(_ node: MarkdownNode) -> Bool {
        guard node.kind == .image, !node.title.isEmpty, node.previous == nil, node.parent?.kind == .paragraph,
            node.parent?.parent?.kind != .item
        else { return false }
        guard let next = node.next else { return true }
        guard next.kind == .text, next.next == nil, next.literal.hasPrefix("{") else { return false }
        return next.literal.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false).last?
            .allSatisfy(\.isWhitespace) ?? false
    }

    /// What stands in braces right behind a picture, as Pandoc and Kramdown write it.
    private mutating func takeAttributes(
        behind node: MarkdownNode, at range: Range<Int>
    ) -> (name: String?, width: String?) {
        guard let text = node.next, text.kind == .text, text.literal.hasPrefix("{"),
            let end = text.literal.firstIndex(of: "}"), let block
        else { return (nil, nil) }
        let inside = text.literal[..<end].dropFirst()
        let rest = String(text.literal[end...].dropFirst())
        if rest.isEmpty { text.remove() } else { text.setLiteral(rest) }
        var (name, width): (String?, String?)
        for word in inside.split(separator: " ") {
            if word.first == "#", word.dropFirst().unicodeScalars.allSatisfy(isIdentifierScalar), word.count > 1 {
                name = String(word.dropFirst())
            } else if word.hasPrefix("width="), let length = cssLength(word.dropFirst("width=".count)) {
                width = length
            } else {
                report(
                    "picture-attribute",
                    lines.range(ofText: String(word), in: block, after: range.lowerBound).lowerBound,
                    length: word.utf8.count, "'\(word)' is not known of a picture",
                    help:
                        "write its name, '{#harbour}', its width in pixels, '{width=320}', or of the text, '{width=50%}'"
                )
            }
        }
        return (name, width)
    }

    /// A whole number of pixels, or of hundredths up to 100; nil for anything else.
    private func cssLength(_ text: Substring) -> String? {
        let bare = text.filter { $0 != "\"" }
        let digits = bare.hasSuffix("%") ? bare.dropLast() : bare.hasSuffix("px") ? bare.dropLast(2) : bare[...]
        guard let number = Int(digits), number > 0, number <= (bare.hasSuffix("%") ? 100 : 10_000) else { return nil }
        return bare.hasSuffix("%") ? "\(number)%" : "\(number)px"
    }
}
