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
    /// From there to the folder of its page.
    var base: String
    /// From that folder to the site's.
    var root: String
    var language: String
    var document: FigureDocument
    /// Under the name that stands for the stylesheet's.
    package var facts: PageFacts

    /// The document with its stylesheet and more rules, such as those of a font.
    package func html(stylesheet: String, rules: String) -> String {
        document.html(language: language, base: base, stylesheet: "\(root)assets/\(stylesheet)", rules: rules)
    }
}

extension FigurePage {
    /// The document of a lesson's figure.
    init(_ document: FigureDocument, ofFigure name: String, in lesson: CourseLesson, language: String) {
        path = lesson.path(ofFigure: name)
        let depth = path.count { $0 == "/" }
        let folder = lesson.slug.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        base = String(repeating: "../", count: depth) + addressOfFile(folder)
        root = lesson.pathToRoot
        self.language = language
        self.document = document
        let text = document.html(
            language: language, base: base, stylesheet: "\(root)assets/\(PageFacts.stylesheet)", rules: "")
        facts = PageFacts(of: SourceFile(path: path, utf8: Array(text.utf8)))
            .followed(from: path, by: SiteAddressReader(baseURL: nil))
    }
}
