import Diagnostics

/// A lesson as its author wrote it: front matter, prose, and the blocks that stand in the prose.
public struct Lesson: Sendable {
    /// The file the lesson was read from.
    public var file: SourceFile
    /// What stands between the two `---` lines at the top.
    public var frontMatter: FrontMatter
    /// The headings in reading order, each with its own identifier.
    public var headings: [Heading]
    /// The terms of its definition lists in reading order.
    public var terms: [Term]
    /// The links in reading order.
    public var links: [Link]
    /// The pictures in reading order.
    public var images: [Image]
    /// The questions for numbers of figures in reading order.
    public var quantities: [Quantity]
    /// What readers are asked to predict, in reading order.
    public var predictions: [Prediction]
    /// The code blocks in reading order.
    public var blocks: [CodeBlock]
    /// The prose without markup, cut at the headings, for search.
    public var sections: [Section]
    /// How many words the prose has; code blocks do not count, a Chinese or Japanese character is a word.
    public var wordCount: Int
    /// The prose as HTML, open where blocks, pictures and addresses go.
    public var body: [Segment]

    /// The title in the front matter, else the first heading of level 1.
    public var title: String? { frontMatter.title ?? headings.first { $0.level == 1 }?.text }
}

extension Lesson {
    /// A piece of the body.
    public enum Segment: Hashable, Sendable {
        /// Finished HTML.
        case html(String)
        /// The place of `blocks[index]`.
        case block(Int)
        /// The place of the whole element for `images[index]`.
        case image(Int)
        /// The place of the address of `links[index]`, inside the quotes of `href`.
        case address(Int)
        /// The place of the text of `links[index]`, which the author left to the page.
        case linkText(Int)
        /// The place of the number that `quantities[index]` asks for.
        case quantity(Int)
        /// The place of what a choice of `predictions` comes to, behind the choice; the choices of all are counted on.
        case verdict(Int)
        /// The place of the usual title of a callout, in the language of the page.
        case calloutTitle(Callout)
    }

    /// What a quotation is whose first line is `[!NOTE]` or its like.
    public enum Callout: String, Hashable, Sendable, CaseIterable {
        case note, tip, important, warning, caution, exercise
        /// A list of which one item is shown at a time.
        case tabs
        /// A numbered list of what to do.
        case steps
        /// Shown when the reader asks for it.
        case spoiler
        /// A question with choices, of which the figure says which one is right.
        case prediction
    }

    /// A heading.
    public struct Heading: Hashable, Sendable {
        /// 1 to 6.
        public var level: Int
        /// The heading without markup.
        public var text: String
        /// The fragment by which links reach it, unique in the lesson.
        public var id: String
        /// Where its line begins.
        public var location: SourceLocation

        /// A heading whose identifier is known.
        public init(level: Int, text: String, id: String, location: SourceLocation) {
            self.level = level
            self.text = text
            self.id = id
            self.location = location
        }
    }

    /// A term that the lesson defines.
    public struct Term: Hashable, Sendable {
        /// Without markup.
        public var text: String
        /// The fragment by which links reach it, unique in the lesson.
        public var id: String

        /// A term whose identifier is known.
        public init(text: String, id: String) {
            self.text = text
            self.id = id
        }
    }

    /// A link in the prose.
    public struct Link: Hashable, Sendable {
        /// The address as written, with entities and backslashes resolved; empty where it was refused as unsafe.
        public var url: String
        /// What a browser shows over it; empty where none is given.
        public var title: String
        /// The UTF-8 offsets in the file that a message underlines.
        public var range: Range<Int>
        /// Where `range` begins.
        public var location: SourceLocation
    }

    /// A picture in the prose.
    public struct Image: Hashable, Sendable {
        /// The address as written, with entities and backslashes resolved; empty where it was refused as unsafe.
        public var url: String
        /// What the picture shows, in words; empty for a picture declared to say nothing.
        public var alt: String
        /// What a browser shows over it, or its caption; empty where none is given.
        public var title: String
        /// Whether it stands alone in its paragraph and has a title, which is its caption.
        public var isFigure: Bool
        /// The fragment by which links reach it; nil where none is given.
        public var name: String?
        /// The width it is shown at, in CSS, `320px` or `50%`; nil for that of its file.
        public var width: String?
        /// The UTF-8 offsets in the file that a message underlines.
        public var range: Range<Int>
        /// Where `range` begins.
        public var location: SourceLocation
    }

    /// A code span that asks for a number of a figure, `=avatar.width @390`.
    public struct Quantity: Hashable, Sendable {
        /// What follows the `=`.
        public var question: String
        /// The UTF-8 offsets in the file that a message underlines.
        public var range: Range<Int>
        /// Where `range` begins.
        public var location: SourceLocation
    }

    /// A question with several answers, each with what must be true of a figure for it to be the right one.
    public struct Prediction: Hashable, Sendable {
        public var choices: [Choice]
        /// Where its first line stands, UTF-8 offsets in the file.
        public var range: Range<Int>

        /// One of the answers.
        public struct Choice: Hashable, Sendable {
            /// The comparison of its code span, `name.width < 120 @390`; empty where it has none.
            public var claim: String
            /// Where the claim stands, UTF-8 offsets in the file.
            public var range: Range<Int>
            /// Where `range` begins.
            public var location: SourceLocation
        }
    }

    /// The prose between one heading and the next.
    public struct Section: Hashable, Sendable {
        /// The index of the heading above, nil before the first.
        public var heading: Int?
        /// Plain text, one line a paragraph.
        public var text: String
    }
}
