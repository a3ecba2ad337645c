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
        add(folder, below: "", depth: 0)
        links.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    private mutating func add(_ folder: String, below prefix: String, depth: Int) {
        guard depth < 2_048, let directory = opendir(folder) else { return }
        var folders: [String] = []
        while let entry = readdir(directory) {
            // 0x2E is the dot that hides a name, and that of '.' and '..'.
            guard entry.pointee.d_name.0 != 0x2E else { continue }
            switch kind(of: entry, in: directory) {
            case S_IFLNK: addLink(at: join(folder, entry.pointee.text), path: prefix + entry.pointee.text)
            case S_IFDIR: folders.append(entry.pointee.text)
            default: break
            }
        }
        closedir(directory)
        for name in folders { add(join(folder, name), below: prefix + name + "/", depth: depth + 1) }
    }

    /// Some file systems do not tell it with the name.
    private func kind(of entry: UnsafeMutablePointer<dirent>, in directory: OpaquePointer) -> mode_t {
        let type = Int32(entry.pointee.d_type)
        if type == Int32(DT_LNK) { return S_IFLNK }
        if type == Int32(DT_DIR) { return S_IFDIR }
        if type != Int32(DT_UNKNOWN) { return S_IFREG }
        var status = stat()
        let isThere = fstatat(dirfd(directory), entry.pointee.text, &status, AT_SYMLINK_NOFOLLOW) == 0
        return isThere ? status.st_mode & S_IFMT : S_IFREG
    }

    private mutating func addLink(at place: String, path: String) {
        var status = stat()
        guard stat(place, &status) == 0, let target = realpath(place, nil) else { return }
        defer { free(target) }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFREG || kind == S_IFDIR else { return }
        links.append(FolderLink(path: path, target: String(cString: target), isFolder: kind == S_IFDIR))
    }
}
