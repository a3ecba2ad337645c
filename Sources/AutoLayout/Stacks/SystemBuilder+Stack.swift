import Cassowary
import Diagnostics

extension SystemBuilder {
    /// Adds the constraints by which the stack view `stack` arranges its views; none for a view of another type.
    ///
    /// Subviews that are not arranged are left alone.
    mutating func addStackConstraints(for stack: ViewID) {
        guard let arrangement = StackArrangement(stack, in: tree) else { return }
        guard !arrangement.visible.isEmpty else { return addEmptyStack(arrangement) }
        addCanvasConnection(arrangement)
        addDistribution(arrangement)
        addAlignment(arrangement)
        addHiding(arrangement)
    }

    /// The first view stands at the start of the canvas, the last one at its end.
    private mutating func addCanvasConnection(_ arrangement: StackArrangement) {
        guard let first = arrangement.visible.first, let last = arrangement.visible.last else { return }
        connect(arrangement, first, arrangement.main.start)
        connect(arrangement, last, arrangement.main.end)
    }

    /// A stack that shows nothing shrinks to its margins.
    private mutating func addEmptyStack(_ arrangement: StackArrangement) {
        addCanvasFit(arrangement, arrangement.main.size)
        addCanvasFit(arrangement, arrangement.cross.size)
        addHiding(arrangement)
    }

    /// A hidden view has no size along the axis and costs no gap: it stands at the end of the view before it.
    private mutating func addHiding(_ arrangement: StackArrangement) {
        let (main, cross) = (arrangement.main, arrangement.cross)
        for (view, previous) in arrangement.hidden {
            let start = previous.map { SystemAnchor($0, main.end) } ?? SystemAnchor(arrangement.canvas, main.start)
            let name = StackIdentifier.hiding
            addStackRow(SystemAnchor(view, main.size), .equal, identifier: name, for: view)
            addStackRow(SystemAnchor(view, main.start), .equal, start, identifier: name, for: view)
            addStackRow(
                SystemAnchor(view, cross.start), .equal, SystemAnchor(arrangement.canvas, cross.start),
                identifier: name, for: view)
            addStackRow(
                SystemAnchor(view, cross.size), .equal, priority: .ambiguitySuppression,
                identifier: StackIdentifier.ambiguitySuppression, for: view)
        }
    }
}

extension SystemBuilder {
    /// Adds a row of a stack view; its place is where `view` was declared.
    mutating func addStackRow(
        _ first: SystemAnchor, _ relation: Relation, _ second: SystemAnchor? = nil, multiplier: Double = 1,
        constant: Double = 0, priority: LayoutPriority = .required, identifier: String, for view: ViewID
    ) {
        add(
            first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
            identifier: identifier, source: tree[view].source)
    }

    /// Ties an attribute of the canvas to the same one of `view`.
    mutating func connect(
        _ arrangement: StackArrangement, _ view: ViewID, _ attribute: LayoutAttribute, _ relation: Relation = .equal
    ) {
        addStackRow(
            SystemAnchor(arrangement.canvas, attribute), relation, SystemAnchor(view, attribute),
            identifier: StackIdentifier.canvasConnection, for: view)
    }

    /// The stack shrinks onto its content where nothing else sizes it.
    mutating func addCanvasFit(_ arrangement: StackArrangement, _ size: LayoutAttribute) {
        addStackRow(
            SystemAnchor(arrangement.id, size), .equal, priority: .canvasFit, identifier: StackIdentifier.canvasFit,
            for: arrangement.id)
    }
}
