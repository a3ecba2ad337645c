import Lessons
import Notation

/// What readers can search of a lesson: its titles, headings, prose, and the names of views and anchors in its blocks.
package struct SearchEntry: Hashable, Sendable {
    package var title: String
    package var about: String
    package var sections: [Section]

    /// What stands between two headings of a lesson.
    package struct Section: Hashable, Sendable {
        /// Below the site's own address.
        package var address: String
        package var heading: String
        package var text: String
        package var names: String
    }

    /// How many bytes of names a section has at most.
    static let namesLimit = 1_000
}

extension SearchEntry {
    /// What is searched of a lesson whose page is at `address`.
    init(_ lesson: Lesson, title: String, address: String) {
        let names = Self.names(in: lesson)
        self.title = title
        about = ([lesson.frontMatter.description ?? ""] + lesson.frontMatter.tags).filter { !$0.isEmpty }
            .joined(separator: " · ")
        sections = lesson.sections.map { section in
            let heading = section.heading.map { lesson.headings[$0] }
            return Section(
                address: address + (heading.map { "#" + addressOfFile($0.id) } ?? ""), heading: heading?.text ?? "",
                text: section.text.without(heading?.text ?? "").withoutRepeatedSpace,
                names: names[section.heading.map { $0 + 1 } ?? 0].joined(separator: " ")
                    .cut(toBytes: Self.namesLimit))
        }
    }

    /// The names in the layout blocks before the first heading, under the first, and so on, each once, in order.
    private static func names(in lesson: Lesson) -> [[String]] {
        var names: [[String]] = Array(repeating: [], count: lesson.headings.count + 1)
        var seen: [Set<String>] = Array(repeating: [], count: names.count)
        for block in lesson.blocks where block.kind == .layout {
            let line = lesson.file.line(of: block.location)
            let above = lesson.headings.prefix { lesson.file.line(of: $0.location) < line }.count
            for name in layoutNames(ShownCode(of: block.excerpt.utf8).utf8) where seen[above].insert(name).inserted {
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
        guard utf8.allSatisfy({ $0 < 0x80 }) else {
            return split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }
        var words: [UInt8] = []
        words.reserveCapacity(utf8.count)
        var isBetween = false
        for byte in utf8 {
            if byte == 0x20 || 0x09...0x0D ~= byte {
                isBetween = !words.isEmpty
            } else {
                if isBetween { words.append(0x20) }
                isBetween = false
                words.append(byte)
            }
        }
        return String(decoding: words, as: UTF8.self)
    }

    /// Its beginning of at most so many bytes of UTF-8, without half a word.
    package func cut(toBytes limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var end = utf8.index(startIndex, offsetBy: limit)
        while end > startIndex, utf8[end] != UInt8(ascii: " ") { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
