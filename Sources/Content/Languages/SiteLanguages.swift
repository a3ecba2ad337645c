/// The languages of a site, by the names of their folders, and the files that pages of all of them can show or link to.
package final class SiteLanguages: Sendable {
    /// The main language first.
    private let languages: [String]
    private let files: Set<String>

    init(_ languages: [String], files: [String]) {
        self.languages = languages
        self.files = Set(files)
    }

    /// A lesson in one of its languages.
    struct Version: Hashable {
        /// The position of the language.
        var language: Int
        /// What names the lesson in all languages: the path of its page in the main one, without `.html`.
        var name: String
    }

    /// What the file of a lesson, below the content folder, is.
    func version(ofFileAt path: String) -> Version { version(named: path.dropLast(".md".count)) }

    /// What stands at a path, without ending: `de/timeline` and `timeline.de` are `timeline` in German.
    private func version(named stem: Substring) -> Version {
        for (position, language) in languages.enumerated() {
            if position > 0, stem.hasPrefix(language + "/") {
                return Version(language: position, name: String(stem.dropFirst(language.count + 1)))
            }
            if stem.hasSuffix("." + language) {
                return Version(language: position, name: String(stem.dropLast(language.count + 1)))
            }
        }
        return Version(language: 0, name: String(stem))
    }

    /// The file of the site that a path means which stands in a lesson of a language, both below the output folder.
    ///
    /// A page is meant in the lesson's own language where the path names none, and a file that the language's folder
    /// lacks is that of the main one.
    func target(of path: String, inLessonAt file: String, of language: Int) -> String {
        guard !files.contains(path) else { return path }
        let folder = languages[language] + "/"
        guard path.hasSuffix(".html") else {
            let plain = path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
            return files.contains(plain) ? plain : path
        }
        let isInFolder = language > 0 && file.hasPrefix(folder)
        let version = version(named: path.dropLast(".html".count))
        let isNamed = version.name + ".html" != path || isInFolder
        let meant = isNamed ? version.language : language
        return meant == 0 ? version.name + ".html" : "\(languages[meant])/\(version.name).html"
    }
}

extension SiteLanguages {
    /// Where a part may be that a lesson includes: `_setup.de.md` before `_setup.md`, and those in the folder of the language
    /// before those of the main one.
    func paths(ofPart path: String, in position: Int) -> [String] {
        guard position > 0 else { return [path] }
        let language = languages[position]
        var paths = [path]
        if let folder = path.firstRange(of: "/\(language)/") {
            paths.append(path[..<folder.lowerBound] + "/" + path[folder.upperBound...])
        }
        return paths.flatMap { [$0.dropLast(".md".count) + ".\(language).md", $0] }
    }
}

extension SiteLanguages: Hashable {
    package static func == (one: SiteLanguages, other: SiteLanguages) -> Bool { one === other }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
