import Content
import FigureDrawing
import Files
import Pages

/// What a site was put together from.
struct SiteParts: Sendable {
    /// In the order of their paths, as they were made.
    var lessons: [MadeLesson]
    var assembly: SiteAssembly
    /// How many edits it has followed since all of it was made.
    var editCount = 0

    init(lessons: [MadeLesson], assembly: SiteAssembly) {
        self.lessons = lessons
        self.assembly = assembly
    }
}

extension GeneratedSite {
    /// How many edits are followed until all is made again, which lets go of what they have left in memory.
    private static let mostEdits = 50

    /// The site after lessons have been edited whose edits show in their own files alone, without going through all others; nil
    /// where an edit reaches further, and all has to be made again.
    ///
    /// - Parameters:
    ///   - changed: every file that may have changed since, by path.
    ///   - tools: as this site was made with, at a later moment.
    /// Complexity: O(n) in the number of lessons, but for little more than their positions; the edited ones are made.
    public consuming func following(_ changed: [String], with tools: BuildTools) -> GeneratedSite? {
        // A message about another lesson may name a place in an edited one.
        guard isSound else { return nil }
        // Nobody else holds the parts, so that they change in place.
        (course.lessons, known) = ([], [:])
        guard var parts = parts.take(), parts.editCount + changed.count <= Self.mostEdits else { return nil }
        defer {
            tools.cache.endPartialBuild()
            tools.programs?.endBuild()
        }
        for path in changed {
            guard parts.follow(path, with: tools) else { return nil }
        }
        return GeneratedSite(parts, timings: [])
    }
}

extension SiteParts {
    /// Makes the lesson of a file anew; false where that is not all there is to do.
    fileprivate mutating func follow(_ path: String, with tools: BuildTools) -> Bool {
        let sources = assembly.sources
        guard sources.editions.count == 1, let position = lessons.firstIndex(where: { $0.lesson.path == path }) else {
            return false
        }
        let earlier = lessons[position]
        let maker = LessonMaker(sources: sources, tools: tools, templates: assembly.templates)
        let page = PlannedPage(
            file: String(path.dropFirst(join(sources.layout.content, "").utf8.count)), slug: earlier.lesson.slug)
        guard let made = maker.lesson(page), made.changesOnlyItself(since: earlier) else { return false }
        lessons[position] = made
        editCount += 1
        guard var course = assembly.takeCourse() else { return false }
        guard let index = course.course.lessons.firstIndex(where: { $0.path == path }) else { return false }
        if !course.replace(lessonAt: index, by: made, since: earlier) {
            course = DrawnCourse.arranged(lessons, sources, drafts: tools.drafts)[0]
        }
        guard let old = earlier.drawn else { return false }
        return assembly.follow(course, lessonAt: index, since: old)
    }
}
