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
    let courses: [DrawnCourse]
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
    private let drawn: [DrawnLesson]

    init(sources: SiteSources, tools: BuildTools, courses: [DrawnCourse], templates: TemplateFiles) {
        self.sources = sources
        self.tools = tools
        self.courses = courses
        self.templates = templates
        versions = PageVersions(courses.map(\.course))
        drawn = courses.flatMap(\.drawn)
        // Where nothing can be changed, no page loads an engine.
        playground =
            drawn.contains { $0.playground != nil }
            ? PlaygroundAssets(sources, tools, glyphs: distinct(drawn.flatMap(\.glyphs))) : nil
    }

    mutating func assemble() {
        var assets = FontAssets(fonts: tools.fonts, cache: tools.cache)
        let fonts = emojiFonts(assets: &assets)
        let pages = courses.flatMap { writePages(of: $0, fonts) }
        let css = stylesheet(for: pages, assets: &assets)
        let name = "theme-\(Fingerprint(css).short).css"
        stylesheetName = name
        tree.add(css, at: "assets/\(name)")
        for page in pages {
            tree.add(page.path, from: page.names, and: [name]) { page.bytes(stylesheet: name) }
            known[page.path] = page.known
            diagnostics += page.diagnostics
        }
        pageCount = pages.count
        addFigurePages(fonts)
        for (name, bytes) in assets.files { tree["assets/\(name)"] = bytes }
        diagnostics += assets.diagnostics
        for course in courses.map(\.course) {
            tree.setPieces(SearchIndex(course).pieces(tools.cache), at: SearchIndex.path(in: course.edition))
        }
        addPlayground()
        addFeeds()
        addPictures(of: pages, css)
        addProjects()
        addStaticFiles()
    }

    /// The engine for pages, and what it is told of each lesson.
    private mutating func addPlayground() {
        guard let playground else { return }
        let folder = "assets/\(playground.folder)/"
        for file in playground.files { tree[folder + file.name] = file.bytes }
        for (lesson, drawn) in zip(courses.flatMap(\.course.lessons), drawn) {
            guard let bytes = drawn.playground else { continue }
            tree.add("\(folder)lessons/\(lesson.slug).bin", from: bytes.name.map { [$0] }) { bytes.bytes }
        }
    }

    /// The documents of figures.
    private mutating func addFigurePages(_ emojiFonts: [[String]: String]) {
        for (lesson, drawn) in zip(courses.flatMap(\.course.lessons), drawn) {
            let rules = emojiFonts[drawn.emoji].map { Stylesheet.emojiFace(lesson.pathToRoot + $0) } ?? ""
            for page in drawn.figurePages {
                let stylesheet = stylesheetName
                tree.add(page.path, from: page.names, and: [stylesheet, rules]) {
                    page.bytes(stylesheet: stylesheet, rules: rules)
                }
                known[page.path] = page.known
            }
        }
    }

    /// The addresses of the fonts for the emoji that a page shows, from the output folder.
    private func emojiFonts(assets: inout FontAssets) -> [[String]: String] {
        var fonts: [[String]: String] = [:]
        let homes = courses.map { $0.course.emojiOfHomePage($0.drawn) }
        for emoji in drawn.map(\.emoji) + homes where !emoji.isEmpty && fonts[emoji] == nil {
            fonts[emoji] = assets.emojiFont(for: emoji).map { "assets/\($0)" }
        }
        return fonts
    }

    private mutating func writePages(of course: DrawnCourse, _ emojiFonts: [[String]: String]) -> [PageWriter.Page] {
        let edition = course.course.edition
        let script = ThemeScript(sources.layout, tools.fileSystem, edition, engine: playground?.folder)
        if let path = script.path { tree.add(script.text, at: path) }
        let values = PageValues(
            course: course.course, stylesheet: "\(edition.pathToSite)assets/\(PageFacts.stylesheet)",
            script: script.path.map { edition.pathToSite + $0 }, versions: versions)
        return PageWriter(
            course: course.course, drawn: course.drawn, values: values, templates: templates, tools: tools,
            emojiFonts: emojiFonts
        ).pages()
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
        for course in courses.map(\.course) {
            guard let feed = AtomFeed(course: course, place: place) else { continue }
            let text = feed.key(in: tools.cache).map { key in tools.cache.value(key) { feed.text } } ?? feed.text
            tree.add(text, at: feed.path)
        }
    }

    private mutating func addCards(of course: Course) {
        let painter = CardPainter(
            course: course, tools: tools, contentFolder: sources.layout.content, pictureFiles: sources.pictureFiles)
        switch tools.cards {
        case .painted:
            for card in painter.cards() { tree[card.path] = card.png }
        case .paintedOnDemand: painter.promiseCards(in: &tree)
        case .leftOut: break
        }
    }

    /// The pictures that a page or the stylesheet shows, where these look for them.
    private mutating func addPictures(of pages: [PageWriter.Page], _ css: String) {
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

    /// The apps to take home, packed where somebody asks for them.
    private mutating func addProjects() {
        let (fileSystem, folder) = (tools.fileSystem, sources.layout.content)
        for project in drawn.flatMap(\.projects) {
            guard let name = project.fingerprint(reading: fileSystem, below: folder) else { continue }
            // Another version of the program may pack it otherwise.
            tree.promise(project.path, named: tools.cache.key("archive", of: name)) {
                project.archive(reading: fileSystem, below: folder)
            }
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
