import Diagnostics
import Lessons
import Templates

/// A former place of a lesson's page.
public struct PageAlias: Hashable, Sendable {
    /// Below the output folder, such as `old/name.html`.
    public var path: String
    /// Where the front matter names it, UTF-8 offsets in the lesson's file.
    var range: Range<Int>
}

extension CourseLesson {
    /// The former places of its page, the oldest first; an address without an ending means a page.
    public var aliases: [PageAlias] {
        frontMatter.aliases.compactMap { alias in
            let address = alias.value.hasPrefix("/") ? String(alias.value.dropFirst()) : alias.value
            guard case .file(let path, _) = SiteAddressReader(baseURL: nil).destination(of: address, on: "index.html")
            else { return nil }
            let name = path.split(separator: "/").last ?? ""
            return PageAlias(path: name.contains(".") ? path : path + ".html", range: alias.range)
        }
    }
}

/// The pages that stand where lessons once were and lead to where they are.
struct MovedPages {
    let course: Course
    let values: PageValues
    let templates: TemplateSet

    /// The pages by path; an alias that another page has, or that is none, is an error.
    func pages(besides taken: Set<String>) -> (pages: [(path: String, html: String)], diagnostics: [Diagnostic]) {
        var taken = taken
        var pages: [(path: String, html: String)] = []
        var diagnostics: [Diagnostic] = []
        for lesson in course.lessons {
            let aliases = lesson.aliases
            for written in lesson.frontMatter.aliases {
                guard let alias = aliases.first(where: { $0.range == written.range }), alias.path.hasSuffix(".html")
                else {
                    diagnostics.append(lesson.diagnostic(written, "'\(written.value)' can be no page of this site"))
                    continue
                }
                guard taken.insert(alias.path).inserted else {
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
