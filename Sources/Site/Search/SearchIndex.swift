import Lessons
import Notation

/// What readers can search: titles, headings, prose, and the names of views and anchors in layout blocks.
///
/// It is a script that hands a list to `plumbSearch`, since pages opened from the disk may load scripts and nothing
/// else. For each lesson its title, its tags, and its sections, each with address, heading, prose and names.
struct SearchIndex {
    private let lessons: [Entry]
    /// To how many bytes the prose of a section is cut.
    private let longest: Int

    /// A lesson.
    struct Entry: Hashable, Sendable {
        var title: String
        var about: String
        var sections: [Section]
    }

    /// What stands between two headings of a lesson.
    struct Section: Hashable, Sendable {
        /// Below the site's own address.
        var address: String
        var heading: String
        var text: String
        var names: String
    }

    /// Where the script stands below the output folder; its name stays when its content changes, so that pages do.
    static let path = "assets/search-index.js"
    /// How many bytes of prose a site's index holds at most; where there is more, the longest sections are cut.
    static let proseLimit = 2 << 20
    /// How many bytes of names a section has at most.
    static let namesLimit = 1_000

    /// Complexity: O(n) in the length of the lessons, O(n log n) in the number of their sections.
    init(_ course: Course, proseLimit: Int = proseLimit) {
        lessons = course.lessons.map(\.outline.search)
        longest = Self.longest(of: lessons.flatMap(\.sections).map(\.text.utf8.count), within: proseLimit)
    }

    /// The file.
    var script: [UInt8] {
        var script = Array("plumbSearch([\n".utf8)
        for (index, lesson) in lessons.enumerated() {
            script += (index == 0 ? "[" : ",\n[").utf8
            write(lesson, to: &script)
            script += "]".utf8
        }
        script += "\n])\n".utf8
        return script
    }

    private func write(_ lesson: Entry, to script: inout [UInt8]) {
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

extension SearchIndex.Entry {
    /// What is searched of a lesson whose page is at `address`.
    init(_ lesson: Lesson, title: String, address: String) {
        let names = Self.names(in: lesson)
        self.title = title
        about = ([lesson.frontMatter.description ?? ""] + lesson.frontMatter.tags).filter { !$0.isEmpty }
            .joined(separator: " · ")
        sections = lesson.sections.map { section in
            let heading = section.heading.map { lesson.headings[$0] }
            return SearchIndex.Section(
                address: address + (heading.map { "#" + addressOfFile($0.id) } ?? ""), heading: heading?.text ?? "",
                text: section.text.without(heading?.text ?? "").withoutRepeatedSpace,
                names: names[section.heading.map { $0 + 1 } ?? 0].joined(separator: " ")
                    .cut(toBytes: SearchIndex.namesLimit))
        }
    }

    /// The names in the layout blocks before the first heading, under the first, and so on, each once, in order.
    private static func names(in lesson: Lesson) -> [[String]] {
        var names: [[String]] = Array(repeating: [], count: lesson.headings.count + 1)
        var seen: [Set<String>] = Array(repeating: [], count: names.count)
        for block in lesson.blocks where block.kind == .layout {
            let above = lesson.headings.prefix { $0.location.line < block.location.line }.count
            for name in layoutNames(block.excerpt.utf8) where seen[above].insert(name).inserted {
                names[above].append(name)
            }
        }
        return names
    }
}

/// The names in a layout block as authors write them: `Label`, `title`, `title.leading`, `numberOfLines`.
func layoutNames(_ utf8: [UInt8]) -> [String] {
    var names: [String] = []
    var end = -1
    for token in tokens(of: utf8) {
        switch token.kind {
        case .typeName, .identifier, .anchor, .property:
            let word = String(decoding: utf8[token.range], as: UTF8.self)
            let isMember = end >= 0 && token.range.lowerBound == end + 1 && utf8[end] == UInt8(ascii: ".")
            if isMember, let last = names.popLast() { names.append(last + "." + word) } else { names.append(word) }
            end = token.range.upperBound
        default: break
        }
    }
    return names
}

extension String {
    /// Without the heading that a section begins with.
    fileprivate func without(_ heading: String) -> String {
        hasPrefix(heading) ? String(dropFirst(heading.count)) : self
    }

    fileprivate var withoutRepeatedSpace: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Its beginning of at most so many bytes of UTF-8, without half a word.
    fileprivate func cut(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(startIndex, offsetBy: limit)
        while end > startIndex, utf8[end] != UInt8(ascii: " ") { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
