/// Tells an author what of a tree belongs to no system: constraints between views that no system solves together, and
/// views that are nested too deep.
struct StrayReport {
    let names: SystemNames

    init(_ tree: ViewTree, _ index: TreeIndex) { names = SystemNames(tree: tree, index: index, system: nil) }

    func problems() -> [LayoutProblem] {
        let constraints = names.index.strayConstraints.map { problem(names.tree.constraints[$0]) }
        guard let view = names.index.tooDeep else { return constraints }
        let message =
            "\(names.name(of: view)) and what is in it is left out: "
            + "views may be nested \(TreeIndex.greatestDepth) deep at most"
        return [LayoutProblem(kind: .misuse, message: message, views: [view])] + constraints
    }

    private func problem(_ constraint: LayoutConstraint) -> LayoutProblem {
        let first = SystemAnchor(constraint.first)
        let second = constraint.second.map(SystemAnchor.init) ?? first
        let views = [first.item.view, second.item.view]
        let known = views.filter { names.tree.views.indices.contains($0.index) }
        let participant = names.participant(for: SystemConstraint(constraint).withoutTerms)
        let console = ConsoleWriter(names: names)
        let message =
            views.allSatisfy { names.index.contains($0) }
            ? "\(known.map { names.name(of: $0) }.listed) cannot be constrained to each other: "
                + "a table lays out each row and header separately"
            : "not all views of \(participant.description) are on the screen"
        return LayoutProblem(
            kind: .misuse, message: message, constraints: [participant],
            reason: UIKitReason.noCommonAncestor(
                console.logged(first, position: 0), console.logged(second, position: 1)),
            views: known)
    }
}
