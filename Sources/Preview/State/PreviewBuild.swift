import Diagnostics
import Site

/// What one run of the generator gave the preview.
public struct PreviewBuild: Sendable {
    public var tree: OutputTree
    /// By place, each once.
    public var diagnostics: [Diagnostic]
    /// What was made, in a few words for the terminal, such as `7 pages, 21 figures`.
    public var summary: String

    public init(tree: OutputTree, diagnostics: [Diagnostic], summary: String = "") {
        self.tree = tree
        self.diagnostics = diagnostics
        self.summary = summary
    }

    /// Whether pages may show it; otherwise the last good build stays.
    var isSound: Bool { !diagnostics.contains { $0.severity == .error } }
}
