import Caching
import Content
import Files
import Notation

/// What readers can search: titles, headings, prose, and the names of views and anchors in layout blocks.
///
/// It is a script that hands a list to `plumbSearch`, since pages opened from the disk may load scripts and nothing
/// else. For each lesson its title, its tags, and its sections, each with address, heading, prose and names.
package struct SearchIndex {
    private let lessons: [SearchEntry]
    /// What tells one state of each lesson from another; nil where nothing does.
    private let names: [Fingerprint?]
    /// To how many bytes the prose of a section is cut.
    private let longest: Int

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
    package init(_ course: Course, proseLimit: Int = proseLimit) {
        lessons = course.lessons.map(\.outline.search)
        names = course.lessons.map(\.key)
        longest = Self.longest(of: lessons.flatMap(\.sections).map(\.text.utf8.count), within: proseLimit)
    }

    /// The file.
    package var script: [UInt8] { Array(pieces(BuildCache()).joined()) }

    /// The file's bytes in order, a piece for each lesson; of a lesson that has not changed it is that of the build before.
    package func pieces(_ cache: BuildCache) -> [[UInt8]] {
        var pieces = [Array("plumbSearch([\n".utf8)]
        for (index, lesson) in lessons.enumerated() {
            if index > 0 { pieces.append(Self.separator) }
            pieces.append(piece(of: lesson, named: names[index], cache))
        }
        return pieces + [Array("\n])\n".utf8)]
    }

    private static let separator = Array(",\n".utf8)

    private func piece(of lesson: SearchEntry, named name: Fingerprint?, _ cache: BuildCache) -> [UInt8] {
        guard cache.remembers, let name else { return script(of: lesson) }
        var writer = cache.key("search")
        writer.write(name)
        writer.write(longest)
        let key = Fingerprint(writer.bytes)
        if let known: [UInt8] = cache.recall(key) { return known }
        let made = script(of: lesson)
        cache.note(made, as: key)
        return made
    }

    private func script(of lesson: SearchEntry) -> [UInt8] {
        var script = Array("[".utf8)
        write(lesson, to: &script)
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

    /// The greatest length to which the lengths are cut so that their sum stays within `limit`.
    private static func longest(of lengths: [Int], within limit: Int) -> Int {
        var room = limit
        let sorted = lengths.sorted()
        for (index, length) in sorted.enumerated() {
            let share = room / (sorted.count - index)
            if length > share { return share }
            room -= length
        }
        return limit
    }
}
