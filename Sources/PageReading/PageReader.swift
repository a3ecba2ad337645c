import Diagnostics

extension PageFacts {
    /// Reads a page. Complexity: O(n) in its length where its elements are not nested deeply.
    public init(of page: SourceFile) {
        self = Self(ofExplicit: page) ?? Self(ofAny: page)
    }

    /// Of a page whose every element is closed where it ends; nil for others.
    init?(ofExplicit page: SourceFile) {
        let reader = page.utf8.withUnsafeBufferPointer { bytes -> PageReader? in
            var reading = ExplicitPage(bytes, PageReader(page: page))
            return reading.read() ? reading.reader : nil
        }
        guard var reader else { return nil }
        self = reader.finish()
    }

    /// Of any bytes, as a browser would read them.
    init(ofAny page: SourceFile) {
        var reader = PageReader(page: page)
        HTMLDocument(page.utf8).read(into: &reader)
        self = reader.finish()
    }
}

/// Gathers a page's facts in one walk.
struct PageReader {
    let page: SourceFile
    var facts = PageFacts()
    private var path: [OpenElement] = []
    /// The text of the heading that the walk is in.
    private var headingText = ""
    private var openHeadings = 0
    private var lastLevel = 0
    private var hasTitle = false
    private var knownAddresses: Set<String> = []
    private var identifierUses: [(id: String, attribute: HTMLAttributes.Name, tag: Tag)] = []

    /// An element that is not closed yet.
    private struct OpenElement {
        var role: Role
        /// The name of the figure that it stands in or is.
        var figure: String?
        /// Whether screen readers pass over it.
        var isHidden: Bool
        /// Whether it says anything, in text or by a label.
        var saysSomething: Bool
    }

    /// What an element is judged as when it ends.
    private enum Role {
        case plain, style
        case heading(level: Int, Tag)
        case link(address: String, Tag)
    }

    /// A tag and the figure that it stands in.
    private struct Tag {
        var range: Range<Int>
        var figure: String?
    }

    init(page: SourceFile) { self.page = page }

    mutating func open(_ element: PageElement) {
        let attributes = element.attributes
        guard !attributes.values.isEmpty || element.kind != .other else { return openPlain() }
        path.append(
            OpenElement(
                role: .plain, figure: attributes[.figure] ?? path.last?.figure,
                isHidden: path.last?.isHidden == true || attributes[.hidden] == "true",
                saysSomething: attributes.label(of: element.kind).contains { !$0.isWhitespace }))
        let tag = Tag(range: element.tag, figure: path.last?.figure)
        path[path.count - 1].role = role(of: element, tag)
        for id in attributes.identifiers(of: element.kind) where !facts.anchors.insert(id).inserted {
            find(.duplicateIdentifier(id), at: tag)
        }
        for (attribute, id) in attributes.identifierUses { identifierUses.append((id, attribute, tag)) }
        for address in attributes.addresses(of: element.kind) { refer(to: address, from: tag) }
        if element.kind == .image { checkPicture(attributes, tag) }
        if element.kind == .base, facts.base == nil { facts.base = attributes[.href] }
    }

    /// An element that says nothing of itself.
    private mutating func openPlain() {
        let isHidden = path.last?.isHidden == true
        path.append(
            OpenElement(role: .plain, figure: path.last?.figure, isHidden: isHidden, saysSomething: false))
    }

    /// Whether what follows from a text here are its words, and not only that there are some.
    var needsWords: Bool {
        guard let top = path.last else { return false }
        if case .style = top.role { return true }
        return openHeadings > 0
    }

    /// Reads a text that is more than white space, entities resolved; nil where its words are not needed.
    mutating func read(_ words: String?) {
        guard let top = path.last else { return }
        if case .style = top.role { return refer(inStylesheet: words ?? "") }
        guard !top.isHidden else { return }
        path[path.count - 1].saysSomething = true
        if openHeadings > 0 { headingText += words ?? "" }
    }

    mutating func close() {
        guard let element = path.popLast() else { return }
        if element.saysSomething, !element.isHidden, !path.isEmpty { path[path.count - 1].saysSomething = true }
        switch element.role {
        case .link(let address, let link) where !element.saysSomething && !element.isHidden:
            find(.emptyLink(address: address), at: link)
        case .heading(let level, let heading):
            openHeadings -= 1
            guard !element.isHidden else { return }
            checkHeading(level, saysSomething: element.saysSomething, at: heading)
        default: break
        }
    }

    /// What was found, once the whole page has been read.
    mutating func finish() -> PageFacts {
        for use in identifierUses where !facts.anchors.contains(use.id) {
            find(.unknownIdentifier(use.id, attribute: use.attribute.rawValue), at: use.tag)
        }
        return facts
    }
}

extension PageReader {
    private mutating func role(of element: PageElement, _ tag: Tag) -> Role {
        switch element.kind {
        case .style: return .style
        case .link:
            guard let address = element.attributes[.href] else { return .plain }
            return .link(address: address, tag)
        case .heading(let level):
            headingText = ""
            openHeadings += 1
            return .heading(level: level, tag)
        case .image, .base, .meta, .object, .form, .other: return .plain
        }
    }

    private mutating func checkHeading(_ level: Int, saysSomething: Bool, at tag: Tag) {
        let text = headingText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !saysSomething { find(.emptyHeading(level: level), at: tag) }
        if level == 1, hasTitle { find(.secondTitle(text), at: tag) }
        if lastLevel > 0, level > lastLevel + 1 {
            find(.skippedLevel(heading: text, level: level, previous: lastLevel), at: tag)
        }
        if level == 1 { hasTitle = true }
        lastLevel = level
    }

    private mutating func checkPicture(_ attributes: HTMLAttributes, _ tag: Tag) {
        let address = attributes[.src] ?? attributes[.srcset] ?? ""
        if attributes[.alt] == nil { find(.pictureWithoutAlternative(address: address), at: tag) }
        guard attributes.isLength(.width), attributes.isLength(.height) else {
            return find(.pictureWithoutSize(address: address), at: tag)
        }
    }

    private mutating func refer(inStylesheet css: String) {
        for address in stylesheetAddresses(Array(css.utf8)) where knownAddresses.insert(address).inserted {
            let place = PageFacts.Place(line: 1, tag: "<style>", figure: nil)
            facts.references.append(PageFacts.Reference(address: address, place: place))
        }
    }

    private mutating func refer(to address: String, from tag: Tag) {
        guard knownAddresses.insert(address).inserted else { return }
        facts.references.append(PageFacts.Reference(address: address, place: place(of: tag)))
    }

    private mutating func find(_ fault: PageFault, at tag: Tag) {
        facts.findings.append(PageFacts.Finding(fault: fault, place: place(of: tag)))
    }

    /// At most this many bytes of a tag are kept.
    private static let tagLimit = 160

    private func place(of tag: Tag) -> PageFacts.Place {
        let shown = tag.range.prefix(Self.tagLimit)
        let text = String(decoding: page.utf8[shown], as: UTF8.self) + (shown.count < tag.range.count ? "…" : "")
        return PageFacts.Place(line: page.location(of: tag.range.lowerBound).line, tag: text, figure: tag.figure)
    }
}
