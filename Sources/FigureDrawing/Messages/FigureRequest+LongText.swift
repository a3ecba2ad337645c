import AutoLayout
import Content
import Diagnostics
import Figures
import Notation

extension FigureRequest {
    /// A text of several lines that has more bytes than this is not followed through all widths: it breaks otherwise at so
    /// many of them that a page could not hold them all.
    static let longestFollowedText = 20_000

    /// Why a figure has no live preview: a text is too long for it.
    func longText(_ view: String, bytes: Int) -> Diagnostic {
        Diagnostic(
            .warning, "long-text", at: place, excerpt: excerpt,
            message: "the text of \(view) has \(bytes) bytes, too many to follow its lines through all widths, "
                + "so that \(name) has no live preview",
            help: "shorten it to \(Self.longestFollowedText) bytes, or divide it among several labels")
    }
}

extension Preview {
    /// The first view whose text of several lines has more bytes than `limit`, and how many.
    func longText(over limit: Int) -> (view: String, bytes: Int)? {
        for (index, lines) in layout.textLines.enumerated() {
            guard let lines, lines.count > 1 else { continue }
            // Of what stands between two lines, a space or a line feed, one byte.
            let bytes = lines.reduce(lines.count - 1) { $0 + $1.text.utf8.count }
            if bytes > limit { return (tree.views[index].name, bytes) }
        }
        return nil
    }
}
