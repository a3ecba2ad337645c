import Scene

/// A solved tree: a frame for each view, the lines of each text, and how it came about.
public struct Layout: Sendable {
    /// One frame for each view of the tree, in the screen's coordinates, points, not rounded.
    public var frames: [Rect]
    /// For each view the lines of its text; nil where a view shows none.
    public var textLines: [[TextLine]?]
    /// For each view the point size of its drawn text over its font's own: 1 unless it was shrunk to fit.
    public var textScales: [Double]
    /// Each scroll or table view with what it scrolls, in the order of the tree.
    public var scrollStates: [ScrollState]
    /// Each table's row separators, in the screen's coordinates, in order.
    public var separators: [Separator]
    /// For each view the insets of its guides.
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
        /// How high `keyboardLayoutGuide` is above the view's bottom.
        public var keyboard = 0.0

        /// Guides that are the view's own edges.
        public init() {}

        init(layoutMargins: EdgeInsets, safeArea: EdgeInsets, readableContent: EdgeInsets, keyboard: Double) {
            self.layoutMargins = layoutMargins
            self.safeArea = safeArea
            self.readableContent = readableContent
            self.keyboard = keyboard
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
