import Caching
import Content
import Diagnostics
import FigureDrawing
import Files
import PageReading
import Pages

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
    /// What is known of pages by their paths.
    package var known: [String: KnownPage]
    /// Of the stylesheet's file, which `known` calls by what stands for it.
    package var stylesheetName: String
    /// Reads the files that messages name.
    let read: @Sendable (String) -> [UInt8]?
    let cache: BuildCache
    /// What it was put together from; nil where its settings cannot be read.
    var parts: SiteParts?

    /// Whether nothing stands against publishing it.
    public var isSound: Bool { !diagnostics.contains { $0.severity == .error } }
}

extension GeneratedSite {
    /// A site whose settings cannot be read: what else could be said of it would follow from that alone.
    fileprivate init(withoutSettings sources: SiteSources, _ tools: BuildTools) {
        let diagnostics = sources.diagnostics.filter { $0.location.path == sources.layout.settings }
        course = Course(
            settings: sources.settings, lessons: [], pictures: sources.pictures, symbols: sources.symbols,
            diagnostics: diagnostics)
        self.diagnostics = diagnostics
        tree = OutputTree()
        read = tools.fileSystem.read
        cache = tools.cache
        parts = nil
        (pageCount, figureCount, timings, known, stylesheetName) = (0, 0, [], [:], "")
    }
}

/// Reads a site's folder and makes all of its files, without writing any.
public func generate(_ layout: SiteLayout, with tools: BuildTools) -> GeneratedSite {
    tools.progress("Reading \(layout.content)")
    let sources = SiteSources(layout, tools: tools)
    tools.found(distinct(sources.diagnostics))
    guard sources.settings.isRead else { return GeneratedSite(withoutSettings: sources, tools) }
    let templates = TemplateFiles(layout, tools.fileSystem)
    tools.progress("Making lessons and their figures")
    let (lessons, timings) = LessonMaker(sources: sources, tools: tools, templates: templates).lessons()
    let courses = DrawnCourse.arranged(lessons, sources, drafts: tools.drafts)
    tools.found(distinct(courses.flatMap(\.course.diagnostics)))
    tools.progress("Writing pages and fonts")
    var assembly = SiteAssembly(sources: sources, tools: tools, courses: courses, templates: templates)
    assembly.assemble()
    tools.cache.endBuild()
    tools.programs?.endBuild()
    return GeneratedSite(SiteParts(lessons: lessons, assembly: assembly), timings: timings)
}

extension GeneratedSite {
    init(_ parts: SiteParts, timings: [FigureTiming]) {
        let (assembly, courses) = (parts.assembly, parts.assembly.courses)
        let read = assembly.tools.fileSystem.read
        course = courses[0].course.joined(with: courses.dropFirst().map(\.course))
        var silenced = SilencedWarnings(in: course, read: read)
        diagnostics = silenced.left(of: distinct(course.diagnostics + assembly.diagnostics))
        (tree, pageCount, known) = (assembly.tree, assembly.pageCount, assembly.known)
        figureCount = courses[0].drawn.reduce(0) { $0 + $1.figureCount }
        stylesheetName = assembly.stylesheetName
        (self.timings, self.read, self.parts) = (timings, read, parts)
        cache = assembly.tools.cache
    }
}
