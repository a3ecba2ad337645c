import Caching
import Content
import Diagnostics
import Files
import PageReading
import Templates

/// Writes the pages of a course around the lessons' bodies, on all cores.
package struct PageWriter: Sendable {
    private(set) var course: Course
    /// What each lesson of the course gives to its page.
    private(set) var drawn: [DrawnLesson]
    private(set) var values: PageValues
    let templates: TemplateFiles
    let tools: BuildTools
    /// A page's own emoji font by the emoji it shows: its address from the output folder.
    let emojiFonts: [[String]: String]

    package init(
        course: Course, drawn: [DrawnLesson], values: PageValues, templates: TemplateFiles, tools: BuildTools,
        emojiFonts: [[String]: String]
    ) {
        self.course = course
        self.drawn = drawn
        self.values = values
        self.templates = templates
        self.tools = tools
        self.emojiFonts = emojiFonts
    }

    /// Lets go of the course, until `take` gives it the next one.
    package mutating func releaseCourse() {
        (course.lessons, drawn) = ([], [])
        values.course.lessons = []
    }

    /// Takes the course after an edit that changes nothing but a lesson's own page.
    package mutating func take(_ edited: DrawnCourse) {
        (course, drawn) = (edited.course, edited.drawn)
        values.course = edited.course
    }

    /// Whether the home page shows nothing of the lessons' figures.
    package var showsNoTeasers: Bool { values.isLarge }

    /// A page but for the name of the stylesheet.
    package struct Page: Sendable {
        /// Below the output folder.
        package var path: String
        package var frame: PageFrame
        /// Nil for a page without one.
        package var body: DeferredBytes?
        /// What is wrong with the templates.
        package var diagnostics: [Diagnostic]

        package func bytes(stylesheet: String) -> [UInt8] {
            frame.bytes(body: body?.bytes ?? [], stylesheet: stylesheet)
        }

        /// What it is made of; nil where that does not lie in the cache.
        package var names: [Fingerprint]? {
            guard let name = frame.content.name else { return nil }
            var places = ByteWriter()
            places.write(frame.insertions)
            let own = [name, Fingerprint(places.bytes)]
            guard let body else { return own }
            return body.name.map { own + [$0] }
        }

        /// Whether it needs the fonts and files that another needs.
        package func needsTheSame(as other: Page) -> Bool {
            frame.glyphs == other.frame.glyphs && Set(frame.files) == Set(other.frame.files) && diagnostics.isEmpty
        }

        /// What is known of it without reading it.
        package var known: KnownPage {
            KnownPage(name: frame.content.name, anchors: frame.anchors) { frame.content.value?.facts ?? PageFacts() }
        }
    }

    /// The lessons' pages in their order, then those of the site.
    package func pages() -> [Page] {
        let names = ["lesson", "home", "search", "error"]
        let keys = Dictionary(uniqueKeysWithValues: names.map { ($0, templateKey($0)) })
        let lessons = course.lessons.indices.filter { !course.lessons[$0].isIntroduction }
        let own: [Job] = course.edition.isMain ? [.home, .search, .error] : [.home, .search]
        let jobs = lessons.map { Job.lesson($0) } + own
        return concurrentMap(jobs, workers: tools.workers, context: { templates.set() }) { job, templates in
            write(draft(job), keys, templates)
        }
    }

    /// The page of one lesson.
    package func page(ofLessonAt index: Int) -> Page {
        write(lessonPage(at: index), ["lesson": templateKey("lesson")], templates.set())
    }

    private enum Job: Sendable {
        case lesson(Int)
        case home, search, error
    }

    private func draft(_ job: Job) -> Draft {
        switch job {
        case .lesson(let index): lessonPage(at: index)
        case .home: homePage()
        case .search: searchPage()
        case .error: errorPage()
        }
    }

    /// A page before its template is filled.
    private struct Draft: Sendable {
        var path: String
        var template: String
        var page: PageValues.Page
        /// Its position among the lessons; nil for a page of the site's own.
        var lesson: Int?
        var body: DeferredBytes?
        var bodyName: Fingerprint?
        /// The rules of the lesson's figures, which stand behind those of the page, and what tells them from others.
        var figureCSS = ""
        var figureCSSName: Fingerprint?
    }

    private func templateKey(_ name: String) -> Fingerprint {
        var key = tools.cache.key("page")
        key.write(name)
        key.write(course.settings.baseURL)
        key.write(templates.set().expandedText(of: name)[...])
        return Fingerprint(key.bytes)
    }

    private func write(_ draft: Draft, _ keys: [String: Fingerprint], _ templates: TemplateSet) -> Page {
        guard let name = key(of: draft, keys) else {
            let (frame, problems) = render(draft, templates)
            return Page(path: draft.path, frame: frame, body: draft.body, diagnostics: problems)
        }
        var problems: [Diagnostic] = []
        var frame: PageFrame
        if let known: PageFrame = tools.cache.find(name) {
            frame = known
        } else {
            (frame, problems) = render(draft, templates)
            if problems.isEmpty { frame = tools.cache.keepDeferring(frame, as: name) }
        }
        frame.content.setSource(tools.cache, part: name) { render(draft, self.templates.set()).0.content.value }
        return Page(path: draft.path, frame: frame, body: draft.body, diagnostics: problems)
    }

    private func render(_ draft: Draft, _ templates: TemplateSet) -> (PageFrame, [Diagnostic]) {
        let more = draft.lesson.map { lessonValues(at: $0) } ?? [("lesson", .bool(false))]
        var page = draft.page
        page.css += draft.figureCSS
        let (html, problems) = templates.render(draft.template, with: values.values(for: page, more))
        let frame = PageFrame(
            html: html, at: draft.path, body: draft.body, named: draft.bodyName,
            SiteAddressReader(baseURL: course.settings.baseURL))
        return (frame, problems)
    }

    /// Of all that a page follows from; nil where a lesson's sources are not known.
    private func key(of draft: Draft, _ keys: [String: Fingerprint]) -> Fingerprint? {
        var key = ByteWriter()
        key.write(keys[draft.template])
        key.write(draft.path)
        key.write(draft.bodyName)
        key.write(draft.figureCSSName)
        values.write(keyOf: draft.page, to: &key)
        if let index = draft.lesson {
            guard let source = course.lessons[index].key else { return nil }
            key.write(source)
            key.write(neighbour(of: index, by: -1).map { values.listingKeys[$0] })
            key.write(neighbour(of: index, by: 1).map { values.listingKeys[$0] })
        }
        return Fingerprint(key.bytes)
    }
}

extension PageWriter {
    private func lessonPage(at index: Int) -> Draft {
        let lesson = course.lessons[index]
        let drawn = drawn[index]
        let frontMatter = lesson.frontMatter
        var page = PageValues.Page(
            title: lesson.title, description: frontMatter.description ?? "", isLesson: true,
            waits: lesson.waits, path: lesson.pagePath, date: frontMatter.date, updated: lesson.updated,
            card: lesson.cardPath)
        page.depth = lesson.name.utf8.count { $0 == UInt8(ascii: "/") }
        page.lesson = lesson
        page.css = emojiRule(drawn.emoji, root: lesson.pathToRoot)
        page.current = index
        return Draft(
            path: lesson.pagePath, template: "lesson", page: page, lesson: index, body: drawn.body,
            bodyName: drawn.bodyName, figureCSS: drawn.css, figureCSSName: drawn.cssName)
    }

    /// What only the page of a lesson says; it follows from the lesson's sources, its place and its neighbours.
    private func lessonValues(at index: Int) -> [(name: String, value: TemplateValue)] {
        let contents = contents(of: course.lessons[index])
        let body = PageFrame.mark(of: drawn[index].bodyName)
        return [
            ("contents", .list(contents)), ("hasContents", .bool(!contents.isEmpty)),
            ("lesson", values.own(course.lessons[index], at: index, body: body)),
            ("previous", values.neighbour(neighbour(of: index, by: -1).map { course.lessons[$0] })),
            ("next", values.neighbour(neighbour(of: index, by: 1).map { course.lessons[$0] })),
        ]
    }

    /// The position of the lesson that readers go to from another, before or behind it.
    private func neighbour(of index: Int, by distance: Int) -> Int? {
        guard course.lessons.indices.contains(index + distance), !course.lessons[index].isPage,
            !course.lessons[index + distance].isPage
        else { return nil }
        return index + distance
    }

    /// The headings that the page's table of contents lists.
    private func contents(of lesson: CourseLesson) -> [TemplateValue] {
        lesson.outline.headings.filter { (2...3).contains($0.level) }.map { heading in
            .record([
                ("title", .string(heading.text)), ("href", .string("#" + addressOfFile(heading.id))),
                ("level2", .bool(heading.level == 2)), ("level3", .bool(heading.level == 3)),
            ])
        }
    }

    private func homePage() -> Draft {
        var page = PageValues.Page(
            title: course.settings.title, description: course.settings.description, isHome: true,
            path: course.edition.folder + "index.html")
        page.card = course.lessons.lazy.compactMap(\.cardPath).first
        for (lesson, drawn) in zip(course.lessons, drawn) where !lesson.isPage && !values.isLarge {
            guard let teaser = drawn.teaser else { continue }
            page.teasers[lesson.slug] = teaser.html
            page.css += teaser.css
        }
        let introduction = course.introduction.map { drawn[$0] }
        page.css =
            emojiRule(course.emojiOfHomePage(drawn), root: course.edition.pathToSite) + page.css
            + (introduction?.css ?? "")
        return Draft(
            path: course.edition.folder + "index.html", template: "home", page: page, lesson: course.introduction,
            body: introduction?.body, bodyName: introduction?.bodyName)
    }

    /// Where readers without scripts find every lesson, and those with them the field that searches.
    private func searchPage() -> Draft {
        let path = course.edition.folder + "search.html"
        var page = PageValues.Page(
            title: course.words["search"], description: course.settings.description, path: path)
        page.listsAll = true
        return Draft(path: path, template: "search", page: page)
    }

    /// The one page that is shown at any address, so it alone needs to know where the site is published.
    private func errorPage() -> Draft {
        var page = PageValues.Page(title: course.words["notHere"], description: course.settings.description)
        page.root = PublishedPlace(course.settings)?.folder
        return Draft(path: "404.html", template: "error", page: page)
    }

    private func emojiRule(_ emoji: [String], root: String) -> String {
        emojiFonts[emoji].map { Stylesheet.emojiFace(root + $0) } ?? ""
    }
}

extension Course {
    /// The emoji on the home page, each once.
    package func emojiOfHomePage(_ drawn: [DrawnLesson]) -> [String] {
        let small = zip(lessons, drawn).filter { !$0.0.isPage }.flatMap { $0.1.teaser?.emoji ?? [] }
        return distinct(small + (introduction.map { drawn[$0].emoji } ?? []))
    }
}
