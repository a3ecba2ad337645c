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
///
/// Its outline is always at hand; the rest is read again where an earlier build has made the lesson's page already.
public struct CourseLesson: Sendable {
    /// The page's path below the output folder without `.html`, such as `timeline`.
    public var slug: String
    public let outline: LessonOutline
    let reading: DeferredReading
    /// Of everything its page's body follows from; nil for one that no build keeps.
    var key: Fingerprint?
    /// Why readers do not see it yet; nil for a lesson that they see.
    public var waits: SkippedLesson.Reason?
    /// The answers to its questions for numbers of figures, in the order of `lesson.quantities`; none before they are
    /// solved.
    var quantities: [String] = []

    public var lesson: Lesson { reading.value.lesson }
    /// The values of its data files and data blocks, by name.
    public var globals: [DataValue.Field] { reading.value.globals }
    /// What becomes of each code block, in the order of `lesson.blocks`.
    public var plans: [BlockPlan] { reading.value.plans }

    /// What the lesson says about itself.
    public var frontMatter: FrontMatter { outline.frontMatter }
    /// The title that pages show.
    public var title: String { outline.title }
    /// The page's path below the output folder.
    public var pagePath: String { slug + ".html" }
    /// How long reading takes, in minutes at 200 words a minute; at least 1.
    public var minutes: Int { outline.minutes }
}

/// What a page shows of a code block.
public struct BlockPlan: Sendable {
    /// Whether the code stands on the page.
    public var showsCode: Bool
    /// The figure it draws, if any.
    public var figure: FigureRequest?
    /// The lines of the block, counted from 1, that say something new beside an elision.
    public var newLines: Set<Int>
    /// The lesson's program as it stands after a layout block, nil for any other.
    var program: LayoutProgram?
    /// The components and screens that a layout block defines or opens.
    var names: [String] = []
}
