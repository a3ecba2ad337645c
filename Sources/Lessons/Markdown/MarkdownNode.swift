internal import CCMarkGFM

/// A node of cmark-gfm's tree; valid as long as its `MarkdownDocument`.
struct MarkdownNode: Equatable {
    /// The nodes of CommonMark and of the extensions in use.
    enum Kind: Equatable {
        case document, blockQuote, list, item, task(isDone: Bool), codeBlock, htmlBlock, paragraph, heading
        case thematicBreak, footnoteDefinition, table, tableHeader, tableRow, tableCell
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
        case footnoteReference, other
    }

    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    var parent: MarkdownNode? { MarkdownNode(cmark_node_parent(pointer)) }
    var firstChild: MarkdownNode? { MarkdownNode(cmark_node_first_child(pointer)) }
    var lastChild: MarkdownNode? { MarkdownNode(cmark_node_last_child(pointer)) }
    var next: MarkdownNode? { MarkdownNode(cmark_node_next(pointer)) }
    var previous: MarkdownNode? { MarkdownNode(cmark_node_previous(pointer)) }

    /// Counted from 1 in the text that was parsed; 0 where cmark does not know.
    var startLine: Int { Int(cmark_node_get_start_line(pointer)) }
    var endLine: Int { Int(cmark_node_get_end_line(pointer)) }
    /// Counted from 1 in UTF-8 bytes.
    var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }

    var literal: String { string(cmark_node_get_literal(pointer)) }
    var url: String { string(cmark_node_get_url(pointer)) }
    var title: String { string(cmark_node_get_title(pointer)) }
    var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }

    var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
    var isTight: Bool { cmark_node_get_list_tight(pointer) != 0 }
    var listStart: Int { Int(cmark_node_get_list_start(pointer)) }

    /// The number of fence characters and the fence character, nil for indented code.
    var fence: (length: Int, character: UInt8)? {
        var length: CInt = 0
        var offset: CInt = 0
        var character: CChar = 0
        guard cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else { return nil }
        return (Int(length), UInt8(bitPattern: character))
    }

    /// `l`, `c`, `r` or 0 for each column of a table.
    var alignments: [UInt8] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let first = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return Array(UnsafeBufferPointer(start: first, count: count))
    }

    /// Takes the node and all below it out of the tree, and frees them.
    func remove() {
        cmark_node_free(pointer)
    }

    func setLiteral(_ text: String) {
        cmark_node_set_literal(pointer, text)
    }

    private func string(_ characters: UnsafePointer<CChar>?) -> String {
        characters.map { String(cString: $0) } ?? ""
    }
}

extension MarkdownNode {
    var kind: Kind {
        switch cmark_node_get_type(pointer) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST: .list
        case CMARK_NODE_CODE_BLOCK: .codeBlock
        case CMARK_NODE_HTML_BLOCK: .htmlBlock
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
        case CMARK_NODE_TEXT: .text
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_CODE: .code
        case CMARK_NODE_HTML_INLINE: .htmlInline
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_LINK: .link
        case CMARK_NODE_IMAGE: .image
        case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
        default: extensionKind
        }
    }

    /// The extensions number their nodes while registering, so their names tell them apart; a task is an item too.
    private var extensionKind: Kind {
        switch string(cmark_node_get_type_string(pointer)) {
        case "item": .item
        case "tasklist": .task(isDone: cmark_gfm_extensions_get_tasklist_item_checked(pointer))
        case "table": .table
        case "table_header": .tableHeader
        case "table_row": .tableRow
        case "table_cell": .tableCell
        case "strikethrough": .strikethrough
        default: .other
        }
    }

    /// The text of the node and all below it, without markup; a break counts as a space.
    var plainText: String {
        var text = ""
        for (node, isEntered) in MarkdownWalk(self) where isEntered {
            switch node.kind {
            case .text, .code: text += node.literal
            case .softBreak, .lineBreak: text += " "
            default: break
            }
        }
        return text
    }
}

/// A node and everything below it in reading order, each once when entered and once when left; needs no recursion.
struct MarkdownWalk: Sequence, IteratorProtocol {
    private let root: MarkdownNode
    private var upcoming: (node: MarkdownNode, isEntered: Bool)?

    init(_ root: MarkdownNode) {
        self.root = root
        upcoming = (root, true)
    }

    mutating func next() -> (node: MarkdownNode, isEntered: Bool)? {
        guard let (node, isEntered) = upcoming else { return nil }
        if isEntered {
            upcoming = node.firstChild.map { ($0, true) } ?? (node, false)
        } else {
            skip(node)
        }
        return (node, isEntered)
    }

    /// Goes on behind `node`, past everything below it.
    mutating func skip(_ node: MarkdownNode) {
        if node == root {
            upcoming = nil
        } else if let sibling = node.next {
            upcoming = (sibling, true)
        } else {
            upcoming = node.parent.map { ($0, false) }
        }
    }
}
