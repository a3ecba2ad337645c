import Cassowary
import Diagnostics

extension SystemBuilder {
    /// What went wrong in a system, as the author is told of it.
    func problems(of running: RunningSystem) -> [LayoutProblem] {
        running.failures.map { failure in
            switch failure {
            case .conflict(let conflict, let victim): report(conflict, breaking: victim, running)
            case .refusal(let row): refusal(of: running.rows[row])
            case .exhaustion:
                LayoutProblem(
                    kind: .conflict, message: "the constraints of \(tree[root].name) were too hard to solve",
                    views: [root])
            }
        }
    }

    private func report(_ conflict: Conflict, breaking victim: Int, _ running: RunningSystem) -> LayoutProblem {
        let rows = conflict.members.map { running.rows[$0] }
        let participants = conflict.members.map { participant(for: running.rows[$0], position: $0) }
        let broken = participant(for: running.rows[victim], position: victim)
        return LayoutProblem(
            kind: .conflict, message: message(about: participants, broken, rows), constraints: participants,
            broken: broken, outcome: outcome(of: victim, running), advice: advice(conflict, victim, running),
            views: views(in: rows))
    }

    private func message(
        about participants: [LayoutProblem.Participant], _ broken: LayoutProblem.Participant, _ rows: [SystemRow]
    ) -> String {
        let end = "\(broken.description) was given up"
        switch participants.count {
        case 1: return "\(broken.description) cannot hold; it was given up"
        case 2: return "\(participants[0].description) and \(participants[1].description) contradict each other; \(end)"
        default: return "\(names(in: rows).listed) cannot satisfy all of the constraints on them; \(end)"
        }
    }

    /// What holds in the place of the row that was given up.
    private func outcome(of victim: Int, _ running: RunningSystem) -> String? {
        let row = running.rows[victim]
        let excess = running.excess(ofRow: victim)
        guard abs(excess) > 1e-6 else { return nil }
        if let wording = row.wording, wording.second == nil, row.constraint.terms.count == 1 {
            return "\(name(of: wording.first)) is \((wording.constant + excess).inWords)"
        }
        return "it is missed by \(abs(excess).inWords) points"
    }

    /// The change that costs least, and what would do as well.
    private func advice(_ conflict: Conflict, _ victim: Int, _ running: RunningSystem) -> String? {
        let others = conflict.members.filter { $0 != victim && running.rows[$0].isAuthored }
        guard running.rows[victim].isAuthored else {
            return "give the stack more room, or less to hold: none of these constraints was written in the lesson"
        }
        let words = words(for: running.rows[victim])
        var ways: [String] = []
        if let relaxed = relaxed(running.rows[victim], excess: running.excess(ofRow: victim)) { ways.append(relaxed) }
        ways.append("let it yield: \(words) @ .high")
        if !others.isEmpty {
            let list = others.map { self.words(for: running.rows[$0]) }
            ways.append(
                list.count > 2 ? "take out another one of these" : "give up \(list.joined(separator: " or ")) instead")
        }
        return ways.joined(separator: "; or ")
    }

    /// An equality as the inequality that holds; nil where that has no simple form.
    private func relaxed(_ row: SystemRow, excess: Double) -> String? {
        guard var wording = row.wording, wording.relation == .equal, abs(excess) > 1e-6,
            !(isRightToLeft && wording.first.attribute.isDirectional)
        else { return nil }
        wording.relation = excess < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        let bound = excess < 0 ? "less" : "more"
        return "write \(words(for: wording, .required)) if \(bound) will do"
    }

    private func refusal(of row: SystemRow) -> LayoutProblem {
        let participant = participant(for: row)
        return LayoutProblem(
            kind: .misuse, message: "\(participant.description) could not be taken into account",
            constraints: [participant], broken: participant)
    }
}

extension SystemBuilder {
    /// The views whose quantities appear in `rows`, each once, in order of mention.
    func views(in rows: [SystemRow]) -> [ViewID] {
        var views: [ViewID] = []
        for row in rows {
            let mentioned =
                row.wording.map(Self.views) ?? row.constraint.terms.compactMap { meaning(of: $0.variable)?.view }
            for view in mentioned where !views.contains(view) { views.append(view) }
        }
        return views
    }

    func names(in rows: [SystemRow]) -> [String] {
        var names: [String] = []
        for view in views(in: rows) where !names.contains(tree[view].name) { names.append(tree[view].name) }
        return names
    }

    /// A constraint that became no row.
    func participant(
        for wording: SystemRow.Wording, _ priority: LayoutPriority, _ source: SourceLocation?
    ) -> LayoutProblem.Participant {
        LayoutProblem.Participant(
            description: words(for: wording, priority), sentence: sentence(for: wording), source: source)
    }

    /// A row in all its forms.
    func participant(for row: SystemRow, position: Int = 0) -> LayoutProblem.Participant {
        LayoutProblem.Participant(
            description: words(for: row), sentence: sentence(for: row), logged: logged(row, position: position),
            source: row.source)
    }
}

extension SystemRow {
    /// Whether an author wrote it.
    var isAuthored: Bool { identifier == nil }
}

extension [String] {
    /// `a`, `a and b`, `a, b and c`.
    var listed: String {
        guard let last, count > 1 else { return first ?? "the views" }
        return dropLast().joined(separator: ", ") + " and " + last
    }
}
