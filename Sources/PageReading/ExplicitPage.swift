/// Reads a page whose every element is closed where it ends, as on those that Plumb writes, without building a tree.
///
/// It tells its reader what `HTMLDocument` would, in a tenth of the time. Where the parser of the HTML Standard (section
/// 13.2) would close, move or add elements by itself, or resolve an entity that is not known here, it gives up, and
/// `HTMLDocument` has to read the page.
struct ExplicitPage {
    private(set) var reader: PageReader
    private var markup: MarkupScanner
    private var phase = Phase.start
    private var open: [OpenElement] = []
    /// How many elements of HTML are open that may not hold their like.
    private var paragraphs = 0
    private var links = 0
    private var buttons = 0
    private var forms = 0

    private enum Phase: Int, Comparable {
        case start, document, head, afterHead, body, afterBody, end

        static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
    }

    private struct OpenElement {
        var tag: HTMLTag
        /// Where its name stands.
        var name: Range<Int>
        /// Whether it is one of SVG or MathML.
        var isForeign: Bool
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ reader: PageReader) {
        markup = MarkupScanner(bytes: bytes)
        self.reader = reader
    }

    /// Reads the whole page; false where that has to be left to `HTMLDocument`. Complexity: O(n).
    mutating func read() -> Bool {
        guard markup.skipDocumentType() else { return false }
        while !markup.isAtEnd {
            let isRead =
                switch markup.kind {
                case .text: readText()
                case .comment: markup.skipComment()
                case .endTag: readEndTag()
                case .startTag: readStartTag()
                case .unknown: false
                }
            guard isRead else { return false }
        }
        return phase == .end
    }

    private mutating func readText() -> Bool {
        guard let text = markup.text() else { return false }
        guard let isBlank = markup.isBlank(text) else { return false }
        if isBlank { return true }
        guard phase == .body, mayHoldText else { return false }
        return tell(text, isRaw: false)
    }

    /// Whether the innermost element may hold more than white space.
    private var mayHoldText: Bool {
        guard let top = open.last, !top.isForeign else { return !open.isEmpty }
        return switch top.tag.structure {
        case .table, .columns, .section, .row, .select, .options, .html, .head: false
        default: true
        }
    }

    private mutating func tell(_ text: Range<Int>, isRaw: Bool) -> Bool {
        guard reader.needsWords else {
            reader.read(nil)
            return true
        }
        guard let words = isRaw ? markup.string(text) : markup.resolved(text) else { return false }
        reader.read(words)
        return true
    }
}

extension ExplicitPage {
    private mutating func readEndTag() -> Bool {
        guard let name = markup.endTagName(), let top = open.popLast(), markup.isSame(name, top.name) else {
            return false
        }
        reader.close()
        if !top.isForeign { count(top.tag.structure, -1) }
        switch top.tag.structure {
        case .head: phase = .afterHead
        case .body: phase = .afterBody
        case .html:
            guard phase == .afterBody else { return false }
            phase = .end
        default: break
        }
        return true
    }

    private mutating func count(_ structure: HTMLTag.Structure, _ change: Int) {
        switch structure {
        case .paragraph: paragraphs += change
        case .link: links += change
        case .button: buttons += change
        case .form: forms += change
        default: break
        }
    }

    private mutating func readStartTag() -> Bool {
        let start = markup.index
        guard let name = markup.startTagName() else { return false }
        let tag = HTMLTag.named.value(at: name, of: markup.bytes) ?? HTMLTag()
        let isForeign = open.last.map { $0.isForeign || Self.isRoot($0) } ?? false
        guard isForeign ? mayOpenForeign(tag) : mayOpen(tag) else { return false }
        var attributes = HTMLAttributes()
        guard let isClosed = markup.readAttributes(into: &attributes, isForeign: isForeign) else { return false }
        reader.open(PageElement(kind: tag.kind, attributes: attributes, tag: start..<markup.index))
        if isForeign || Self.isRoot(tag) {
            if isClosed { reader.close() } else { open.append(OpenElement(tag: tag, name: name, isForeign: isForeign)) }
            return true
        }
        if tag.rules.contains(.isVoid) {
            reader.close()
            return true
        }
        guard !isClosed else { return false }
        open.append(OpenElement(tag: tag, name: name, isForeign: false))
        count(tag.structure, 1)
        enter(tag.structure)
        return tag.rules.isDisjoint(with: [.isRawText, .isText]) || readContent(of: tag, named: name)
    }

    private mutating func enter(_ structure: HTMLTag.Structure) {
        switch structure {
        case .html: phase = .document
        case .head: phase = .head
        case .body: phase = .body
        default: break
        }
    }

    /// The text of an element in which no tag begins; its end tag is read next.
    private mutating func readContent(of tag: HTMLTag, named name: Range<Int>) -> Bool {
        let isRaw = tag.rules.contains(.isRawText)
        guard let text = markup.text(before: name, isRaw: isRaw) else { return false }
        if text.isEmpty { return true }
        guard let isBlank = isRaw ? markup.isBlankAsWritten(text) : markup.isBlank(text) else { return false }
        return isBlank || tell(text, isRaw: isRaw)
    }

    private static func isRoot(_ tag: HTMLTag) -> Bool { tag.structure == .svg || tag.structure == .math }

    private static func isRoot(_ element: OpenElement) -> Bool { !element.isForeign && isRoot(element.tag) }

    /// Whether an element of SVG or MathML may begin here.
    private func mayOpenForeign(_ tag: HTMLTag) -> Bool {
        guard open.last?.tag.structure != .words else { return false }
        return tag.rules.isDisjoint(with: [.endsForeign, .isSpecial, .isRawText]) && !Self.isRoot(tag)
    }

    /// Whether an element of HTML may begin here without the parser closing or adding another.
    private func mayOpen(_ tag: HTMLTag) -> Bool {
        if tag.rules.contains(.isSpecial) { return false }
        switch tag.structure {
        case .html: return phase == .start
        case .head: return phase == .document
        case .body: return phase == .afterHead
        default: break
        }
        if phase == .head { return tag.rules.contains(.isMetadata) }
        guard phase == .body, paragraphs == 0 || tag.rules.contains(.isPhrasing) else { return false }
        return fits(tag)
    }

    private func fits(_ tag: HTMLTag) -> Bool {
        let parent = open.last?.tag
        switch parent?.structure {
        case .table:
            return switch tag.structure {
            case .caption, .columns, .section, .row: true
            default: false
            }
        case .columns: return tag.structure == .column
        case .section: return tag.structure == .row
        case .row: return tag.structure == .cell
        case .select: return tag.structure == .option || tag.structure == .options
        case .options: return tag.structure == .option
        case .option: return false
        default: break
        }
        switch tag.structure {
        case .caption, .columns, .column, .section, .row, .cell, .options: return false
        case .link: return links == 0
        case .button: return buttons == 0
        case .form: return forms == 0
        case .item, .term: return !isWithin(tag.structure)
        default: break
        }
        if case .heading = tag.kind, case .heading = parent?.kind { return false }
        return true
    }

    /// Whether an item or a term would end one that is open.
    private func isWithin(_ structure: HTMLTag.Structure) -> Bool {
        for element in open.reversed() {
            if element.tag.structure == structure { return true }
            if element.tag.rules.contains(.holdsItems) { return false }
        }
        return false
    }
}
