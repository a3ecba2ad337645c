import Checking
import Content
import Diagnostics
import PageReading

extension GeneratedSite {
    /// What the build and the check of its files have to say, by place.
    ///
    /// - Parameter forgivesLinks: whether addresses that lead nowhere are no more than warnings.
    public func checked(workers: Int, forgivesLinks: Bool = false) -> [Diagnostic] {
        let found = problems(workers: workers).map { problem in
            guard forgivesLinks, PageFault.linkIdentifiers.contains(problem.identifier) else { return problem }
            var warning = problem
            warning.severity = .warning
            return warning
        }
        return distinct(diagnostics + found)
    }

    /// What the check of its files has to say, by place.
    public func problems(workers: Int) -> [Diagnostic] {
        var silenced = SilencedWarnings(in: course, read: read)
        return silenced.left(
            of: check(
                tree, of: course, knowing: known, stylesheetName: stylesheetName, cache: cache, workers: workers))
    }
}
