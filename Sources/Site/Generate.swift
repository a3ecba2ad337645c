import Diagnostics
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
    /// What becomes of the pictures that stand for lessons elsewhere; pages name them in any case.
    public var cards = CardPolicy.painted
    /// Told what the build is about to do.
    public var progress: @Sendable (String) -> Void
    /// Told what is wrong so far, after each step but the last; a preview need not wait for the rest.
    public var found: @Sendable ([Diagnostic]) -> Void = { _ in }
    /// A steady clock, in seconds; what it says goes into reports, never into output.
    public var clock: @Sendable () -> Double
    /// How long one figure's layout may take, seconds; sound ones take a hundredth of the usual limit.
    public var patience = 30.0
    /// What earlier builds have made.
    public var cache = BuildCache()

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
    /// What is known of pages by their paths.
    var facts: [String: PageFacts]
    /// Of the stylesheet's file, which `facts` call by what stands for it.
    var stylesheetName: String

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
    let sources = SiteSources(layout, tools: tools)
    tools.found(distinct(sources.diagnostics))
    let templates = TemplateFiles(layout, tools.fileSystem)
    tools.progress("Making lessons and their figures")
    let (lessons, timings) = LessonMaker(sources: sources, tools: tools, templates: templates).lessons()
    let (course, drawn) = Course.arranged(lessons, sources, drafts: tools.drafts)
    tools.found(distinct(course.diagnostics))
    tools.progress("Writing pages and fonts")
    var assembly = SiteAssembly(sources: sources, tools: tools, course: course, drawn: drawn, templates: templates)
    assembly.assemble()
    tools.cache.endBuild()
    return GeneratedSite(
        tree: assembly.tree, course: course, pageCount: assembly.pageCount,
        figureCount: drawn.reduce(0) { $0 + $1.figureCount }, timings: timings,
        diagnostics: distinct(course.diagnostics + assembly.diagnostics), facts: assembly.facts,
        stylesheetName: assembly.stylesheetName)
}
