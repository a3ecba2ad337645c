import Piecewise
import Scene

/// An item of a scene at every width of a span and at every scroll offset.
typealias AdaptiveSceneItem = SceneItem<AdaptiveLayer, AdaptiveContent>

/// A layer at every width of a span and at every scroll offset.
struct AdaptiveLayer {
    /// What it draws, but for what `looks` says, and where it stands; no place for a view that no system has placed.
    var still: SceneLayer<AdaptivePlace?>
    var looks = AdaptiveLooks()
    /// Whether anything stands in it, and whether that is drawn otherwise than in its order.
    var hasSublayers = false
    var ordersSublayers = false
    /// The parts that stand below each other in it.
    var parts: StackedParts?
    /// What it holds, where the reader may scroll that.
    var sheet: ScrolledSheet?
    /// Whether nothing in it reaches out of it at any width, so that it need not be drawn while it is out of sight.
    var mayWait = false
}

/// Where a layer stands.
struct AdaptivePlace {
    enum Role {
        /// The screen itself.
        case screen
        /// A part of the layer around, by its position there; below the parts before it. A header that sticks does so
        /// up to the end of another part.
        case part(Int, stickingThrough: Int?)
        case member
    }

    var role: Role
    /// As seen from the corner of the screen or part that it stands in; a part's own tells no y. Layers in the same
    /// screen or part have the same starts.
    var frames: OverWidths<ScrollFrame>

    /// Whether frames are seen from its corner.
    var beginsSystem: Bool {
        switch role {
        case .screen, .part: true
        case .member: false
        }
    }

    /// Whether the offset moves it otherwise than as content that is scrolled.
    var isMoved: Bool { frames.segments.contains { $0.value.moving != nil } }

    /// Whether the offset changes its size, so that what it shows has to hang on its box.
    var isResized: Bool {
        frames.segments.contains { segment in
            guard segment.value.moving != nil else { return false }
            let lengths = segment.value.lengths
            return !lengths.width.isAtRest || !lengths.height.isAtRest
        }
    }
}

/// What of a layer's looks follows the width or the offset; nil for what stays as it is.
struct AdaptiveLooks {
    var opacity: OverWidths<ScrollLength>?
    var cornerRadius: OverWidths<ScrollLength>?
    var roundCorners = Corners.all
    var cornerCurve = CornerCurve.circular
    /// No colour is none.
    var color: OverWidths<OverOffsets<Color?>>?
    var level: OverWidths<ScrollLength>?

    /// Whether it fades or hides at some offset.
    var fades: Bool {
        opacity?.values.contains { $0.lines.contains { $0.value.constant != 1 || abs($0.rate) > 0 } } ?? false
    }
}

/// Parts that stand below each other, as a table's.
struct StackedParts {
    var heights: [OverWidths<SteppedLength>]
    /// Above and below each of them, points.
    var gaps: [(above: Double, below: Double)]
    /// How far below the layer's top they begin.
    var top: OverWidths<Affine>
    /// Where the first visible point of them is drawn, points.
    var visibleTop: Double
}

/// An affine length, or a staircase of them.
struct SteppedLength {
    /// On step 0, where it climbs.
    var value: Affine
    var staircase: Staircase?
    /// What it gains from step to step.
    var rise = 0.0
}

/// The sheet that moves behind the window of a layer that is scrolled.
struct ScrolledSheet {
    /// Its height with the insets; where it holds parts, only what stands below these.
    var height: OverWidths<Affine>
    /// How far it is scrolled at first, points.
    var opening: Double
    /// Whether other layers may follow it.
    var isFollowed: Bool
}

/// What a layer draws by itself.
enum AdaptiveContent {
    /// The same primitives at every width.
    case primitives(OverWidths<ContentScene<ContentLength>>)
    /// A box along the end of the layer, whose own frame is the second one.
    case line(Surface, OverWidths<(line: AffineRect, layer: AffineRect)>)
}

/// A length of what a view shows, over one piece.
struct ContentLength: Hashable, Sendable {
    /// Its course with the width.
    var value: Affine
    /// What it gains for each point that the view gains along the axis.
    var share: Double
    /// Of the view along the axis.
    var size: Affine
}
