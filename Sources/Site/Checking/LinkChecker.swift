/// Holds the addresses of pages against the files of the site.
struct LinkChecker {
    /// For each page the names that fragments may lead to.
    let anchors: [String: Set<String>]
    private let files: Set<String>
    private let reader: SiteAddressReader
    /// What is known of an address by the folder it was met in: pages of one folder share most of their addresses.
    private var known: [Key: SiteAddress] = [:]

    private struct Key: Hashable {
        var folder: Substring
        var address: String
    }

    init(paths: [String], anchors: [String: Set<String>], reader: SiteAddressReader) {
        files = Set(paths)
        self.anchors = anchors
        self.reader = reader
    }

    /// The addresses of a page that lead nowhere. Complexity: O(n) in their number.
    mutating func problems(of facts: PageFacts, on page: String) -> [PageProblem] {
        let start = startingPoint(of: facts, on: page)
        return facts.references.compactMap { reference in
            guard let fault = fault(of: reference.address, on: page, from: start) else { return nil }
            return PageProblem(page: page, fault: fault, place: reference.place, address: reference.address)
        }
    }

    /// The addresses of a stylesheet that lead nowhere.
    mutating func problems(ofStylesheet css: [UInt8], at path: String) -> [PageProblem] {
        stylesheetAddresses(css).compactMap { address in
            guard !address.hasPrefix("#"), let fault = fault(of: address, on: path, from: path) else { return nil }
            let place = PageFacts.Place(line: 1, tag: "url(\(address))", figure: nil)
            return PageProblem(page: path, fault: fault, place: place, address: address)
        }
    }

    /// The path that relative addresses of a page start from: its own unless a `<base>` says otherwise.
    private func startingPoint(of facts: PageFacts, on page: String) -> String {
        guard let base = facts.base, case .file(let path, _) = reader.destination(of: base, on: page) else {
            return page
        }
        return path
    }

    private mutating func fault(of address: String, on page: String, from start: String) -> PageFault? {
        switch destination(of: address, from: start) {
        case .outside: return nil
        case .aboveSite: return .aboveSite(address: address)
        case .file(let path, let fragment):
            guard files.contains(path) else { return .missingFile(path: path) }
            guard let fragment, let anchors = anchors[path] else { return nil }
            let name = Self.anchor(in: fragment)
            guard isMissing(name, in: anchors) else { return nil }
            return .missingAnchor(name, path: path == page ? nil : path)
        }
    }

    /// The empty fragment and `top` lead to a page's beginning (HTML Standard, 7.4.6.3).
    private func isMissing(_ name: String, in anchors: Set<String>) -> Bool {
        !name.isEmpty && name.lowercased() != "top" && !anchors.contains(name)
    }

    /// A fragment without the text to be marked, which no page has to know.
    private static func anchor(in fragment: String) -> String {
        fragment.firstRange(of: ":~:").map { String(fragment[..<$0.lowerBound]) } ?? fragment
    }

    private mutating func destination(of address: String, from start: String) -> SiteAddress {
        if address.utf8.first == UInt8(ascii: "#"), address.utf8.allSatisfy({ $0 > 0x20 }) {
            return .file(path: start, fragment: decoded(address.dropFirst()))
        }
        guard !address.hasPrefix("#"), !address.isEmpty else { return reader.destination(of: address, on: start) }
        let key = Key(folder: start.lastIndex(of: "/").map { start[...$0] } ?? "", address: address)
        if let known = known[key] { return known }
        let destination = reader.destination(of: address, on: start)
        // An address of nothing but a query means the page itself.
        if !address.hasPrefix("?") { known[key] = destination }
        return destination
    }
}
