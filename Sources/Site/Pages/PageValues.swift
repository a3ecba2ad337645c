import Lessons
import Templates

/// What every template may name.
struct PageValues {
    let course: Course
    /// The stylesheet's path below the output folder.
    let stylesheet: String

    /// What a page is besides the course's page.
    struct Page {
        var title: String
        var description: String
        var isHome = false
        var isLesson = false
        /// How many folders deep it stands.
        var depth = 0
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
                ("root", .string(String(repeating: "../", count: page.depth))),
                ("stylesheet", .string(stylesheet)),
                ("pageCSS", .string(page.css)),
                (
                    "site",
                    .record([
                        ("title", .string(settings.title)), ("author", .string(settings.author)),
                        ("hasAuthor", .bool(!settings.author.isEmpty)),
                        ("description", .string(settings.description)),
                    ])
                ),
                (
                    "page",
                    .record([
                        ("title", .string(page.title)), ("description", .string(page.description)),
                        ("isHome", .bool(page.isHome)), ("isLesson", .bool(page.isLesson)),
                    ])
                ),
                ("lessons", .list(course.lessons.indices.map { lesson(at: $0, on: page) })),
            ] + more)
    }

    /// A neighbour of a lesson, as the foot of its page names it.
    func neighbour(_ lesson: CourseLesson?) -> TemplateValue {
        .record([
            ("has", .bool(lesson != nil)), ("title", .string(lesson?.title ?? "")),
            ("href", .string(lesson?.pagePath ?? "")), ("minutes", .string("\(lesson?.minutes ?? 0)")),
        ])
    }

    private func lesson(at index: Int, on page: Page) -> TemplateValue {
        let lesson = course.lessons[index]
        return .record([
            ("title", .string(lesson.title)), ("href", .string(lesson.pagePath)),
            ("description", .string(lesson.lesson.frontMatter.description ?? "")),
            ("number", .string("\(index + 1)")), ("minutes", .string("\(lesson.minutes)")),
            ("isCurrent", .bool(lesson.slug == page.currentSlug)),
            ("figure", .string(page.teasers[lesson.slug] ?? "")),
        ])
    }
}
