import Caching
import Content
import Diagnostics
import FigureDrawing
import Figures
import Files
import Typesetting

/// What a lesson gives to its page: its body with code coloured and figures drawn.
package struct DrawnLesson: Sendable {
    /// HTML.
    package var body: DeferredBytes
    /// Tells one body from another.
    var bodyName: Fingerprint
    /// The rules of its figures.
    package var css: String
    /// Tells its rules from others.
    var cssName: Fingerprint
    /// The documents of its figures.
    package var figurePages: [FigurePage] = []
    /// Its finished screen, small.
    package var teaser: Teaser?
    /// The emoji in title and body, each once.
    package var emoji: [String]
    /// The characters of the body that a subset of the text font may lack, each once.
    package var glyphs: [String]
    /// The symbols that the code of its figures names.
    package var symbols: [String] = []
    package var figureCount: Int
    /// The apps that it offers.
    package var projects: [LessonProject] = []
    /// The numbers that its prose asks its figures for.
    package var quantities: [String] = []
    /// What the choices of its predictions come to.
    var verdicts: [ChoiceVerdict] = []
    /// The links whose text names what they lead to, in the order of the body.
    var references: [Reference] = []

    /// A link without a text of its own.
    struct Reference: Hashable, Sendable {
        /// Its position among the lesson's links.
        var link: Int
        /// Where its text belongs, in UTF-8 bytes of the body.
        var offset: Int
    }
    /// What the engine in its page is told of it; nil where there is nothing to change.
    package var playground: DeferredBytes?

    /// A small figure and its rules.
    package struct Teaser: Hashable, Sendable {
        package var html: String
        package var css: String
        /// The emoji it shows, each once.
        package var emoji: [String]
    }
}

extension DrawnLesson {
    /// - Parameters:
    ///   - title: the lesson's, which stands in the page's heading.
    ///   - body: the lesson's prose as HTML.
    ///   - css: the rules of its figures.
    init(title: String, body: String, css: String, figures: [DrawnFigure?], fonts: FontLibrary) {
        let body = Array(body.utf8)
        self.body = DeferredBytes(body)
        bodyName = Fingerprint(body)
        self.css = css
        cssName = Fingerprint(Array(css.utf8))
        for case .markup(_, let small?)? in figures.reversed() {
            let unusual = unusualCharacters(in: Array(small.html.utf8))
            teaser = Teaser(
                html: small.html, css: small.css, emoji: unusual.filter { fonts.boxes.isEmoji(Character($0)) })
            break
        }
        glyphs = unusualCharacters(in: body)
        emoji = distinct(glyphs + unusualCharacters(in: Array(title.utf8))).filter {
            fonts.boxes.isEmoji(Character($0))
        }
        figureCount = figures.reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    }
}

/// The characters of `utf8` that are no single ASCII one, each once, sorted. Complexity: O(n).
///
/// A run of bytes beyond ASCII is read with the byte before it, which may be the first of a character: `1️⃣`.
func unusualCharacters(in utf8: [UInt8]) -> [String] {
    var runs: Set<ArraySlice<UInt8>> = []
    utf8.withUnsafeBufferPointer { bytes in
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let start = max(0, index - 1)
            while index < bytes.count, bytes[index] >= 0x80 { index += 1 }
            runs.insert(utf8[start..<index])
        }
    }
    let characters = runs.flatMap { String(decoding: $0, as: UTF8.self).filter { !$0.isASCII } }
    return Set(characters).map(String.init).sorted()
}
