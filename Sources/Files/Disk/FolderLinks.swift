import Platform

/// A symbolic link below a folder that leads to a file or a folder.
public struct FolderLink: Hashable, Sendable {
    /// Below the folder that was listed.
    public var path: String
    /// Where it leads, without further links.
    public var target: String
    public var isFolder: Bool

    public init(path: String, target: String, isFolder: Bool) {
        self.path = path
        self.target = target
        self.isFolder = isFolder
    }
}

/// The links below a folder, by path; those that are hidden or lead nowhere are left out.
struct FolderLinks {
    private(set) var links: [FolderLink] = []

    /// Complexity: O(n) in the number of names; only links are looked at.
    init(of folder: String) {
        var links: [FolderLink] = []
        FolderEntries.visit(folder, includesHidden: false) { path, kind in
            if case .link = kind, let link = Self.link(at: path, below: folder) { links.append(link) }
        }
        self.links = links.sorted { precedes($0.path, $1.path) }
    }

    private static func link(at path: String, below folder: String) -> FolderLink? {
        let place = join(folder, path)
        var status = stat()
        guard stat(place, &status) == 0, let target = realpath(place, nil) else { return nil }
        defer { free(target) }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFDIR else { return nil }
        return FolderLink(path: path, target: String(cString: target), isFolder: kind == S_IFDIR)
    }
}
