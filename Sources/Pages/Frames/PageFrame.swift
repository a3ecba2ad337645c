import Content
import Diagnostics
import Files
import PageReading

/// A page without its body: what its template makes of it, open where the body and the stylesheet's name go.
package struct PageFrame: Sendable {
    /// The page from its beginning to its end.
    package var pieces: [Piece]
    /// The characters of its own text that a subset of the text font may lack, each once.
    package var glyphs: [String]
    /// Of the whole page, the stylesheet under the name that stands for it.
    package var facts: PageFacts
    /// The files of the site that the page shows or links to besides pages, below the output folder, sorted.
    package var files: [String]

    /// A part of a page.
    package enum Piece: Hashable, Sendable {
        case text([UInt8])
        case body
        /// The body as text, where a template asks for that.
        case escapedBody
        case stylesheet
    }

    /// Stands in templates for a lesson's body; it holds the body's fingerprint, so that no text contains it by accident.
    static func mark(of body: Fingerprint) -> String { "<plumb-body-\(body)>" }
}

extension PageFrame {
    /// Cuts what a template made at the marks in it. Complexity: O(n).
    init(html: String, at path: String, body: [UInt8], named bodyName: Fingerprint?, _ reader: SiteAddressReader) {
        let mark = bodyName.map { Self.mark(of: $0) }
        var pieces: [Piece] = [.text([UInt8](html.utf8))]
        if let mark {
            pieces = pieces.cut(at: mark, leaving: .body)
            pieces = pieces.cut(
                at: mark.replacing("<", with: "&lt;").replacing(">", with: "&gt;"), leaving: .escapedBody)
        }
        self.pieces = pieces.cut(at: PageFacts.stylesheet, leaving: .stylesheet)
        glyphs = unusualCharacters(in: Array(html.utf8))
        var whole: [UInt8] = []
        whole.reserveCapacity(html.utf8.count + body.count)
        for bytes in self.pieces.bytes(body: body, stylesheet: PageFacts.stylesheet) { whole += bytes }
        facts = PageFacts(of: SourceFile(path: path, utf8: whole)).followed(from: path, by: reader)
        files = facts.files
    }
}

extension [PageFrame.Piece] {
    /// Every text cut where `mark` stands in it.
    fileprivate func cut(at mark: String, leaving piece: PageFrame.Piece) -> Self {
        let mark = [UInt8](mark.utf8)
        return flatMap { old -> Self in
            guard case .text(let bytes) = old else { return [old] }
            var pieces: Self = []
            var start = 0
            while let found = bytes.firstOffset(of: mark, from: start) {
                if found > start { pieces.append(.text([UInt8](bytes[start..<found]))) }
                pieces.append(piece)
                start = found + mark.count
            }
            if start == 0 { return [old] }
            return start < bytes.count ? pieces + [.text([UInt8](bytes[start...]))] : pieces
        }
    }

    /// The page's bytes, in order; those of the body are shared with it.
    package func bytes(body: [UInt8], stylesheet: String) -> [[UInt8]] {
        map { piece in
            switch piece {
            case .text(let bytes): bytes
            case .body: body
            case .escapedBody: escaped(body)
            case .stylesheet: [UInt8](stylesheet.utf8)
            }
        }
    }

    /// As templates escape.
    private func escaped(_ body: [UInt8]) -> [UInt8] {
        body.flatMap { byte -> [UInt8] in
            switch byte {
            case UInt8(ascii: "&"): [UInt8]("&amp;".utf8)
            case UInt8(ascii: "<"): [UInt8]("&lt;".utf8)
            case UInt8(ascii: ">"): [UInt8]("&gt;".utf8)
            case UInt8(ascii: "\""): [UInt8]("&quot;".utf8)
            case UInt8(ascii: "'"): [UInt8]("&apos;".utf8)
            default: [byte]
            }
        }
    }
}
