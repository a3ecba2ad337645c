import Lessons
import Templates

/// What every template may name.
struct PageValues {
    let course: Course
    /// The stylesheet's path below the output folder.
    let stylesheet: String
    /// The script's path below the output folder; nil where the theme has none.
    let script: String?

    /// What a page is besides the course's page.
    struct Page {
        var title: String
        var description: String
        var isHome = false
        var isLesson = false
        /// Why readers do not see its lesson yet.
        var waits: SkippedLesson.Reason?
        /// Its path below the output folder, for its absolute address; nil for a page that has no place of its own.
        var path: String?
        /// When its lesson was written, `YYYY-MM-DD`.
        var date: String?
        /// When its lesson was last changed, `YYYY-MM-DD`.
        var updated: String?
        /// The picture that stands for it elsewhere, below the output folder.
        var card: String?
        /// How many folders deep it stands.
        var depth = 0
        /// Where the site's root is, for a page that is shown at addresses of any depth; nil to climb from `depth`.
        var root: String?
        /// The rules of its own figures.
        var css = ""
        /// The slug of the lesson it shows.
        var currentSlug: String?
        /// Small figures of lessons, by slug.
        var teasers: [String: String] = [:]
    }

    /// The values of `page`, and `more` that only this page has.
    func values(for page: Page, _ more: [(name: String, value: TemplateValue)] = []) -> TemplateValue {
        let settings = course.settings
        return .record(
            [
                ("language", .string(settings.language)),
                ("generator", .string("Plumb")),
                ("root", .string(page.root ?? String(repeating: "../", count: page.depth))),
                ("stylesheet", .string(stylesheet)),
                ("script", .string(script ?? "")), ("hasScript", .bool(script != nil)),
                ("pageCSS", .string(page.css)), ("hasPageCSS", .bool(!page.css.isEmpty)),
                (
                    "site",
                    .record([
                        ("title", .string(settings.title)), ("author", .string(settings.author)),
                        ("hasAuthor", .bool(!settings.author.isEmpty)),
                        ("description", .string(settings.description)),
                        ("hasDescription", .bool(!settings.description.isEmpty)),
                        ("hasFeed", .bool(hasFeed)), ("feed", .string(AtomFeed.path)),
                    ])
                ),
                ("page", .record(metadata(of: page))),
                ("chapters", .list(chapters(on: page))),
            ] + more)
    }

    /// What a page says of itself, to readers and to programs that show a link to it.
    private func metadata(of page: Page) -> [(name: String, value: TemplateValue)] {
        let address = page.path.flatMap { path in PublishedPlace(course.settings)?.address(ofFile: path) }
        let card = page.card.flatMap { path in PublishedPlace(course.settings)?.address(ofFile: path) }
        return [
            ("card", .string(card ?? "")), ("hasCard", .bool(card != nil)),
            ("title", .string(page.title)),
            ("description", .string(page.description)), ("hasDescription", .bool(!page.description.isEmpty)),
            ("isHome", .bool(page.isHome)), ("isLesson", .bool(page.isLesson)),
            ("badge", .string(page.waits?.badge ?? "")), ("hasBadge", .bool(page.waits != nil)),
            ("updated", .string(page.updated ?? "")), ("hasUpdated", .bool(page.updated != nil)),
            ("address", .string(address ?? "")), ("hasAddress", .bool(address != nil)),
            ("date", .string(page.date ?? "")), ("hasDate", .bool(page.date != nil)),
        ]
    }

    private var hasFeed: Bool {
        course.settings.baseURL != nil && course.lessons.contains { $0.lesson.frontMatter.date != nil }
    }

    /// A neighbour of a lesson, as the foot of its page names it.
    func neighbour(_ lesson: CourseLesson?) -> TemplateValue {
        .record([
            ("has", .bool(lesson != nil)), ("title", .string(lesson?.title ?? "")),
            ("href", .string(lesson?.pageAddress ?? "")), ("minutes", .string("\(lesson?.minutes ?? 0)")),
        ])
    }

    private func chapters(on page: Page) -> [TemplateValue] {
        course.chapters.map { chapter in
            .record([
                ("chapter", .string(chapter.name ?? "")), ("hasChapter", .bool(chapter.name != nil)),
                (
                    "lessons",
                    .list(chapter.lessons.map { lesson(at: $0, number: $0 - chapter.lessons.lowerBound + 1, on: page) })
                ),
            ])
        }
    }

    private func lesson(at index: Int, number: Int, on page: Page) -> TemplateValue {
        let lesson = course.lessons[index]
        return .record([
            ("title", .string(lesson.title)), ("href", .string(lesson.pageAddress)),
            ("description", .string(lesson.lesson.frontMatter.description ?? "")),
            ("hasDescription", .bool(lesson.lesson.frontMatter.description != nil)),
            ("number", .string("\(number)")), ("minutes", .string("\(lesson.minutes)")),
            ("badge", .string(lesson.waits?.badge ?? "")), ("hasBadge", .bool(lesson.waits != nil)),
            ("isCurrent", .bool(lesson.slug == page.currentSlug)),
            ("figure", .string(page.teasers[lesson.slug] ?? "")),
        ])
    }
}

extension SkippedLesson.Reason {
    /// The mark of a lesson that only its author sees.
    fileprivate var badge: String {
        switch self {
        case .draft: "Draft"
        case .future(let date, _): "From \(date) on"
        }
    }
}
