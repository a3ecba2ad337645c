import Files
import Site

/// All that the preview shows at one moment; it is replaced as a whole and never changed while it is served.
struct PreviewState: Sendable {
    /// The last build without errors, nil until there is one.
    var tree: OutputTree?
    /// Where the pages of `tree` are, `/` at both ends.
    var folder = "/"
    /// The number of the build that gave `tree`; 0 until there is one.
    var build = 0
    /// When `tree` was built, for the reader, such as `14:03:21`.
    var time = ""
    /// What is wrong with the content now, and thus newer than `tree`.
    var problems: [Problem] = []
    /// How many warnings `tree` has.
    var warningCount = 0
    /// Rises with every change of any of these.
    var version = 0
}

extension PreviewState {
    /// The state after a build: its files if it is sound, otherwise the last good ones with what is wrong.
    func following(_ result: PreviewBuild, problems: [Problem], time: String) -> PreviewState {
        var next = withProblems(result.isSound ? [] : problems.filter(\.isError))
        guard result.isSound else { return next }
        next.warningCount = problems.count
        next.folder = result.folder
        // A save that changes no page leaves every page alone.
        if let tree, tree.holdsTheSame(as: result.tree) { return next }
        next.tree = result.tree
        next.build += 1
        next.time = time
        return next
    }

    /// The state once its files have been checked.
    func withWarnings(_ count: Int) -> PreviewState {
        var next = self
        next.warningCount = count
        next.version += 1
        return next
    }

    /// The state with nothing but its problems exchanged.
    func withProblems(_ problems: [Problem]) -> PreviewState {
        var next = self
        next.problems = problems
        next.version += 1
        return next
    }
}
