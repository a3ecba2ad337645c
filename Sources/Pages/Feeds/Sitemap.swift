import Caching
import Content

/// The list of a site's pages for search engines, in the form of sitemaps.org, protocol 0.9.
package struct Sitemap {
    /// In each language of the site.
    let courses: [Course]
    let place: PublishedPlace
    let versions: PageVersions

    package init(courses: [Course], place: PublishedPlace, versions: PageVersions) {
        self.courses = courses
        self.place = place
        self.versions = versions
    }

    /// Of all that the list follows from.
    package func key(in cache: BuildCache) -> ByteWriter {
        var writer = cache.key("sitemap")
        writer.write([place.baseURL] + courses.map(\.edition.language))
        for lesson in courses.flatMap(\.lessons) where lesson.isTranslated {
            writer.write(lesson.pagePath)
            writer.write(lesson.lastChange)
        }
        return writer
    }

    /// The home page first, then the lessons in their order, each with the day of its last change where it says one; those of
    /// the other languages behind, each naming its versions. What has not been translated stands in the main language alone.
    package var text: String {
        let attributes = [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")]
        let names = versions.editions.count > 1 ? [("xmlns:xhtml", "http://www.w3.org/1999/xhtml")] : []
        return XMLElement("urlset", attributes + names, courses.flatMap(entries)).document
    }

    private func entries(of course: Course) -> [XMLElement] {
        let folder = course.edition.folder
        let lessons = course.lessons.filter { !$0.isIntroduction && $0.isTranslated }.map { lesson in
            entry(lesson.name + ".html", in: folder, changed: lesson.lastChange)
        }
        return [entry("index.html", in: folder, changed: nil)] + lessons
    }

    /// A page by its path below the folder of its language.
    private func entry(_ name: String, in folder: String, changed day: String?) -> XMLElement {
        let others = versions.alternates(of: name, at: place).map { alternate in
            XMLElement(
                "xhtml:link", [("rel", "alternate"), ("hreflang", alternate.language), ("href", alternate.address)])
        }
        return XMLElement(
            "url", [],
            [XMLElement("loc", text: place.address(ofFile: folder + name))]
                + (day.map { [XMLElement("lastmod", text: $0)] } ?? []) + others)
    }
}

extension CourseLesson {
    /// The day of its last change, `YYYY-MM-DD`, as its front matter or git says.
    var lastChange: String? { updated ?? frontMatter.date }
}
