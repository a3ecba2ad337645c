import AutoLayout
import Cassowary
import Piecewise
import Scene

/// Finds out which rows of a solved system have constants that depend on the scroll offset, and what they reach.
///
/// The rows are made once more with all changed that may depend on it: where the content stands, the numbers of the
/// tree that vary, the insets of views that move or lie in one that moves, the heights of texts whose width varies.
/// Where a constant changes, its row depends on the offset; what moves then is changed too, until nothing is new.
struct DependencySearch {
    let tree: ViewTree
    let screen: Screen
    let index: TreeIndex
    let state: SystemState
    let scroller: ViewID
    /// By number of the tree: whether it varies with the offset; nil where the tree's shape does.
    let varyingNumbers: [Bool]?
    /// Whether insets in the scroll view depend on how far it is scrolled.
    let insetsFollowContent: Bool

    private static let root = ViewTree.rootID

    private var variesInNumbers: Bool { varyingNumbers?.contains(true) != false }

    /// What depends on the offset.
    func reach() -> OffsetDependencies {
        let builder = builder(of: tree, state)
        guard let varyingNumbers else { return OffsetDependencies(builder, changing: builder.rows.map { _ in true }) }
        let other =
            variesInNumbers
            ? tree.replacingNumbers(zip(tree.numbers, varyingNumbers).map { $1 ? $0 + 1009 : $0 }) : tree
        var mayDepend = index.members(of: Self.root).map {
            insetsFollowContent && index.isDescendant($0, of: scroller)
                || other[$0].layoutMargins != tree[$0].layoutMargins
        }
        var reach = OffsetDependencies(
            builder, changing: changing(builder, other, mayDepend, texts: mayDepend.map { _ in false }))
        for _ in mayDepend.indices {
            var next = mayDepend
            for (slot, view) in index.members(of: Self.root).enumerated() {
                let parent = index.parent(of: view).flatMap { index.slot(of: $0, in: Self.root) }
                if reach.slots[slot] || (parent.map { next[$0] && $0 != slot } ?? false) { next[slot] = true }
            }
            guard next != mayDepend else { return reach }
            mayDepend = next
            reach = OffsetDependencies(builder, changing: changing(builder, other, mayDepend, texts: reach.slots))
        }
        return reach
    }

    private func builder(of tree: ViewTree, _ state: SystemState) -> SystemBuilder {
        SystemBuilder.complete(
            tree: tree, screen: screen, index: index, state: state, root: Self.root, imposing: ImposedSize(screen.size))
    }

    /// By row: whether its constant changes with all that may.
    private func changing(
        _ builder: SystemBuilder, _ other: ViewTree, _ mayDepend: [Bool], texts: [Bool]
    ) -> [Bool] {
        var state = state
        if let slot = index.slot(of: scroller, in: Self.root) { state.contentOffsets[slot].y += 997 }
        state.movePinnedHeaders(tree, scroller, by: 997) { index.slot(of: $0, in: Self.root) }
        let change = EdgeInsets(top: 101, left: 103, bottom: 107, right: 109)
        for slot in mayDepend.indices where mayDepend[slot] {
            state.safeAreas[slot] = state.safeAreas[slot] + change
            state.margins[slot] = state.margins[slot] + change
            state.readableInsets[slot] = state.readableInsets[slot] + change
            state.keyboardInsets[slot] += change.bottom
        }
        for (slot, view) in index.members(of: Self.root).enumerated() {
            switch tree[view].kind.shownText {
            case .lines(let label): guard texts[slot], label.numberOfLines != 1 else { continue }
            case .title: guard other[view].kind != tree[view].kind else { continue }
            case nil: continue
            }
            state.intrinsicSizes[slot].width = state.intrinsicSizes[slot].width.map { $0 + 127 }
            state.intrinsicSizes[slot].height = state.intrinsicSizes[slot].height.map { $0 + 113 }
        }
        let constants =
            (variesInNumbers ? nil : builder.constants(for: state))
            ?? self.builder(of: other, state).rows.map { $0.constraint.constant }
        guard constants.count == builder.rows.count else { return builder.rows.map { _ in true } }
        return zip(builder.rows, constants).map { abs($0.constraint.constant - $1) > Tolerance.change }
    }
}
