import Diagnostics

/// Puts events together to one value, without recursion, so that no depth can overflow the stack.
struct YAMLBuilder {
    /// How deep values may stand in values.
    static let depthLimit = 64

    private(set) var root: YAMLNode?
    private(set) var diagnostics: [Diagnostic] = []
    private let excerpt: SourceExcerpt
    private var open: [Collection] = []
    private var documents = 0

    /// A sequence or mapping that is not yet closed.
    private struct Collection {
        var start: Int
        var isMapping: Bool
        var elements: [YAMLNode] = []
        var entries: [YAMLNode.Entry] = []
        var key: Placed<String>?
        var places: [String: SourceLocation] = [:]
        /// Set where a key was refused: its value is read and forgotten.
        var dropsNext = false
    }

    init(_ excerpt: SourceExcerpt) {
        self.excerpt = excerpt
    }

    /// Takes one event; false where reading on makes no sense.
    mutating func take(_ event: YAMLEvent) -> Bool {
        if event.isDecorated {
            report("yaml-tag", event.range, "anchors (&) and tags (!) are not used here", help: "write the plain value")
        }
        switch event.kind {
        case .scalar(let text, let isQuoted): add(node(.scalar(text, isQuoted: isQuoted), event.range))
        case .sequenceStart: return open(event.range, isMapping: false)
        case .mappingStart: return open(event.range, isMapping: true)
        case .sequenceEnd, .mappingEnd: close(event.range)
        case .alias:
            report(
                "yaml-alias", event.range, "aliases (*) are not used here",
                help: "write the value out, or put it in quotes")
            add(node(.scalar("", isQuoted: false), event.range))
        case .documentStart: return beginDocument(event.range)
        case .end: return false
        case .other: break
        }
        return true
    }

    /// Records why reading stopped.
    mutating func fail(_ problem: YAMLProblem) {
        let end = max(0, excerpt.utf8.count - 1)
        let offset = min(problem.offset, end)
        let number = excerpt.location(of: offset).line
        let line = excerpt.file.text(ofLine: number)
        let above = number > 1 ? excerpt.file.text(ofLine: number - 1) : ""
        let byte = excerpt.utf8.indices.contains(offset) ? excerpt.utf8[offset] : nil
        let sentence = YAMLSentence(problem, line: line, above: above, byte: byte)
        report("yaml-syntax", offset..<offset + 1, sentence.message, help: sentence.help)
        root = nil
    }

    private mutating func beginDocument(_ range: Range<Int>) -> Bool {
        documents += 1
        guard documents > 1 else { return true }
        report("yaml-documents", range, "a second document begins here; only one is read", help: "remove this '---'")
        return false
    }

    private mutating func open(_ range: Range<Int>, isMapping: Bool) -> Bool {
        guard open.count < Self.depthLimit else {
            report("yaml-depth", range, "values are nested more than \(Self.depthLimit) deep")
            root = nil
            return false
        }
        open.append(Collection(start: range.lowerBound, isMapping: isMapping))
        return true
    }

    private mutating func close(_ range: Range<Int>) {
        guard let collection = open.popLast() else { return }
        let end = max(collection.start, min(range.upperBound, excerpt.utf8.count))
        let content =
            collection.isMapping ? YAMLNode.Content.mapping(collection.entries) : .sequence(collection.elements)
        add(node(content, collection.start..<end))
    }

    private mutating func add(_ value: YAMLNode) {
        guard !open.isEmpty else { return root = value }
        let top = open.count - 1
        guard open[top].isMapping else { return open[top].elements.append(value) }
        if open[top].dropsNext {
            open[top].dropsNext = false
        } else if let key = open[top].key {
            open[top].entries.append(YAMLNode.Entry(key: key, value: value))
            open[top].key = nil
        } else {
            takeKey(value, of: top)
        }
    }

    private mutating func takeKey(_ value: YAMLNode, of top: Int) {
        guard case .scalar(let text, _) = value.content else {
            diagnostics.append(
                Diagnostic(
                    .error, "yaml-key", in: excerpt.file, at: value.range,
                    message: "a name must be a single word or text"))
            return open[top].dropsNext = true
        }
        if let first = open[top].places[text] {
            diagnostics.append(
                Diagnostic(
                    .error, "duplicate-key", in: excerpt.file, at: value.range, message: "'\(text)' is given twice",
                    help: "keep one of the two", notes: [.init(location: first, message: "first given here")]))
            return open[top].dropsNext = true
        }
        open[top].places[text] = value.location
        open[top].key = Placed(text, range: value.range, location: value.location)
    }

    private func node(_ content: YAMLNode.Content, _ range: Range<Int>) -> YAMLNode {
        let start = excerpt.fileOffset(of: range.lowerBound)
        let end = range.isEmpty ? start : excerpt.fileOffset(of: range.upperBound - 1) + 1
        return YAMLNode(content: content, range: start..<max(start, end), location: excerpt.file.location(of: start))
    }

    private mutating func report(_ identifier: String, _ range: Range<Int>, _ message: String, help: String? = nil) {
        diagnostics.append(excerpt.diagnostic(.error, identifier, at: range, message: message, help: help))
    }
}
