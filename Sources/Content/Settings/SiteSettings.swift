import Diagnostics
import Lessons

/// What an author says once for the whole site, in `site.yml`.
public struct SiteSettings: Hashable, Sendable {
    public var title = "Untitled"
    public var author = ""
    public var description = ""
    /// Where the site is published, ending in a slash; nil until it is known.
    public var baseURL: String?
    /// Where the site's folder can be edited on the web, ending in a slash; nil where nobody has said.
    public var edit: String?
    /// The language of the pages, as in HTML's `lang`.
    public var language = "en"
    /// The site's other languages, in the order written.
    public var translations: [SiteTranslation] = []
    /// The typographic marks of the language, from its catalogue; nil where prose stays as it is typed.
    package var punctuation: Punctuation?
    /// The widths, in points, of a figure whose block names none.
    public var widths: [Double] = [320, 390, 768]
    /// The names of the course's chapters, in their order; empty for a course without chapters.
    public var chapters: [String] = []
    /// How deep each chapter is nested, 0 for one that is in no other.
    package var chapterDepths: [Int] = []
    /// Whether HTML in prose reaches the page.
    public var allowsRawHTML = false
    public var theme = Theme()
    /// Where the settings ask for the days of last changes from git; nil where they do not.
    package var history: SourceLocation?
    /// Where `plumb publish` puts the site; nil where nobody has said.
    public var publish: PublishTarget?
    /// Whether there is a file and it could be read; if not, all of the above are defaults.
    public var isRead = false

    public init() {}
}

extension SiteSettings {
    /// Reads `site.yml`; whatever is missing or wrong keeps its default and leaves a message.
    public static func parse(_ file: SourceFile) -> (SiteSettings, [Diagnostic]) {
        let (node, problems) = parseYAML(SourceExcerpt(whole: file))
        var reader = SettingsReader(file: file, diagnostics: problems)
        var settings = SiteSettings()
        reader.expect(
            node,
            keys: [
                "title", "author", "description", "baseURL", "language", "languages", "widths", "chapters", "rawHTML",
                "theme", "publish", "edit", "updated",
            ])
        settings.isRead = node != nil || problems.isEmpty
        if let title = reader.title(of: node), !title.isEmpty { settings.title = title }
        if let author = reader.text(node?["author"]) { settings.author = author }
        if let description = reader.text(node?["description"]) { settings.description = description }
        if let language = reader.language(node?["language"]) { settings.language = language }
        settings.baseURL = reader.address(
            node?["baseURL"], of: "the published site", suchAs: "baseURL: https://example.org/course/")
        settings.edit = reader.address(
            node?["edit"], of: "the site's folder where it can be edited",
            suchAs: "edit: https://github.com/me/course/edit/main/")
        if let widths = reader.widths(node?["widths"]) { settings.widths = widths }
        if let chapters = reader.chapters(node?["chapters"]) {
            (settings.chapters, settings.chapterDepths) = (chapters.map(\.name), chapters.map(\.depth))
        }
        settings.translations = reader.translations(node?["languages"], of: settings)
        if let raw = reader.flag(node?["rawHTML"]) { settings.allowsRawHTML = raw }
        settings.theme = reader.theme(node?["theme"])
        settings.history = reader.history(node?["updated"])
        settings.publish = reader.publishTarget(node?["publish"], baseURL: settings.baseURL)
        return (settings, reader.diagnostics)
    }
}
