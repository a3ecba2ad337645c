import Caching
import Files
import Lessons
import Notation

/// A lesson with the data its blocks may name and where its page goes.
///
/// Its outline is always at hand; the rest is read again where an earlier build has made the lesson's page already.
public struct CourseLesson: Sendable {
    /// The lesson's file, as messages about it name it.
    public let path: String
    /// The page's path below the output folder without `.html`, such as `timeline`.
    public var slug: String
    public let outline: LessonOutline
    let reading: DeferredReading
    /// What readers can search of it.
    package var search: Deferred<SearchEntry>
    /// Of everything its page's body follows from; nil for one that no build keeps.
    package var key: Fingerprint?
    /// What it is on a page in another language than the site's main one; nil in that.
    package var version: LessonVersion?
    /// The name of its chapter in the language of its page, where that has one of its own.
    package var translatedChapter: String?
    /// The day of the last commit that touched it, `YYYY-MM-DD`; nil where nobody has asked.
    package var changed: String?
    /// The files that its programs find in their bundle, below the content folder.
    package var bundleFiles: [String] = []
    /// Why readers do not see it yet; nil for a lesson that they see.
    public var waits: SkippedLesson.Reason?
    /// The answers to its questions for numbers of figures, in the order of `lesson.quantities`; none before they are
    /// solved.
    package var quantities: [String] = []
    /// What the choices of its predictions come to, in the order of `lesson.predictions`; none before they are solved.
    package var verdicts: [ChoiceVerdict] = []
    /// What links without words say, by their position in `lesson.links`; none before all lessons are known.
    package var linkTexts: [Int: String] = [:]

    public var lesson: Lesson { reading.value.lesson }
    /// The values of its data files and data blocks, by name.
    public var globals: [DataValue.Field] { reading.value.globals }
    /// What becomes of each code block, in the order of `lesson.blocks`.
    public var plans: [BlockPlan] { reading.value.plans }

    /// Frees what has been read; whoever asks for it again reads it anew.
    package func releaseReading() { reading.release() }

    /// What the lesson says about itself.
    public var frontMatter: FrontMatter {
        version?.original.map { outline.frontMatter.completed(by: $0) } ?? outline.frontMatter
    }
    /// Whether it is a page of the site and no lesson.
    package var isPage: Bool { frontMatter.isPage }
    /// Whether it stands on the home page, above the list of lessons.
    package var isIntroduction: Bool { isPage && name == "index" }
    /// When it was last changed, `YYYY-MM-DD`, as its front matter says, or git where it says nothing; nil where that was
    /// when it was written.
    package var updated: String? {
        frontMatter.updated ?? changed.flatMap { $0 > frontMatter.date ?? "" ? $0 : nil }
    }
    /// The title that pages show.
    public var title: String { outline.title }
    /// The page's path below the output folder.
    public var pagePath: String { slug + ".html" }
    /// How long reading takes, in minutes at 200 words a minute; at least 1.
    public var minutes: Int { outline.minutes }
}
