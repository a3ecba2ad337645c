import Cassowary

extension SystemExplainer {
    func problem(_ conflict: Conflict, breaking victim: Int) -> LayoutProblem {
        let members = conflict.members.map { rows[$0] }
        let participants = conflict.members.map { participant($0) }
        let broken = participant(victim)
        return LayoutProblem(
            kind: .conflict, message: message(about: participants, broken, members), constraints: participants,
            broken: broken, outcome: outcome(of: victim), advice: advice(conflict, victim),
            views: names.views(in: members))
    }

    private func message(
        about participants: [LayoutProblem.Participant], _ broken: LayoutProblem.Participant, _ members: [SystemRow]
    ) -> String {
        let end = "\(broken.description) was given up"
        switch participants.count {
        case 1: return "\(broken.description) cannot hold; it was given up"
        case 2: return "\(participants[0].description) and \(participants[1].description) contradict each other; \(end)"
        default: return "\(names.names(in: members).listed) cannot satisfy all of the constraints on them; \(end)"
        }
    }

    /// What holds in the place of the row that was given up.
    private func outcome(of victim: Int) -> String? {
        let row = rows[victim]
        let excess = values.excess(ofRow: victim)
        guard abs(excess) > 1e-6 else { return nil }
        if let wording = row.wording, wording.second == nil, row.constraint.terms.count == 1 {
            return "\(notation.name(of: wording.first)) is \((wording.constant + excess).inWords)"
        }
        return "it is missed by \(abs(excess).inWords) points"
    }

    /// The change that costs least, and what would do as well.
    private func advice(_ conflict: Conflict, _ victim: Int) -> String? {
        let others = conflict.members.filter { $0 != victim && rows[$0].isAuthored }
        guard rows[victim].isAuthored else {
            return "give the stack more room, or less to hold: none of these constraints was written in the lesson"
        }
        let words = notation.words(for: rows[victim])
        var ways: [String] = []
        if let relaxed = relaxed(rows[victim], excess: values.excess(ofRow: victim)) { ways.append(relaxed) }
        ways.append("let it yield: \(words) @ .high")
        if !others.isEmpty {
            let list = others.map { notation.words(for: rows[$0]) }
            ways.append(
                list.count > 2 ? "take out another one of these" : "give up \(list.joined(separator: " or ")) instead")
        }
        return ways.joined(separator: "; or ")
    }

    /// An equality as the inequality that holds; nil where that has no simple form.
    private func relaxed(_ row: SystemRow, excess: Double) -> String? {
        guard var wording = row.wording, wording.relation == .equal, abs(excess) > 1e-6,
            !(builder.isRightToLeft && wording.first.attribute.isDirectional)
        else { return nil }
        wording.relation = excess < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        let bound = excess < 0 ? "less" : "more"
        return "write \(notation.words(for: wording, .required)) if \(bound) will do"
    }
}
