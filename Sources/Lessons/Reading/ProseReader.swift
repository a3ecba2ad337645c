import Diagnostics

/// Walks through a lesson's tree once, writing HTML and gathering what other stages ask for.
///
/// One visitor of the nodes of CommonMark and its extensions, with a file for each group of them: they write to one page
/// and to one list of messages in the order of the text, so that parts of it would pass all of its state around.
struct ProseReader {
    /// How deep quotes, lists and emphasis may stand in each other.
    static let depthLimit = 100

    let lines: BodyLines
    let allowsRawHTML: Bool
    /// Whether a heading of level 1 that begins the lesson is its title.
    let takesTitle: Bool
    var diagnostics: [Diagnostic] = []
    var output = ProseOutput()
    var headings: [Lesson.Heading] = []
    var terms: [Lesson.Term] = []
    var links: [Lesson.Link] = []
    var images: [Lesson.Image] = []
    var quantities: [Lesson.Quantity] = []
    var predictions: [Lesson.Prediction] = []
    var blocks: [CodeBlock] = []
    var sections: [Lesson.Section] = [Lesson.Section(heading: nil, text: "")]

    /// The block that encloses the inlines being read, and how far its links have been found.
    var block: MarkdownNode?
    var cursor = 0
    var alignments: [UInt8] = []
    var column = 0
    var hasBody = false
    var enteredHeadings = 0
    var enteredTerms = 0
    /// The lists that are tabs.
    var tabLists: [MarkdownNode] = []
    /// The lists that are choices of predictions.
    var choiceLists: [MarkdownNode] = []
    var footnotes = Footnotes()
    /// What ends each quotation and callout that is open, the outermost first.
    var openQuotes: [String] = []
    private var depth = 0

    init(lines: BodyLines, allowsRawHTML: Bool, takesTitle: Bool) {
        self.lines = lines
        self.allowsRawHTML = allowsRawHTML
        self.takesTitle = takesTitle
    }

    /// Reads the whole of a document.
    mutating func read(_ root: MarkdownNode) {
        nameHeadings(in: root)
        var walk = MarkdownWalk(root)
        while let (node, isEntered) = walk.next() {
            if !isEntered {
                depth -= 1
                leave(node)
            } else if depth > Self.depthLimit {
                reportDepth(node)
                walk.skip(node)
            } else if enter(node) {
                depth += 1
            } else {
                walk.skip(node)
            }
        }
        if sections.first?.text.isEmpty == true { sections.removeFirst() }
    }

    /// Writes what stands before a node's children; false where these are not to be read.
    private mutating func enter(_ node: MarkdownNode) -> Bool {
        switch node.kind {
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .footnoteReference, .image: return enterInline(node)
        case .emphasis, .strong, .strikethrough, .link: return enterSpan(node)
        case .table, .tableHeader, .tableRow, .tableCell: enterTable(node)
        default: return enterBlock(node)
        }
        return true
    }

    /// Writes what stands behind a node's children.
    private mutating func leave(_ node: MarkdownNode) {
        switch node.kind {
        case .emphasis, .strong, .strikethrough, .link: leaveSpan(node)
        case .table, .tableHeader, .tableRow, .tableCell: leaveTable(node)
        default: leaveBlock(node)
        }
    }

    /// Adds to the plain text of the section being read.
    mutating func note(_ text: String) {
        sections[sections.count - 1].text += text
    }

    /// Ends a line of the plain text.
    mutating func endNote() {
        let text = sections[sections.count - 1].text
        if !text.isEmpty, !text.hasSuffix("\n") { note("\n") }
    }

    private mutating func reportDepth(_ node: MarkdownNode) {
        guard !diagnostics.contains(where: { $0.identifier == "nested-too-deeply" }) else { return }
        let known = node.startLine > 0 ? node : block ?? node
        report(
            "nested-too-deeply", lines.offset(line: known.startLine, column: known.startColumn),
            "quotes, lists and emphasis stand more than \(Self.depthLimit) deep in each other; the rest is left out")
    }

    mutating func report(
        _ identifier: String, severity: Diagnostic.Severity = .error, _ offset: Int, length: Int = 1, _ message: String,
        help: String? = nil, notes: [Diagnostic.Note] = []
    ) {
        diagnostics.append(
            Diagnostic(
                severity, identifier, in: lines.file, at: offset..<offset + max(1, length), message: message,
                help: help,
                notes: notes))
    }
}
