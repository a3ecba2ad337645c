import AutoLayout
import Diagnostics
import Notation

extension FigureRequest {
    /// What went wrong on one screen.
    package struct Findings: Sendable {
        package var problems: [LayoutProblem]
        /// The screen's, points.
        package var width: Double

        package init(problems: [LayoutProblem], width: Double) {
            self.problems = problems
            self.width = width
        }
    }

    /// A mistake, and where it shows.
    private struct Mistake {
        var problem: LayoutProblem
        /// Ascending, points.
        var widths: [Double]
    }

    /// Whom a message is for: a reader changes the lines of a block, and not what stands behind its three backticks.
    package enum Audience: Sendable {
        case author, reader
    }

    /// What the problems of a figure's screens mean for it: errors, unless the block says that it expects them.
    ///
    /// A mistake that shows at several widths is one message that names them all.
    package func diagnostics(for findings: [Findings], audience: Audience = .author) -> [Diagnostic] {
        let expected = expectedKind
        let mistakes = mistakes(in: findings).filter { $0.problem.kind != expected }
        var messages = mistakes.map { diagnostic(for: $0, audience: audience) }
        if let expected, audience == .author {
            let unmet = findings.filter { finding in !finding.problems.contains { $0.kind == expected } }
            if !unmet.isEmpty { messages.append(unmetExpectation(expected, at: sorted(unmet.map({ $0.width })))) }
        }
        return messages
    }

    /// What else must be said of the live preview: what shows at none of the fixed previews' widths, as warnings.
    package func warnings(for live: [Findings], besides fixed: [Findings]) -> [Diagnostic] {
        let (expected, told) = (expectedKind, mistakes(in: fixed))
        return mistakes(in: live).filter { mistake in
            mistake.problem.kind != expected && !told.contains { $0.problem.isSameMistake(as: mistake.problem) }
        }.map { diagnostic(for: $0, severity: .warning) }
    }

    private func mistakes(in findings: [Findings]) -> [Mistake] {
        var mistakes: [Mistake] = []
        for finding in findings {
            for problem in finding.problems {
                if let known = mistakes.firstIndex(where: { $0.problem.isSameMistake(as: problem) }) {
                    mistakes[known].widths = sorted(mistakes[known].widths + [finding.width])
                    mistakes[known].problem.rows = max(mistakes[known].problem.rows, problem.rows)
                } else {
                    mistakes.append(Mistake(problem: problem, widths: [finding.width]))
                }
            }
        }
        return mistakes
    }

    private func sorted(_ widths: [Double]) -> [Double] { Set(widths).sorted() }

    private var expectedKind: LayoutProblem.Kind? {
        switch settings.expectation {
        case .none: nil
        case .conflict: .conflict
        case .ambiguous: .ambiguous
        }
    }

    private func diagnostic(
        for mistake: Mistake, severity: Diagnostic.Severity? = nil, audience: Audience = .author
    ) -> Diagnostic {
        let problem = mistake.problem
        let place =
            problem.broken?.source ?? problem.constraints.lazy.compactMap { $0.source }.first ?? problem.source ?? place
        let notes = problem.constraints.compactMap { participant in
            participant.source.map { Diagnostic.Note(location: $0, message: participant.sentence) }
        }
        return Diagnostic(
            severity ?? (problem.kind == .ambiguous ? .warning : .error), "layout-\(problem.kind.rawValue)", at: place,
            excerpt: line(at: place),
            message:
                "\(problem.message)\(problem.witnesses.map { ": \($0)" } ?? "") (figure '\(name)' at \(list(mistake.widths)) pt\(repetition(of: problem)))",
            help: help(for: problem, audience), notes: notes)
    }

    private func help(for problem: LayoutProblem, _ audience: Audience) -> String? {
        let expecting: String
        switch problem.kind {
        case .conflict: expecting = "or write expect=conflict in the block's first line if the conflict is the lesson"
        case .ambiguous: expecting = "or write expect=ambiguous in the block's first line if that is the lesson"
        case .misuse: return problem.reason.map { "UIKit would throw: \($0)" }
        }
        let parts = [problem.advice, audience == .author ? expecting : nil].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    private func repetition(of problem: LayoutProblem) -> String {
        problem.repetition.isEmpty ? "" : ",\(problem.repetition)"
    }

    /// `320, 375 and 390`.
    private func list(_ widths: [Double]) -> String {
        let words = widths.map { number($0) }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }

    private func unmetExpectation(_ kind: LayoutProblem.Kind, at widths: [Double]) -> Diagnostic {
        Diagnostic(
            .error, "unmet-expectation", at: place, excerpt: excerpt,
            message: kind == .conflict
                ? "the block expects a conflict, but its constraints can all be satisfied at \(list(widths)) pt"
                : "the block expects an ambiguous layout, but it has just one at \(list(widths)) pt",
            help: "remove expect=\(kind.rawValue) from the block's first line, or the constraint that is one too many")
    }

    /// The text of a line of the lesson.
    package func line(at location: SourceLocation) -> String {
        file.holds(location) ? file.text(of: location) : excerpt
    }
}
