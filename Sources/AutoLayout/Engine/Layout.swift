import Cassowary
import Diagnostics
import Scene

/// A solved tree: a frame for each view, the lines of each text, and how it came about.
public struct Layout: Sendable {
    /// One frame for each view of the tree, in the screen's coordinates, points, not rounded.
    public var frames: [Rect]
    /// For each view the lines of its text; nil where a view shows none.
    public var textLines: [[TextLine]?]
    /// For each view the point size its text is drawn at over its font's own, 1 unless it was shrunk to fit.
    public var textScales: [Double]
    /// Each scroll or table view with what it scrolls, in the order of the tree.
    public var scrollStates: [ScrollState]
    /// Each table's row separators, in the screen's coordinates, in order.
    public var separators: [Separator]
    /// For each view how far its guides lie inside of it.
    public var guides: [GuideInsets]
    /// The author's constraints that do not hold, given up or outweighed, by position in the tree's list.
    public var brokenConstraints: [Int]
    /// Every system the solver was given, the screen's own first; empty unless asked for.
    public var systems: [SolvedSystem]
    public var problems: [LayoutProblem]
    /// Why an edge or a size is what it is; nil unless asked for.
    public var explanation: Explanation?

    public init(viewCount: Int) {
        frames = Array(repeating: .zero, count: viewCount)
        textLines = Array(repeating: nil, count: viewCount)
        textScales = Array(repeating: 1, count: viewCount)
        scrollStates = []
        separators = []
        guides = Array(repeating: GuideInsets(), count: viewCount)
        brokenConstraints = []
        systems = []
        problems = []
    }

    /// From a view's edges to those of its guides, points.
    public struct GuideInsets: Hashable, Sendable {
        /// To `layoutMarginsGuide`.
        public var layoutMargins = EdgeInsets.zero
        /// To `safeAreaLayoutGuide`.
        public var safeArea = EdgeInsets.zero
        /// To `readableContentGuide`.
        public var readableContent = EdgeInsets.zero

        /// Guides that are the view's own edges.
        public init() {}

        init(layoutMargins: EdgeInsets, safeArea: EdgeInsets, readableContent: EdgeInsets) {
            self.layoutMargins = layoutMargins
            self.safeArea = safeArea
            self.readableContent = readableContent
        }
    }

    /// Where a scroll view stands.
    public struct ScrollState: Hashable, Sendable {
        public var view: ViewID
        public var contentOffset: Point
        public var contentSize: Size
        public var adjustedContentInset: EdgeInsets

        public init(view: ViewID, contentOffset: Point, contentSize: Size, adjustedContentInset: EdgeInsets) {
            self.view = view
            self.contentOffset = contentOffset
            self.contentSize = contentSize
            self.adjustedContentInset = adjustedContentInset
        }
    }

    /// The hairline below a row.
    public struct Separator: Hashable, Sendable {
        public var table: ViewID
        public var frame: Rect

        public init(table: ViewID, frame: Rect) {
            self.table = table
            self.frame = frame
        }
    }
}

/// The very rows a solver was given, and its answer.
public struct SolvedSystem: Sendable {
    /// A row with what it stands for.
    public struct Row: Sendable {
        public var constraint: Constraint
        /// UIKit's name for it, such as `UISV-spacing`; nil for an author's own.
        public var identifier: String?
        public var source: SourceLocation?

        public init(constraint: Constraint, identifier: String?, source: SourceLocation?) {
            self.constraint = constraint
            self.identifier = identifier
            self.source = source
        }
    }

    /// The variables' names by index, such as `Timeline/list.width`.
    public var variables: [String]
    public var rows: [Row]
    /// The variables' values by index.
    public var solution: [Double]

    public init(variables: [String], rows: [Row], solution: [Double]) {
        self.variables = variables
        self.rows = rows
        self.solution = solution
    }
}

/// Something an author must know about a layout that was solved nevertheless.
public struct LayoutProblem: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        /// Required constraints contradict each other; `broken` was given up.
        case conflict
        /// More than one frame satisfies everything.
        case ambiguous
        /// UIKit would throw.
        case misuse
    }

    public var kind: Kind
    /// In the author's words, one sentence.
    public var message: String
    /// The constraints concerned, each in words, with its place; of a conflict a set of which each one is needed.
    public var constraints: [Participant]
    /// The one that was given up.
    public var broken: Participant?
    /// What came of the one that was given up, such as `avatar.width is 60`; nil where nothing was.
    public var outcome: String?
    /// What to write instead, one sentence; nil where nothing is known.
    public var advice: String?
    /// What UIKit says when it refuses; nil for anything but misuse.
    public var reason: String?
    /// The views concerned.
    public var views: [ViewID]
    /// Of an ambiguous layout two that both satisfy everything: the frames of `views` in each, in the screen's
    /// coordinates, points.
    public var layouts: [[Rect]] = []
    /// How often it was found: by every row of a table, or every turn of a loop, that repeats the mistake.
    public var occurrences = 1
    /// In how many rows of a table it was found.
    public var rows = 0

    /// A constraint in words, such as `avatar.width == 60`.
    public struct Participant: Hashable, Sendable {
        public var description: String
        /// As a sentence, such as `avatar is 60 points wide`.
        public var sentence: String
        /// As UIKit logs it.
        public var logged: String
        public var source: SourceLocation?

        public init(description: String, sentence: String = "", logged: String = "", source: SourceLocation?) {
            self.description = description
            self.sentence = sentence.isEmpty ? description : sentence
            self.logged = logged
            self.source = source
        }
    }

    public init(
        kind: Kind, message: String, constraints: [Participant] = [], broken: Participant? = nil,
        outcome: String? = nil, advice: String? = nil, reason: String? = nil, views: [ViewID] = []
    ) {
        self.kind = kind
        self.message = message
        self.constraints = constraints
        self.broken = broken
        self.outcome = outcome
        self.advice = advice
        self.reason = reason
        self.views = views
    }
}
