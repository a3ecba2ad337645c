/// A former place of a lesson's page.
public struct PageAlias: Hashable, Sendable {
    /// Below the output folder, such as `old/name.html`.
    public var path: String
    /// Where the front matter names it, UTF-8 offsets in the lesson's file.
    package var range: Range<Int>
}

extension CourseLesson {
    /// The former places of its page, the oldest first; an address without an ending means a page.
    public var aliases: [PageAlias] {
        frontMatter.aliases.compactMap { alias in
            let address = alias.value.hasPrefix("/") ? String(alias.value.dropFirst()) : alias.value
            guard case .file(let path, _) = SiteAddressReader(baseURL: nil).destination(of: address, on: "index.html")
            else { return nil }
            let name = path.split(separator: "/").last ?? ""
            return PageAlias(path: name.contains(".") ? path : path + ".html", range: alias.range)
        }
    }
}
