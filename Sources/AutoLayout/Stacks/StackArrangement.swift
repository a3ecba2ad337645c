import Scene

/// A stack view's input to its constraints: the arranged views and the area they fill.
struct StackArrangement {
    let id: ViewID
    let stack: StackView
    /// The stack's bounds, or its layout margins where the arrangement is relative to them.
    let canvas: LayoutItem
    /// The arranged views that are not hidden, in order.
    let visible: [ViewID]
    /// Each hidden arranged view with the visible one before it.
    let hidden: [(view: ViewID, after: ViewID?)]
    /// Along the axis.
    let main: AxisAttributes
    /// Across the axis.
    let cross: AxisAttributes

    /// Nil where `id` is no stack view.
    init?(_ id: ViewID, in tree: ViewTree) {
        guard case .stackView(let stack) = tree[id].kind else { return nil }
        self.id = id
        self.stack = stack
        canvas = LayoutItem(id, stack.isLayoutMarginsRelativeArrangement ? .layoutMargins : nil)
        var visible: [ViewID] = []
        var hidden: [(view: ViewID, after: ViewID?)] = []
        for child in tree[id].subviews where tree.views.indices.contains(child.index) {
            guard tree[child].isArranged, tree[child].role == .subview else { continue }
            if tree[child].isHidden {
                hidden.append((child, visible.last))
            } else {
                visible.append(child)
            }
        }
        self.visible = visible
        self.hidden = hidden
        main = AxisAttributes(stack.axis)
        cross = AxisAttributes(stack.axis == .horizontal ? .vertical : .horizontal)
    }

    /// The spacing between a visible view and the next one, points.
    func spacing(after view: ViewID, in tree: ViewTree) -> Double {
        tree[view].customSpacingAfter ?? stack.spacing
    }

    /// Where `spacing` is measured from and to: the edges, or the baselines in a baseline-relative column.
    var spacingAttributes: (end: LayoutAttribute, start: LayoutAttribute) {
        guard stack.axis == .vertical, stack.isBaselineRelativeArrangement else { return (main.end, main.start) }
        return (.lastBaseline, .firstBaseline)
    }
}

/// The attributes of one axis, under names that do not depend on it.
struct AxisAttributes {
    let start: LayoutAttribute
    let end: LayoutAttribute
    let center: LayoutAttribute
    let size: LayoutAttribute

    init(_ axis: Axis) {
        switch axis {
        case .horizontal: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
        case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
        }
    }
}

/// UIKit's names for the constraints of a stack view, as its logs print them.
enum StackIdentifier {
    static let canvasConnection = "UISV-canvas-connection"
    static let spacing = "UISV-spacing"
    static let fillEqually = "UISV-fill-equally"
    static let fillProportionally = "UISV-fill-proportionally"
    static let distributingEdge = "UISV-distributing-edge"
    static let canvasFit = "UISV-canvas-fit"
    static let alignment = "UISV-alignment"
    static let alignmentSpanner = "UISV-alignment-spanner"
    static let spanningBoundary = "UISV-spanning-boundary"
    static let spanningFit = "UISV-spanning-fit"
    static let ambiguitySuppression = "UISV-ambiguity-suppression"
    static let hiding = "UISV-hiding"
    /// Where a row has several texts of more than one line.
    static let equalTexts = "UISV-text-width-disambiguation"
}

extension LayoutPriority {
    /// Of the equality between a spanner and the aligned side.
    static let spanningBoundary = LayoutPriority(999.5)
    /// Of the first view's proportion; each further view has one less.
    static let proportion = LayoutPriority(999)
    /// Of the first equality between distances of centres; each further gap has one less.
    static let equalCentering = LayoutPriority(150)
    /// At which texts of several lines are equally wide: above hugging, below compression resistance (estimated).
    static let equalTexts = LayoutPriority(500)
    /// At which a spanner shrinks to fit the views.
    static let spanningFit = LayoutPriority(51)
    /// At which a stack shrinks to fit its content.
    static let canvasFit = LayoutPriority(49)
    /// At which a view of undetermined size collapses.
    static let ambiguitySuppression = LayoutPriority(25)

    /// The priority `steps` below, but at least 1.
    func lowered(by steps: Int) -> LayoutPriority { LayoutPriority(max(1, rawValue - Double(steps))) }
}
