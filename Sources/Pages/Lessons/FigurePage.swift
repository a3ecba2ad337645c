import Caching
import Content
import Diagnostics
import FigureDrawing
import Figures
import Files
import PageReading

/// The document of a figure's own, which its page shows in a frame: fixed previews, and the figure in words.
package struct FigurePage: Sendable {
    /// Below the output folder.
    package var path: String
    package var content: Deferred<PageContent>
    /// Where the stylesheet's name belongs, in bytes of the text.
    var stylesheetPlace: Int
    /// Where the rules begin that are its own, in bytes of the text.
    var rulesPlace: Int
    /// Tells the names that fragments may lead to from others.
    var anchors: Fingerprint
    /// The files of the site that it shows or links to besides pages, below the output folder, sorted.
    package var files: [String]

    /// The document's bytes, with the stylesheet's name and more rules, such as those of a font.
    package func bytes(stylesheet: String, rules: String) -> [UInt8] {
        let document = content.value?.text ?? []
        guard stylesheetPlace <= rulesPlace, rulesPlace <= document.count else { return document }
        var whole = [UInt8](document[..<stylesheetPlace])
        whole += stylesheet.utf8
        whole += document[stylesheetPlace..<rulesPlace]
        whole += rules.utf8
        return whole + document[rulesPlace...]
    }
}

extension FigurePage {
    /// The document of a lesson's figure.
    init(_ document: FigureDocument, ofFigure name: String, in lesson: CourseLesson, language: String) {
        path = lesson.path(ofFigure: name)
        let depth = path.count { $0 == "/" }
        let folder = lesson.slug.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        let text = Array(
            document.html(
                language: language, base: String(repeating: "../", count: depth) + addressOfFile(folder),
                stylesheet: "\(lesson.pathToRoot)assets/\(PageFacts.stylesheet)"
            ).utf8)
        let name = [UInt8](PageFacts.stylesheet.utf8)
        let rules = [UInt8](FigureDocument.rulesStart.utf8)
        let nameStart = text.firstOffset(of: name, from: 0) ?? text.count
        let nameEnd = min(nameStart + name.count, text.count)
        let rulesStart = text.firstOffset(of: rules, from: nameEnd).map { $0 + rules.count } ?? text.count
        let facts = PageFacts(of: SourceFile(path: path, utf8: text))
            .followed(from: path, by: SiteAddressReader(baseURL: nil))
        content = Deferred(PageContent(text: [UInt8](text[..<nameStart]) + text[nameEnd...], facts: facts))
        (anchors, files) = (facts.anchorsName, facts.files)
        stylesheetPlace = nameStart
        rulesPlace = rulesStart - (nameEnd - nameStart)
    }

    /// What it is made of; nil where that does not lie in the cache.
    package var names: [Fingerprint]? {
        content.name.map { [$0, Fingerprint("\(stylesheetPlace) \(rulesPlace)")] }
    }

    /// What is known of it without reading it.
    package var known: KnownPage {
        KnownPage(name: content.name, anchors: anchors) { content.value?.facts ?? PageFacts() }
    }
}
