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
    let course: Course
    /// What each lesson of the course gives to its page.
    let drawn: [DrawnLesson]
    let templates: TemplateFiles
    private(set) var tree = OutputTree()
    private(set) var pageCount = 0
    private(set) var diagnostics: [Diagnostic] = []
    /// What is known of pages by their paths.
    private(set) var facts: [String: PageFacts] = [:]
    /// Of the stylesheet's file; facts call it by what stands for it.
    private(set) var stylesheetName = ""
    /// A page's own emoji font by the emoji it shows: its address from the output folder.
    private var emojiFonts: [[String]: String] = [:]
    private let script: ThemeScript
    private let playground: PlaygroundAssets?

    init(
        sources: SiteSources, tools: BuildTools, course: Course, drawn: [DrawnLesson], templates: TemplateFiles
    ) {
        self.sources = sources
        self.tools = tools
        self.course = course
        self.drawn = drawn
        self.templates = templates
        playground = PlaygroundAssets(sources, tools, glyphs: distinct(drawn.flatMap(\.glyphs)))
        script = ThemeScript(
            sources.layout, tools.fileSystem, sources.words, language: sources.settings.language,
            engine: playground?.folder)
    }

    mutating func assemble() {
        var assets = FontAssets(fonts: tools.fonts, cache: tools.cache)
        if let path = script.path { tree.add(script.text, at: path) }
        let pages = writePages(assets: &assets)
        let css = stylesheet(for: pages, assets: &assets)
        let name = "theme-\(Fingerprint(css).short).css"
        stylesheetName = name
        tree.add(css, at: "assets/\(name)")
        for page in pages {
            tree.setPieces(page.frame.pieces.bytes(body: page.body, stylesheet: name), at: page.path)
            facts[page.path] = page.frame.facts
            diagnostics += page.diagnostics
        }
        pageCount = pages.count
        addFigurePages()
        for (name, bytes) in assets.files { tree["assets/\(name)"] = bytes }
        diagnostics += assets.diagnostics
        tree[SearchIndex.path] = SearchIndex(course).script
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
        for (lesson, drawn) in zip(course.lessons, drawn) where !drawn.playground.isEmpty {
            tree["\(folder)lessons/\(lesson.slug).bin"] = drawn.playground
        }
    }

    /// The documents of figures.
    private mutating func addFigurePages() {
        for (lesson, drawn) in zip(course.lessons, drawn) {
            let rules = emojiFonts[drawn.emoji].map { Stylesheet.emojiFace(lesson.pathToRoot + $0) } ?? ""
            for page in drawn.figurePages {
                tree.add(page.html(stylesheet: stylesheetName, rules: rules), at: page.path)
                facts[page.path] = page.facts
            }
        }
    }

    private mutating func writePages(assets: inout FontAssets) -> [PageWriter.Page] {
        var fonts: [[String]: String] = [:]
        for emoji in drawn.map(\.emoji) + [course.emojiOfHomePage(drawn)] where !emoji.isEmpty && fonts[emoji] == nil {
            fonts[emoji] = assets.emojiFont(for: emoji).map { "assets/\($0)" }
        }
        emojiFonts = fonts
        return PageWriter(
            course: course, drawn: drawn,
            values: PageValues(course: course, stylesheet: "assets/\(PageFacts.stylesheet)", script: script.path),
            templates: templates, tools: tools, emojiFonts: fonts
        ).pages()
    }

    private func stylesheet(for pages: [PageWriter.Page], assets: inout FontAssets) -> String {
        var glyphs: Set<String> = []
        for list in pages.map(\.frame.glyphs) + drawn.map(\.glyphs) { glyphs.formUnion(list) }
        return Stylesheet(
            theme: course.settings.theme, sources.layout, tools.fileSystem,
            textFont: assets.textFont(for: glyphs.sorted())
        ).text
    }

    /// The pages of former addresses, the feed and the sitemap.
    private mutating func addFeeds() {
        let moved = MovedPages(
            course: course, values: PageValues(course: course, stylesheet: "", script: nil), templates: templates.set()
        ).pages(besides: Set(tree.paths))
        diagnostics += moved.diagnostics
        for page in moved.pages { tree.add(page.html, at: page.path) }
        guard let place = PublishedPlace(course.settings) else { return }
        addCards()
        let sitemap = Sitemap(course: course, place: place)
        tree.add(tools.cache.value(sitemap.key(in: tools.cache)) { sitemap.text }, at: "sitemap.xml")
        guard let feed = AtomFeed(course: course, place: place) else { return }
        let text = feed.key(in: tools.cache).map { key in tools.cache.value(key) { feed.text } } ?? feed.text
        tree.add(text, at: AtomFeed.path)
    }

    private mutating func addCards() {
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
        let reader = SiteAddressReader(baseURL: course.settings.baseURL)
        var wanted = Set(pages.flatMap(\.frame.files) + drawn.flatMap(\.figurePages).flatMap(\.facts.files))
        for address in stylesheetAddresses(Array(css.utf8)) {
            if case .file(let path, _) = reader.destination(of: address, on: "assets/theme.css") { wanted.insert(path) }
        }
        for picture in course.pictures.pictures where wanted.contains(picture.path) {
            tree[picture.path] = tools.fileSystem.read(join(sources.layout.content, picture.path))
        }
    }

    /// The apps to take home, packed where somebody asks for them.
    private mutating func addProjects() {
        let (fileSystem, folder) = (tools.fileSystem, sources.layout.content)
        for project in drawn.flatMap(\.projects) {
            guard let name = project.fingerprint(reading: fileSystem, below: folder) else { continue }
            tree.promise(project.path, named: name) { project.archive(reading: fileSystem, below: folder) }
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
