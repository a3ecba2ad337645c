import Cassowary

extension StackConstraints {
    /// Adds the constraints across the axis.
    mutating func align() {
        let alignment = StackCrossAlignment(stack.alignment, axis: stack.axis)
        if alignment == .fill { return alignEdges() }
        if visible.count == 1 { return alignSingleView(alignment) }
        for attribute in alignedAttributes(alignment) { alignAll(attribute) }
        let spanner = makeSpanner(alignment)
        connectSpanner(spanner, alignment)
        suppressAmbiguity()
    }

    /// Every view reaches from edge to edge.
    private mutating func alignEdges() {
        guard let first = visible.first else { return }
        alignAll(cross.start)
        alignAll(cross.end)
        connect(first, cross.start)
        connect(first, cross.end)
    }

    /// A single view needs no spanner: it is tied to the canvas, by equality on the aligned side.
    private mutating func alignSingleView(_ alignment: StackCrossAlignment) {
        guard let view = visible.first else { return }
        let holdsStart = alignment == .start || alignment == .lastBaseline
        let holdsEnd = alignment == .end || alignment == .firstBaseline
        connect(view, cross.start, holdsStart ? .equal : .lessThanOrEqual)
        connect(view, cross.end, holdsEnd ? .equal : .greaterThanOrEqual)
        if alignment == .center { connect(view, cross.center) }
        fitCanvas(cross.size)
    }

    private func alignedAttributes(_ alignment: StackCrossAlignment) -> [LayoutAttribute] {
        switch alignment {
        case .fill: [cross.start, cross.end]
        case .start: [cross.start]
        case .center: [cross.center]
        case .end: [cross.end]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }

    /// An attribute of every view is equal to the first view's.
    private mutating func alignAll(_ attribute: LayoutAttribute) {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(
                SystemAnchor(view, attribute), .equal, SystemAnchor(first, attribute),
                identifier: StackIdentifier.alignment, for: view)
        }
    }

    /// A view whose size across the axis nothing determines collapses.
    private mutating func suppressAmbiguity() {
        for view in visible {
            add(
                SystemAnchor(view, cross.size), .equal, priority: .ambiguitySuppression,
                identifier: StackIdentifier.ambiguitySuppression, for: view)
        }
    }
}
