import Cassowary

extension StackConstraints {
    /// Adds the constraints along the axis except for the canvas connection.
    mutating func distribute() {
        switch stack.distribution {
        case .fill:
            space(.equal)
        case .fillEqually:
            space(.equal)
            equalizeSizes()
        case .fillProportionally:
            space(.equal)
            sizeProportionally()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            equalizeGaps()
        case .equalCentering:
            space(.greaterThanOrEqual)
            equalizeCenters()
        }
    }

    /// The spacing between neighbours, as an equality or as a minimum.
    private mutating func space(_ relation: Relation) {
        let (end, start) = arrangement.spacingAttributes
        for (previous, next) in zip(visible, visible.dropFirst()) {
            add(
                SystemAnchor(next, start), relation, SystemAnchor(previous, end),
                constant: arrangement.spacing(after: previous, in: tree), identifier: StackIdentifier.spacing,
                for: tree[previous].customSpacingAfter == nil ? arrangement.id : previous)
        }
    }

    /// Every view is as large as the first.
    mutating func equalizeSizes() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(
                SystemAnchor(view, main.size), .equal, SystemAnchor(first, main.size),
                identifier: StackIdentifier.fillEqually, for: view)
        }
    }
}
