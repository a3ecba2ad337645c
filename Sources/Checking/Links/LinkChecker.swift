import Caching
import Content
import Files
import PageReading
import Synchronization

/// Holds the addresses of pages against the files of the site.
struct LinkChecker: Sendable {
    private let pages: [String: KnownPage]
    private let knownAnchors = KnownAnchors()
    private let files: Set<String>
    /// Of the stylesheet's file, for which `PageFacts.stylesheet` may stand on pages.
    private let stylesheetName: String
    /// Tells what addresses may lead to from what they might lead to otherwise.
    let targets: Fingerprint

    init(paths: [String], pages: [String: KnownPage], stylesheetName: String) {
        files = Set(paths + ["assets/" + PageFacts.stylesheet])
        self.pages = pages
        self.stylesheetName = stylesheetName
        var writer = ByteWriter()
        writer.write(stylesheetName)
        for path in paths { writer.write(path, pages[path]?.anchors) }
        targets = Fingerprint(writer.bytes)
    }

    /// The names that fragments may lead to on a page; nil for a file that is none.
    func anchors(of path: String) -> Set<String>? {
        pages[path].map { page in knownAnchors.value(path) { page.facts().anchors } }
    }

    /// What is wrong with a page whose addresses have been followed: those that lead nowhere, and what it says itself.
    ///
    /// Complexity: O(n) in their number.
    func problems(of facts: PageFacts, on page: String) -> [PageProblem] {
        let broken = facts.references.compactMap { problem(of: $0, on: page) }
        // A picture that is not there has no size to be asked for.
        let missing = Set(broken.map(\.address))
        let own = facts.findings.filter { finding in
            if case .pictureWithoutSize(let address) = finding.fault { !missing.contains(address) } else { true }
        }
        return broken + own.map { PageProblem(page: page, fault: $0.fault, place: $0.place, address: nil) }
    }

    /// The addresses of a stylesheet that lead nowhere.
    func problems(ofStylesheet css: [UInt8], at path: String, _ reader: SiteAddressReader) -> [PageProblem] {
        stylesheetAddresses(css).compactMap { address in
            guard !address.hasPrefix("#") else { return nil }
            let reference = PageFacts.Reference(
                address: address, place: PageFacts.Place(line: 1, tag: "url(\(address))", figure: nil),
                destination: reader.destination(of: address, on: path))
            return problem(of: reference, on: path)
        }
    }

    private func problem(of reference: PageFacts.Reference, on page: String) -> PageProblem? {
        guard fault(of: reference, on: page) != nil else { return nil }
        let named = reference.naming(PageFacts.stylesheet, stylesheetName)
        return fault(of: named, on: page).map {
            PageProblem(page: page, fault: $0, place: named.place, address: named.address)
        }
    }

    private func fault(of reference: PageFacts.Reference, on page: String) -> PageFault? {
        switch reference.destination {
        case nil, .outside: return nil
        case .aboveSite: return .aboveSite(address: reference.address)
        case .file(let path, let fragment):
            guard files.contains(path) else { return .missingFile(path: path) }
            guard let fragment, let anchors = anchors(of: path) else { return nil }
            let name = Self.anchor(in: fragment)
            guard isMissing(name, in: anchors) else { return nil }
            return .missingAnchor(name, path: path == page ? nil : path)
        }
    }

    /// The empty fragment and `top` lead to a page's beginning (HTML Standard, 7.4.6.3).
    private func isMissing(_ name: String, in anchors: Set<String>) -> Bool {
        !name.isEmpty && !anchors.contains(name) && name.lowercased() != "top"
    }

    /// A fragment without the text to be marked, which no page has to know.
    private static func anchor(in fragment: String) -> String {
        fragment.firstRange(of: ":~:").map { String(fragment[..<$0.lowerBound]) } ?? fragment
    }
}

/// The anchors of pages that somebody has asked for, each read once.
private final class KnownAnchors: Sendable {
    private let known = Mutex<[String: Set<String>]>([:])

    func value(_ path: String, read: () -> Set<String>) -> Set<String> {
        if let value = known.withLock({ $0[path] }) { return value }
        let value = read()
        known.withLock { $0[path] = value }
        return value
    }
}
