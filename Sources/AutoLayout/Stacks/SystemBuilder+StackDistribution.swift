import Cassowary

extension SystemBuilder {
    /// The rows along the axis that a distribution adds to the canvas connection.
    mutating func addDistribution(_ arrangement: StackArrangement) {
        switch arrangement.stack.distribution {
        case .fill:
            addSpacing(arrangement, .equal)
        case .fillEqually:
            addSpacing(arrangement, .equal)
            addEqualSizes(arrangement)
        case .fillProportionally:
            addSpacing(arrangement, .equal)
            addProportions(arrangement)
        case .equalSpacing:
            addSpacing(arrangement, .greaterThanOrEqual)
            addEqualSpacing(arrangement)
        case .equalCentering:
            addSpacing(arrangement, .greaterThanOrEqual)
            addEqualCentering(arrangement)
        }
    }

    /// The spacing between neighbours, or the least one.
    private mutating func addSpacing(_ arrangement: StackArrangement, _ relation: Relation) {
        let (end, start) = arrangement.spacingAttributes
        for (previous, next) in zip(arrangement.visible, arrangement.visible.dropFirst()) {
            addStackRow(
                SystemAnchor(next, start), relation, SystemAnchor(previous, end),
                constant: arrangement.spacing(after: previous, in: tree), identifier: StackIdentifier.spacing,
                for: tree[previous].customSpacingAfter == nil ? arrangement.id : previous)
        }
    }

    /// Every view is as large as the first.
    mutating func addEqualSizes(_ arrangement: StackArrangement) {
        guard let first = arrangement.visible.first else { return }
        for view in arrangement.visible.dropFirst() {
            addStackRow(
                SystemAnchor(view, arrangement.main.size), .equal, SystemAnchor(first, arrangement.main.size),
                identifier: StackIdentifier.fillEqually, for: view)
        }
    }
}
