import Content
import Diagnostics
import PageReading

/// A place in a lesson's Markdown that a message can accuse.
struct MarkdownPlace {
    var location: SourceLocation
    /// UTF-8 bytes.
    var length: Int
    /// The line as the author wrote it.
    var excerpt: String
    /// The address as the author wrote it; empty for what has none.
    var address = ""
}

/// Finds the lines of a lesson that made what stands on its page.
struct MarkdownPlaces {
    let lesson: CourseLesson

    /// The links and pictures that lead to an address as the page writes it.
    func places(ofAddress address: String) -> [MarkdownPlace] {
        let wanted = decoded(address)
        let links = lesson.lesson.links.filter { decoded(lesson.address(of: $0)) == wanted }
        let images = lesson.lesson.images.filter { decoded(lesson.address(ofFileAt: $0.url)) == wanted }
        return links.map { place($0.location, $0.range.count, $0.url) }
            + images.map { place($0.location, $0.range.count, $0.url) }
    }

    /// The lines of HTML in the prose that hold a tag as the page has it.
    func places(ofTag tag: String) -> [MarkdownPlace] {
        let file = lesson.lesson.file
        guard !tag.isEmpty else { return [] }
        let text = String(decoding: file.utf8, as: UTF8.self)
        return text.ranges(of: tag).prefix(8).map { found in
            let offset = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
            return place(file.location(of: offset), tag.utf8.count)
        }
    }

    /// The headings of that text and level.
    func places(ofHeading text: String, level: Int) -> [MarkdownPlace] {
        let headings = lesson.lesson.headings.filter { heading in
            heading.level == level
                && heading.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") == text
        }
        return headings.map { place($0.location, level) }
    }

    /// The headings of that identifier.
    func places(ofIdentifier id: String) -> [MarkdownPlace] {
        lesson.lesson.headings.filter { $0.id == id }.map { place($0.location, $0.level) }
    }

    /// The block that draws the figure of that name.
    func places(ofFigure name: String) -> [MarkdownPlace] {
        lesson.plans.compactMap(\.figure).filter { $0.name == name }.map { place($0.place, 1) }
    }

    private func place(_ location: SourceLocation, _ length: Int, _ address: String = "") -> MarkdownPlace {
        MarkdownPlace(
            location: location, length: length, excerpt: lesson.lesson.file.text(of: location),
            address: address)
    }
}
