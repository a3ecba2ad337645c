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
        let names = known.map { tree[$0].name }.listed
        let participant = participant(for: constraint)
        let message: String
        if known.count < 2 || !index.contains(first) || !index.contains(second) {
            message = "not all views of \(participant.description) are on the screen"
        } else {
            message =
                "\(names) cannot be constrained to each other: a table lays out its rows and headers by themselves"
        }
        return Misuse(message, reason: UIKitReason.noCommonAncestor).problem(participant, known)
    }

    private func participant(for constraint: LayoutConstraint) -> LayoutProblem.Participant {
        let builder = SystemBuilder(
            tree: tree, screen: screen, index: index, state: SystemState(count: 0), root: ViewID(-1))
        let wording = SystemRow.Wording(
            first: SystemAnchor(constraint.first), relation: constraint.relation,
            second: constraint.second.map(SystemAnchor.init), multiplier: constraint.multiplier,
            constant: constraint.constant)
        return builder.participant(for: wording, constraint.priority, constraint.source)
    }
}
