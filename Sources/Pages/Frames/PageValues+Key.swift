import Caching
import Content

extension PageValues {
    /// What tells `values(for: page)` from those of other pages and other builds, without making them.
    ///
    /// Complexity: O(n) in the lessons that the page lists; each counts for no more than its listing's fingerprint.
    package func write(keyOf page: Page, to writer: inout ByteWriter) {
        let settings = course.settings
        writer.write([settings.language, settings.title, settings.author, settings.description])
        writer.write([settings.baseURL, settings.edit, script])
        writer.write(stylesheet)
        writer.write([settings.theme.surroundings.light, settings.theme.surroundings.dark])
        writer.write(wordsName)
        writer.write([hasFeed, page.isHome, page.isLesson, page.listsAll])
        writer.write([lessonCount, sitePages.count, page.depth])
        for page in sitePages { write(keyOf: page, to: &writer) }
        writer.write([page.title, page.description, page.css])
        writer.write([page.path, page.date, page.updated, page.card, page.root, page.waits?.badge(in: words)])
        writer.write(page.current)
        write(languagesOn: page, to: &writer)
        writer.write(page.lesson?.chapter)
        for chapter in chapters { write(keyOf: chapter, on: page, to: &writer) }
    }

    private func write(keyOf chapter: Chapter, on page: Page, to writer: inout ByteWriter) {
        let listed = listed(of: chapter, on: page)
        writer.write(chapter.name)
        writer.write([chapter.depth, chapter.lessons.count])
        for part in chapter.parts {
            writer.write(part.name)
            writer.write(part.depth)
        }
        writer.write([chapter.lessons.lowerBound, listed.lowerBound, listed.upperBound])
        for index in listed {
            write(keyOf: course.lessons[index], to: &writer)
            writer.write(page.teasers[course.lessons[index].slug])
        }
    }

    /// What lists and feet of pages say of a lesson.
    package func write(keyOf lesson: CourseLesson?, to writer: inout ByteWriter) {
        writer.write(lesson?.outline.listing)
        writer.write(lesson?.slug)
        writer.write(lesson?.waits?.badge(in: words))
    }
}
