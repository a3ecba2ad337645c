import Cassowary

extension SystemBuilder {
    /// The rows across the axis.
    mutating func addAlignment(_ arrangement: StackArrangement) {
        let alignment = StackCrossAlignment(arrangement.stack.alignment, axis: arrangement.stack.axis)
        if alignment == .fill { return addFillAlignment(arrangement) }
        if arrangement.visible.count == 1 { return addLoneAlignment(arrangement, alignment) }
        for attribute in alignedAttributes(arrangement, alignment) { align(arrangement, attribute) }
        let spanner = addSpanner(arrangement, alignment)
        connectSpanner(spanner, arrangement, alignment)
        suppressAmbiguity(arrangement)
    }

    /// Every view reaches from edge to edge.
    private mutating func addFillAlignment(_ arrangement: StackArrangement) {
        guard let first = arrangement.visible.first else { return }
        align(arrangement, arrangement.cross.start)
        align(arrangement, arrangement.cross.end)
        connect(arrangement, first, arrangement.cross.start)
        connect(arrangement, first, arrangement.cross.end)
    }

    /// A single view needs no spanner: the canvas holds it, tight on the aligned side.
    private mutating func addLoneAlignment(_ arrangement: StackArrangement, _ alignment: StackCrossAlignment) {
        guard let view = arrangement.visible.first else { return }
        let cross = arrangement.cross
        let holdsStart = alignment == .start || alignment == .lastBaseline
        let holdsEnd = alignment == .end || alignment == .firstBaseline
        connect(arrangement, view, cross.start, holdsStart ? .equal : .lessThanOrEqual)
        connect(arrangement, view, cross.end, holdsEnd ? .equal : .greaterThanOrEqual)
        if alignment == .center { connect(arrangement, view, cross.center) }
        addCanvasFit(arrangement, cross.size)
    }

    private func alignedAttributes(
        _ arrangement: StackArrangement, _ alignment: StackCrossAlignment
    ) -> [LayoutAttribute] {
        switch alignment {
        case .fill: [arrangement.cross.start, arrangement.cross.end]
        case .start: [arrangement.cross.start]
        case .center: [arrangement.cross.center]
        case .end: [arrangement.cross.end]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }

    /// An attribute of every view equals the first view's.
    private mutating func align(_ arrangement: StackArrangement, _ attribute: LayoutAttribute) {
        guard let first = arrangement.visible.first else { return }
        for view in arrangement.visible.dropFirst() {
            addStackRow(
                SystemAnchor(view, attribute), .equal, SystemAnchor(first, attribute),
                identifier: StackIdentifier.alignment, for: view)
        }
    }

    /// A view that nothing sizes across the axis collapses.
    private mutating func suppressAmbiguity(_ arrangement: StackArrangement) {
        for view in arrangement.visible {
            addStackRow(
                SystemAnchor(view, arrangement.cross.size), .equal, priority: .ambiguitySuppression,
                identifier: StackIdentifier.ambiguitySuppression, for: view)
        }
    }
}
