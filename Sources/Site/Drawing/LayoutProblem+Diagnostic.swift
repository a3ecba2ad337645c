import AutoLayout
import Diagnostics
import Notation

extension FigureRequest {
    /// What a layout's problems mean for this figure: errors, unless the block says that it expects them.
    func diagnostics(for problems: [LayoutProblem], on screen: Screen) -> [Diagnostic] {
        let expected = expectedKind
        var messages = problems.filter { $0.kind != expected && $0.kind != .ambiguous }.map { problem in
            diagnostic(for: problem, on: screen)
        }
        if let expected, !problems.contains(where: { $0.kind == expected }) {
            messages.append(unmetExpectation(expected, on: screen))
        }
        return messages
    }

    private var expectedKind: LayoutProblem.Kind? {
        switch settings.expectation {
        case .none: nil
        case .conflict: .conflict
        case .ambiguous: .ambiguous
        }
    }

    private func diagnostic(for problem: LayoutProblem, on screen: Screen) -> Diagnostic {
        let place = problem.broken?.source ?? problem.constraints.lazy.compactMap(\.source).first ?? place
        let notes = problem.constraints.compactMap { participant in
            participant.source.map { Diagnostic.Note(location: $0, message: participant.sentence) }
        }
        return Diagnostic(
            .error, "layout-\(problem.kind.rawValue)", at: place, excerpt: line(at: place),
            message: "\(problem.message) (figure '\(name)' at \(number(screen.size.width)) pt)",
            help: help(for: problem), notes: notes)
    }

    private func help(for problem: LayoutProblem) -> String? {
        switch problem.kind {
        case .conflict:
            [problem.advice, "or write expect=conflict in the block's first line if the conflict is the lesson"]
                .compactMap { $0 }.joined(separator: "; ")
        case .ambiguous: problem.advice
        case .misuse: problem.reason.map { "UIKit would throw: \($0)" }
        }
    }

    private func unmetExpectation(_ kind: LayoutProblem.Kind, on screen: Screen) -> Diagnostic {
        Diagnostic(
            .error, "unmet-expectation", at: place, excerpt: excerpt,
            message: kind == .conflict
                ? "the block expects a conflict, but its constraints can all be satisfied at \(number(screen.size.width)) pt"
                : "the block expects an ambiguous layout, but it has just one at \(number(screen.size.width)) pt",
            help: "take expect=\(kind.rawValue) out of the block's first line, or the constraint that is one too many")
    }

    private func line(at location: SourceLocation) -> String {
        location.path == file.path ? file.text(ofLine: location.line) : excerpt
    }
}
