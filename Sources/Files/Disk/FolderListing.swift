import Platform

/// The files below a folder, by path; pipes and devices are left out, links to folders not followed.
struct FolderListing {
    private(set) var files: [ListedFile] = []
    private let includesHidden: Bool

    /// Reads a folder; names that begin with a dot are hidden. Complexity: O(n log n) in the number of files.
    init(of folder: String, includesHidden: Bool = false) {
        self.includesHidden = includesHidden
        add(folder, below: "", depth: 0)
        files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    /// The limit holds for the deepest path Linux allows.
    private mutating func add(_ folder: String, below prefix: String, depth: Int) {
        guard depth < 2_048, let directory = opendir(folder) else { return }
        var folders: [String] = []
        while let entry = readdir(directory) {
            let name = entry.pointee.text
            guard name != ".", name != "..", includesHidden || !name.hasPrefix(".") else { continue }
            var status = stat()
            guard fstatat(dirfd(directory), name, &status, 0) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFREG:
                let written = Platform.times(of: status).written
                let modified = Double(written.tv_sec) + Double(written.tv_nsec) / 1e9
                files.append(ListedFile(path: prefix + name, size: Int(status.st_size), modified: modified))
            case S_IFDIR where !isLink(name, in: directory): folders.append(name)
            default: break
            }
        }
        closedir(directory)
        for name in folders { add(join(folder, name), below: prefix + name + "/", depth: depth + 1) }
    }

    private func isLink(_ name: String, in directory: OpaquePointer) -> Bool {
        var status = stat()
        return fstatat(dirfd(directory), name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

extension dirent {
    /// The entry's name, repaired where it is not UTF-8.
    var text: String {
        withUnsafeBytes(of: d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
