import Caching
import Content
import Diagnostics
import FigureDrawing
import Files
import Synchronization
import Templates

/// A lesson with its page's body, and what is wrong with either.
package struct MadeLesson: Sendable {
    package var lesson: CourseLesson
    /// Nil for one that has no page yet.
    package var drawn: DrawnLesson?
    var diagnostics: [Diagnostic]
}

/// Makes the lessons of a site, on all cores: takes from the cache what an earlier build has made of the same sources,
/// and reads, draws and writes the rest.
package struct LessonMaker: Sendable {
    package let sources: SiteSources
    package let tools: BuildTools
    package let templates: TemplateFiles
    /// Tells one set of all that lessons share, settings, pictures, symbols and templates, from another; for each language
    /// of the site.
    private let surroundings: [Fingerprint]
    private let files: SourceFiles
    private let videoFiles: Set<String>
    private let today: String

    /// How many lessons are in work at once; what has been read of them is let go with them.
    private var batch: Int { max(32, 16 * tools.workers) }

    package init(sources: SiteSources, tools: BuildTools, templates: TemplateFiles) {
        self.sources = sources
        self.tools = tools
        self.templates = templates
        files = SourceFiles(fileSystem: tools.fileSystem, cache: tools.cache)
        today = tools.today()
        var writer = tools.cache.key("surroundings")
        writer.write(sources.settings.allowsRawHTML)
        writer.write(sources.settings.widths)
        writer.write(sources.pictures)
        writer.write(sources.symbols)
        let videos = sources.videoFiles
        videoFiles = Set(videos)
        writer.write(videos)
        for excerpt in sources.components.excerpts {
            writer.write(excerpt.file.path)
            writer.write(excerpt.utf8[...])
        }
        let set = templates.set()
        for name in ["code", "step", "problem"] { writer.write(set.expandedText(of: name)[...]) }
        surroundings = sources.editions.map { edition in
            var writer = writer
            writer.write(edition.wordsName)
            return Fingerprint(writer.bytes)
        }
    }

    /// A lesson's file and the key of what is made of it.
    private struct Source: Sendable {
        var page: PlannedPage
        var file: SourceFiles.LessonFile
        var key: Fingerprint
    }

    /// All lessons that can be read, in the order of their paths, and how long each new layout took.
    package func lessons() -> (lessons: [MadeLesson], timings: [FigureTiming]) {
        let found = concurrentMap(sources.pages, workers: tools.workers, context: {}) { page, _ in look(page) }
        var lessons = found.map(\.lesson)
        var timings: [FigureTiming] = []
        let missing = found.indices.filter { lessons[$0] == nil && found[$0].source != nil }
        for start in stride(from: 0, to: missing.count, by: batch) {
            let some = missing[start..<min(start + batch, missing.count)]
            let (made, times) = make(some.compactMap { found[$0].source })
            for (index, lesson) in zip(some, made) { lessons[index] = lesson }
            timings += times
        }
        return (lessons.compactMap { $0 }, timings)
    }

    /// The lesson of one page; nil where its file is gone.
    package func lesson(_ page: PlannedPage) -> MadeLesson? {
        let (source, lesson) = look(page)
        return lesson ?? source.flatMap { make([$0]).0.first }
    }

    /// The lesson as the cache has it, or else its source; neither where the file is gone.
    private func look(_ page: PlannedPage) -> (source: Source?, lesson: MadeLesson?) {
        let path = join(sources.layout.content, page.file)
        guard let file = files.lesson(at: path) else { return (nil, nil) }
        let source = Source(page: page, file: file, key: key(of: file, page))
        guard var entry: LessonEntry = tools.cache.find(source.key) else { return (source, nil) }
        entry.drawn.setSource(tools.cache, part: source.key) { make([source]).0[0].drawn }
        entry.search.setSource(tools.cache, part: source.key) { make([source]).0[0].lesson.search.value }
        var lesson = CourseLesson(
            path: path, utf8: { files.utf8(of: file) }, key: source.key, slug: page.slug, version: page.version,
            outline: entry.outline, search: entry.search, settings: settings(of: page), components: sources.components,
            within: sources.layout.content, from: tools.fileSystem)
        lesson.bundleFiles = bundleFiles(of: file)
        lesson.waits = lesson.reasonToWait(today: today)
        lesson.quantities = entry.drawn.quantities
        lesson.verdicts = entry.drawn.verdicts
        return (source, MadeLesson(lesson: lesson, drawn: entry.drawn, diagnostics: entry.diagnostics))
    }

    /// The files that a lesson's programs find in their bundle, below the content folder.
    private func bundleFiles(of file: SourceFiles.LessonFile) -> [String] {
        files.bundle(of: file, within: sources.layout.content).map {
            String($0.path.dropFirst(join(sources.layout.content, "").count))
        }
    }

    /// The settings in the language that a page's lesson is written in.
    private func settings(of page: PlannedPage) -> SiteSettings {
        sources.editions[page.version?.written ?? 0].settings
    }

    private func key(of file: SourceFiles.LessonFile, _ page: PlannedPage) -> Fingerprint {
        var writer = tools.cache.key("lesson")
        writer.write(surroundings[page.version?.edition ?? 0])
        writer.write(file.path)
        if let version = page.version {
            writer.write(surroundings[version.written])
            writer.write(page.slug)
            writer.write(sources.filesName)
        }
        writer.write(file.fingerprint)
        for part in files.parts(of: file, page.version) {
            writer.write(part.path)
            writer.write(part.content)
        }
        let folders = CourseLesson.foldersOfData(forLessonAt: file.path, page.version)
        for name in file.dataFiles {
            writer.write(name)
            for folder in folders { writer.write(files.fingerprint(of: join(folder, name))) }
        }
        for file in files.bundle(of: file, within: sources.layout.content) {
            writer.write([file.name, file.content])
        }
        return Fingerprint(writer.bytes)
    }
}

extension LessonMaker {
    /// Reads a batch of lessons, draws their figures, writes their bodies.
    private func make(_ batch: [Source]) -> ([MadeLesson], [FigureTiming]) {
        let lessons = concurrentMap(batch, workers: tools.workers, context: {}) { source, _ in read(source) }
        let drawing = CourseDrawer(lessons: lessons.map { isShown($0.0) ? $0.0 : nil }, sources: sources, tools: tools)
            .draw()
        let made = concurrentMap(Array(batch.indices), workers: tools.workers, context: { templates.set() }) {
            index, templates in
            let (lesson, diagnostics) = lessons[index]
            defer { lesson.releaseReading() }
            guard isShown(lesson) else { return MadeLesson(lesson: lesson, drawn: nil, diagnostics: diagnostics) }
            return write(
                lesson, figures: drawing.figures[index], templates,
                diagnostics: diagnostics
                    + drawing.diagnostics[index].map { $0.blamingData(reading: tools.fileSystem) },
                from: batch[index])
        }
        return (made, drawing.timings)
    }

    private func read(_ source: Source) -> (CourseLesson, [Diagnostic]) {
        var (lesson, diagnostics) = CourseLesson.read(
            SourceFile(path: source.file.path, utf8: files.utf8(of: source.file)), slug: source.page.slug,
            version: source.page.version,
            settings: settings(of: source.page), components: sources.components,
            within: sources.layout.content, from: tools.fileSystem)
        lesson.key = source.key
        lesson.bundleFiles = bundleFiles(of: source.file)
        lesson.waits = lesson.reasonToWait(today: today)
        return (lesson, diagnostics)
    }

    private func isShown(_ lesson: CourseLesson) -> Bool { tools.drafts == .shown || lesson.waits == nil }

    private func write(
        _ lesson: CourseLesson, figures: [DrawnFigure?], _ templates: TemplateSet, diagnostics: [Diagnostic],
        from source: Source
    ) -> MadeLesson {
        var lesson = lesson
        let makeWorker = { FigureWorker(sources, tools) }
        let (quantities, mistakes) = lesson.answers(from: figures, by: makeWorker, sources.settings)
        let (verdicts, unclear) = lesson.verdicts(from: figures, by: makeWorker, sources.settings)
        (lesson.quantities, lesson.verdicts) = (quantities, verdicts)
        let diagrams = LessonDiagrams(of: lesson, with: tools)
        let diagnostics = diagnostics + mistakes + unclear + diagrams.diagnostics
        let projects = lesson.projects(pictures: sources.pictures)
        let page = LessonPage(
            lesson: lesson, figures: figures, pictures: sources.pictures, templates: templates,
            words: sources.edition(of: lesson).words, projects: projects, videoFiles: videoFiles,
            diagrams: diagrams.pictures)
        let (body, references, problems) = page.body()
        var drawn = DrawnLesson(
            title: lesson.title, body: body, css: page.css, figures: figures, fonts: tools.fonts)
        drawn.figurePages = page.figurePages(language: sources.edition(of: lesson).language)
        (drawn.quantities, drawn.verdicts) = (quantities, verdicts)
        drawn.references = references
        drawn.projects = projects.sorted { $0.key < $1.key }.map(\.value)
        let playground = lesson.playground
        drawn.playground = playground.isEmpty ? nil : DeferredBytes(playground)
        drawn.symbols = sources.symbols.named(in: playground)
        // Where a template is wrong the message names a line of it, which the key does not.
        if problems.isEmpty, !diagnostics.contains(where: \.isDueToMachine) {
            let entry = LessonEntry(
                outline: lesson.outline, search: lesson.search, drawn: drawn, diagnostics: diagnostics)
            drawn = tools.cache.keepDeferring(entry, as: source.key).drawn
            drawn.setSource(tools.cache, part: source.key) { make([source]).0[0].drawn }
        }
        return MadeLesson(lesson: lesson, drawn: drawn, diagnostics: diagnostics + problems)
    }
}

/// What the cache keeps of a lesson.
struct LessonEntry: Sendable {
    var outline: LessonOutline
    var search: Deferred<SearchEntry>
    var drawn: DrawnLesson
    /// What is wrong with the lesson, its data and its figures.
    var diagnostics: [Diagnostic]
}
