import Cassowary

extension SystemBuilder {
    /// The gaps are equal; a free stack shrinks to the least spacing.
    mutating func addEqualSpacing(_ arrangement: StackArrangement) {
        let (end, start) = arrangement.spacingAttributes
        let gaps = addGaps(arrangement, from: end, to: start)
        for gap in gaps.dropFirst() {
            addStackRow(
                SystemAnchor(gap, arrangement.main.size), .equal, SystemAnchor(gaps[0], arrangement.main.size),
                identifier: StackIdentifier.fillEqually, for: arrangement.id)
        }
        addCanvasFit(arrangement, arrangement.main.size)
    }

    /// The distances of the centres are equal as far as the least spacing lets them be, the first ones first.
    mutating func addEqualCentering(_ arrangement: StackArrangement) {
        let gaps = addGaps(arrangement, from: arrangement.main.center, to: arrangement.main.center)
        for (index, gap) in gaps.enumerated().dropFirst() {
            addStackRow(
                SystemAnchor(gap, arrangement.main.size), .equal, SystemAnchor(gaps[0], arrangement.main.size),
                priority: LayoutPriority.equalCentering.lowered(by: index - 1),
                identifier: StackIdentifier.fillEqually, for: arrangement.id)
        }
        addCanvasFit(arrangement, arrangement.main.size)
    }

    /// One guide between each two neighbours, tied to them at the given attributes; nothing ties it across the axis.
    private mutating func addGaps(
        _ arrangement: StackArrangement, from end: LayoutAttribute, to start: LayoutAttribute
    ) -> [SystemGuide] {
        var gaps: [SystemGuide] = []
        for (previous, next) in zip(arrangement.visible, arrangement.visible.dropFirst()) {
            // The name is the variables' name in what is printed, so each gap has its own.
            let gap = makeGuide(named: "\(StackIdentifier.distributingEdge)[\(gaps.count)]", in: arrangement.id)
            addStackRow(
                SystemAnchor(gap, arrangement.main.start), .equal, SystemAnchor(previous, end),
                identifier: StackIdentifier.distributingEdge, for: previous)
            addStackRow(
                SystemAnchor(gap, arrangement.main.end), .equal, SystemAnchor(next, start),
                identifier: StackIdentifier.distributingEdge, for: next)
            gaps.append(gap)
        }
        return gaps
    }
}
