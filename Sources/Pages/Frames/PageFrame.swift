import Caching
import Content
import Diagnostics
import Files
import PageReading

/// A page without its body and the stylesheet's name: what its template makes of it, and where these belong.
package struct PageFrame: Sendable {
    package var content: Deferred<PageContent>
    /// Where something belongs into the text, in order.
    package var insertions: [Insertion]
    /// The characters of its own text that a subset of the text font may lack, each once.
    package var glyphs: [String]
    /// Tells the names that fragments may lead to from others.
    var anchors: Fingerprint
    /// The files of the site that the page shows or links to besides pages, below the output folder, sorted.
    package var files: [String]

    /// What belongs into the text.
    package struct Insertion: Hashable, Sendable {
        /// In bytes of the text.
        package var place: Int
        package var part: Part

        package enum Part: Int, Hashable, Sendable {
            case body
            /// The body as text, where a template asks for that.
            case escapedBody
            case stylesheet
        }
    }

    /// Stands in templates for a lesson's body; it holds the body's fingerprint, so that no text contains it by accident.
    static func mark(of body: Fingerprint) -> String { "<plumb-body-\(body)>" }
}

extension PageFrame {
    /// Takes the marks out of what a template made. Complexity: O(n).
    init(html: String, at path: String, body: DeferredBytes?, named bodyName: Fingerprint?, _ reader: SiteAddressReader)
    {
        let utf8 = [UInt8](html.utf8)
        let body = body?.bytes ?? []
        var marks = [(PageFacts.stylesheet, Insertion.Part.stylesheet)]
        if let mark = bodyName.map({ Self.mark(of: $0) }) {
            let escaped = mark.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            marks += [(mark, .body), (escaped, .escapedBody)]
        }
        let found = marks.flatMap { mark, part in
            utf8.offsets(of: [UInt8](mark.utf8)).map { ($0..<$0 + mark.utf8.count, part) }
        }
        var text: [UInt8] = []
        insertions = []
        var start = 0
        for (range, part) in found.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            text += utf8[start..<range.lowerBound]
            insertions.append(Insertion(place: text.count, part: part))
            start = range.upperBound
        }
        text += utf8[start...]
        glyphs = unusualCharacters(in: utf8)
        let whole = insertions.filling(text, body: body, stylesheet: PageFacts.stylesheet)
        let facts = PageFacts(of: SourceFile(path: path, utf8: whole)).followed(from: path, by: reader)
        (anchors, files) = (facts.anchorsName, facts.files)
        content = Deferred(PageContent(text: text, facts: facts))
    }

    /// The page's bytes.
    package func bytes(body: [UInt8], stylesheet: String) -> [UInt8] {
        insertions.filling(content.value?.text ?? [], body: body, stylesheet: stylesheet)
    }
}

extension [PageFrame.Insertion] {
    /// `text` with what belongs into it.
    fileprivate func filling(_ text: [UInt8], body: [UInt8], stylesheet: String) -> [UInt8] {
        var whole: [UInt8] = []
        whole.reserveCapacity(text.count + body.count + count * stylesheet.utf8.count)
        var start = 0
        for insertion in self {
            let place = Swift.min(Swift.max(start, insertion.place), text.count)
            whole += text[start..<place]
            switch insertion.part {
            case .body: whole += body
            case .escapedBody: whole += escaped(body)
            case .stylesheet: whole += stylesheet.utf8
            }
            start = place
        }
        return whole + text[start...]
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

extension [UInt8] {
    /// Where `word` stands, one behind the other.
    fileprivate func offsets(of word: [UInt8]) -> [Int] {
        var offsets: [Int] = []
        while let next = firstOffset(of: word, from: offsets.last.map { $0 + word.count } ?? 0) { offsets.append(next) }
        return offsets
    }
}
