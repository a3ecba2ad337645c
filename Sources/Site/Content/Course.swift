import Diagnostics
import Lessons
import Notation

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
    /// Everything wrong with the content so far, in the order found.
    public var diagnostics: [Diagnostic]
}

/// A lesson with the data its blocks may name and where its page goes.
public struct CourseLesson: Sendable {
    public var lesson: Lesson
    /// The page's path below the output folder without `.html`, such as `timeline`.
    public var slug: String
    /// The values of its data files and data blocks, by name.
    public var globals: [DataValue.Field]
    /// The names of its data files and data blocks, each as often as it is given.
    public var dataNames: [DataName] = []
    /// Why readers do not see it yet; nil for a lesson that they see.
    public var waits: SkippedLesson.Reason?
    /// What becomes of each code block, in the order of `lesson.blocks`.
    public var plans: [BlockPlan]

    /// The title that pages show.
    public var title: String { lesson.title ?? slug }
    /// The page's path below the output folder.
    public var pagePath: String { slug + ".html" }
    /// How long reading takes, in minutes at 200 words a minute; at least 1.
    public var minutes: Int { max(1, (lesson.wordCount + 100) / 200) }
}

/// What a page shows of a code block.
public struct BlockPlan: Sendable {
    /// Whether the code stands on the page.
    public var showsCode: Bool
    /// The figure it draws, if any.
    public var figure: FigureRequest?
    /// The lines of the block, counted from 1, that say something new beside an elision.
    public var newLines: Set<Int>
}
