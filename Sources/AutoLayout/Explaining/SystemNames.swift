import Cassowary

/// The names of views, and of what the variables of a system stand for.
struct SystemNames {
    let tree: ViewTree
    let index: TreeIndex
    /// The system whose rows are named; nil for constraints that belong to none.
    let system: SystemBuilder?

    func name(of view: ViewID) -> String {
        tree.views.indices.contains(view.index) ? tree[view].name : "an unknown view"
    }

    /// A view's name, behind its superview's where another view has the same one.
    func uniqueName(of view: ViewID) -> String {
        let name = name(of: view)
        guard let superview = index.parent(of: view), isShared(name) else { return name }
        return "\(tree[superview].name)/\(name)"
    }

    /// What a variable stands for; nil for one of another system.
    func meaning(of variable: Variable) -> VariableMeaning? { system?.meaning(of: variable) }

    /// The views whose quantities appear in `rows`, each once, in order of mention.
    func views(in rows: [SystemRow]) -> [ViewID] {
        var views: [ViewID] = []
        for row in rows {
            let mentioned = row.equation?.views ?? row.constraint.terms.compactMap { meaning(of: $0.variable)?.view }
            for view in mentioned where !views.contains(view) { views.append(view) }
        }
        return views
    }

    /// The names of these views, each once.
    func names(in rows: [SystemRow]) -> [String] {
        var names: [String] = []
        for view in views(in: rows) where !names.contains(tree[view].name) { names.append(tree[view].name) }
        return names
    }

    private func isShared(_ name: String) -> Bool {
        var isKnown = false
        for view in index.preorder where tree[view].name == name {
            if isKnown { return true }
            isKnown = true
        }
        return false
    }
}

extension SystemRow.Equation {
    fileprivate var views: [ViewID] { [first.item.view] + (second.map { [$0.item.view] } ?? []) }
}
