import Caching
import Diagnostics
import Files
import Lessons

/// What the rest of a site asks of a lesson: everything but its prose and its figures.
///
/// Every build goes through the outlines of all lessons many times; they are shared, not copied.
public final class LessonOutline: Sendable {
    /// The title that pages show.
    public let title: String
    /// Its entries as values; not the mapping as written.
    public let frontMatter: FrontMatter
    public let headings: [Lesson.Heading]
    /// The terms that it defines, in reading order.
    package let terms: [Lesson.Term]
    /// The figures that links can reach, in reading order.
    package let figures: [FigureNumbers.NamedFigure]
    /// The components that its layout blocks define, in reading order, each where it stands.
    package let components: [Placed<String>]
    /// How long reading takes, in minutes at 200 words a minute; at least 1.
    public let minutes: Int
    /// Of all that lists of lessons say of it besides its page's address.
    package let listing: Fingerprint
    /// How many bytes of prose its sections have for searches.
    package let proseLengths: [Int]
    /// The names of its data files and data blocks, each as often as it is given.
    package let dataNames: [UsedName]
    /// The warning of a lesson without a figure; nil for one that has any.
    package let noFigure: Diagnostic?
    /// Whether its text may silence warnings.
    package let maySilence: Bool

    /// A name of the data, and whether a layout block has the word.
    package struct UsedName: Hashable, Sendable {
        package var name: DataName
        package var isUsed: Bool
    }

    init(
        title: String, frontMatter: FrontMatter, headings: [Lesson.Heading],
        terms: [Lesson.Term], figures: [FigureNumbers.NamedFigure], components: [Placed<String>], minutes: Int,
        proseLengths: [Int], dataNames: [UsedName], noFigure: Diagnostic?, maySilence: Bool
    ) {
        self.title = title
        self.frontMatter = frontMatter
        self.headings = headings
        self.terms = terms
        self.figures = figures
        self.components = components
        self.minutes = minutes
        var writer = ByteWriter()
        writer.write([title, frontMatter.description])
        writer.write(minutes)
        listing = Fingerprint(writer.bytes)
        self.proseLengths = proseLengths
        self.dataNames = dataNames
        self.noFigure = noFigure
        self.maySilence = maySilence
    }
}

extension LessonOutline {
    /// Whether other pages, lists and links see no difference. What is only told of the lesson itself, such as how its prose is
    /// searched or a warning about it, may differ.
    package func looksTheSame(as other: LessonOutline) -> Bool {
        listing == other.listing && frontMatter.stored == other.frontMatter.stored
            && (noFigure == nil) == (other.noFigure == nil)
            && headings.map { [$0.id, $0.text] } == other.headings.map { [$0.id, $0.text] }
            && terms.map { [$0.id, $0.text] } == other.terms.map { [$0.id, $0.text] }
            && figures == other.figures
    }

    /// How a comment that silences a warning begins.
    private static let silence = Array("allow(".utf8)

    /// The outline of a lesson that has been read.
    convenience init(of reading: LessonReading, title: String, search: SearchEntry) {
        let lesson = reading.lesson
        var frontMatter = lesson.frontMatter
        frontMatter.root = nil
        let words = reading.dataNames.isEmpty ? [] : reading.wordsOfLayouts
        let noFigure = Diagnostic(
            .warning, "no-figure", in: lesson.file, at: 0..<1, message: "the lesson '\(title)' shows no figure",
            help: "a block that begins with '```layout' draws one")
        self.init(
            title: title, frontMatter: frontMatter, headings: lesson.headings, terms: lesson.terms,
            figures: FigureNumbers(reading).named, components: reading.components,
            minutes: max(1, (lesson.wordCount + 100) / 200),
            proseLengths: search.sections.map(\.text.utf8.count),
            dataNames: reading.dataNames.map { UsedName(name: $0, isUsed: words.contains($0.name)) },
            noFigure: frontMatter.isPage || frontMatter.isDamaged || reading.plans.contains { $0.figure != nil }
                ? nil : noFigure,
            maySilence: lesson.file.utf8.firstOffset(of: Self.silence, from: 0) != nil)
    }
}

extension FrontMatter {
    /// Its bytes in the cache.
    fileprivate var stored: [UInt8] {
        var writer = ByteWriter()
        writer.write(self)
        return writer.bytes
    }
}
