import Content
import Diagnostics
import FigureDrawing
import Files
import PageReading
import Pages

/// Puts a course together into files.
struct SiteAssembly {
    let sources: SiteSources
    let tools: BuildTools
    /// The site in each of its languages, the main one first.
    private(set) var courses: [DrawnCourse]
    let templates: TemplateFiles
    private(set) var tree = OutputTree()
    private(set) var pageCount = 0
    private(set) var diagnostics: [Diagnostic] = []
    /// What is known of pages by their paths.
    private(set) var known: [String: KnownPage] = [:]
    /// Of the stylesheet's file; what is known of pages calls it by what stands for it.
    private(set) var stylesheetName = ""
    private let playground: PlaygroundAssets?
    private let versions: PageVersions
    /// The fonts for the emoji that a page shows.
    private var emojiFonts: [[String]: String] = [:]
    /// The pages of all languages, and what writes them and what is searched in each language.
    private var pages: [PageWriter.Page] = []
    private var writers: [PageWriter] = []
    private var indexes: [SearchIndex] = []

    init(sources: SiteSources, tools: BuildTools, courses: [DrawnCourse], templates: TemplateFiles) {
        self.sources = sources
        self.tools = tools
        self.courses = courses
        self.templates = templates
        versions = PageVersions(courses.map(\.course))
        let drawn = courses.flatMap(\.drawn)
        // Where nothing can be changed, no page loads an engine.
        playground =
            drawn.contains { $0.playground != nil }
            ? PlaygroundAssets(
                sources, tools, glyphs: distinct(drawn.flatMap(\.glyphs)), symbols: distinct(drawn.flatMap(\.symbols)))
            : nil
    }

    /// What each lesson gives to its page, in the order of the courses.
    private var drawn: [DrawnLesson] { courses.flatMap(\.drawn) }

    mutating func assemble() {
        var assets = FontAssets(fonts: tools.fonts, cache: tools.cache)
        emojiFonts = makeEmojiFonts(assets: &assets)
        writers = courses.map { makeWriter(of: $0) }
        pages = writers.flatMap { $0.pages() }
        let css = stylesheet(for: pages, assets: &assets)
        let name = "theme-\(Fingerprint(css).short).css"
        stylesheetName = name
        tree.add(css, at: "assets/\(name)")
        for page in pages { add(page) }
        pageCount = pages.count
        for (name, bytes) in assets.files { tree["assets/\(name)"] = bytes }
        diagnostics += assets.diagnostics
        for course in courses.map(\.course) {
            let index = SearchIndex(course, tools.cache)
            tree.setPieces(index.scriptPieces, at: SearchIndex.path(in: course.edition))
            indexes.append(index)
        }
        addPlayground()
        for (lesson, drawn) in zip(courses.flatMap(\.course.lessons), drawn) { addFiles(of: lesson, drawn) }
        addFeeds()
        addPictures(css)
        addStaticFiles()
    }

    private mutating func add(_ page: PageWriter.Page) {
        let stylesheet = stylesheetName
        tree.add(page.path, from: page.names, and: [stylesheet]) { page.bytes(stylesheet: stylesheet) }
        known[page.path] = page.known
        diagnostics += page.diagnostics
    }

    /// The engine for pages.
    private mutating func addPlayground() {
        guard let playground else { return }
        for file in playground.files { tree["assets/\(playground.folder)/\(file.name)"] = file.bytes }
    }

    /// What stands beside a lesson's page: the documents of its figures, what the engine is told of it, the apps to take home.
    private mutating func addFiles(of lesson: CourseLesson, _ drawn: DrawnLesson) {
        let rules = emojiFonts[drawn.emoji].map { Stylesheet.emojiFace(lesson.pathToRoot + $0) } ?? ""
        for page in drawn.figurePages {
            let stylesheet = stylesheetName
            tree.add(page.path, from: page.names, and: [stylesheet, rules]) {
                page.bytes(stylesheet: stylesheet, rules: rules)
            }
            known[page.path] = page.known
        }
        if let playground, let bytes = drawn.playground {
            let path = "assets/\(playground.folder)/lessons/\(lesson.slug).bin"
            tree.add(path, from: bytes.name.map { [$0] }) { bytes.bytes }
        }
        for project in drawn.projects { add(project) }
    }

    /// An app to take home, packed where somebody asks for it.
    private mutating func add(_ project: LessonProject) {
        let (fileSystem, folder) = (tools.fileSystem, sources.layout.content)
        guard let name = project.fingerprint(reading: fileSystem, below: folder) else { return }
        // Another version of the program may pack it otherwise.
        tree.promise(project.path, named: tools.cache.key("archive", of: name)) {
            project.archive(reading: fileSystem, below: folder)
        }
    }

    /// The addresses of the fonts for the emoji that a page shows, from the output folder.
    private func makeEmojiFonts(assets: inout FontAssets) -> [[String]: String] {
        var fonts: [[String]: String] = [:]
        let homes = courses.map { $0.course.emojiOfHomePage($0.drawn) }
        for emoji in drawn.map(\.emoji) + homes where !emoji.isEmpty && fonts[emoji] == nil {
            fonts[emoji] = assets.emojiFont(for: emoji).map { "assets/\($0)" }
        }
        return fonts
    }

    private mutating func makeWriter(of course: DrawnCourse) -> PageWriter {
        let edition = course.course.edition
        let script = ThemeScript(sources.layout, tools.fileSystem, edition, engine: playground?.folder)
        if let path = script.path { tree.add(script.text, at: path) }
        let values = PageValues(
            course: course.course, stylesheet: "\(edition.pathToSite)assets/\(PageFacts.stylesheet)",
            script: script.path.map { edition.pathToSite + $0 }, versions: versions)
        return PageWriter(
            course: course.course, drawn: course.drawn, values: values, templates: templates, tools: tools,
            emojiFonts: emojiFonts)
    }

    private func stylesheet(for pages: [PageWriter.Page], assets: inout FontAssets) -> String {
        var glyphs: Set<String> = []
        for list in pages.map(\.frame.glyphs) + drawn.map(\.glyphs) { glyphs.formUnion(list) }
        return Stylesheet(
            theme: sources.settings.theme, sources.layout, tools.fileSystem,
            textFont: assets.textFont(for: glyphs.sorted())
        ).text
    }

    /// The pages of former addresses, the feeds and the sitemap.
    private mutating func addFeeds() {
        for course in courses.map(\.course) {
            let values = PageValues(course: course, stylesheet: "", script: nil, versions: versions)
            let moved = MovedPages(course: course, values: values, templates: templates.set())
                .pages(besides: tree.holds)
            diagnostics += moved.diagnostics
            for page in moved.pages { tree.add(page.html, at: page.path) }
        }
        guard let place = PublishedPlace(sources.settings) else { return }
        for course in courses.map(\.course) { addCards(of: course) }
        let sitemap = Sitemap(courses: courses.map(\.course), place: place, versions: versions)
        tree.add(tools.cache.value(sitemap.key(in: tools.cache)) { sitemap.text }, at: "sitemap.xml")
        for course in courses.map(\.course) { addFeed(of: course, place) }
    }

    private mutating func addFeed(of course: Course, _ place: PublishedPlace) {
        guard let feed = AtomFeed(course: course, place: place) else { return }
        let text = feed.key(in: tools.cache).map { key in tools.cache.value(key) { feed.text } } ?? feed.text
        tree.add(text, at: feed.path)
    }

    private func cardPainter(of course: Course) -> CardPainter {
        CardPainter(
            course: course, tools: tools, contentFolder: sources.layout.content, pictureFiles: sources.pictureFiles)
    }

    private mutating func addCards(of course: Course) {
        let painter = cardPainter(of: course)
        switch tools.cards {
        case .painted:
            for card in painter.cards(of: course.lessons) { tree[card.path] = card.png }
        case .paintedOnDemand: painter.promiseCards(of: course.lessons, in: &tree)
        case .leftOut: break
        }
    }

    /// The pictures that a page or the stylesheet shows, where these look for them.
    private mutating func addPictures(_ css: String) {
        let reader = SiteAddressReader(baseURL: sources.settings.baseURL)
        var wanted = Set(pages.flatMap(\.frame.files) + drawn.flatMap(\.figurePages).flatMap(\.files))
        for address in stylesheetAddresses(Array(css.utf8)) {
            if case .file(let path, _) = reader.destination(of: address, on: "assets/theme.css") { wanted.insert(path) }
        }
        for picture in sources.pictures.pictures where wanted.contains(picture.path) {
            tree[picture.path] = tools.fileSystem.read(join(sources.layout.content, picture.path))
        }
        addVideos(wanted)
    }

    /// The videos of the content folder that pages show, and their captions.
    private mutating func addVideos(_ wanted: Set<String>) {
        let (fileSystem, folder) = (tools.fileSystem, sources.layout.content)
        for name in sources.files where (isVideo(name) || name.hasSuffix(".vtt")) && wanted.contains(name) {
            let path = join(folder, name)
            guard let content = fileSystem.fingerprint(path) else { continue }
            tree.promise(name, named: content) { fileSystem.read(path) ?? [] }
        }
    }

    /// The files that are published as they are; none takes the place of a file that the build makes.
    private mutating func addStaticFiles() {
        let fileSystem = tools.fileSystem
        for name in sources.staticFiles {
            let path = join(sources.layout.staticFiles, name)
            guard !tree.holds(name) else {
                diagnostics.append(
                    Diagnostic(
                        .error, "page-taken", at: SourceLocation(path: path, line: 1, column: 1), excerpt: "",
                        message: "the site has a file '\(name)' of its own", help: "give this file another name"))
                continue
            }
            guard let content = fileSystem.fingerprint(path) else { continue }
            tree.promise(name, named: content) { fileSystem.read(path) ?? [] }
        }
    }
}

extension SiteAssembly {
    /// Gives away the only course, so that it changes in place; `follow` takes the next one.
    mutating func takeCourse() -> DrawnCourse? {
        guard courses.count == 1, var writer = writers.popLast() else { return nil }
        writer.releaseCourse()
        writers = [writer]
        return courses.popLast()
    }

    /// Takes the files of an edited lesson in place of those it had; false where the edit reaches more than these, and all has to
    /// be put together again.
    ///
    /// - Parameters:
    ///   - course: the only one, as it is after the edit of a lesson that changes nothing but itself.
    ///   - index: of the lesson.
    ///   - old: what it gave to its page before.
    mutating func follow(_ course: DrawnCourse, lessonAt index: Int, since old: DrawnLesson) -> Bool {
        guard var writer = writers.popLast(), let search = indexes.popLast() else { return false }
        let (lesson, new) = (course.course.lessons[index], course.drawn[index])
        writer.take(course)
        guard writer.showsNoTeasers || old.teaser == new.teaser,
            let position = pages.firstIndex(where: { $0.path == lesson.pagePath })
        else { return false }
        let page = writer.page(ofLessonAt: index)
        guard page.needsTheSame(as: pages[position]) else { return false }
        (courses, writers, pages[position]) = ([course], [writer], page)
        add(page)
        for page in old.figurePages {
            tree[page.path] = nil
            known[page.path] = nil
        }
        addFiles(of: lesson, new)
        indexes = [search.following(course.course, lessonAt: index)]
        tree.setPieces(indexes[0].scriptPieces, at: SearchIndex.path(in: course.course.edition))
        if let place = PublishedPlace(sources.settings) {
            if lesson.frontMatter.date != nil { addFeed(of: course.course, place) }
            if case .paintedOnDemand = tools.cards {
                cardPainter(of: course.course).promiseCards(of: [lesson], in: &tree)
            }
        }
        return true
    }
}
