import AutoLayout
import Piecewise
import Scene

/// A screen's layout at every width of a range, as the engine gives it there.
///
/// Between two breakpoints every edge grows evenly with the screen's width. Each system (the screen's, and each part of
/// a table) has pieces of its own, so that a row whose text wraps differently changes nothing but that row.
public struct AdaptiveLayout: Sendable {
    /// The widths of the screen, points.
    public var widths: ClosedRange<Double>
    /// The screen at the least width; at any other one all but its width and its horizontal size class is the same.
    public var screen: Screen
    /// Ascending; the first holds from the least width on.
    public var variants: [Variant]
    /// How far it can be scrolled; nil where nothing scrolls, or where the offset changes more than can be told.
    public var scrolling: Scrolling?
    /// Why the offset cannot be followed although something scrolls.
    public var scrollingFailure: AdaptiveFailure?

    public init(widths: ClosedRange<Double>, screen: Screen, variants: [Variant]) {
        self.widths = widths
        self.screen = screen
        self.variants = variants
    }

    /// The widths from `start` on over which the same views are drawn: what only the layout depends on may change.
    public struct Variant: Sendable {
        public var start: Breakpoint
        /// As elaborated where it begins; what only the layout depends on, and the appearances among `ramps`, may be
        /// other at other widths.
        public var tree: ViewTree
        /// What is drawn otherwise at each width although the tree has one shape.
        public var ramps: [AppearanceRamp]
        /// The screen's own system, then the parts of each table, from top to bottom.
        public var groups: [Group]
        /// The view that the screen's offset moves: the first one of the tree that scrolls.
        public var scroller: ViewID?
        /// Every view whose appearance depends on the offset, ascending, the same ones everywhere; empty where none
        /// does.
        public var appearances = OverWidths<OverOffsets<[AppearancePiece]>>()
        /// The constraints between views that depend on the offset; empty where none does. They take the place of the
        /// same ones of the screen's own group, whose residuals hold at the screen's own offset alone.
        public var scrolledConstraints = OverWidths<OverOffsets<[ScrolledConstraint]>>()

        public init(start: Breakpoint, tree: ViewTree, ramps: [AppearanceRamp] = [], groups: [Group]) {
            self.start = start
            self.tree = tree
            self.ramps = ramps
            self.groups = groups
        }
    }

    /// A number of a view's appearance that varies with the width.
    public struct AppearanceRamp: Hashable, Sendable {
        public enum Property: String, Hashable, Sendable, CaseIterable { case alpha, cornerRadius, borderWidth }

        /// It holds from here to the next one of the same view and property.
        public var start: Breakpoint
        public var view: ViewID
        public var property: Property
        public var value: Affine

        public init(start: Breakpoint, view: ViewID, property: Property, value: Affine) {
            self.start = start
            self.view = view
            self.property = property
            self.value = value
        }
    }

    /// The views that one system places together.
    public struct Group: Sendable {
        public var root: ViewID
        /// The table whose part `root` is; nil for the screen's own.
        public var table: ViewID?
        /// `root` first, each view after its superview.
        public var members: [ViewID]
        /// For a section's header, the position in `Variant.groups` of the section's last part: the header sticks no
        /// further down than that one's end. Nil for anything else.
        public var lastOfSection: Int?
        /// Room between the part before and this one, and below the last one, points.
        public var above = 0.0
        public var below = 0.0
        /// Ascending; the first holds from the variant's start on.
        public var pieces: [Piece]
        /// How the offset moves members otherwise than as the scroll view's content, the same ones everywhere,
        /// ascending by slot; empty where it moves nothing but content. Between two widths no stop overtakes another.
        public var motion = OverWidths<OverOffsets<[Motion]>>()

        public init(root: ViewID, table: ViewID?, members: [ViewID], lastOfSection: Int? = nil, pieces: [Piece]) {
            self.root = root
            self.table = table
            self.members = members
            self.lastOfSection = lastOfSection
            self.pieces = pieces
        }
    }

    /// The widths from `start` on over which every edge of a group grows evenly and every text has the same lines.
    public struct Piece: Sendable {
        public var start: Breakpoint
        /// By position in `Group.members`, relative to the root's own origin, what scrolls already moved by its content
        /// offset. The root's own x is relative to its table's left edge, its y is 0: parts of a table stand below each
        /// other.
        public var frames: [AffineRect]
        /// By position in `Group.members`, as `Layout.textLines`.
        public var textLines: [[TextLine]?]
        /// By position in `Group.members`, as `Layout.textScales`.
        public var textScales: [Affine]
        /// The group's scroll and table views, in order.
        public var scrollStates: [ScrollState]
        /// The hairline at the end of a row, relative to the root's own origin.
        public var separator: AffineRect?
        /// Those between the group's views: the author's, and UIKit's own of stack views and contents.
        public var constraints: [LayoutConstraint]
        /// By position in `constraints`.
        public var residuals: [ResidualOf<Affine>]
        /// Where it is a staircase, what it gains from step to step; all else is as on step 0.
        public var climb: Climb?
        /// Whether constraints contradict each other there, or became no rows.
        public var hasProblems = false

        public init(
            start: Breakpoint, frames: [AffineRect], textLines: [[TextLine]?], textScales: [Affine],
            scrollStates: [ScrollState] = [], separator: AffineRect? = nil, constraints: [LayoutConstraint] = [],
            residuals: [ResidualOf<Affine>] = []
        ) {
            self.start = start
            self.frames = frames
            self.textLines = textLines
            self.textScales = textScales
            self.scrollStates = scrollStates
            self.separator = separator
            self.constraints = constraints
            self.residuals = residuals
        }
    }

    /// As `Layout.ScrollState`; the content of a table is as high as its parts together, whatever stands here.
    public struct ScrollState: Hashable, Sendable {
        public var view: ViewID
        public var contentOffset: AffinePoint
        public var contentSize: AffineSize
        public var adjustedContentInset: AffineInsets

        public init(
            view: ViewID, contentOffset: AffinePoint, contentSize: AffineSize, adjustedContentInset: AffineInsets
        ) {
            self.view = view
            self.contentOffset = contentOffset
            self.contentSize = contentSize
            self.adjustedContentInset = adjustedContentInset
        }
    }
}

/// Why a layout cannot be followed through every width of a range.
public enum AdaptiveFailure: Error, Hashable, Sendable {
    /// A text, a font or a picture depends on the width itself.
    case varyingContent(ViewID)
    /// The layout changes at more widths than so many.
    case tooManyPieces(limit: Int)
    /// Texts, insets and offsets do not come to rest at a width.
    case restless(ViewID, width: Double)
    /// A value bends where no decision is known.
    case notPiecewiseAffine(ViewID, width: Double)
    /// The layout cannot be solved at a width, or only with problems.
    case unsolvable(width: Double)
}
