import Diagnostics
import Files

/// What one run of the generator gave the preview.
public struct PreviewBuild: Sendable {
    public var tree: OutputTree
    /// By place, each once.
    public var diagnostics: [Diagnostic]
    /// Where pages expect to be on their host, `/` at both ends.
    public var folder: String
    /// What was made, in a few words for the terminal, such as `7 pages, 21 figures`.
    public var summary: String
    /// Reads the pages again for what does not keep them from being shown, such as a link that leads nowhere; called
    /// once the pages are up.
    public var check: @Sendable () -> [Diagnostic]

    public init(
        tree: OutputTree, diagnostics: [Diagnostic], folder: String = "/", summary: String = "",
        check: @escaping @Sendable () -> [Diagnostic] = { [] }
    ) {
        self.tree = tree
        self.diagnostics = diagnostics
        self.folder = folder
        self.summary = summary
        self.check = check
    }

    /// Whether pages may show it; otherwise the last good build stays.
    var isSound: Bool { !diagnostics.contains { $0.severity == .error } }
}
