import Diagnostics
import Figures
import Templates
import Typesetting

/// Writes every page of a course from its drawing.
struct PageWriter {
    let course: Course
    let drawing: CourseDrawing
    let values: PageValues
    let templates: TemplateSet
    /// A page's own emoji font by what the page shows: its address from the output folder, nil where none is needed.
    let emojiFont: (_ texts: [String]) -> String?

    /// The pages by path below the output folder, and what is wrong with the templates.
    func pages() -> (pages: [(path: String, html: String)], diagnostics: [Diagnostic]) {
        var pages: [(path: String, html: String)] = []
        var diagnostics: [Diagnostic] = []
        for index in course.lessons.indices {
            let (html, messages) = lessonPage(at: index)
            pages.append((course.lessons[index].pagePath, html))
            diagnostics += messages
        }
        for (path, (html, messages)) in [
            ("index.html", homePage()), ("search.html", searchPage()), ("404.html", errorPage()),
        ] {
            pages.append((path, html))
            diagnostics += messages
        }
        return (pages, diagnostics)
    }

    private func lessonPage(at index: Int) -> (String, [Diagnostic]) {
        let lesson = course.lessons[index]
        let page = LessonPage(
            lesson: lesson, figures: drawing.figures[index], pictures: course.pictures, templates: templates)
        let (body, problems) = page.body()
        let depth = lesson.slug.filter { $0 == "/" }.count
        let frontMatter = lesson.lesson.frontMatter
        let number = index - (course.chapters.first { $0.lessons.contains(index) }?.lessons.lowerBound ?? 0) + 1
        let shown = PageValues.Page(
            title: lesson.title, description: frontMatter.description ?? "", isLesson: true,
            waits: lesson.waits, path: lesson.pagePath, date: frontMatter.date, updated: frontMatter.updated,
            card: lesson.cardPath, depth: depth,
            css: emojiRule([body, lesson.title], depth: depth) + page.css, currentSlug: lesson.slug)
        let (html, messages) = templates.render(
            "lesson",
            with: values.values(
                for: shown,
                [
                    ("contents", page.contents), ("hasContents", .bool(hasContents(lesson))),
                    (
                        "lesson",
                        .record([
                            ("title", .string(lesson.title)), ("number", .string("\(number)")),
                            ("chapter", .string(lesson.chapter ?? "")), ("hasChapter", .bool(lesson.chapter != nil)),
                            ("description", .string(lesson.lesson.frontMatter.description ?? "")),
                            ("minutes", .string("\(lesson.minutes)")),
                            ("date", .string(lesson.lesson.frontMatter.date ?? "")),
                            ("hasDate", .bool(lesson.lesson.frontMatter.date != nil)), ("body", .string(body)),
                            ("updated", .string(frontMatter.updated ?? "")),
                            ("hasUpdated", .bool(frontMatter.updated != nil)),
                            ("tags", tags(of: lesson)), ("hasTags", .bool(!frontMatter.tags.isEmpty)),
                        ])
                    ),
                    ("previous", values.neighbour(index > 0 ? course.lessons[index - 1] : nil)),
                    ("next", values.neighbour(index + 1 < course.lessons.count ? course.lessons[index + 1] : nil)),
                ]))
        return (html, problems + messages)
    }

    /// Each tag with the search that finds all lessons of it.
    private func tags(of lesson: CourseLesson) -> TemplateValue {
        .list(
            lesson.lesson.frontMatter.tags.map { tag in
                .record([("tag", .string(tag)), ("href", .string("search.html?q=" + addressOfFile(tag)))])
            })
    }

    private func hasContents(_ lesson: CourseLesson) -> Bool {
        lesson.lesson.headings.contains { (2...3).contains($0.level) }
    }

    private func homePage() -> (String, [Diagnostic]) {
        var page = PageValues.Page(
            title: course.settings.title, description: course.settings.description, isHome: true, path: "index.html")
        page.card = course.lessons.lazy.compactMap(\.cardPath).first
        for (index, lesson) in course.lessons.enumerated() {
            guard let teaser = teaser(of: index) else { continue }
            page.teasers[lesson.slug] = teaser.html
            page.css += teaser.css
        }
        page.css = emojiRule(course.lessons.compactMap { page.teasers[$0.slug] }, depth: 0) + page.css
        return templates.render("home", with: values.values(for: page))
    }

    /// The lesson's finished screen, which is its last figure.
    private func teaser(of index: Int) -> FigureMarkup? {
        for case .markup(_, let teaser)? in drawing.figures[index].reversed() { return teaser }
        return nil
    }

    /// Where readers without scripts find every lesson, and those with them the field that searches.
    private func searchPage() -> (String, [Diagnostic]) {
        let page = PageValues.Page(
            title: "Search", description: course.settings.description, path: "search.html")
        return templates.render("search", with: values.values(for: page))
    }

    /// The one page that is shown at any address, so it alone needs to know where the site is published.
    private func errorPage() -> (String, [Diagnostic]) {
        var page = PageValues.Page(title: "This page is not here", description: course.settings.description)
        page.root = PublishedPlace(course.settings)?.folder
        return templates.render("error", with: values.values(for: page))
    }

    private func emojiRule(_ texts: [String], depth: Int) -> String {
        guard let url = emojiFont(texts) else { return "" }
        return Stylesheet.emojiFace(String(repeating: "../", count: depth) + url)
    }
}
