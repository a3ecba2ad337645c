import AutoLayout
import Scene

extension SceneBuilder {
    /// Whether the reader may scroll this view in the page itself.
    func scrollsNatively(_ id: ViewID) -> Bool { scrolling.contains(id) }

    /// Whether nothing but its content would move if this view, a table, were scrolled.
    ///
    /// So it is for a table at rest whose headers do not stick and on whose content no view elsewhere hangs.
    func scrollsAlone(_ id: ViewID) -> Bool { movesAlone(id) && overflows(id) }

    /// The same for a table that may have nothing to scroll.
    func movesAlone(_ id: ViewID) -> Bool {
        guard case .tableView(let table) = tree[id].kind, screen.scrolledBy == 0,
            !table.style.isPlain || table.sections.allSatisfy({ $0.header == nil })
        else { return false }
        return !tree.constraints.contains { constraint in
            guard let second = constraint.second else { return false }
            return holds(constraint.first.item.view, in: id) != holds(second.item.view, in: id)
        }
    }

    /// The hairlines below a table's rows; and where it scrolls, room below them for what is inset.
    func separators(of id: ViewID) -> [Primitive<Double>] {
        let lines = layout.separators.filter { $0.table == id }.map { $0.frame }
        let surface = separator(of: id)
        let boxes: [Primitive<Double>] = lines.map { .box(SceneBox($0, surface)) }
        guard scrollsNatively(id), let state = scrollState(of: id), state.adjustedContentInset.bottom > 0 else {
            return boxes
        }
        let frame = solvedFrame(of: id)
        let room = Rect(
            x: frame.x, y: frame.y + state.contentSize.height - state.contentOffset.y, width: 0,
            height: state.adjustedContentInset.bottom)
        return boxes + [.box(SceneBox(room, Surface()))]
    }

    /// The line below a row of a table.
    func separator(of table: ViewID) -> Surface {
        guard case .tableView(let content) = tree[table].kind, let own = content.separatorColor else {
            return Surface(.separator)
        }
        return Surface(tree.resolved(own, in: table))
    }

    private func scrollState(of id: ViewID) -> Layout.ScrollState? {
        layout.scrollStates.first { $0.view == id }
    }

    /// Whether the content is higher than the table by more than rounding.
    private func overflows(_ id: ViewID) -> Bool {
        guard let state = scrollState(of: id) else { return false }
        let insets = state.adjustedContentInset
        return state.contentSize.height + insets.top + insets.bottom > solvedFrame(of: id).height + 0.5
    }

    /// Whether `view` stands below `table`, which itself counts as outside.
    func holds(_ view: ViewID, in table: ViewID) -> Bool {
        var current = tree.views.indices.contains(view.index) ? tree[view].superview : nil
        while let parent = current, parent >= table, tree.views.indices.contains(parent.index) {
            if parent == table { return true }
            current = tree[parent].superview
        }
        return false
    }
}
