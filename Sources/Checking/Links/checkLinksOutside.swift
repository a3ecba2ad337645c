import Content
import Diagnostics
import Files
import PageReading

/// Asks other sites whether what the pages link to is there, each address once; gives all problems, by place.
///
/// An address that is gone for good is an error. What may pass, such as a server in trouble, is a warning.
/// - Throws: `LinkProbeError` where nothing can be asked.
public func checkLinksOutside(
    _ tree: OutputTree, of course: Course, workers: Int, asking probe: LinkProbe
) throws(LinkProbeError) -> [Diagnostic] {
    let pages = tree.paths.filter { $0.hasSuffix(".html") }
    let facts = concurrentMap(pages, workers: workers, context: {}) { path, _ in
        PageFacts(of: SourceFile(path: path, utf8: tree[path] ?? []))
    }
    let reader = SiteAddressReader(baseURL: course.settings.baseURL)
    var problems: [PageProblem] = []
    var targets: [String] = []
    for (page, facts) in zip(pages, facts) {
        for reference in facts.references where reader.destination(of: reference.address, on: page) == .outside {
            guard let target = pageOfOtherSite(reference.address) else { continue }
            let fault = PageFault.deadLink(address: target, .silent(""))
            problems.append(
                PageProblem(page: page, fault: fault, place: reference.place, address: reference.address))
            targets.append(target)
        }
    }
    let failures = try probe.failures(Set(targets).sorted())
    let found = zip(problems, targets).compactMap { problem, target in
        failures[target].map { failure in
            var problem = problem
            problem.fault = .deadLink(address: target, failure)
            return problem
        }
    }
    return distinct(PageProblemReport(course: course, paths: [], anchors: { _ in nil }).diagnostics(for: found))
}

/// The address without its fragment, which no server sees; nil for what no web server is asked for.
private func pageOfOtherSite(_ address: String) -> String? {
    let page = String(address.prefix { $0 != "#" }.filter { !$0.isNewline && $0 != "\t" && $0 != " " })
    if page.hasPrefix("//") { return "https:" + page }
    let start = page.lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://") ? page : nil
}
