import Content
import Diagnostics
import Files
import PageReading

/// Checks what a build has emitted, as a reader's browser would meet it, and gives all problems at once, by place.
///
/// Every address and fragment in pages and stylesheets has to lead somewhere, identifiers have to be unique, pictures
/// to have descriptions and sizes, headings to be in order. Addresses of other sites are not followed, and files that
/// are published as they are not read. Warnings tell of lessons without figures and of data that nothing uses. Complexity: O(n) in the size of the tree.
public func check(_ tree: OutputTree, of course: Course, workers: Int) -> [Diagnostic] {
    check(tree, of: course, knowing: [:], stylesheetName: "", workers: workers)
}

/// The same where something is known of pages already, on which the stylesheet's name may stand open.
package func check(
    _ tree: OutputTree, of course: Course, knowing known: [String: PageFacts], stylesheetName: String, workers: Int
) -> [Diagnostic] {
    let paths = tree.paths
    let strange = Set(course.staticFiles)
    let pages = paths.filter { $0.hasSuffix(".html") && !strange.contains($0) }
    let reader = SiteAddressReader(baseURL: course.settings.baseURL)
    let facts = concurrentMap(pages, workers: workers, context: {}) { path, _ in
        known[path]
            ?? PageFacts(of: SourceFile(path: path, utf8: tree[path] ?? [])).followed(from: path, by: reader)
    }
    let checker = LinkChecker(
        paths: paths, anchors: Dictionary(uniqueKeysWithValues: zip(pages, facts.map(\.anchors))),
        stylesheetName: stylesheetName)
    var problems = concurrentMap(Array(zip(pages, facts)), workers: workers, context: {}) { page, _ in
        checker.problems(of: page.1, on: page.0)
    }.flatMap { $0 }
    for path in paths where path.hasSuffix(".css") && !strange.contains(path) {
        problems += checker.problems(ofStylesheet: tree[path] ?? [], at: path, reader)
    }
    let report = PageProblemReport(course: course, paths: paths, anchors: checker.anchors)
    return distinct(report.diagnostics(for: problems) + course.unusedParts)
}

/// One fault and where it was found.
struct PageProblem: Hashable, Sendable {
    /// The path of the page or stylesheet.
    var page: String
    var fault: PageFault
    var place: PageFacts.Place
    /// The address that is wrong, as the page writes it.
    var address: String?
}
