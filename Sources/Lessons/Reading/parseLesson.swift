import Diagnostics

/// Reads a lesson from Markdown; whatever the file contains, there is a lesson, and a message for all that is wrong.
///
/// Markdown is GitHub's: CommonMark with tables, task lists, strikethrough, bare addresses and footnotes. Raw HTML
/// becomes visible text with a warning unless `allowsRawHTML`; with a `punctuation` its prose gets typographic marks. Source: the CommonMark and GFM specifications 0.29.
public func parseLesson(
    _ file: SourceFile, allowsRawHTML: Bool, punctuation: Punctuation? = nil
) -> (Lesson, [Diagnostic]) {
    var diagnostics = encodingProblems(of: file)
    let parts = FrontMatterText(file)
    diagnostics += parts.diagnostics
    var (frontMatter, meansTitle) = readFrontMatter(parts, of: file, into: &diagnostics)
    frontMatter.isDamaged = !diagnostics.isEmpty
    frontMatter.set(punctuation)
    var reader = ProseReader(
        lines: BodyLines(of: file, from: parts.bodyStart), allowsRawHTML: allowsRawHTML,
        takesTitle: frontMatter.title == nil)
    if let document = MarkdownDocument(file.utf8[parts.bodyStart...]) {
        document.root.set(punctuation)
        reader.read(document.root)
    }
    diagnostics += reader.diagnostics
    let lesson = Lesson(
        file: file, frontMatter: frontMatter, headings: reader.headings, terms: reader.terms, links: reader.links,
        images: reader.images,
        quantities: reader.quantities,
        predictions: reader.predictions,
        blocks: reader.blocks, sections: reader.sections,
        wordCount: reader.sections.reduce(0) { $0 + wordCount(of: $1.text) }, body: reader.output.segments)
    if lesson.title == nil, !meansTitle { diagnostics.append(missingTitle(in: file)) }
    return (lesson, diagnostics.sorted())
}

/// The front matter, and whether a title stands there that could not be read: its own message is enough.
private func readFrontMatter(
    _ parts: FrontMatterText, of file: SourceFile, into diagnostics: inout [Diagnostic]
) -> (FrontMatter, meansTitle: Bool) {
    guard let yaml = parts.yaml else { return (FrontMatter(), meansTitle: !parts.diagnostics.isEmpty) }
    let (root, problems) = parseYAML(yaml)
    var reader = FrontMatterReader(file)
    reader.read(root)
    diagnostics += problems + reader.diagnostics
    return (reader.frontMatter, meansTitle: reader.meansTitle || root == nil && !problems.isEmpty)
}

/// An error at the first byte that is not UTF-8.
private func encodingProblems(of file: SourceFile) -> [Diagnostic] {
    var decoder = UTF8()
    var bytes = file.utf8.makeIterator()
    var offset = 0
    while true {
        switch decoder.decode(&bytes) {
        case .scalarValue(let scalar): offset += UTF8.width(scalar)
        case .emptyInput: return []
        case .error:
            return [
                Diagnostic(
                    .error, "not-utf8", in: file, at: offset..<offset + 1,
                    message: "the file is not UTF-8 from here on",
                    help: "save the file as UTF-8")
            ]
        }
    }
}

private func missingTitle(in file: SourceFile) -> Diagnostic {
    Diagnostic(
        .error, "missing-title", in: file, at: 0..<1, message: "the lesson has no title",
        help: "begin the file with the lines '---', 'title: …', '---'")
}
