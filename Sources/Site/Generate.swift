import Diagnostics
import Figures
import Foundation
import Templates
import Typesetting

/// What a build needs from outside besides the site's folder.
public struct BuildTools: Sendable {
    public var fileSystem: FileSystem
    public var fonts: FontLibrary
    /// How many threads at most.
    public var workers: Int
    /// What becomes of drafts.
    public var drafts = DraftPolicy.leftOut
    /// The day, `YYYY-MM-DD` in UTC; lessons of later days wait. Empty where no lesson shall wait.
    public var today: @Sendable () -> String = { "" }
    /// Whether the pictures are made that stand for lessons elsewhere; pages name them in any case.
    public var paintsCards = true
    /// Told what the build is about to do.
    public var progress: @Sendable (String) -> Void
    /// Told what is wrong so far, after each step but the last; a preview need not wait for the rest.
    public var found: @Sendable ([Diagnostic]) -> Void = { _ in }
    /// A steady clock, in seconds; what it says goes into reports, never into output.
    public var clock: @Sendable () -> Double

    public init(
        fileSystem: FileSystem, fonts: FontLibrary, workers: Int,
        progress: @escaping @Sendable (String) -> Void = { _ in }, clock: @escaping @Sendable () -> Double = { 0 }
    ) {
        self.fileSystem = fileSystem
        self.fonts = fonts
        self.workers = workers
        self.progress = progress
        self.clock = clock
    }
}

/// A site in memory: every file, what it took, and what is wrong.
public struct GeneratedSite: Sendable {
    public var tree: OutputTree
    /// What the files were made from.
    public var course: Course
    public var pageCount: Int
    public var figureCount: Int
    /// How long each layout took, in the order of the pages.
    public var timings: [FigureTiming]
    /// By place, each once.
    public var diagnostics: [Diagnostic]

    /// Whether nothing stands against publishing it.
    public var isSound: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// How long one preview took to elaborate and solve.
public struct FigureTiming: Hashable, Sendable {
    /// Such as `timeline/timeline 390`: lesson, figure and width.
    public var name: String
    public var seconds: Double
    public var viewCount: Int
}

/// Reads a site's folder and makes all of its files, without writing any.
public func generate(_ layout: SiteLayout, with tools: BuildTools) -> GeneratedSite {
    tools.progress("Reading \(layout.content)")
    let course = Course.read(layout, from: tools.fileSystem, drafts: tools.drafts, today: tools.today())
    tools.found(distinct(course.diagnostics))
    tools.progress("Solving the figures of \(course.lessons.count) lessons")
    let drawing = CourseDrawer(course: course, tools: tools).draw()
    tools.found(distinct(course.diagnostics + drawing.diagnostics))
    tools.progress("Writing pages and fonts")
    var assembly = SiteAssembly(layout: layout, tools: tools, course: course, drawing: drawing)
    assembly.assemble()
    return GeneratedSite(
        tree: assembly.tree, course: course, pageCount: assembly.pageCount,
        figureCount: drawing.figures.reduce(0) { $0 + $1.filter { $0 != nil }.count }, timings: drawing.timings,
        diagnostics: distinct(course.diagnostics + drawing.diagnostics + assembly.diagnostics))
}

/// Puts a drawn course together into files.
private struct SiteAssembly {
    let layout: SiteLayout
    let tools: BuildTools
    let course: Course
    let drawing: CourseDrawing
    var tree = OutputTree()
    var pageCount = 0
    var diagnostics: [Diagnostic] = []

    init(layout: SiteLayout, tools: BuildTools, course: Course, drawing: CourseDrawing) {
        self.layout = layout
        self.tools = tools
        self.course = course
        self.drawing = drawing
    }

    mutating func assemble() {
        var assets = FontAssets(fonts: tools.fonts)
        if let path = script.path { tree.add(script.text, at: path) }
        let stylesheetName = "assets/\(stylesheetPlaceholder)"
        let pages = writePages(stylesheet: stylesheetName, assets: &assets)
        let textFont = assets.textFont(for: pages.map(\.html))
        let css = Stylesheet(theme: course.settings.theme, themeRules: themeRules, textFont: textFont).text
        let finalName = "theme-\(Fingerprint(css).short).css"
        tree.add(css, at: "assets/\(finalName)")
        for page in pages {
            tree.add(page.html.replacing(stylesheetPlaceholder, with: finalName), at: page.path)
        }
        pageCount = pages.count
        for (name, bytes) in assets.files { tree["assets/\(name)"] = bytes }
        tree.add(SearchIndex(course).script, at: SearchIndex.path)
        addFeeds()
        diagnostics += assets.diagnostics
        addPictures()
    }

    /// Stands in pages for the stylesheet's name until its content, which follows from the pages' text, is known.
    private let stylesheetPlaceholder = "plumb-stylesheet-name.css"

    private var templates: TemplateSet {
        TemplateSet { [layout, tools] name in
            let path = join(layout.templates, "pages/\(name).mustache")
            return tools.fileSystem.read(path).map { SourceFile(path: path, utf8: $0) }
        }
    }

    /// The pages of former addresses, the feed and the sitemap.
    private mutating func addFeeds() {
        let moved = MovedPages(
            course: course, values: PageValues(course: course, stylesheet: "", script: nil), templates: templates
        ).pages(besides: Set(tree.paths))
        diagnostics += moved.diagnostics
        for page in moved.pages { tree.add(page.html, at: page.path) }
        guard let place = PublishedPlace(course.settings) else { return }
        if tools.paintsCards {
            for card in CardPainter(course: course, tools: tools, contentFolder: layout.content).cards() {
                tree[card.path] = card.png
            }
        }
        tree.add(Sitemap(course: course, place: place).text, at: "sitemap.xml")
        if let feed = AtomFeed(course: course, place: place) { tree.add(feed.text, at: AtomFeed.path) }
    }

    private mutating func writePages(stylesheet: String, assets: inout FontAssets) -> [(path: String, html: String)] {
        let store = FontStore(assets)
        let writer = PageWriter(
            course: course, drawing: drawing,
            values: PageValues(course: course, stylesheet: stylesheet, script: script.path),
            templates: templates, emojiFont: { store.assets.emojiFont(for: $0).map { "assets/\($0)" } })
        let (pages, problems) = writer.pages()
        assets = store.assets
        diagnostics += problems
        return pages
    }

    private var script: ThemeScript {
        ThemeScript(folder: join(layout.templates, "theme"), fileSystem: tools.fileSystem)
    }

    private var themeRules: String {
        let bytes = tools.fileSystem.read(join(layout.templates, "theme/theme.css")) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The pictures that a page shows, where the pages look for them.
    private mutating func addPictures() {
        let pages = tree.paths.filter { $0.hasSuffix(".html") }.compactMap { tree[$0] }
        let text = pages.map { String(decoding: $0, as: UTF8.self) }.joined()
        for picture in course.pictures.pictures
        where text.contains(picture.path) || text.contains(addressOfFile(picture.path)) {
            tree[picture.path] = tools.fileSystem.read(join(layout.content, picture.path))
        }
    }
}

/// Lets a closure add fonts while pages are written.
private final class FontStore {
    var assets: FontAssets

    init(_ assets: FontAssets) { self.assets = assets }
}
