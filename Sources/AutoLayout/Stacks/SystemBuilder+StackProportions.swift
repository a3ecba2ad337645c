import Cassowary
import Scene

extension SystemBuilder {
    /// Each view has its part of the stack by its natural size; where nothing has one, all are equal.
    ///
    /// The priorities fall from view to view, so that the last one takes the rest. Views without a natural size beside
    /// views that have one get nothing.
    mutating func addProportions(_ arrangement: StackArrangement) {
        let sizes = arrangement.visible.map { naturalLength(of: $0, along: arrangement.stack.axis) }
        let total = sizes.reduce(0) { $0 + ($1 ?? 0) } + totalSpacing(arrangement)
        guard sizes.contains(where: { ($0 ?? 0) > 0 }), total > 0 else { return addEqualSizes(arrangement) }
        let isAlone = arrangement.visible.count == 1 && arrangement.canvas.guide == nil
        for (index, view) in arrangement.visible.enumerated() {
            let share = (sizes[index] ?? 0) / total
            addStackRow(
                SystemAnchor(view, arrangement.main.size), .equal,
                share == 0 ? nil : SystemAnchor(arrangement.id, arrangement.main.size), multiplier: share,
                priority: isAlone ? .required : LayoutPriority.proportion.lowered(by: index),
                identifier: StackIdentifier.fillProportionally, for: view)
        }
    }

    private func naturalLength(of view: ViewID, along axis: Axis) -> Double? {
        let size = intrinsicSize(of: view)
        return axis == .horizontal ? size.width : size.height
    }

    private func totalSpacing(_ arrangement: StackArrangement) -> Double {
        arrangement.visible.dropLast().reduce(0) { $0 + arrangement.spacing(after: $1, in: tree) }
    }
}
