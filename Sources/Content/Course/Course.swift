import Diagnostics

/// A site's folder as read from the disk: settings, lessons in order, pictures, symbols.
public struct Course: Sendable {
    public var settings: SiteSettings
    /// Chapter by chapter, each by its lessons' order, then by path.
    public var lessons: [CourseLesson]
    public var pictures: PictureCatalog
    public var symbols: SymbolCatalog
    /// The lessons that have no page, by path.
    public var skipped: [SkippedLesson] = []
    /// The data files that no lesson reads, not even a draft, by path.
    public var unreadData: [String] = []
    /// The language of its pages; the main one for the whole of a site in several.
    package var edition = Edition()
    /// Every file of the content folder, below it.
    package var files: [String] = []
    /// Every file of the folder whose files are published as they are, below it.
    package var staticFiles: [String] = []
    /// What the pages say around the lessons.
    package var words: Words { edition.words }
    /// Everything wrong with the content so far, in the order found.
    public var diagnostics: [Diagnostic]

    package init(
        settings: SiteSettings, lessons: [CourseLesson], pictures: PictureCatalog, symbols: SymbolCatalog,
        skipped: [SkippedLesson] = [], unreadData: [String] = [], diagnostics: [Diagnostic]
    ) {
        self.settings = settings
        self.lessons = lessons
        self.pictures = pictures
        self.symbols = symbols
        self.skipped = skipped
        self.unreadData = unreadData
        self.diagnostics = diagnostics
    }
}
