import Platform

/// The files below a folder, by path; pipes and devices are left out, links to folders not followed.
struct FolderListing {
    private(set) var paths: [String] = []
    private let folder: String

    /// Reads a folder; names that begin with a dot are hidden. Complexity: O(n log n) in the number of files.
    init(of folder: String, includesHidden: Bool = false) {
        self.folder = folder
        var paths: [String] = []
        FolderEntries.visit(folder, includesHidden: includesHidden) { path, kind in
            switch kind {
            case .file: paths.append(path)
            case .link: if Self.file(at: path, below: folder) != nil { paths.append(path) }
            case .folder, .other: break
            }
        }
        self.paths = paths.sortedByBytes()
    }

    /// The files with their sizes and times; those that have gone since are left out.
    var files: [ListedFile] { paths.compactMap { Self.file(at: $0, below: folder) } }

    /// Nil where no file stands, or where a link does not lead to one.
    private static func file(at path: String, below folder: String) -> ListedFile? {
        var status = stat()
        guard stat(join(folder, path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        let written = Platform.times(of: status).written
        return ListedFile(
            path: path, size: Int(status.st_size),
            modified: Double(written.tv_sec) + Double(written.tv_nsec) / 1e9)
    }
}
