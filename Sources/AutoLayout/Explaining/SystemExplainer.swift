import Cassowary

/// Tells an author about a solved system: what is wrong with it, what is not determined, and why a value is what it is.
struct SystemExplainer {
    let solution: SystemSolution
    let names: SystemNames

    init(_ solution: SystemSolution) {
        self.solution = solution
        names = SystemNames(tree: solution.builder.tree, index: solution.builder.index, system: solution.builder)
    }

    var notation: NotationWriter { NotationWriter(names: names) }
    var builder: SystemBuilder { solution.builder }
    var values: IncrementalSystem { solution.values }
    var rows: [SystemRow] { solution.rows }

    /// What is wrong: constraints that became no rows, then those that were given up.
    func problems() -> [LayoutProblem] {
        builder.refusals.map { problem($0) } + values.failures.map { problem($0) }
    }

    private func problem(_ refusal: Refusal) -> LayoutProblem {
        let sentence = MisuseSentence(refusal.misuse, of: refusal.row, notation)
        return LayoutProblem(
            kind: .misuse, message: sentence.message, constraints: [names.participant(for: refusal.row)],
            reason: sentence.reason, views: names.views(in: [refusal.row]))
    }

    private func problem(_ failure: IncrementalSystem.Failure) -> LayoutProblem {
        switch failure {
        case .conflict(let conflict, let victim, _): return problem(conflict, breaking: victim)
        case .refusal(let row):
            let participant = names.participant(for: rows[row])
            return LayoutProblem(
                kind: .misuse, message: "\(participant.description) could not be taken into account",
                constraints: [participant], broken: participant)
        case .exhaustion:
            return LayoutProblem(
                kind: .conflict,
                message: "the constraints of \(names.name(of: builder.root)) took too many steps to solve",
                views: [builder.root])
        }
    }

    /// A row as a participant of a problem.
    func participant(_ position: Int) -> LayoutProblem.Participant {
        names.participant(for: rows[position], position: position)
    }
}

extension SystemNames {
    /// A row in notation, as a sentence and as UIKit logs it.
    ///
    /// - Parameter position: the row's place in its system, from which UIKit's address for it is made up.
    func participant(for row: SystemRow, position: Int = 0) -> LayoutProblem.Participant {
        LayoutProblem.Participant(
            description: NotationWriter(names: self).words(for: row),
            sentence: SentenceWriter(names: self).sentence(for: row),
            logged: ConsoleWriter(names: self).logged(row, position: position), source: row.source)
    }
}
