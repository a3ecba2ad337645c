import Cassowary
import Diagnostics

/// The constraints and guides by which a stack view arranges its views, as `UIStackView` makes them.
struct StackConstraints {
    private(set) var constraints: [SystemConstraint] = []
    /// In the order of their positions.
    private(set) var guides: [SystemGuide] = []

    let arrangement: StackArrangement
    let tree: ViewTree
    /// The length of each visible view's content along the axis, points; nil where it has none.
    let naturalLengths: [Double?]
    /// The position in the system of the first guide that is made here.
    private let firstGuide: Int

    /// Makes everything for one stack view.
    init(_ arrangement: StackArrangement, in tree: ViewTree, naturalLengths: [Double?], firstGuide: Int) {
        self.arrangement = arrangement
        self.tree = tree
        self.naturalLengths = naturalLengths
        self.firstGuide = firstGuide
        if arrangement.visible.isEmpty {
            fitEmptyCanvas()
        } else {
            connectCanvas()
            distribute()
            align()
        }
        collapseHidden()
    }

    var stack: StackView { arrangement.stack }
    var visible: [ViewID] { arrangement.visible }
    /// Along the axis.
    var main: AxisAttributes { arrangement.main }
    /// Across the axis.
    var cross: AxisAttributes { arrangement.cross }

    /// The first view is at the start of the canvas, the last one at its end.
    private mutating func connectCanvas() {
        guard let first = visible.first, let last = visible.last else { return }
        connect(first, main.start)
        connect(last, main.end)
    }

    /// A stack that shows nothing shrinks to its margins.
    private mutating func fitEmptyCanvas() {
        fitCanvas(main.size)
        fitCanvas(cross.size)
    }

    /// A hidden view has no length along the axis and no spacing: it is placed at the end of the view before it.
    private mutating func collapseHidden() {
        for (view, previous) in arrangement.hidden {
            let start =
                previous.map { SystemAnchor($0, main.end) } ?? SystemAnchor(arrangement.canvas, main.start)
            let name = StackIdentifier.hiding
            add(SystemAnchor(view, main.size), .equal, identifier: name, for: view)
            add(SystemAnchor(view, main.start), .equal, start, identifier: name, for: view)
            add(
                SystemAnchor(view, cross.start), .equal, SystemAnchor(arrangement.canvas, cross.start),
                identifier: name, for: view)
            add(
                SystemAnchor(view, cross.size), .equal, priority: .ambiguitySuppression,
                identifier: StackIdentifier.ambiguitySuppression, for: view)
        }
    }
}

// MARK: Shared by alignment and distribution

extension StackConstraints {
    /// Adds a constraint whose source is where `view` was declared.
    mutating func add(
        _ first: SystemAnchor, _ relation: Relation, _ second: SystemAnchor? = nil, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, identifier: String, for view: ViewID
    ) {
        let equation = SystemRow.Equation(
            first: first, relation: relation, second: second, multiplier: multiplier, constant: constant)
        constraints.append(
            SystemConstraint(
                equation: equation, priority: priority, identifier: identifier, source: tree[view].source))
    }

    mutating func makeGuide(named name: String) -> SystemGuide {
        let guide = SystemGuide(owner: arrangement.id, position: firstGuide + guides.count, name: name)
        guides.append(guide)
        return guide
    }

    /// Ties an attribute of the canvas to the same one of `view`.
    mutating func connect(_ view: ViewID, _ attribute: LayoutAttribute, _ relation: Relation = .equal) {
        add(
            SystemAnchor(arrangement.canvas, attribute), relation, SystemAnchor(view, attribute),
            identifier: StackIdentifier.canvasConnection, for: view)
    }

    /// The stack shrinks to fit its content where nothing else determines its size.
    mutating func fitCanvas(_ size: LayoutAttribute) {
        add(
            SystemAnchor(arrangement.id, size), .equal, priority: .canvasFit, identifier: StackIdentifier.canvasFit,
            for: arrangement.id)
    }
}
