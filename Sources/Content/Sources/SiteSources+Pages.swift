import Diagnostics
import Files

/// A page that is made of a lesson's file.
package struct PlannedPage: Hashable, Sendable {
    /// The file, below the content folder.
    package var file: String
    /// The page's path below the output folder without `.html`.
    package var slug: String
    /// What it is in another language than the site's main one; nil in that.
    package var version: LessonVersion?

    package init(file: String, slug: String, version: LessonVersion? = nil) {
        (self.file, self.slug, self.version) = (file, slug, version)
    }
}

extension SiteSources {
    /// The files of lessons and pages.
    private var lessonFiles: [String] { files.filter { $0.hasSuffix(".md") && !isPart($0) } }

    /// The pages of all lessons, in the order of their paths, those of the main language first.
    ///
    /// A lesson is translated by `timeline.de.md` beside `timeline.md`, or by `de/timeline.md`. One that a language lacks is
    /// shown there as it is in the main one.
    package var pages: [PlannedPage] {
        let files = lessonFiles
        guard editions.count > 1 else {
            return files.map { PlannedPage(file: $0, slug: String($0.dropLast(".md".count))) }
        }
        let languages = SiteLanguages(editions.map(\.language), files: self.files + staticFiles)
        // Of two files for one page, which is told as a mistake, the first counts.
        var taken: Set<SiteLanguages.Version> = []
        let versions = files.map { (file: $0, version: languages.version(ofFileAt: $0)) }
            .filter { taken.insert($0.version).inserted }
        let main = versions.filter { $0.version.language == 0 }
        return editions.indices.flatMap { edition -> [PlannedPage] in
            if edition == 0 { return main.map { PlannedPage(file: $0.file, slug: $0.version.name) } }
            let own = versions.filter { $0.version.language == edition }
            let known = Set(own.map(\.version.name))
            let all = own + main.filter { !known.contains($0.version.name) }
            return all.sorted { $0.version.name < $1.version.name }.map { file, version in
                PlannedPage(
                    file: file, slug: editions[edition].folder + version.name,
                    version: LessonVersion(
                        file: String(file.dropLast(".md".count)), folder: editions[edition].folder, edition: edition,
                        written: version.language, languages: languages))
            }
        }
    }

    /// Tells the names of all files that links can lead to from others.
    package var filesName: Fingerprint { Fingerprint((files + ["static"] + staticFiles).joined(separator: "\n")) }

    /// The files that stand beside videos under their names, such as posters and captions, and the videos, sorted.
    package var videoFiles: [String] {
        let all = files + staticFiles
        let stems = Set(all.filter(isVideo).map { $0.withoutEnding })
        return stems.isEmpty ? [] : all.filter { stems.contains($0.withoutEnding) }.sorted()
    }

    /// Errors about lessons that are translated into one language twice.
    var doubleTranslations: [Diagnostic] {
        guard editions.count > 1 else { return [] }
        let languages = SiteLanguages(editions.map(\.language), files: [])
        var seen: [SiteLanguages.Version: String] = [:]
        return lessonFiles.compactMap { file in
            let version = languages.version(ofFileAt: file)
            guard let first = seen[version] else {
                seen[version] = file
                return nil
            }
            return Diagnostic(
                .error, "translated-twice", at: SourceLocation(path: join(layout.content, file), line: 1, column: 1),
                excerpt: "---", message: "this is the same lesson in the same language as 'content/\(first)'",
                help: "keep one of the two files")
        }
    }
}
