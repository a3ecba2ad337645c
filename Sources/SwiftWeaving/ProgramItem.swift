/// A declaration or a statement, as far as its lines and its outermost brackets tell.
struct ProgramItem: Hashable {
    enum Kind: Hashable {
        /// `...`: what stands here already.
        case rest
        /// A type or an extension, by its name.
        case type(String)
        /// A function or an initializer, by its name and its labels.
        case function(String)
        case property(String)
        case importing(String)
        case statement
    }

    var kind: Kind
    /// Comments, attributes and empty lines before it.
    var leading: [SourceLine] = []
    /// Up to the line that opens its body; all lines where it has none.
    var head: [SourceLine] = []
    /// What stands between its brackets; nil where they do not span lines.
    var body: [ProgramItem]?
    /// From the line that closes its body.
    var tail: [SourceLine] = []

    /// Whether it is a further branch of the statement before it: `} else {`.
    var isBranch: Bool { head.first?.text.drop { $0 == " " }.hasPrefix("}") == true }

    var lines: [SourceLine] { leading + head + (body ?? []).flatMap(\.lines) + tail }

    /// Whether it says of its only line that its body is what it was: `{ ... }`.
    var keepsBody: Bool {
        guard head.count == 1, body == nil else { return false }
        return ["{ ... }", "{ … }", "{ /* ... */ }"].contains { head[0].text.contains($0) }
    }

    /// Whether anything in it stands for what was there.
    var hasRest: Bool { kind == .rest || keepsBody || body?.contains(where: \.hasRest) == true }

    /// Whether two items are one thing, of which the later is another version.
    func isSame(as other: ProgramItem) -> Bool {
        switch kind {
        case .rest: false
        case .statement:
            other.kind == .statement && headText == other.headText && (!isCall || other.hasRest || text == other.text)
        case .type, .function, .property, .importing: kind == other.kind
        }
    }

    /// Whether its lines are what a call is given: two such calls beside each other are two, `append(contentsOf: [`.
    private var isCall: Bool {
        body != nil && head.last.map { $0.text.hasSuffix("[") || $0.text.hasSuffix("(") } == true
    }

    /// Its words.
    var text: [Substring] { lines.flatMap { $0.text.split(separator: " ") } }

    private var headText: String {
        head.map { $0.text.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
    }

    func indented(by count: Int) -> ProgramItem {
        var item = self
        item.leading = leading.map { $0.indented(by: count) }
        item.head = head.map { $0.indented(by: count) }
        item.body = body?.map { $0.indented(by: count) }
        item.tail = tail.map { $0.indented(by: count) }
        return item
    }
}
