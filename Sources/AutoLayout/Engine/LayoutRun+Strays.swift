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
        let words = StrayWords(self, constraint)
        let message: String
        if known.count < 2 || !index.contains(first) || !index.contains(second) {
            message = "not all views of \(words.participant.description) are on the screen"
        } else {
            message =
                "\(known.map { tree[$0].name }.listed) cannot be constrained to each other: "
                + "a table lays out its rows and headers by themselves"
        }
        return Misuse(message, reason: words.reason).problem(words.participant, known)
    }
}

/// A constraint that no system can hold, in words.
private struct StrayWords {
    let participant: LayoutProblem.Participant
    let reason: String

    init(_ run: LayoutRun, _ constraint: LayoutConstraint) {
        let builder = SystemBuilder(
            tree: run.tree, screen: run.screen, index: run.index, state: SystemState(count: 0), root: ViewID(-1))
        let first = SystemAnchor(constraint.first)
        let second = constraint.second.map(SystemAnchor.init)
        let wording = SystemRow.Wording(
            first: first, relation: constraint.relation, second: second, multiplier: constraint.multiplier,
            constant: constraint.constant)
        participant = builder.participant(for: wording, constraint.priority, constraint.source)
        reason = UIKitReason.noCommonAncestor(
            builder.logged(first, position: 0), builder.logged(second ?? first, position: 1))
    }
}
