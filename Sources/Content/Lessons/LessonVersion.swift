import Diagnostics
import Lessons

/// What a lesson is on a page in another language than the site's main one.
package struct LessonVersion: Hashable, Sendable {
    /// Its file below the content folder without `.md`: `timeline.de`, `de/timeline`, and `timeline` for one that has not
    /// been translated.
    package var file: String
    /// The folder of the language's pages, such as `de/`.
    package var folder: String
    /// The position of the page's language among those of the site.
    package var edition: Int
    /// The position of the language that the file is written in; 0 for a lesson that has not been translated.
    package var written: Int
    package var languages: SiteLanguages
    /// What the lesson says of itself in the main language; nil where it is in the other alone.
    package var original: FrontMatter?

    /// Whether it is in the language of its page.
    package var isTranslated: Bool { written == edition }
}

extension LessonVersion {
    /// Two are equal where they make the same page; the original's words play no part.
    package static func == (one: Self, other: Self) -> Bool {
        one.file == other.file && one.edition == other.edition && one.written == other.written
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(edition)
    }
}

extension FrontMatter {
    /// What a translation says of itself; its place, days and kind are those of the original where it says nothing.
    func completed(by original: FrontMatter) -> FrontMatter {
        var completed = self
        completed.order = order ?? original.order
        completed.date = date ?? original.date
        completed.isPage = isPage || original.isPage
        completed.swiftVersion = swiftVersion ?? original.swiftVersion
        if tags.isEmpty { completed.tags = original.tags }
        return completed
    }
}

extension CourseLesson {
    /// Its file below the content folder without `.md`.
    package var file: String { version?.file ?? slug }
    /// The folder of the pages of its language below the output folder; empty for the site's main one.
    package var folder: String { version?.folder ?? "" }
    /// What names it in all languages: the path of its page below the folder of its language, without `.html`.
    package var name: String { version == nil ? slug : String(slug.dropFirst(folder.count)) }
    /// The page's address below the folder of its language.
    package var addressInLanguage: String { addressOfFile(name + ".html") }
    /// Whether it is in the language of its page.
    package var isTranslated: Bool { version?.isTranslated ?? true }
}
