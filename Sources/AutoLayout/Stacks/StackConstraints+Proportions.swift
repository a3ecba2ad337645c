import Cassowary

extension StackConstraints {
    /// Each view gets a share of the stack in proportion to its natural size; where no view has one, all are equal.
    ///
    /// The priorities decrease from view to view, so that the last one takes the remainder. A view without a natural
    /// size beside views that have one gets nothing.
    mutating func sizeProportionally() {
        let sizes = naturalLengths
        let total = sizes.reduce(0) { $0 + ($1 ?? 0) } + totalSpacing
        guard sizes.contains(where: { ($0 ?? 0) > 0 }), total > 0 else { return equalizeSizes() }
        let isAlone = visible.count == 1 && arrangement.canvas.guide == nil
        for (index, view) in visible.enumerated() {
            let share = (sizes[index] ?? 0) / total
            add(
                SystemAnchor(view, main.size), .equal,
                share == 0 ? nil : SystemAnchor(arrangement.id, main.size), multiplier: share,
                priority: isAlone ? .required : LayoutPriority.proportion.lowered(by: index),
                identifier: StackIdentifier.fillProportionally, for: view)
        }
    }

    private var totalSpacing: Double {
        visible.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1, in: tree) }
    }
}
