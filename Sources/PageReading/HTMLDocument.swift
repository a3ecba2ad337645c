internal import CGumbo

/// The elements of a page as a browser would build them, read by Gumbo.
///
/// Any bytes are a page; the parser follows the HTML Standard, section 13.2.
final class HTMLDocument {
    private let memory = ParsingMemory()
    private let source: UnsafeMutableBufferPointer<CChar>
    private let output: UnsafeMutablePointer<GumboOutput>?

    /// Reads a page. Complexity: O(n) in its length where its elements are not nested deeply.
    init(_ utf8: [UInt8]) {
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: max(1, utf8.count))
        utf8.withUnsafeBytes { bytes in UnsafeMutableRawBufferPointer(copy).copyMemory(from: bytes) }
        source = copy
        var options = kGumboDefaultOptions
        options.max_errors = 0
        options.userdata = Unmanaged.passUnretained(memory).toOpaque()
        options.allocator = { memory, size in
            guard let memory else { return nil }
            return Unmanaged<ParsingMemory>.fromOpaque(memory).takeUnretainedValue().allocate(size)
        }
        options.deallocator = { _, _ in }
        output = gumbo_parse_with_options(&options, copy.baseAddress, utf8.count)
    }

    deinit {
        source.deallocate()
    }

    /// What a walk through the page meets.
    enum Event {
        case open(HTMLElement)
        /// The end of the element opened last that is not closed yet.
        case close
        case text(HTMLText)
    }

    /// Walks the page in the order of its text, without recursion.
    func walk(_ visit: (Event) -> Void) {
        guard let document = output?.pointee.document else { return }
        var open = [(children: document.pointee.v.document.children, next: 0, isElement: false)]
        while let top = open.last {
            guard top.next < Int(top.children.length) else {
                open.removeLast()
                if top.isElement { visit(.close) }
                continue
            }
            open[open.count - 1].next += 1
            guard let pointer = top.children.data[top.next] else { continue }
            let node = pointer.assumingMemoryBound(to: GumboNode.self)
            switch node.pointee.type {
            case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                visit(.open(HTMLElement(node: node, source: source)))
                open.append((node.pointee.v.element.children, 0, true))
            case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA, GUMBO_NODE_WHITESPACE:
                visit(.text(HTMLText(node: node)))
            default: break
            }
        }
    }
}

/// An element of a page; valid as long as its document.
struct HTMLElement {
    fileprivate let node: UnsafeMutablePointer<GumboNode>
    fileprivate let source: UnsafeMutableBufferPointer<CChar>

    /// In lower case; SVG's own names keep their capitals.
    var name: String {
        let element = node.pointee.v.element
        if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
        var original = element.original_tag
        gumbo_tag_from_original_text(&original)
        return Self.text(original)
    }

    /// The names and values of its attributes, entities resolved, in the order written.
    var attributes: [(name: String, value: String)] {
        let vector = node.pointee.v.element.attributes
        return (0..<Int(vector.length)).compactMap { index in
            guard let attribute = vector.data[index]?.assumingMemoryBound(to: GumboAttribute.self) else { return nil }
            return (String(cString: attribute.pointee.name), String(cString: attribute.pointee.value))
        }
    }

    /// Where its tag stands in the page, as UTF-8 offsets; empty for an element that the parser added.
    var tag: Range<Int> {
        let piece = node.pointee.v.element.original_tag
        guard let start = piece.data, let base = source.baseAddress.map({ UnsafePointer($0) }) else { return 0..<0 }
        let offset = start - base
        guard source.indices.contains(offset) else { return 0..<0 }
        return offset..<min(offset + piece.length, source.count)
    }

    private static func text(_ piece: GumboStringPiece) -> String {
        guard let data = piece.data else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: data, count: piece.length), as: UTF8.self)
    }
}

/// A stretch of text in a page; valid as long as its document.
struct HTMLText {
    fileprivate let node: UnsafeMutablePointer<GumboNode>

    /// Whether it is only white space.
    var isBlank: Bool { node.pointee.type == GUMBO_NODE_WHITESPACE }
    /// Entities resolved.
    var string: String { node.pointee.v.text.text.map { String(cString: $0) } ?? "" }
}

extension HTMLDocument {
    /// Tells `reader` what the page holds, in the order of its text.
    func read(into reader: inout PageReader) {
        walk { event in
            switch event {
            case .open(let element): reader.open(PageElement(element))
            case .close: reader.close()
            case .text(let text) where text.isBlank: break
            case .text(let text): reader.read(reader.needsWords ? text.string : nil)
            }
        }
    }
}

extension PageElement {
    fileprivate init(_ element: HTMLElement) {
        var attributes = HTMLAttributes()
        for (name, value) in element.attributes {
            if let name = HTMLAttributes.Name(rawValue: name) { attributes.append(name, value) }
        }
        self.init(kind: Kind(name: element.name), attributes: attributes, tag: element.tag)
    }
}
