import AutoLayout

extension LayoutProblem {
    /// What UIKit would print of the problem, if anything, and under it the explanation in plain words.
    ///
    /// - Parameter withSummary: whether the sentence that says it all stands first.
    package func account(in tree: ViewTree, withSummary: Bool = false) -> String {
        let explanation = explanation(in: tree)
        guard let console else { return explanation }
        return (withSummary ? message + "\n\n" : "") + console + "\n" + explanation
    }
}
