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

    /// Tells `reader` what the page holds, in the order of its text, without recursion.
    func read(into reader: inout PageReader) {
        guard let document = output?.pointee.document else { return }
        var open = [(children: document.pointee.v.document.children, next: 0, isElement: false)]
        while let top = open.last {
            guard top.next < Int(top.children.length) else {
                open.removeLast()
                if top.isElement { reader.close() }
                continue
            }
            open[open.count - 1].next += 1
            guard let pointer = top.children.data[top.next] else { continue }
            let node = pointer.assumingMemoryBound(to: GumboNode.self)
            switch node.pointee.type {
            case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
                reader.open(element(node.pointee.v.element))
                open.append((node.pointee.v.element.children, 0, true))
            case GUMBO_NODE_TEXT, GUMBO_NODE_CDATA:
                reader.read(reader.needsWords ? text(node.pointee.v.text) : nil)
            default: break
            }
        }
    }
}

extension HTMLDocument {
    private func element(_ element: GumboElement) -> PageElement {
        PageElement(
            kind: PageElement.Kind(name: name(of: element)), attributes: attributes(of: element),
            tag: place(of: element.original_tag))
    }

    /// In lower case; SVG's own names keep their capitals.
    private func name(of element: GumboElement) -> String {
        if element.tag != GUMBO_TAG_UNKNOWN { return String(cString: gumbo_normalized_tagname(element.tag)) }
        var original = element.original_tag
        gumbo_tag_from_original_text(&original)
        guard let data = original.data else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: data, count: original.length), as: UTF8.self)
    }

    /// Entities resolved.
    private func attributes(of element: GumboElement) -> HTMLAttributes {
        var attributes = HTMLAttributes()
        for index in 0..<Int(element.attributes.length) {
            guard let attribute = element.attributes.data[index]?.assumingMemoryBound(to: GumboAttribute.self) else {
                continue
            }
            guard let name = HTMLAttributes.Name(rawValue: String(cString: attribute.pointee.name)) else { continue }
            attributes.append(name, String(cString: attribute.pointee.value))
        }
        return attributes
    }

    private func text(_ text: GumboText) -> String { text.text.map { String(cString: $0) } ?? "" }

    /// Where a piece stands in the page; empty for a tag that the parser added.
    private func place(of piece: GumboStringPiece) -> Range<Int> {
        guard let start = piece.data, let base = source.baseAddress.map({ UnsafePointer($0) }) else { return 0..<0 }
        let offset = start - base
        guard source.indices.contains(offset) else { return 0..<0 }
        return offset..<min(offset + piece.length, source.count)
    }
}
