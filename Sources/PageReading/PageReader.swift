import Diagnostics

extension PageFacts {
    /// Reads a page. Complexity: O(n) in its length where its elements are not nested deeply.
    public init(of page: SourceFile) {
        var reader = PageReader(page: page)
        HTMLDocument(page.utf8).walk { event in
            switch event {
            case .open(let element): reader.open(element)
            case .close: reader.close()
            case .text(let text): reader.read(text)
            }
        }
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
    private var identifierUses: [(id: String, attribute: String, place: PageFacts.Place)] = []

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
        case heading(level: Int, HTMLElement)
        case link(address: String, HTMLElement)
    }

    init(page: SourceFile) { self.page = page }

    mutating func open(_ element: HTMLElement) {
        let name = element.name
        let attributes = HTMLAttributes(element.attributes)
        path.append(
            OpenElement(
                role: .plain, figure: attributes["data-figure"] ?? path.last?.figure,
                isHidden: path.last?.isHidden == true || attributes["aria-hidden"] == "true",
                saysSomething: attributes.label(of: name).contains { !$0.isWhitespace }))
        path[path.count - 1].role = role(of: element, named: name, attributes)
        for id in attributes.identifiers(of: name) where !facts.anchors.insert(id).inserted {
            find(.duplicateIdentifier(id), at: place(of: element))
        }
        for (attribute, id) in attributes.identifierUses {
            identifierUses.append((id, attribute, place(of: element)))
        }
        for address in attributes.addresses(of: name) { refer(to: address, from: element) }
        if name == "img" { checkPicture(element, attributes) }
        if name == "base", facts.base == nil { facts.base = attributes["href"] }
    }

    mutating func read(_ text: HTMLText) {
        guard let top = path.last, !text.isBlank else { return }
        if case .style = top.role { return refer(inStylesheet: text.string) }
        guard !top.isHidden else { return }
        path[path.count - 1].saysSomething = true
        if openHeadings > 0 { headingText += text.string }
    }

    mutating func close() {
        guard let element = path.popLast() else { return }
        if element.saysSomething, !element.isHidden, !path.isEmpty { path[path.count - 1].saysSomething = true }
        switch element.role {
        case .link(let address, let link) where !element.saysSomething && !element.isHidden:
            find(.emptyLink(address: address), at: place(of: link, in: element.figure))
        case .heading(let level, let heading):
            openHeadings -= 1
            guard !element.isHidden else { return }
            checkHeading(level, saysSomething: element.saysSomething, at: place(of: heading, in: element.figure))
        default: break
        }
    }

    /// What was found, once the whole page has been read.
    mutating func finish() -> PageFacts {
        for use in identifierUses where !facts.anchors.contains(use.id) {
            find(.unknownIdentifier(use.id, attribute: use.attribute), at: use.place)
        }
        return facts
    }
}

extension PageReader {
    private mutating func role(of element: HTMLElement, named name: String, _ attributes: HTMLAttributes) -> Role {
        switch name {
        case "style": return .style
        case "a":
            guard let address = attributes["href"] else { return .plain }
            return .link(address: address, element)
        case "h1", "h2", "h3", "h4", "h5", "h6":
            headingText = ""
            openHeadings += 1
            return .heading(level: name.utf8.last.map { Int($0) - 48 } ?? 1, element)
        default: return .plain
        }
    }

    private mutating func checkHeading(_ level: Int, saysSomething: Bool, at place: PageFacts.Place) {
        let text = headingText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if !saysSomething { find(.emptyHeading(level: level), at: place) }
        if level == 1, hasTitle { find(.secondTitle(text), at: place) }
        if lastLevel > 0, level > lastLevel + 1 {
            find(.skippedLevel(heading: text, level: level, previous: lastLevel), at: place)
        }
        if level == 1 { hasTitle = true }
        lastLevel = level
    }

    private mutating func checkPicture(_ element: HTMLElement, _ attributes: HTMLAttributes) {
        let address = attributes["src"] ?? attributes["srcset"] ?? ""
        if attributes["alt"] == nil { find(.pictureWithoutAlternative(address: address), at: place(of: element)) }
        guard attributes.isLength("width"), attributes.isLength("height") else {
            return find(.pictureWithoutSize(address: address), at: place(of: element))
        }
    }

    private mutating func refer(inStylesheet css: String) {
        for address in stylesheetAddresses(Array(css.utf8)) where knownAddresses.insert(address).inserted {
            let place = PageFacts.Place(line: 1, tag: "<style>", figure: nil)
            facts.references.append(PageFacts.Reference(address: address, place: place))
        }
    }

    private mutating func refer(to address: String, from element: HTMLElement) {
        guard knownAddresses.insert(address).inserted else { return }
        facts.references.append(PageFacts.Reference(address: address, place: place(of: element)))
    }

    private mutating func find(_ fault: PageFault, at place: PageFacts.Place) {
        facts.findings.append(PageFacts.Finding(fault: fault, place: place))
    }

    private func place(of element: HTMLElement) -> PageFacts.Place {
        place(of: element, in: path.last?.figure)
    }

    private func place(of element: HTMLElement, in figure: String?) -> PageFacts.Place {
        PageFacts.Place(line: page.location(of: element.offset).line, tag: element.tag(), figure: figure)
    }
}
