import Content
import Diagnostics
import FigureDrawing
import Figures
import Files
import PageReading

/// The document of a figure's own, which its page shows in a frame: fixed previews, and the figure in words.
package struct FigurePage: Hashable, Sendable {
    /// Below the output folder.
    package var path: String
    /// The document up to the stylesheet's address.
    var head: [UInt8]
    /// From there to the rules that are its own.
    var middle: [UInt8]
    /// From these rules to its end.
    var rest: [UInt8]
    /// Under the name that stands for the stylesheet's.
    package var facts: PageFacts

    /// The document's bytes in order, with the stylesheet's name and more rules, such as those of a font.
    package func bytes(stylesheet: String, rules: String) -> [[UInt8]] {
        [head, [UInt8](stylesheet.utf8), middle] + (rules.isEmpty ? [] : [[UInt8](rules.utf8)]) + [rest]
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
        head = [UInt8](text[..<nameStart])
        middle = [UInt8](text[nameEnd..<rulesStart])
        rest = [UInt8](text[rulesStart...])
        facts = PageFacts(of: SourceFile(path: path, utf8: text))
            .followed(from: path, by: SiteAddressReader(baseURL: nil))
    }
}
