/// What the theme's script knows of a live figure: its views with their constraints, and how these vary.
public struct FigureData: Hashable, Sendable {
    /// Each view before its subviews, with those of all widths.
    public var views: [View]
    /// What no author wrote, once for all views that are alike: the constraints of stack views and of contents.
    public var lists: [[Listed]]
    /// The tracks of all that varies, as JSON.
    public var tracks: [String]
    /// Of each fixed preview, whether it is the live screen at its width.
    public var isAlike: [Bool]
    /// For each view the lines of code that it comes from; empty where none is known. `CodeReferences` tells the form.
    public var code: [String]

    /// A view of the figure.
    public struct View: Hashable, Sendable {
        /// How many views it lies in.
        public var depth: Int
        public var name: String
        /// The position of its list; nil for none.
        public var list: Int?
        /// Whether the screen that the words tell of does not have it.
        public var isAbsent: Bool
        public var kind: Kind

        public init(depth: Int, name: String, list: Int?, isAbsent: Bool, kind: Kind) {
            (self.depth, self.name, self.list, self.isAbsent, self.kind) = (depth, name, list, isAbsent, kind)
        }
    }

    /// What views of one kind have in common.
    public struct Kind: Hashable, Sendable {
        /// Such as `Label`.
        public var type: String
        /// Along which axis it arranges its subviews, `x` or `y`; nil for a view that arranges none.
        public var axis: String?
        /// Top, right, bottom and left of the guides inside the view, separated by spaces.
        public var guides: [Guide]
        /// What the author wrote, in the order of the code.
        public var constraints: [Constraint]

        public init(type: String, axis: String?, guides: [Guide], constraints: [Constraint]) {
            (self.type, self.axis, self.guides, self.constraints) = (type, axis, guides, constraints)
        }
    }

    /// A layout guide of a view.
    public struct Guide: Hashable, Sendable {
        /// `margins`, `safe` or `readable`.
        public var name: String
        public var insets: String

        public init(name: String, insets: String) { (self.name, self.insets) = (name, insets) }
    }

    /// A constraint that an author wrote.
    public struct Constraint: Hashable, Sendable {
        /// As the view's block says it.
        public var words: String
        /// The path of the view that it leads to; nil where the words say it.
        public var other: String?
        /// The position of its track; nil where it is the same everywhere.
        public var track: Int?
        /// Whether it takes no part on the screen that the words tell of.
        public var isHidden: Bool

        public init(words: String, other: String?, track: Int?, isHidden: Bool) {
            (self.words, self.other, self.track, self.isHidden) = (words, other, track, isHidden)
        }
    }

    /// A constraint that no author wrote: `UISV-spacing b.top == a.bottom + 8`, or `w 84.5 251 750` for a content's width with
    /// the priorities of hugging and compression resistance.
    public struct Listed: Hashable, Sendable {
        public var words: String
        /// The position of its track; nil where it is the same everywhere.
        public var track: Int?

        public init(words: String, track: Int?) { (self.words, self.track) = (words, track) }
    }

    public init(views: [View], lists: [[Listed]], tracks: [String], isAlike: [Bool], code: [String]) {
        (self.views, self.lists, self.tracks, self.isAlike, self.code) = (views, lists, tracks, isAlike, code)
    }
}
