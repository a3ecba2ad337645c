import Content

/// Which pages a site has in which of its languages.
package struct PageVersions: Sendable {
    /// The site in each of its languages, the main one first.
    package let editions: [Edition]
    /// By what names a lesson in all languages, the positions of those that have its page, ascending.
    private var shown: [String: [Int]] = [:]
    /// The same for those that it has been written in.
    private var written: [String: [Int]] = [:]

    /// A page in one of the languages that it has been written in.
    struct Alternate: Hashable {
        /// As in `hreflang`; `x-default` for those who read none of the others.
        var language: String
        /// Absolute.
        var address: String
    }

    /// Complexity: O(n) in the lessons; nothing for a site in one language.
    package init(_ courses: [Course]) {
        editions = courses.map(\.edition)
        guard courses.count > 1 else { return }
        for (position, course) in courses.enumerated() {
            for lesson in course.lessons {
                shown[lesson.name, default: []].append(position)
                if lesson.isTranslated { written[lesson.name, default: []].append(position) }
            }
        }
    }

    /// The pages that every language has.
    private static let ownPages = ["index.html", "search.html"]

    /// The versions of a page, known by its path below the folder of its language; none where there is but one.
    func alternates(of page: String, at place: PublishedPlace) -> [Alternate] {
        let found =
            Self.ownPages.contains(page) ? Array(editions.indices) : written[String(page.dropLast(".html".count))] ?? []
        guard found.count > 1 else { return [] }
        let all = found.map { position in
            Alternate(
                language: editions[position].language,
                address: place.address(ofFile: editions[position].folder + page))
        }
        return all + (found.first == 0 ? [Alternate(language: "x-default", address: all[0].address)] : [])
    }

    /// Where readers of each language go on from a page, below the output folder: to its version, or else to the home page.
    func page(_ name: String?, in position: Int) -> String {
        guard let name else { return editions[position].folder + "index.html" }
        let isThere =
            Self.ownPages.contains(name) || shown[String(name.dropLast(".html".count))]?.contains(position) == true
        return editions[position].folder + (isThere ? name : "index.html")
    }

    /// Whether a page has been written in a language.
    func isWritten(_ name: String?, in position: Int) -> Bool {
        guard let name, !Self.ownPages.contains(name) else { return true }
        return written[String(name.dropLast(".html".count))]?.contains(position) ?? false
    }
}
