import Cassowary

extension StackConstraints {
    /// The gaps are equal; a stack of undetermined length shrinks to the minimum spacing.
    mutating func equalizeGaps() {
        let (end, start) = arrangement.spacingAttributes
        let gaps = addGaps(from: end, to: start)
        for gap in gaps.dropFirst() {
            add(
                SystemAnchor(gap, main.size), .equal, SystemAnchor(gaps[0], main.size),
                identifier: StackIdentifier.fillEqually, for: arrangement.id)
        }
        fitCanvas(main.size)
    }

    /// The distances between centres are equal as far as the minimum spacing allows, the first ones first.
    mutating func equalizeCenters() {
        let gaps = addGaps(from: main.center, to: main.center)
        for (index, gap) in gaps.enumerated().dropFirst() {
            add(
                SystemAnchor(gap, main.size), .equal, SystemAnchor(gaps[0], main.size),
                priority: LayoutPriority.equalCentering.lowered(by: index - 1),
                identifier: StackIdentifier.fillEqually, for: arrangement.id)
        }
        fitCanvas(main.size)
    }

    /// One guide between each pair of neighbours, tied to them at the given attributes, free across the axis.
    private mutating func addGaps(from end: LayoutAttribute, to start: LayoutAttribute) -> [SystemGuide] {
        var gaps: [SystemGuide] = []
        for (previous, next) in zip(visible, visible.dropFirst()) {
            // Printed systems name variables after their guide, so each gap needs its own name.
            let gap = makeGuide(named: "\(StackIdentifier.distributingEdge)[\(gaps.count)]")
            add(
                SystemAnchor(gap, main.start), .equal, SystemAnchor(previous, end),
                identifier: StackIdentifier.distributingEdge, for: previous)
            add(
                SystemAnchor(gap, main.end), .equal, SystemAnchor(next, start),
                identifier: StackIdentifier.distributingEdge, for: next)
            gaps.append(gap)
        }
        return gaps
    }
}
