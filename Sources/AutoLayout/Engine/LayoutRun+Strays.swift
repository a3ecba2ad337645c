import Cassowary
import Diagnostics

extension LayoutRun {
    /// Constraints that no system can hold, and views that lie too deep.
    var strayProblems: [LayoutProblem] {
        var problems: [LayoutProblem] = []
        if let view = index.tooDeep {
            let message =
                "\(tree[view].name) and what is in it is left out: "
                + "views may lie \(TreeIndex.greatestDepth) deep at most"
            problems.append(LayoutProblem(kind: .misuse, message: message, views: [view]))
        }
        for position in index.strayConstraints { problems.append(strayProblem(tree.constraints[position])) }
        return problems
    }

    private func strayProblem(_ constraint: LayoutConstraint) -> LayoutProblem {
        let first = constraint.first.item.view
        let second = constraint.second?.item.view ?? first
        let known = [first, second].filter { tree.views.indices.contains($0.index) }
        let names = Conflict.listing(known.map { tree[$0].name })
        let participant = LayoutProblem.Participant(description: words(for: constraint), source: constraint.source)
        let message: String
        if known.count < 2 || !index.contains(first) || !index.contains(second) {
            message = "not all views of \(participant.description) are on the screen"
        } else {
            message =
                "\(names) cannot be constrained to each other: a table lays out its rows and headers by themselves"
        }
        return LayoutProblem(kind: .misuse, message: message, constraints: [participant], views: known)
    }

    private func words(for constraint: LayoutConstraint) -> String {
        let builder = SystemBuilder(
            tree: tree, screen: screen, index: index, state: SystemState(count: 0), root: ViewID(-1))
        let wording = SystemRow.Wording(
            first: SystemAnchor(constraint.first), relation: constraint.relation,
            second: constraint.second.map(SystemAnchor.init), multiplier: constraint.multiplier,
            constant: constraint.constant)
        return builder.words(for: wording, constraint.priority)
    }
}
