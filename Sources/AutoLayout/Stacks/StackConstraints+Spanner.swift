import Cassowary

extension StackConstraints {
    /// A guide that spans all views across the axis and shrinks to fit them.
    mutating func makeSpanner(_ alignment: StackCrossAlignment) -> SystemGuide {
        let spanner = makeGuide(named: StackIdentifier.alignmentSpanner)
        for view in visible {
            addBoundary(spanner, cross.start, view, alignment == .start ? .equal : .lessThanOrEqual)
            addBoundary(spanner, cross.end, view, alignment == .end ? .equal : .greaterThanOrEqual)
        }
        add(
            SystemAnchor(spanner, cross.size), .equal, priority: .spanningFit, identifier: StackIdentifier.spanningFit,
            for: arrangement.id)
        return spanner
    }

    private mutating func addBoundary(
        _ spanner: SystemGuide, _ attribute: LayoutAttribute, _ view: ViewID, _ relation: Relation
    ) {
        add(
            SystemAnchor(spanner, attribute), relation, SystemAnchor(view, attribute),
            priority: relation == .equal ? .spanningBoundary : .required, identifier: StackIdentifier.spanningBoundary,
            for: view)
    }

    /// Ties the canvas to the spanner, and to the first view where that one is at the edge.
    ///
    /// With baselines only the first view is kept inside the canvas, so a taller one after it may overflow.
    mutating func connectSpanner(_ spanner: SystemGuide, _ alignment: StackCrossAlignment) {
        guard let first = visible.first else { return }
        switch alignment {
        case .fill: break
        case .start:
            connect(first, cross.start)
            connect(spanner, cross.end)
        case .end:
            connect(spanner, cross.start)
            connect(first, cross.end)
        case .center:
            connect(spanner, cross.start)
            connect(spanner, cross.end)
            connect(first, cross.center)
        case .firstBaseline:
            connect(first, cross.start, .lessThanOrEqual)
            connect(spanner, cross.end)
            fitCanvas(cross.size)
        case .lastBaseline:
            connect(spanner, cross.start)
            connect(first, cross.end, .greaterThanOrEqual)
            fitCanvas(cross.size)
        }
    }

    private mutating func connect(_ spanner: SystemGuide, _ attribute: LayoutAttribute) {
        add(
            SystemAnchor(arrangement.canvas, attribute), .equal, SystemAnchor(spanner, attribute),
            identifier: StackIdentifier.canvasConnection, for: arrangement.id)
    }
}
