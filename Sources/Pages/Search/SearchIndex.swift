import Caching
import Content
import Files
import Notation

/// What readers can search: titles, headings, prose, and the names of views and anchors in layout blocks.
///
/// It is a script that hands a list to `plumbSearch`, since pages opened from the disk may load scripts and nothing
/// else. For each lesson its title, its tags, and its sections, each with address, heading, prose and names.
package struct SearchIndex: Sendable {
    private var lessons: [Deferred<SearchEntry>]
    /// What tells one state of each lesson from another; nil where nothing does.
    private var names: [Fingerprint?]
    /// To how many bytes the prose of a section is cut.
    private let longest: Int
    private let cache: BuildCache
    /// A piece for each lesson.
    private var pieces: [[UInt8]] = []

    /// Where the script of a language stands below the output folder; its name stays when its content changes, so that
    /// pages do.
    package static func path(in edition: Edition) -> String { "assets/" + name(in: edition) }

    /// Its name beside the theme's script.
    static func name(in edition: Edition) -> String {
        edition.isMain ? "search-index.js" : "search-index-\(edition.language).js"
    }

    /// How many bytes of prose a site's index holds at most; where there is more, the longest sections are cut.
    static let proseLimit = 2 << 20
    /// Complexity: O(n) in the length of the lessons, O(n log n) in the number of their sections.
    package init(_ course: Course, _ cache: BuildCache = BuildCache(), proseLimit: Int = proseLimit) {
        self.cache = cache
        lessons = course.lessons.map(\.search)
        names = course.lessons.map(\.key)
        longest = Self.longest(of: course.lessons.flatMap(\.outline.proseLengths), within: proseLimit)
        pieces = lessons.indices.map(piece(at:))
    }

    /// The index of the course after an edit of one lesson.
    package func following(_ course: Course, lessonAt index: Int) -> SearchIndex {
        let lengths = course.lessons.flatMap(\.outline.proseLengths)
        guard Self.longest(of: lengths, within: Self.proseLimit) == longest else { return SearchIndex(course, cache) }
        var next = self
        (next.lessons[index], next.names[index]) = (course.lessons[index].search, course.lessons[index].key)
        next.pieces[index] = next.piece(at: index)
        return next
    }

    /// The file.
    package var script: [UInt8] { Array(scriptPieces.joined()) }

    /// The file's bytes in order; those of a lesson that has not changed are those of the build before.
    package var scriptPieces: [[UInt8]] {
        var whole = [Array("plumbSearch([\n".utf8)]
        for (index, piece) in pieces.enumerated() {
            if index > 0 { whole.append(Self.separator) }
            whole.append(piece)
        }
        return whole + [Array("\n])\n".utf8)]
    }

    /// Of the lengths to which prose is cut, in bytes.
    private static let step = 16
    private static let separator = Array(",\n".utf8)

    private func piece(at index: Int) -> [UInt8] {
        let lesson = lessons[index]
        guard let name = names[index] else { return script(of: lesson.value) }
        var writer = cache.key("search")
        writer.write(name)
        writer.write(longest)
        return cache.packedValue(Fingerprint(writer.bytes)) { StoredBytes(script(of: lesson.value)) }.utf8
    }

    private func script(of lesson: SearchEntry?) -> [UInt8] {
        var script = Array("[".utf8)
        if let lesson { write(lesson, to: &script) }
        script.append(UInt8(ascii: "]"))
        return script
    }

    private func write(_ lesson: SearchEntry, to script: inout [UInt8]) {
        script.appendJavaScript(lesson.title)
        script.append(UInt8(ascii: ","))
        script.appendJavaScript(lesson.about)
        script += ",[".utf8
        for (index, section) in lesson.sections.enumerated() {
            let text = section.text.cut(toBytes: longest)
            for (place, part) in [section.address, section.heading, text, section.names].enumerated() {
                script.append(place > 0 ? UInt8(ascii: ",") : UInt8(ascii: "["))
                script.appendJavaScript(part)
            }
            script.append(UInt8(ascii: "]"))
            if index < lesson.sections.count - 1 { script.append(UInt8(ascii: ",")) }
        }
        script.append(UInt8(ascii: "]"))
    }

    /// The length to which the lengths are cut so that their sum stays within `limit`; the greatest of those that few edits
    /// change.
    private static func longest(of lengths: [Int], within limit: Int) -> Int {
        var room = limit
        let sorted = lengths.sorted()
        for (index, length) in sorted.enumerated() {
            let share = room / (sorted.count - index)
            if length > share { return share > step ? share / step * step : share }
            room -= length
        }
        return limit
    }
}
