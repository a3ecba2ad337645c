internal import CCMarkGFM
import Synchronization

/// cmark-gfm keeps its table of special characters in a global variable and changes it while parsing: one text at a
/// time.
let markdownParsing = Mutex(())

/// A text parsed by cmark-gfm, as GitHub reads it: tables, task lists, strikethrough, bare addresses and footnotes.
final class MarkdownDocument {
    /// The tree; it lives as long as this object.
    let root: MarkdownNode
    private let parser: OpaquePointer

    init?(_ utf8: ArraySlice<UInt8>) {
        guard let (parser, root) = markdownParsing.withLock({ _ in Self.parse(utf8) }) else { return nil }
        self.parser = parser
        self.root = root
    }

    private static func parse(_ utf8: ArraySlice<UInt8>) -> (parser: OpaquePointer, root: MarkdownNode)? {
        cmark_gfm_core_extensions_ensure_registered()
        guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES | CMARK_OPT_VALIDATE_UTF8) else { return nil }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            guard let found = cmark_find_syntax_extension(name) else { continue }
            cmark_parser_attach_syntax_extension(parser, found)
        }
        utf8.withUnsafeBytes { bytes in
            cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        guard let tree = cmark_parser_finish(parser), let root = MarkdownNode(tree) else {
            cmark_parser_free(parser)
            return nil
        }
        cmark_consolidate_text_nodes(tree)
        return (parser, root)
    }

    deinit {
        cmark_node_free(root.pointer)
        cmark_parser_free(parser)
    }
}
