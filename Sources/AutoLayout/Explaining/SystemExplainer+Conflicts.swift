import Cassowary
import Piecewise

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

    /// What holds instead of the row that was given up.
    private func outcome(of victim: Int) -> String? {
        let row = rows[victim]
        let excess = values.excess(ofRow: victim)
        guard abs(excess) > Tolerance.violation else { return nil }
        if let equation = row.equation, equation.second == nil, row.constraint.terms.count == 1 {
            return "\(notation.name(of: equation.first)) is \((equation.constant + excess).inWords)"
        }
        return "it is missed by \(abs(excess).inWords) points"
    }

    /// The smallest change that resolves the conflict, and alternatives.
    private func advice(_ conflict: Conflict, _ victim: Int) -> String? {
        let others = conflict.members.filter { $0 != victim && rows[$0].isAuthored }
        guard rows[victim].isAuthored else {
            return "give the stack more room or less content: none of these constraints was written in the lesson"
        }
        let words = notation.words(for: rows[victim])
        var ways: [String] = []
        if let relaxed = relaxed(rows[victim], excess: values.excess(ofRow: victim)) { ways.append(relaxed) }
        ways.append("lower its priority: \(words) @ .high")
        if !others.isEmpty {
            let list = others.map { notation.words(for: rows[$0]) }
            ways.append(
                list.count > 2 ? "take out another one of these" : "give up \(list.joined(separator: " or ")) instead")
        }
        return ways.joined(separator: "; or ")
    }

    /// For an equality, the inequality that would hold; nil where that has no simple form.
    private func relaxed(_ row: SystemRow, excess: Double) -> String? {
        guard var equation = row.equation, equation.relation == .equal, abs(excess) > Tolerance.violation,
            !(builder.isRightToLeft && equation.first.attribute.isDirectional)
        else { return nil }
        equation.relation = excess < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        let bound = excess < 0 ? "less" : "more"
        return "write \(notation.words(for: equation, .required)) if \(bound) will do"
    }
}
