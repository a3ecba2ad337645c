/// Where an address on a page leads, as far as the site itself can tell.
package enum SiteAddress: Hashable, Sendable {
    /// A file of the site, by its path below the output folder, and the fragment in it, decoded; nil for none.
    case file(path: String, fragment: String?)
    /// Somewhere else: another site, mail, data in the address itself.
    case outside
    /// Above the site's own folder, where only one way of publishing would find it.
    case aboveSite
}

/// Reads the addresses of a site's pages (RFC 3986, section 5, for addresses that do not leave the site).
package struct SiteAddressReader: Sendable {
    /// Such as `example.org`, with its port; nil where the site's place is not known.
    private let host: String?
    /// The folder the site is published in, `/` at both ends.
    private let folder: String

    package init(baseURL: String?) {
        guard let baseURL, let (host, path) = Self.split(baseURL) else {
            (host, folder) = (nil, "/")
            return
        }
        self.host = host
        folder = path.hasSuffix("/") ? path : path + "/"
    }

    /// Where `address` leads from the file at `page`. Complexity: O(n) in their lengths.
    package func destination(of address: String, on page: String) -> SiteAddress {
        // Data in the address itself may be long.
        if address.hasPrefix("data:") { return .outside }
        let address = Self.stripped(address)
        if address.utf8.first == UInt8(ascii: "#") { return .file(path: page, fragment: decoded(address.dropFirst())) }
        if let (own, rest) = Self.split(address) {
            let path = rest.hasPrefix("/") ? rest : "/" + rest
            guard let host, own == host, isInFolder(path.prefix { !"?#".contains($0) }) else { return .outside }
            return destination(ofPath: path, on: page)
        }
        guard !Self.hasScheme(address) else { return .outside }
        return destination(ofPath: address, on: page)
    }

    private func destination(ofPath address: String, on page: String) -> SiteAddress {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = parts.count > 1 ? decoded(parts[1]) : nil
        let path = (parts.first ?? "").prefix { $0 != "?" }
        guard !path.isEmpty else { return .file(path: page, fragment: fragment) }
        var folders = page.split(separator: "/").dropLast().map(String.init)
        var relative = path
        if path.hasPrefix("/") {
            guard host != nil, isInFolder(path) else { return .aboveSite }
            folders = []
            relative = path.dropFirst(folder.count)
        }
        guard let names = resolved(relative, from: folders) else { return .aboveSite }
        return .file(path: names.joined(separator: "/"), fragment: fragment)
    }

    private func isInFolder(_ path: Substring) -> Bool { path.hasPrefix(folder) || path + "/" == folder }

    /// The names of `path` after those of `folders`, dots taken away; nil where it climbs above the site.
    private func resolved(_ path: Substring, from folders: [String]) -> [String]? {
        var names = folders
        let segments = path.split(separator: "/", omittingEmptySubsequences: false)
        for (index, segment) in segments.enumerated() {
            switch decoded(segment) {
            case "..":
                guard names.popLast() != nil else { return nil }
            case ".": break
            case "" where index < segments.count - 1: break
            case let name: names.append(name)
            }
        }
        let isFolder = ["", ".", ".."].contains(segments.last.map { decoded($0) } ?? "")
        if isFolder { names = names.filter { !$0.isEmpty } + ["index.html"] }
        return names
    }

    /// The host and the path of an address that names a host; the scheme's own kind does not matter.
    private static func split(_ address: String) -> (host: String, path: String)? {
        guard let first = address.utf8.first, "/hH".utf8.contains(first) else { return nil }
        var rest = address[...]
        for scheme in ["https:", "http:"] where rest.lowercased().hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count)
            break
        }
        guard rest.hasPrefix("//") else { return nil }
        rest = rest.dropFirst(2)
        let host = rest.prefix { !"/?#".contains($0) }
        return (host.lowercased(), String(rest.dropFirst(host.count)))
    }

    /// Whether it begins with a scheme, such as `mailto:`.
    static func hasScheme(_ address: String) -> Bool {
        guard let colon = address.firstIndex(of: ":"), let first = address.unicodeScalars.first,
            first.isASCII, first.properties.isAlphabetic
        else { return false }
        return address[..<colon].unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains(scalar))
        }
    }

    /// Without the white space that browsers take away (URL Standard, section 4.4).
    private static func stripped(_ address: String) -> String {
        if address.utf8.allSatisfy({ $0 > 0x20 }) { return address }
        let kept = address.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }
        let start = kept.drop { $0.value <= 0x20 }
        return String(String.UnicodeScalarView(start.reversed().drop { $0.value <= 0x20 }.reversed()))
    }
}

/// `text` with `%41` and its like resolved once; what is no UTF-8 then is repaired.
package func decoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        if byte == UInt8(ascii: "%"), digits.count == 2 {
            bytes.append(UInt8(digits[0] * 16 + digits[1]))
            rest = rest.dropFirst(2)
        } else {
            bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}
