import Content
import Files
import Lessons
import Templates

/// What every template may name.
package struct PageValues {
    package internal(set) var course: Course
    /// The stylesheet's path below the output folder.
    package let stylesheet: String
    /// The script's path below the output folder; nil where the theme has none.
    package let script: String?
    package let chapters: [Chapter]
    /// By what links reach the chapters on the home page.
    let chapterIdentifiers: [String]
    /// Tells all that is the same on every page from that of other builds.
    let siteKey: Fingerprint
    /// What lists and feet of pages say of each lesson.
    let listingKeys: [Fingerprint]
    /// The pages that are no lessons.
    let sitePages: [CourseLesson]
    let lessonCount: Int
    let hasFeed: Bool
    /// The site's pages in all of its languages.
    let versions: PageVersions

    package init(course: Course, stylesheet: String, script: String?, versions: PageVersions) {
        self.course = course
        self.versions = versions
        self.stylesheet = stylesheet
        self.script = script
        chapters = course.chapters
        chapterIdentifiers = identifiers(ofHeadings: chapters.map { $0.name ?? "" })
        sitePages = course.pages
        lessonCount = course.lessons.count { !$0.isPage }
        hasFeed =
            course.settings.baseURL != nil && course.lessons.contains { $0.frontMatter.date != nil && $0.isTranslated }
        listingKeys = course.lessons.map { Self.listingKey($0, in: course.words) }
        siteKey = Self.siteKey(
            course, sitePages: sitePages.map { Self.listingKey($0, in: course.words) }, [script, stylesheet],
            hasFeed: hasFeed)
    }

    /// How many lessons every page lists; where there are more, it lists those around its own.
    static let listLimit = 40
    /// How many lessons before and behind its own such a page lists, of its own chapter.
    package static let reach = 8

    /// What a page is besides the course's page.
    package struct Page {
        package var title: String
        package var description: String
        var isHome = false
        var isLesson = false
        /// Why readers do not see its lesson yet.
        package var waits: SkippedLesson.Reason?
        /// Its path below the output folder, for its absolute address; nil for a page that has no place of its own.
        package var path: String?
        /// When its lesson was written, `YYYY-MM-DD`.
        package var date: String?
        /// When its lesson was last changed, `YYYY-MM-DD`.
        package var updated: String?
        /// The picture that stands for it elsewhere, below the output folder.
        package var card: String?
        /// The lesson it is in all languages; where that is not in its own, the page says so.
        package var lesson: CourseLesson?
        /// How many folders deep it stands, counted from where its addresses begin: the folder of its language.
        package var depth = 0
        /// Where the site's root is, for a page that is shown at addresses of any depth; nil to climb from `depth`.
        package var root: String?
        /// The rules of its own figures.
        package var css = ""
        /// Whether it lists every lesson, however many there are; the home page does.
        var listsAll = false
        /// The position of the lesson it shows.
        package var current: Int?
        /// Small figures of lessons, by slug.
        package var teasers: [String: String] = [:]
    }

    /// The values of `page`, and `more` that only this page has.
    package func values(for page: Page, _ more: [(name: String, value: TemplateValue)] = []) -> TemplateValue {
        let settings = course.settings
        return .record(
            [
                ("language", .string(settings.language)), ("isRightToLeft", .bool(words.isRightToLeft)),
                ("words", words.values),
                ("colophon", .string(colophon)), ("allLessons", .string(words["allLessons", ("n", "\(lessonCount)")])),
                ("generator", .string("Plumb")),
                ("paper", .string(settings.theme.surroundings.light)),
                ("paperDark", .string(settings.theme.surroundings.dark)),
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
                        ("hasFeed", .bool(hasFeed)), ("feed", .string(AtomFeed.name)),
                    ])
                ),
                ("page", .record(metadata(of: page))),
                ("chapters", .list(chapters(on: page))),
                ("pages", .list(pages(on: page))),
                ("languages", .list(languages(on: page))), ("hasLanguages", .bool(versions.editions.count > 1)),
                ("lessonCount", .string("\(lessonCount)")), ("listsAll", .bool(listsAll(on: page))),
                ("isLarge", .bool(isLarge)),
            ] + more)
    }

    /// What a page says of itself, to readers and to programs that show a link to it.
    private func metadata(of page: Page) -> [(name: String, value: TemplateValue)] {
        let place = PublishedPlace(course.settings)
        let address = (page.original ?? page.path).flatMap { path in place?.address(ofFile: path) }
        let card = page.card.flatMap { path in place?.address(ofFile: path) }
        return [
            ("card", .string(card ?? "")), ("hasCard", .bool(card != nil)),
            ("cardInWords", .string(words["cardOf", ("title", page.title)])),
            ("title", .string(page.title)),
            ("description", .string(page.description)), ("hasDescription", .bool(!page.description.isEmpty)),
            ("isHome", .bool(page.isHome)), ("isLesson", .bool(page.isLesson)),
            ("badge", .string(page.waits?.badge(in: words) ?? "")), ("hasBadge", .bool(page.waits != nil)),
            ("updated", .string(page.updated ?? "")), ("hasUpdated", .bool(page.updated != nil)),
            ("address", .string(address ?? "")), ("hasAddress", .bool(address != nil)),
            ("date", .string(page.date ?? "")), ("hasDate", .bool(page.date != nil)),
            ("alternates", .list(alternates(of: page, at: place))),
        ]
    }

    /// A neighbour of a lesson, as the foot of its page names it.
    func neighbour(_ lesson: CourseLesson?) -> TemplateValue {
        .record([
            ("has", .bool(lesson != nil)), ("title", .string(lesson?.title ?? "")),
            ("href", .string(lesson?.addressInLanguage ?? "")), ("minutes", .string("\(lesson?.minutes ?? 0)")),
            ("readingTime", .string(readingTime(lesson))),
        ])
    }

    /// What a lesson's page says of the lesson.
    package func own(_ lesson: CourseLesson, at index: Int, body: String) -> TemplateValue {
        let frontMatter = lesson.frontMatter
        let chapter = chapters.first { $0.lessons.contains(index) }
        return .record([
            ("title", .string(lesson.title)), ("slug", .string(lesson.slug)),
            ("number", .string("\(index - (chapter?.lessons.lowerBound ?? 0) + 1)")),
            ("label", .string(numbered(index - (chapter?.lessons.lowerBound ?? 0) + 1))),
            ("chapter", .string(lesson.chapter ?? "")), ("hasChapter", .bool(lesson.chapter != nil)),
            ("description", .string(frontMatter.description ?? "")), ("minutes", .string("\(lesson.minutes)")),
            ("readingTime", .string(readingTime(lesson))),
            ("date", .string(frontMatter.date ?? "")), ("hasDate", .bool(frontMatter.date != nil)),
            ("updated", .string(lesson.updated ?? "")), ("hasUpdated", .bool(lesson.updated != nil)),
            ("dateInWords", .string(frontMatter.date.map(words.date) ?? "")),
            ("updatedInWords", .string(lesson.updated.map(words.date) ?? "")),
            ("tags", tags(of: lesson)), ("hasTags", .bool(!frontMatter.tags.isEmpty)), ("body", .string(body)),
            ("isPage", .bool(lesson.isPage)), ("edit", .string(editAddress(of: lesson) ?? "")),
            ("hasEdit", .bool(course.settings.edit != nil)),
            ("isTranslated", .bool(lesson.isTranslated)),
            ("language", .string(textLanguage(of: lesson).language)),
            ("direction", .string(textLanguage(of: lesson).words.isRightToLeft ? "rtl" : "ltr")),
        ])
    }

    /// Where a lesson's file can be edited.
    private func editAddress(of lesson: CourseLesson) -> String? {
        course.settings.edit.map { $0 + addressOfFile("content/" + lesson.file + ".md") }
    }

    /// Each tag with the search that finds all lessons of it.
    private func tags(of lesson: CourseLesson) -> TemplateValue {
        .list(
            lesson.frontMatter.tags.map { tag in
                .record([("tag", .string(tag)), ("href", .string("search.html?q=" + addressOfFile(tag)))])
            })
    }

    /// The language that a lesson is written in.
    private func textLanguage(of lesson: CourseLesson) -> Edition {
        lesson.version.map { versions.editions[$0.written] } ?? course.edition
    }

    private func numbered(_ number: Int) -> String { words["lessonNumber", ("n", "\(number)")] }

    private func readingTime(_ lesson: CourseLesson?) -> String {
        words["minutes", ("n", "\(lesson?.minutes ?? 0)")]
    }

    /// All lessons of a chapter, or those that a page of a large course has room for, so that a course's pages grow with
    /// its lessons and not with their square.
    package func listed(of chapter: Chapter, on page: Page) -> Range<Int> {
        if listsAll(on: page) { return chapter.lessons }
        guard let current = page.current, chapter.lessons.contains(current) else { return 0..<0 }
        return (current - Self.reach..<current + Self.reach + 1).clamped(to: chapter.lessons)
    }

    func listsAll(on page: Page) -> Bool { page.isHome || page.listsAll || !isLarge }

    /// Whether there are more lessons than every page can list.
    var isLarge: Bool { lessonCount > Self.listLimit }

    var words: Words { course.words }

    /// What stands at the foot of every page.
    private var colophon: String {
        let (title, author) = (course.settings.title, course.settings.author)
        let name = author.isEmpty ? "\(title)." : words["by", ("title", title), ("author", author)]
        return name + " " + words["colophon", ("generator", "Plumb")]
    }

    /// The links to the site's pages that are no lessons.
    private func pages(on page: Page) -> [TemplateValue] {
        sitePages.map { each in
            .record([
                ("title", .string(each.title)), ("href", .string(each.addressInLanguage)),
                ("current", .string(page.path == each.pagePath ? "page" : "false")),
            ])
        }
    }

    func lesson(at index: Int, number: Int, on page: Page) -> TemplateValue {
        let lesson = course.lessons[index]
        return .record([
            ("title", .string(lesson.title)), ("href", .string(lesson.addressInLanguage)),
            ("description", .string(lesson.frontMatter.description ?? "")),
            ("hasDescription", .bool(lesson.frontMatter.description != nil)),
            ("number", .string("\(number)")), ("label", .string(numbered(number))),
            ("minutes", .string("\(lesson.minutes)")), ("readingTime", .string(readingTime(lesson))),
            ("badge", .string(lesson.waits?.badge(in: words) ?? "")), ("hasBadge", .bool(lesson.waits != nil)),
            ("isCurrent", .bool(index == page.current)),
            ("figure", .string(page.teasers[lesson.slug] ?? "")),
        ])
    }
}

extension SkippedLesson.Reason {
    /// The mark of a lesson that only its author sees.
    func badge(in words: Words) -> String {
        switch self {
        case .draft: words["draft"]
        case .future(let date, _): words["fromDate", ("date", words.date(date))]
        }
    }
}

extension Words {
    /// Every phrase by its key.
    var values: TemplateValue { .record(phrases.map { ($0.key, .string($0.text)) }) }
}
