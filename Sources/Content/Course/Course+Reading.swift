import Diagnostics
import Files

extension Course {
    /// Reads a site's folder, drafts left out, and draws nothing.
    public static func read(_ layout: SiteLayout, with tools: BuildTools) -> Course {
        let sources = SiteSources(layout, tools: tools)
        var course = Course(
            settings: sources.settings, lessons: [], pictures: sources.pictures, symbols: sources.symbols,
            diagnostics: sources.diagnostics)
        for page in sources.pages where page.version?.isTranslated ?? true {
            let path = join(layout.content, page.file)
            guard let utf8 = tools.fileSystem.read(path) else { continue }
            let (lesson, messages) = CourseLesson.read(
                SourceFile(path: path, utf8: utf8), slug: page.slug, version: page.version,
                settings: sources.editions[page.version?.written ?? 0].settings, components: sources.components,
                within: layout.content, from: tools.fileSystem)
            guard lesson.reasonToWait(today: tools.today()) == nil else { continue }
            course.lessons.append(lesson)
            course.diagnostics += messages
        }
        course.lessons.sort { $0.isBefore($1, chapters: sources.settings.chapters) }
        return course
    }
}
