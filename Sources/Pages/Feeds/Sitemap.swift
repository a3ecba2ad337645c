import Caching
import Content

/// The list of a site's pages for search engines, in the form of sitemaps.org, protocol 0.9.
package struct Sitemap {
    let course: Course
    let place: PublishedPlace

    package init(course: Course, place: PublishedPlace) {
        self.course = course
        self.place = place
    }

    /// Of all that the list follows from.
    package func key(in cache: BuildCache) -> ByteWriter {
        var writer = cache.key("sitemap")
        writer.write(place.baseURL)
        for lesson in course.lessons {
            writer.write(lesson.pagePath)
            writer.write(lesson.lastChange)
        }
        return writer
    }

    /// The home page first, then the lessons in their order, each with the day of its last change where it says one.
    package var text: String {
        let home = XMLElement("url", [], [XMLElement("loc", text: place.address(ofFile: "index.html"))])
        let lessons = course.lessons.filter { !$0.isIntroduction }.map { lesson in
            let day = lesson.lastChange.map { [XMLElement("lastmod", text: $0)] } ?? []
            return XMLElement("url", [], [XMLElement("loc", text: place.address(ofFile: lesson.pagePath))] + day)
        }
        return XMLElement(
            "urlset", [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")], [home] + lessons
        ).document
    }
}

extension CourseLesson {
    /// The day of its last change, `YYYY-MM-DD`, as its front matter says.
    var lastChange: String? { frontMatter.updated ?? frontMatter.date }
}
