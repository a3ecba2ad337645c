import Cassowary

extension SystemBuilder {
    /// A guide that spans all views across the axis and shrinks onto them.
    mutating func addSpanner(_ arrangement: StackArrangement, _ alignment: StackCrossAlignment) -> SystemGuide {
        let cross = arrangement.cross
        let spanner = makeGuide(named: StackIdentifier.alignmentSpanner, in: arrangement.id)
        for view in arrangement.visible {
            addBoundary(spanner, cross.start, view, alignment == .start ? .equal : .lessThanOrEqual)
            addBoundary(spanner, cross.end, view, alignment == .end ? .equal : .greaterThanOrEqual)
        }
        addStackRow(
            SystemAnchor(spanner, cross.size), .equal, priority: .spanningFit, identifier: StackIdentifier.spanningFit,
            for: arrangement.id)
        return spanner
    }

    private mutating func addBoundary(
        _ spanner: SystemGuide, _ attribute: LayoutAttribute, _ view: ViewID, _ relation: Relation
    ) {
        addStackRow(
            SystemAnchor(spanner, attribute), relation, SystemAnchor(view, attribute),
            priority: relation == .equal ? .spanningBoundary : .required, identifier: StackIdentifier.spanningBoundary,
            for: view)
    }

    /// Ties the canvas to the spanner, and to the first view where that one stands at the edge.
    ///
    /// With baselines the first view is held inside the canvas only, so that a taller later one may stick out.
    mutating func connectSpanner(
        _ spanner: SystemGuide, _ arrangement: StackArrangement, _ alignment: StackCrossAlignment
    ) {
        guard let first = arrangement.visible.first else { return }
        let cross = arrangement.cross
        switch alignment {
        case .fill: break
        case .start:
            connect(arrangement, first, cross.start)
            connect(arrangement, spanner, cross.end)
        case .end:
            connect(arrangement, spanner, cross.start)
            connect(arrangement, first, cross.end)
        case .center:
            connect(arrangement, spanner, cross.start)
            connect(arrangement, spanner, cross.end)
            connect(arrangement, first, cross.center)
        case .firstBaseline:
            connect(arrangement, first, cross.start, .lessThanOrEqual)
            connect(arrangement, spanner, cross.end)
            addCanvasFit(arrangement, cross.size)
        case .lastBaseline:
            connect(arrangement, spanner, cross.start)
            connect(arrangement, first, cross.end, .greaterThanOrEqual)
            addCanvasFit(arrangement, cross.size)
        }
    }

    private mutating func connect(
        _ arrangement: StackArrangement, _ spanner: SystemGuide, _ attribute: LayoutAttribute
    ) {
        addStackRow(
            SystemAnchor(arrangement.canvas, attribute), .equal, SystemAnchor(spanner, attribute),
            identifier: StackIdentifier.canvasConnection, for: arrangement.id)
    }
}
