import Caching
import Content
import Diagnostics
import Escaping
import Files
import Lessons

extension DrawnCourse {
    /// Gives the links of all lessons the names of what they lead to, also in other languages.
    static func fillReferences(in courses: inout [DrawnCourse]) {
        guard courses.contains(where: { $0.drawn.contains { !$0.references.isEmpty } }) else { return }
        let outlines = Dictionary(
            courses.flatMap { $0.course.lessons.map { ($0.pagePath, $0.outline) } },
            uniquingKeysWith: { first, _ in first })
        for index in courses.indices { courses[index].fillReferences(outlines) }
    }

    private mutating func fillReferences(_ outlines: [String: LessonOutline]) {
        course.fillReferences(in: &drawn, outlines)
    }
}

extension Course {
    /// Gives each link without words the name of what it leads to: a figure's number, a heading, a term, the title of a lesson.
    ///
    /// A link that leads nowhere shows a question mark; what is wrong with its address is told when links are checked.
    /// - Parameter drawn: of each lesson of the course, in their order.
    fileprivate mutating func fillReferences(in drawn: inout [DrawnLesson], _ outlines: [String: LessonOutline]) {
        guard drawn.contains(where: { !$0.references.isEmpty }) else { return }
        for (index, lesson) in lessons.enumerated() where !drawn[index].references.isEmpty {
            let links = lesson.lesson.links
            let texts = drawn[index].references.map { reference -> String in
                let link = links[reference.link]
                switch target(of: link, in: lesson, outlines) {
                case .text(let text): return text
                case .outside: return ""
                case .nothing: return "?"
                case .figureWithoutCaption(let name):
                    diagnostics.append(
                        Diagnostic(
                            .error, "no-caption", in: lesson.lesson.file, at: link.range,
                            message: "the figure '\(name)' has no caption, and so no number to name it by",
                            help: "give the figure a caption, or the link words of its own"))
                    return "?"
                }
            }
            drawn[index].fillReferences(with: texts)
            lessons[index].linkTexts = Dictionary(
                zip(drawn[index].references.map(\.link), texts), uniquingKeysWith: { first, _ in first })
            lesson.releaseReading()
        }
    }

    /// What a link leads to, as its text says it.
    private enum ReferenceTarget {
        case text(String)
        case figureWithoutCaption(String)
        /// Another site, or a file that is no lesson.
        case outside
        case nothing
    }

    private func target(
        of link: Lesson.Link, in lesson: CourseLesson, _ outlines: [String: LessonOutline]
    ) -> ReferenceTarget {
        let reader = SiteAddressReader(baseURL: settings.baseURL)
        let address = lesson.address(of: link)
        guard case .file(let path, let name) = reader.destination(of: address, on: lesson.pagePath) else {
            return .outside
        }
        // Of a file that is no lesson nothing is known; a lesson that is not there is told of once.
        guard let outline = outlines[path] else { return address == link.url ? .outside : .nothing }
        guard let name, !name.isEmpty else { return .text(outline.title) }
        if let heading = outline.headings.first(where: { $0.id == name }) { return .text(heading.text) }
        if let term = outline.terms.first(where: { $0.id == name }) { return .text(term.text) }
        guard let figure = outline.figures.first(where: { $0.name == name }) else { return .nothing }
        return figure.number.map { .text(words.figureLabel($0)) } ?? .figureWithoutCaption(name)
    }
}

extension DrawnLesson {
    /// Puts the text of each link into its place.
    fileprivate mutating func fillReferences(with texts: [String]) {
        let body = body.bytes
        var filled: [UInt8] = []
        var start = 0
        for (reference, text) in zip(references, texts) {
            let end = min(max(start, reference.offset), body.count)
            filled += body[start..<end]
            filled += escaped(text).utf8
            start = end
        }
        filled += body[start...]
        self.body = DeferredBytes(filled)
        bodyName = Fingerprint(filled)
        glyphs = unusualCharacters(in: filled)
    }
}
