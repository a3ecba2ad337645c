import AutoLayout

extension SceneBuilder {
    /// The subviews in reading order, each with its rank in the order of drawing: 0 at the back.
    ///
    /// `CALayer.zPosition` orders siblings, the order of subviews decides between equals, and a table's section headers
    /// pass over its rows.
    func layeredSubviews(of id: ViewID) -> [(view: ViewID, level: Int)] {
        var drawn = Set<ViewID>()
        // A view stands after its superview; whatever breaks that rule would be drawn without end.
        let subviews = tree[id].subviews.filter { view in
            view > id && tree.views.indices.contains(view.index) && tree[view].superview == id
                && drawn.insert(view).inserted
        }
        let heights = Set(subviews.map(height)).sorted()
        return subviews.map { view in (view, heights.firstIndex(of: height(of: view)) ?? 0) }
    }

    /// Whether it is a header that stays in sight.
    private func sticks(_ view: ViewID) -> Bool {
        guard let table = tree[view].superview else { return false }
        if tree[table].kind.pinnedHeaders.contains(view) { return true }
        guard tree[view].role == .sectionHeader, case .tableView(let content) = tree[table].kind else { return false }
        return content.style.isPlain
    }

    private func height(of view: ViewID) -> StackingHeight {
        let position = tree[view].appearance.zPosition
        return StackingHeight(position: position.isFinite ? position : 0, sticks: sticks(view))
    }
}

/// How far in front of its siblings a view is drawn.
private struct StackingHeight: Hashable, Comparable {
    var position: Double
    var sticks: Bool

    static func < (a: StackingHeight, b: StackingHeight) -> Bool {
        a.position != b.position ? a.position < b.position : !a.sticks && b.sticks
    }
}
