import Content
import Diagnostics
import Lessons
import Templates

/// The pages that stand where lessons once were and lead to where they are.
package struct MovedPages {
    let course: Course
    let values: PageValues
    let templates: TemplateSet

    package init(course: Course, values: PageValues, templates: TemplateSet) {
        self.course = course
        self.values = values
        self.templates = templates
    }

    /// The pages by path; an alias that another page has, or that is none, is an error.
    ///
    /// - Parameter isTaken: whether the site has a file at a path.
    package func pages(
        besides isTaken: (_ path: String) -> Bool
    ) -> (pages: [(path: String, html: String)], diagnostics: [Diagnostic]) {
        var taken: Set<String> = []
        var pages: [(path: String, html: String)] = []
        var diagnostics: [Diagnostic] = []
        for lesson in course.lessons where lesson.isTranslated {
            let aliases = lesson.aliases
            for written in lesson.frontMatter.aliases {
                guard let alias = aliases.first(where: { $0.range == written.range }), alias.path.hasSuffix(".html")
                else {
                    diagnostics.append(lesson.diagnostic(written, "'\(written.value)' cannot be a page of this site"))
                    continue
                }
                guard !isTaken(alias.path), taken.insert(alias.path).inserted else {
                    diagnostics.append(lesson.diagnostic(written, "there is another page at '\(alias.path)'"))
                    continue
                }
                let (html, messages) = page(at: alias.path, leadingTo: lesson)
                pages.append((alias.path, html))
                diagnostics += messages
            }
        }
        return (pages, diagnostics)
    }

    private func page(at path: String, leadingTo lesson: CourseLesson) -> (String, [Diagnostic]) {
        var page = PageValues.Page(title: lesson.title, description: lesson.frontMatter.description ?? "")
        page.depth = path.filter { $0 == "/" }.count
        page.path = lesson.pagePath
        return templates.render("moved", with: values.values(for: page, [("href", .string(lesson.pageAddress))]))
    }
}

extension CourseLesson {
    fileprivate func diagnostic(_ alias: Placed<String>, _ message: String) -> Diagnostic {
        Diagnostic(
            .error, "alias", in: lesson.file, at: alias.range, message: message,
            help: "an alias is a former path of the page, such as 'old/name.html'")
    }
}
