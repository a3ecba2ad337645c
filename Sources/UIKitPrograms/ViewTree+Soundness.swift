import AutoLayout

extension ViewTree {
    /// Whether every number that names a view names one of the tree, and every view stands after its superview: what
    /// comes from another process need not.
    var isSound: Bool {
        guard let root = views.first, root.superview == nil else { return false }
        for (index, view) in views.enumerated() {
            guard index == 0 || view.superview.map({ $0.index < index && has($0) }) == true,
                view.subviews.allSatisfy({ has($0) && $0.index > index }), parts(of: view).allSatisfy(has)
            else { return false }
        }
        return constraints.allSatisfy { has($0.first.item.view) && $0.second.map { has($0.item.view) } != false }
    }

    private func has(_ id: ViewID) -> Bool { views.indices.contains(id.index) }

    private func parts(of view: View) -> [ViewID] {
        if case .collectionView(let collection) = view.kind { return collection.parts }
        guard case .tableView(let table) = view.kind else { return [] }
        let sections = table.sections.flatMap { $0.rows + [$0.header, $0.footer].compactMap { $0 } }
        return sections + [table.tableHeaderView, table.tableFooterView].compactMap { $0 }
    }
}
