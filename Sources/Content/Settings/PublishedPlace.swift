extension SiteSettings {
    /// The path of the site's folder on its host, `/` at both ends and the only one where nobody knows the place.
    public var folderOnHost: String { PublishedPlace(self)?.folder ?? "/" }
}

/// Where the site is published: the start of all of its absolute addresses.
package struct PublishedPlace: Hashable, Sendable {
    /// Ends in a slash.
    package let baseURL: String

    /// The place that the settings name, nil where they name none.
    package init?(_ settings: SiteSettings) {
        guard let url = settings.baseURL else { return nil }
        baseURL = url
    }

    /// The host alone, such as `example.org`.
    package var host: String {
        let rest = baseURL.firstRange(of: "://").map { baseURL[$0.upperBound...] } ?? baseURL[...]
        return String(rest.prefix { !"/:?#".contains($0) })
    }

    /// The path of the site's folder, `/` at both ends.
    package var folder: String {
        let rest = baseURL.firstRange(of: "://").map { baseURL[$0.upperBound...] } ?? baseURL[...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }

    /// The address of a file of the site; an `index.html` is known by its folder.
    package func address(ofFile path: String) -> String {
        let isIndex = path == "index.html" || path.hasSuffix("/index.html")
        return baseURL + addressOfFile(isIndex ? String(path.dropLast("index.html".count)) : path)
    }

    /// An address on the page at `path`, made absolute; those of other sites stay as they are.
    package func absolute(_ address: String, onPageAt path: String) -> String {
        guard !address.hasPrefix("//"), !SiteAddressReader.hasScheme(address) else { return address }
        let end = address.firstIndex { "?#".contains($0) } ?? address.endIndex
        switch SiteAddressReader(baseURL: baseURL).destination(of: String(address[..<end]), on: path) {
        case .file(let file, _): return self.address(ofFile: file) + address[end...]
        case .aboveSite where address.hasPrefix("/"): return baseURL.dropLast(folder.count) + address
        case .aboveSite, .outside: return baseURL + address
        }
    }
}
