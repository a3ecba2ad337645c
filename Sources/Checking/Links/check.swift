import Caching
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
    check(tree, of: course, knowing: [:], stylesheetName: "", cache: BuildCache(), workers: workers)
}

/// The same where something is known of pages already, on which the stylesheet's name may stand open. A page in which an earlier
/// check has found nothing is not looked at again while it stays as it is and all that pages may lead to does.
package func check(
    _ tree: OutputTree, of course: Course, knowing known: [String: KnownPage], stylesheetName: String,
    cache: BuildCache, workers: Int
) -> [Diagnostic] {
    let paths = tree.paths
    let strange = Set(course.staticFiles)
    let reader = SiteAddressReader(baseURL: course.settings.baseURL)
    let pages = concurrentMap(
        paths.filter { $0.hasSuffix(".html") && !strange.contains($0) }, workers: workers, context: {}
    ) { path, _ in
        let page =
            known[path]
            ?? KnownPage(
                PageFacts(of: SourceFile(path: path, utf8: tree[path] ?? [])).followed(from: path, by: reader))
        return (path: path, page: page)
    }
    let checker = LinkChecker(
        paths: paths, pages: Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.page) }),
        stylesheetName: stylesheetName)
    var problems = checker.problems(of: pages, cache, workers: workers)
    for path in paths where path.hasSuffix(".css") && !strange.contains(path) {
        problems += checker.problems(ofStylesheet: tree[path] ?? [], at: path, reader)
    }
    guard !problems.isEmpty else { return distinct(course.unusedParts) }
    let report = PageProblemReport(course: course, paths: paths, anchors: checker.anchors(of:))
    return distinct(report.diagnostics(for: problems) + course.unusedParts)
}

extension LinkChecker {
    /// What is wrong with pages, in their order. Complexity: O(n) in the addresses of those that are not known to be sound.
    fileprivate func problems(
        of pages: [(path: String, page: KnownPage)], _ cache: BuildCache, workers: Int
    ) -> [PageProblem] {
        let key = cache.key("sound pages", of: targets)
        let earlier: SoundPages = cache.find(key) ?? SoundPages()
        let doubtful = pages.filter { !($0.page.name.map(earlier.names.contains) ?? false) }
        let found = concurrentMap(doubtful, workers: workers, context: {}) { page, _ in
            problems(of: page.page.facts(), on: page.path)
        }
        let faulty = Set(zip(doubtful, found).compactMap { $1.isEmpty ? nil : $0.path })
        let sound = SoundPages(names: Set(pages.filter { !faulty.contains($0.path) }.compactMap(\.page.name)))
        if sound != earlier { cache.keep(sound, as: key) }
        return found.flatMap { $0 }
    }
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
