import Cassowary
import Diagnostics

/// Required rows that cannot hold together.
///
/// Which one UIKit gives up is not specified; here it is always the same one: the last that the author wrote, then the
/// last of a stack view's, never a size that the surroundings impose.
struct Conflict {
    private let members: [Int]
    private let rows: [SystemRow]

    init(rows members: [Int], in rows: [SystemRow]) {
        self.members = members.sorted()
        self.rows = rows
    }

    /// The row to give up; nil where there is none.
    var victim: Int? {
        let last = members.last { rank(of: $0) == 0 } ?? members.last { rank(of: $0) == 1 }
        return last ?? members.last { rank(of: $0) == 2 } ?? members.last
    }

    /// Whether the surroundings impose a row, so that nothing can be done about it.
    static func isImposed(_ row: SystemRow) -> Bool { rank(of: row) == 3 }

    private func rank(of member: Int) -> Int { Self.rank(of: rows[member]) }

    private static func rank(of row: SystemRow) -> Int {
        guard let identifier = row.identifier else { return 0 }
        switch identifier {
        case Identifier.encapsulatedWidth, Identifier.encapsulatedHeight, Identifier.temporaryWidth,
            Identifier.temporaryHeight, Identifier.rootOrigin, Identifier.contentOrigin, "UISV-hiding":
            return 3
        case Identifier.nonNegative: return 2
        default: return 1
        }
    }

    /// The conflict as the author is told of it.
    func problem(breaking victim: Int, _ builder: SystemBuilder) -> LayoutProblem {
        let broken = builder.participant(for: rows[victim])
        let participants = members.map { builder.participant(for: rows[$0]) }
        let message: String
        if participants.count == 2 {
            let (a, b) = (participants[0].description, participants[1].description)
            message = "\(a) and \(b) contradict each other; \(broken.description) was given up"
        } else if participants.count == 1 {
            message = "\(broken.description) cannot hold; it was given up"
        } else {
            let names = Self.listing(builder.names(in: members.map { rows[$0] }))
            message = "\(names) cannot satisfy all of the constraints on them; \(broken.description) was given up"
        }
        return LayoutProblem(
            kind: .conflict, message: message, constraints: participants, broken: broken,
            views: builder.views(in: members.map { rows[$0] }))
    }

    /// A row that the solver would not take.
    static func refusal(of row: SystemRow, _ builder: SystemBuilder) -> LayoutProblem {
        let participant = builder.participant(for: row)
        return LayoutProblem(
            kind: .misuse, message: "\(participant.description) could not be taken into account",
            constraints: [participant], broken: participant)
    }

    /// A system that the solver gave up.
    static func exhaustion(_ builder: SystemBuilder) -> LayoutProblem {
        LayoutProblem(
            kind: .conflict, message: "the constraints of \(builder.tree[builder.root].name) were too hard to solve",
            views: [builder.root])
    }

    /// `a`, `a and b`, `a, b and c`.
    static func listing(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "the views" }
        return names.dropLast().joined(separator: ", ") + " and " + last
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

    /// One problem for each view that may stand elsewhere without anything being broken more.
    func ambiguities(_ variables: [Variable]) -> [LayoutProblem] {
        var problems: [LayoutProblem] = []
        var quantities: [[String]] = Array(repeating: [], count: frames.count)
        for variable in variables where variable.index / 4 < frames.count {
            guard let meaning = meaning(of: variable) else { continue }
            quantities[variable.index / 4].append(meaning.quantity)
        }
        for (slot, view) in index.members(of: root).enumerated() where !quantities[slot].isEmpty {
            let name = tree[view].name
            let listing = Conflict.listing(quantities[slot].map { "\(name).\($0)" })
            problems.append(
                LayoutProblem(
                    kind: .ambiguous, message: "nothing determines \(listing)", views: [view]))
        }
        return problems
    }
}
