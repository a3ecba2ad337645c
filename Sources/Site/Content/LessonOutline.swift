import Diagnostics
import Lessons

/// What the rest of a site asks of a lesson: everything but its prose and its figures.
public struct LessonOutline: Sendable {
    /// The title that pages show.
    public var title: String
    /// Its entries as values; not the mapping as written.
    public var frontMatter: FrontMatter
    public var headings: [Lesson.Heading]
    /// How long reading takes, in minutes at 200 words a minute; at least 1.
    public var minutes: Int
    /// What readers can search of it.
    var search: SearchIndex.Entry
    /// The names of its data files and data blocks, each as often as it is given.
    var dataNames: [UsedName] = []
    /// The warning of a lesson without a figure; nil for one that has any.
    var noFigure: Diagnostic?

    /// A name of the data, and whether a layout block has the word.
    struct UsedName: Hashable, Sendable {
        var name: DataName
        var isUsed: Bool
    }
}

extension LessonOutline {
    /// The outline of a lesson that has been read.
    init(of reading: LessonReading, slug: String) {
        let lesson = reading.lesson
        title = lesson.title ?? slug
        frontMatter = lesson.frontMatter
        frontMatter.root = nil
        headings = lesson.headings
        search = SearchIndex.Entry(lesson, title: title, address: addressOfFile(slug + ".html"))
        minutes = max(1, (lesson.wordCount + 100) / 200)
        if !reading.dataNames.isEmpty {
            let words = reading.wordsOfLayouts
            dataNames = reading.dataNames.map { UsedName(name: $0, isUsed: words.contains($0.name)) }
        }
        if !reading.plans.contains(where: { $0.figure != nil }) {
            noFigure = Diagnostic(
                .warning, "no-figure", in: lesson.file, at: 0..<1, message: "the lesson '\(title)' shows no figure",
                help: "a block that begins with '```layout' draws one")
        }
    }
}
