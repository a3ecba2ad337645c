import Caching
import Content
import Lessons

/// The site's newest lessons as an Atom feed (RFC 4287), every address in it absolute.
///
/// Only lessons with a date are in it: a feed tells of days, and no clock is asked for them.
package struct AtomFeed {
    private let course: Course
    private let place: PublishedPlace
    private let lessons: [CourseLesson]

    /// How many lessons it tells of at most.
    private static let limit = 30

    /// The feed of a course; nil where no lesson has a date.
    package init?(course: Course, place: PublishedPlace) {
        let dated = course.lessons.enumerated().compactMap { index, lesson in
            lesson.isTranslated ? lesson.frontMatter.date.map { (day: $0, index: index) } : nil
        }
        guard !dated.isEmpty else { return nil }
        self.course = course
        self.place = place
        lessons = dated.sorted { $0 > $1 }.prefix(Self.limit).map { course.lessons[$0.index] }
    }

    /// Of all that the feed follows from; nil where a lesson's sources are not known.
    package func key(in cache: BuildCache) -> ByteWriter? {
        let keys = lessons.compactMap(\.key)
        guard keys.count == lessons.count else { return nil }
        var writer = cache.key("feed")
        writer.write([course.settings.title, course.settings.author, course.settings.description])
        writer.write([course.settings.language, place.baseURL, course.edition.folder])
        writer.write(keys)
        for lesson in lessons { writer.write(lesson.lastChange) }
        for lesson in lessons { writer.write(lesson.linkTexts.sorted { $0.key < $1.key }.map(\.value)) }
        return writer
    }

    /// Where it stands below the folder of its language.
    package static let name = "feed.xml"

    /// Where it stands below the output folder.
    package var path: String { course.edition.folder + Self.name }

    package var text: String {
        let settings = course.settings
        var head = [
            XMLElement("title", text: settings.title),
            XMLElement("id", text: home),
            XMLElement("updated", text: Self.moment(lessons.compactMap(\.lastChange).max() ?? "")),
            XMLElement(
                "link", [("rel", "self"), ("type", "application/atom+xml"), ("href", place.address(ofFile: path))]),
            XMLElement("link", [("rel", "alternate"), ("type", "text/html"), ("href", home)]),
            // A feed without any author is no Atom.
            XMLElement("author", [], [XMLElement("name", text: author)]),
            XMLElement("generator", text: "Plumb"),
        ]
        if !settings.description.isEmpty { head.append(XMLElement("subtitle", text: settings.description)) }
        return XMLElement(
            "feed", [("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", settings.language)],
            head + lessons.map(entry)
        ).document
    }

    private var home: String { place.baseURL + course.edition.folder }

    private var author: String {
        course.settings.author.isEmpty ? course.settings.title : course.settings.author
    }

    private func entry(_ lesson: CourseLesson) -> XMLElement {
        let page = place.address(ofFile: lesson.pagePath)
        let frontMatter = lesson.frontMatter
        var parts = [
            XMLElement("title", text: lesson.title),
            XMLElement("id", text: identifier(of: lesson)),
            XMLElement("link", [("rel", "alternate"), ("type", "text/html"), ("href", page)]),
            XMLElement("published", text: Self.moment(frontMatter.date ?? "")),
            XMLElement("updated", text: Self.moment(lesson.lastChange ?? "")),
        ]
        parts += frontMatter.tags.map { XMLElement("category", [("term", $0)]) }
        if let summary = frontMatter.summary ?? frontMatter.description {
            parts.append(XMLElement("summary", text: summary))
        }
        let content = FeedContent(lesson: lesson, place: place).html
        parts.append(XMLElement("content", [("type", "html"), ("xml:base", page)], text: content))
        return XMLElement("entry", [], parts)
    }

    /// A `tag:` address (RFC 4151) that stays when the page moves and says so: its first alias is its oldest path.
    private func identifier(of lesson: CourseLesson) -> String {
        let path = lesson.aliases.first?.path ?? lesson.pagePath
        let name = path.hasSuffix(".html") ? String(path.dropLast(".html".count)) : path
        return "tag:\(place.host),\(lesson.frontMatter.date ?? ""):\(addressOfFile(name))"
    }

    /// The beginning of a day, which no time zone moves.
    private static func moment(_ day: String) -> String { day + "T00:00:00Z" }
}
