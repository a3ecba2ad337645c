import Caching
import Content
import Files

extension PageValues {
    /// What tells `values(for: page)` from those of other pages and other builds, without making them.
    ///
    /// Complexity: O(n) in the lessons that the page lists; each counts for no more than its listing's fingerprint.
    package func write(keyOf page: Page, to writer: inout ByteWriter) {
        writer.write(siteKey)
        writer.write([page.isHome, page.isLesson, page.listsAll])
        writer.write([page.title, page.description, page.css])
        writer.write([page.path, page.date, page.updated, page.card, page.root, page.waits?.badge(in: words)])
        writer.write(page.depth)
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
        for index in listed { writer.write(listingKeys[index]) }
        guard !page.teasers.isEmpty else { return }
        for index in listed { writer.write(page.teasers[course.lessons[index].slug]) }
    }

    /// Of all that is the same on every page.
    static func siteKey(_ course: Course, sitePages: [Fingerprint], _ more: [String?], hasFeed: Bool) -> Fingerprint {
        let settings = course.settings
        var writer = ByteWriter()
        writer.write([settings.language, settings.title, settings.author, settings.description])
        writer.write([settings.baseURL, settings.edit] + more)
        writer.write([settings.theme.surroundings.light, settings.theme.surroundings.dark])
        writer.write(course.edition.wordsName)
        writer.write(hasFeed)
        writer.write(course.lessons.count { !$0.isPage })
        writer.write(sitePages)
        return Fingerprint(writer.bytes)
    }

    /// Of what lists and feet of pages say of a lesson.
    static func listingKey(_ lesson: CourseLesson, in words: Words) -> Fingerprint {
        var writer = ByteWriter()
        writer.write(lesson.outline.listing)
        writer.write(lesson.slug)
        writer.write(lesson.waits?.badge(in: words))
        return Fingerprint(writer.bytes)
    }
}
