import Files
import Platform

/// The stamps of everything that is watched, at one moment.
struct FolderScan: Sendable {
    private(set) var stamps: [String: FileStamp] = [:]
    /// Every folder among them, a folder before those in it.
    private(set) var folders: [String] = []

    /// Reads the stamps of all places. Complexity: O(n) in the number of files.
    init(of places: WatchedPlaces) {
        for path in places.files { stamps[path] = FileStamp(path: path) }
        for path in places.folders where FileStamp(path: path)?.isFolder == true { add(folder: path, depth: 0) }
    }

    /// The files that may have changed since an earlier scan, sorted. Complexity: O(n) in the number of files.
    func changes(since earlier: FolderScan) -> [String] {
        // What was written a moment before the earlier scan may have changed again under the same stamp.
        let changed = stamps.filter { path, stamp in earlier.stamps[path].map { $0 != stamp || !$0.isSettled } ?? true }
        return (changed.keys + earlier.stamps.keys.filter { stamps[$0] == nil }).sortedByBytes()
    }

    /// Links to folders are not followed, so the walk ends; the limit holds for the deepest path Linux allows.
    private mutating func add(folder: String, depth: Int) {
        guard depth < 2_048, let directory = opendir(folder) else { return }
        var names: [String] = []
        while let entry = readdir(directory) { names.append(entry.pointee.text) }
        closedir(directory)
        folders.append(folder)
        for name in names where !isEditorTempFile(name) {
            let path = join(folder, name)
            guard let stamp = FileStamp(path: path) else { continue }
            if !stamp.isFolder {
                stamps[path] = stamp
            } else if !isLink(path) {
                add(folder: path, depth: depth + 1)
            }
        }
    }

    private func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

extension dirent {
    /// The entry's name, repaired where it is not UTF-8.
    fileprivate var text: String {
        withUnsafeBytes(of: d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
