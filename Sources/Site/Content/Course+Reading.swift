import Diagnostics
import Foundation
import Lessons
import Notation

/// The folders and files of a site, below its own folder.
public struct SiteLayout: Hashable, Sendable {
    public var folder: String
    public var content: String { join(folder, "content") }
    public var settings: String { join(folder, "site.yml") }
    /// Where templates and symbols are: the site's own, or those that came with the program.
    public var templates: String

    public init(folder: String, templates: String) {
        self.folder = folder
        self.templates = templates
    }
}

extension Course {
    /// Reads a whole site. What is wrong with one lesson never hides what is wrong with another.
    public static func read(
        _ layout: SiteLayout, from fileSystem: FileSystem, drafts: DraftPolicy = .leftOut, today: String = ""
    ) -> Course {
        let (settings, problems) = readSettings(layout, fileSystem)
        let files = fileSystem.files(layout.content)
        let symbols = SymbolCatalog(folder: join(layout.templates, "symbols"), fileSystem: fileSystem)
        let pictures = PictureCatalog(files: files, contentFolder: layout.content, size: imageSize(ofFile:))
        var diagnostics = problems + symbols.diagnostics
        var lessons: [CourseLesson] = []
        var skipped: [SkippedLesson] = []
        var dataFiles: Set<String> = []
        for path in files where path.hasSuffix(".md") {
            guard let bytes = fileSystem.read(join(layout.content, path)) else { continue }
            var (lesson, messages) = CourseLesson.read(
                SourceFile(path: join(layout.content, path), utf8: bytes), slug: String(path.dropLast(".md".count)),
                settings: settings, from: fileSystem)
            dataFiles.formUnion(lesson.dataFiles)
            lesson.waits = lesson.reasonToWait(today: today)
            if drafts == .leftOut, let reason = lesson.waits {
                skipped.append(lesson.skipped(because: reason))
                continue
            }
            diagnostics += messages + lesson.nameTaken
            if let problem = lesson.problem(amongChapters: settings.chapters) { diagnostics.append(problem) }
            lessons.append(lesson)
        }
        lessons.sort { $0.isBefore($1, chapters: settings.chapters) }
        return Course(
            settings: settings, lessons: lessons, pictures: pictures, symbols: symbols, skipped: skipped,
            unreadData: files.filter { isData($0) && !dataFiles.contains($0) }.map { join(layout.content, $0) },
            diagnostics: diagnostics)
    }

    private static func isData(_ path: String) -> Bool {
        [".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
    }

    private static func readSettings(_ layout: SiteLayout, _ fileSystem: FileSystem) -> (SiteSettings, [Diagnostic]) {
        guard let bytes = fileSystem.read(layout.settings) else {
            let place = SourceLocation(path: layout.settings, line: 1, column: 1)
            return (
                SiteSettings(),
                [
                    Diagnostic(
                        .error, "no-settings", at: place, excerpt: "",
                        message: "there is no file 'site.yml' in this folder",
                        help: "'plumb new NAME' makes a folder with one")
                ]
            )
        }
        return SiteSettings.parse(SourceFile(path: layout.settings, utf8: bytes))
    }
}

extension CourseLesson {
    /// Reads one lesson with its data, and plans each of its blocks.
    static func read(
        _ file: SourceFile, slug: String, settings: SiteSettings, from fileSystem: FileSystem
    ) -> (CourseLesson, [Diagnostic]) {
        var (lesson, diagnostics) = parseLesson(file, allowsRawHTML: settings.allowsRawHTML)
        if lesson.title == nil {
            diagnostics.append(
                Diagnostic(
                    .error, "no-title", in: file, at: 0..<1, message: "the lesson has no title",
                    help: "begin the file with '---', 'title: …', '---'"))
        }
        let data = readData(of: lesson, besides: file.path, from: fileSystem)
        let (plans, planProblems) = planBlocks(of: lesson, globals: data.globals)
        return (
            CourseLesson(lesson: lesson, slug: slug, globals: data.globals, dataNames: data.names, plans: plans),
            diagnostics + data.diagnostics + planProblems
        )
    }

    /// The data files it names, below the content folder.
    fileprivate var dataFiles: [String] { lesson.frontMatter.data.compactMap { path(ofFileAt: $0.value) } }

    /// The pages that every site has of its own.
    private static let ownPages = ["index.html", "404.html", "search.html"]

    /// A message about a lesson whose page would take the place of the site's own.
    fileprivate var nameTaken: [Diagnostic] {
        guard Self.ownPages.contains(pagePath) else { return [] }
        return [
            Diagnostic(
                .error, "page-taken", in: lesson.file, at: 0..<1,
                message: "the site has a page '\(pagePath)' of its own", help: "give the lesson's file another name")
        ]
    }

    /// Days of one form are in the order of their texts.
    fileprivate func reasonToWait(today: String) -> SkippedLesson.Reason? {
        if lesson.frontMatter.isDraft { return .draft }
        guard let date = lesson.frontMatter.date, !today.isEmpty, date > today else { return nil }
        return .future(date: date, today: today)
    }

    fileprivate func skipped(because reason: SkippedLesson.Reason) -> SkippedLesson {
        SkippedLesson(path: lesson.file.path, title: title, reason: reason, pagePath: pagePath)
    }

    /// A `.layout` file as a lesson of one block, so that it can be solved like any other.
    public static func bare(_ file: SourceFile) -> (CourseLesson, [Diagnostic]) {
        var program = LayoutProgram()
        let excerpt = SourceExcerpt(whole: file)
        let messages = program.append(excerpt)
        let (lesson, _) = parseLesson(SourceFile(path: file.path, utf8: []), allowsRawHTML: false)
        let name = (file.path as NSString).lastPathComponent
        let slug = (name as NSString).deletingPathExtension
        var plans: [BlockPlan] = []
        if let screen = program.lastScreen {
            let (settings, _) = FigureSettings.parse("layout", at: excerpt)
            let request = FigureRequest(
                name: slug, screenName: screen, program: program, settings: settings, globals: [],
                place: SourceLocation(path: file.path, line: 1, column: 1), file: file,
                problems: messages, excerpt: file.text(ofLine: 1))
            plans = [BlockPlan(showsCode: true, figure: request, newLines: [])]
        }
        return (CourseLesson(lesson: lesson, slug: slug, globals: [], plans: plans), messages)
    }
}
