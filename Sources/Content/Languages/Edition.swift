import Diagnostics
import Files

/// A site in one of its languages.
package struct Edition: Sendable {
    /// The settings as they are in this language.
    package var settings: SiteSettings
    /// What its pages say around the lessons.
    package let words: Words
    /// Tells its words from others.
    package let wordsName: Fingerprint
    /// The folder of its pages below the output folder, such as `de/`; empty for the site's main language.
    package var folder: String

    /// Complexity: O(n) in the words.
    package init(settings: SiteSettings = SiteSettings(), words: Words = Words(), folder: String = "") {
        self.settings = settings
        self.words = words
        wordsName = words.fingerprint
        self.folder = folder
    }

    /// Whether it is in the site's main language.
    package var isMain: Bool { folder.isEmpty }
    /// As in HTML's `lang`.
    package var language: String { settings.language }
    /// What the language calls itself.
    package var name: String { words["languageName"] }
    /// What leads from the folder of its pages to that of the site.
    package var pathToSite: String { isMain ? "" : "../" }
}

extension Edition {
    /// A site in each of its languages, the main one first.
    static func all(
        of settings: SiteSettings, _ layout: SiteLayout, _ fileSystem: FileSystem
    ) -> (editions: [Edition], diagnostics: [Diagnostic]) {
        var editions: [Edition] = []
        var diagnostics: [Diagnostic] = []
        for settings in [settings] + settings.translations.map({ settings.translated(by: $0) }) {
            let (words, gaps) = Words.read(settings.language, layout, fileSystem)
            var edition = Edition(
                settings: settings, words: words, folder: editions.isEmpty ? "" : settings.language + "/")
            edition.settings.punctuation = words.punctuation
            editions.append(edition)
            diagnostics += gaps
        }
        return (editions, diagnostics)
    }
}
