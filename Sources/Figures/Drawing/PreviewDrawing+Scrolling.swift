import AutoLayout
import Scene

extension PreviewDrawing {
    /// Whether nothing but its content would move if this view, a table, were scrolled.
    ///
    /// So it is for a table at rest whose headers do not stick and on whose content no view elsewhere hangs.
    func scrollsAlone(_ id: ViewID) -> Bool { movesAlone(id) && overflows(id) }

    /// The same for a table that may have nothing to scroll.
    func movesAlone(_ id: ViewID) -> Bool {
        guard case .tableView(let table) = tree[id].kind, screen.scrolledBy == 0,
            table.sections.allSatisfy({ $0.header == nil })
        else { return false }
        return !tree.constraints.contains { constraint in
            guard let second = constraint.second else { return false }
            return holds(constraint.first.item.view, in: id) != holds(second.item.view, in: id)
        }
    }

    /// Draws the hairlines below a table's rows.
    mutating func drawSeparators(of id: ViewID) {
        guard case .tableView = tree[id].kind else { return }
        for separator in preview.layout.separators where separator.table == id {
            let place = Place(rect: separator.frame, outer: solvedFrame(of: id))
            markup += [.open(Element("span", roles: ["Separator"], place: place)), .close(tag: "span")]
        }
        guard scrollsNatively(id), let state = scrollState(of: id), state.adjustedContentInset.bottom > 0 else {
            return
        }
        let foot = Rect(
            x: 0, y: state.contentSize.height - state.contentOffset.y, width: 0,
            height: state.adjustedContentInset.bottom)
        let place = Place(rect: inScreen(foot, of: id), outer: solvedFrame(of: id))
        markup += [.open(Element("span", roles: ["Foot"], place: place)), .close(tag: "span")]
    }

    private func scrollState(of id: ViewID) -> Layout.ScrollState? {
        preview.layout.scrollStates.first { $0.view == id }
    }

    /// Whether the content is higher than the table by more than rounding.
    private func overflows(_ id: ViewID) -> Bool {
        guard let state = scrollState(of: id) else { return false }
        let insets = state.adjustedContentInset
        return state.contentSize.height + insets.top + insets.bottom > frame(of: id).height + 0.5
    }

    /// Whether `view` stands below `table`, which itself counts as outside.
    private func holds(_ view: ViewID, in table: ViewID) -> Bool {
        var current = tree.views.indices.contains(view.index) ? tree[view].superview : nil
        while let parent = current, parent >= table, tree.views.indices.contains(parent.index) {
            if parent == table { return true }
            current = tree[parent].superview
        }
        return false
    }
}
