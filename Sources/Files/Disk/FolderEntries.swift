import Platform

/// The names below a folder, each with its kind; links to folders are not followed.
enum FolderEntries {
    enum Kind {
        case file, folder, link
        /// A pipe, a socket or a device.
        case other
    }

    /// Calls `visit` for each name, by its path below the folder, in no order.
    ///
    /// - Parameter includesHidden: whether names that begin with a dot are visited.
    /// Complexity: O(n) in the number of names; none of them is looked up where the file system tells kinds with names.
    static func visit(_ folder: String, includesHidden: Bool, _ visit: (_ path: String, _ kind: Kind) -> Void) {
        enter(folder, below: "", depth: 0, includesHidden, visit)
    }

    /// The limit holds for the deepest path Linux allows.
    private static func enter(
        _ folder: String, below prefix: String, depth: Int, _ includesHidden: Bool, _ visit: (String, Kind) -> Void
    ) {
        guard depth < 2_048, let directory = opendir(folder) else { return }
        var folders: [String] = []
        while let entry = readdir(directory) {
            // 0x2E is the dot.
            let isHidden = entry.pointee.d_name.0 == 0x2E
            if isHidden, !includesHidden || entry.pointee.isFolderItself { continue }
            let (name, kind) = (entry.pointee.text, kind(of: entry, in: directory))
            visit(prefix + name, kind)
            if case .folder = kind { folders.append(name) }
        }
        closedir(directory)
        for name in folders {
            enter(join(folder, name), below: prefix + name + "/", depth: depth + 1, includesHidden, visit)
        }
    }

    private static func kind(of entry: UnsafeMutablePointer<dirent>, in directory: OpaquePointer) -> Kind {
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): return .file
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            // Some file systems do not tell it with the name.
            var status = stat()
            guard fstatat(dirfd(directory), entry.pointee.text, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                return .other
            }
            return Kind(status.st_mode)
        default: return .other
        }
    }
}

extension FolderEntries.Kind {
    fileprivate init(_ mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}

extension dirent {
    /// The entry's name, repaired where it is not UTF-8.
    fileprivate var text: String {
        withUnsafeBytes(of: d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Whether it is `.` or `..`.
    fileprivate var isFolderItself: Bool { text == "." || text == ".." }
}
