import Content
import Diagnostics
import Files

extension Course {
    /// A course of the lessons that have been made, in their order, and what each gives to its page.
    ///
    /// What is wrong with one lesson never hides what is wrong with another.
    package static func arranged(
        _ made: [MadeLesson], _ sources: SiteSources, drafts: DraftPolicy
    ) -> (course: Course, drawn: [DrawnLesson]) {
        let chapters = sources.settings.chapters
        var diagnostics = sources.diagnostics
        var shown: [(lesson: CourseLesson, drawn: DrawnLesson)] = []
        var skipped: [SkippedLesson] = []
        for made in made {
            if let reason = made.lesson.waits, drafts == .leftOut {
                skipped.append(made.lesson.skipped(because: reason))
                continue
            }
            guard let drawn = made.drawn else { continue }
            diagnostics += made.diagnostics + made.lesson.nameTaken
            if let problem = made.lesson.problem(amongChapters: chapters) { diagnostics.append(problem) }
            shown.append((made.lesson, drawn))
        }
        shown.sort { $0.lesson.isBefore($1.lesson, chapters: chapters) }
        var course = Course(
            settings: sources.settings, lessons: shown.map(\.lesson), pictures: sources.pictures,
            symbols: sources.symbols, skipped: skipped,
            unreadData: sources.unreadData(besides: Set(made.flatMap(\.lesson.dataFiles))), diagnostics: diagnostics)
        course.words = sources.words
        course.files = sources.files
        course.staticFiles = sources.staticFiles
        var drawn = shown.map(\.drawn)
        course.fillReferences(in: &drawn)
        return (course, drawn)
    }
}

extension CourseLesson {
    /// The pages that every site has of its own.
    private static let ownPages = ["index.html", "404.html", "search.html"]

    /// A message about a lesson whose page would take the place of the site's own.
    fileprivate var nameTaken: [Diagnostic] {
        guard Self.ownPages.contains(pagePath), !isIntroduction else { return [] }
        let help = "give the lesson's file another name"
        return [
            Diagnostic(
                .error, "page-taken", in: lesson.file, at: 0..<1,
                message: "the site has a page '\(pagePath)' of its own",
                help: slug == "index"
                    ? "write 'kind: page' for what stands above its list of lessons, or \(help)" : help)
        ]
    }
}
