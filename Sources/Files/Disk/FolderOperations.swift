import Foundation
import Platform

/// What the disk can do with whole folders, beside `FileSystem`'s single files.
public struct FolderOperations: Sendable {
    /// The paths of all files below a folder, hidden ones and links among them, relative to it and sorted.
    public var everything: @Sendable (_ folder: String) -> [String]
    /// Lets a file stand at a second path, too, whose folder is made; one that cannot be shared is copied.
    public var share: @Sendable (_ path: String, _ second: String) throws(FileError) -> Void
    /// Puts a folder at a path in one step; what stood there is then where the folder was.
    public var exchange: @Sendable (_ folder: String, _ path: String) throws(FileError) -> Void
    /// Removes a folder with all that is in it.
    public var removeAll: @Sendable (_ folder: String) throws(FileError) -> Void
    /// The links below a folder that lead to files or folders, by path; hidden ones are left out.
    public var links: @Sendable (_ folder: String) -> [FolderLink]
    /// The path without links; the path itself where nothing stands.
    public var resolved: @Sendable (_ path: String) -> String
    /// Makes a new, empty folder for this program alone.
    public var scratch: @Sendable () throws(FileError) -> String
    /// Runs `body` while this process holds the lock of the folder; false where another process holds it.
    public var alone: @Sendable (_ folder: String, _ body: () -> Void) -> Bool
    /// Runs `body` while this process holds the lock of the folder; waits for others that hold it.
    public var inTurn: @Sendable (_ folder: String, _ body: () -> Void) -> Void
}

extension FolderOperations {
    /// The real disk.
    public static let disk = FolderOperations(
        everything: { filesBelow($0) },
        share: { path, second throws(FileError) in try shareFile(path, second) },
        exchange: { folder, path throws(FileError) in try exchangeFolders(folder, path) },
        removeAll: { folder throws(FileError) in
            do { try FileManager.default.removeItem(atPath: folder) } catch {
                guard FileManager.default.fileExists(atPath: folder) else { return }
                throw FileError(path: folder, reason: error.localizedDescription)
            }
        },
        links: { FolderLinks(of: $0).links },
        resolved: { path in
            guard let found = realpath(path, nil) else { return path }
            defer { free(found) }
            return String(cString: found)
        },
        scratch: { () throws(FileError) in try scratchFolder() },
        alone: { folder, body in locked(folder, LOCK_EX | LOCK_NB, body) },
        inTurn: { folder, body in _ = locked(folder, LOCK_EX, body) })

    private static func filesBelow(_ folder: String) -> [String] {
        var paths: [String] = []
        FolderEntries.visit(folder, includesHidden: true) { path, kind in
            if case .folder = kind { return }
            paths.append(path)
        }
        return paths.sortedByBytes()
    }

    private static func shareFile(_ path: String, _ second: String) throws(FileError) {
        // Not the file that a link leads to, but the link.
        let isLinked = { linkat(AT_FDCWD, path, AT_FDCWD, second, 0) == 0 }
        if isLinked() { return }
        do {
            try FileManager.default.createDirectory(
                atPath: folderAbove(second), withIntermediateDirectories: true)
            if isLinked() { return }
            try FileManager.default.copyItem(atPath: path, toPath: second)
        } catch {
            throw FileError(path: second, reason: error.localizedDescription)
        }
    }

    /// Where nothing stands yet, one name moves.
    private static func exchangeFolders(_ folder: String, _ path: String) throws(FileError) {
        var status = stat()
        let isThere = lstat(path, &status) == 0
        if isThere { chmod(folder, status.st_mode & 0o7777) }
        let code =
            isThere
            ? Platform.swapNames(folder, path) : rename(folder, path)
        guard code == 0 else { throw FileError(path: path, reason: String(cString: strerror(errno))) }
    }

    /// Removes what killed programs have left there; the lock of a running one ends with its process.
    private static func scratchFolder() throws(FileError) -> String {
        let stem = "plumb-scratch-"
        let above = NSTemporaryDirectory()
        for name in (try? FileManager.default.contentsOfDirectory(atPath: above)) ?? [] where name.hasPrefix(stem) {
            _ = locked(join(above, name), LOCK_EX | LOCK_NB) {
                try? FileManager.default.removeItem(atPath: join(above, name))
            }
        }
        var bytes = Array(join(above, stem + "XXXXXX").utf8CString)
        guard bytes.withUnsafeMutableBufferPointer({ $0.baseAddress.map { mkdtemp($0) } ?? nil }) != nil else {
            throw FileError(path: above, reason: String(cString: strerror(errno)))
        }
        let path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        flock(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC), LOCK_EX | LOCK_NB)
        return path
    }

    /// The kernel releases the lock when the process ends, however it ends.
    private static func locked(_ folder: String, _ kind: Int32, _ body: () -> Void) -> Bool {
        let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { if descriptor >= 0 { close(descriptor) } }
        while descriptor >= 0, flock(descriptor, kind) != 0 {
            if errno != EINTR { return false }
        }
        body()
        return true
    }
}
