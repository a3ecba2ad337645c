import Adaptive
import AutoLayout
import Diagnostics
import Notation
import Piecewise

/// Elaborates a figure on a screen and solves it.
package struct FigureSolver {
    let resources: any SolvingResources

    package init(resources: any SolvingResources) {
        self.resources = resources
    }

    /// A solved preview with everything the author must know of it.
    package struct Solution {
        package var tree: ViewTree
        package var layout: Layout
        /// What the author expects of it.
        package var expectations: [LayoutExpectation]
        /// Which of that it fails.
        package var failures: [ExpectationFailure]
        /// Why the question could not be asked.
        package var questionFailure: AnchorQuestion.Failure?
    }

    /// What only follows where the data has errors.
    private static let faultsOfData = [
        "unknown-name", "unknown-field", "misspelled-field", "member-of-nil", "missing-value",
    ]

    /// The solution, or nil where the block cannot be drawn, and the messages about either.
    package func solve(
        _ request: FigureRequest, on screen: Screen, keepsSystems: Bool = false, reportsAmbiguity: Bool = false,
        question: String? = nil
    ) -> (solution: Solution?, diagnostics: [Diagnostic]) {
        let (tree, messages) = tree(of: request, on: screen)
        guard let tree else { return (nil, messages) }
        let asked = question.map { AnchorQuestion($0).anchor(in: tree) }
        let layout = LayoutEngine(measurer: resources.measurer).layout(
            tree, on: screen, keepsSystems: keepsSystems, reportsAmbiguity: reportsAmbiguity,
            explaining: try? asked?.get())
        var solution = solution(request, on: screen, tree, layout)
        if case .failure(let failure) = asked { solution.questionFailure = failure }
        return (solution, messages)
    }

    /// A figure with its frames, which has not been examined yet for what is wrong with it.
    package struct Draft {
        package let request: FigureRequest
        package let screen: Screen
        package let tree: ViewTree
        package let solved: SolvedLayout
    }

    /// The frames, or nil where the block cannot be drawn, and the messages about it. Whoever never examines them links
    /// nothing that explains layouts.
    package func draft(_ request: FigureRequest, on screen: Screen) -> (draft: Draft?, diagnostics: [Diagnostic]) {
        let (tree, messages) = tree(of: request, on: screen)
        guard let tree else { return (nil, messages) }
        let solved = LayoutEngine(measurer: resources.measurer).solve(tree, on: screen)
        return (Draft(request: request, screen: screen, tree: tree, solved: solved), messages)
    }

    /// The solution that a draft becomes, with its ambiguities.
    package func examine(_ draft: Draft) -> Solution {
        solution(draft.request, on: draft.screen, draft.tree, draft.solved.examined(reportsAmbiguity: true))
    }

    private func solution(
        _ request: FigureRequest, on screen: Screen, _ tree: ViewTree, _ layout: Layout
    ) -> Solution {
        let expectations = request.expectations(on: screen, resources: resources)
        return Solution(
            tree: tree, layout: layout, expectations: expectations,
            failures: ExpectationFailure.among(expectations, in: layout, of: tree, on: screen))
    }

    /// The figure's views, or nil where it cannot be drawn, and what is wrong with its block.
    private func tree(of request: FigureRequest, on screen: Screen) -> (ViewTree?, [Diagnostic]) {
        var log = CertificateLog.off
        let (tree, found) = resources.makeTree(of: request, on: screen, noting: &log)
        let mistakes = request.isDataFaulty ? found.filter { !Self.faultsOfData.contains($0.identifier) } : found
        let messages = request.problems + mistakes
        return (messages.contains { $0.severity == .error } ? nil : tree, messages)
    }
}
