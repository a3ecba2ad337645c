import Foundation

extension FileSystem {
    /// The real disk.
    public static let disk = FileSystem(
        read: { path in FileManager.default.contents(atPath: path).map(Array.init) },
        files: { folder in filesBelow(folder) },
        exists: { path in FileManager.default.fileExists(atPath: path) },
        write: { path, bytes in try writeWhole(bytes, to: path) },
        remove: { path in try removeFile(path) })

    private static func filesBelow(_ folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var paths: [String] = []
        while let path = walk.nextObject() as? String {
            let name = path.split(separator: "/").last ?? ""
            if name.hasPrefix(".") {
                walk.skipDescendants()
            } else if isFile(join(folder, path)) {
                paths.append(path)
            }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Writes beside the target and renames over it, which the kernel does in one step.
    private static func writeWhole(_ bytes: [UInt8], to path: String) throws {
        let folder = (path as NSString).deletingLastPathComponent
        do {
            if !folder.isEmpty {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            }
        } catch {
            throw FileError(path: folder, reason: error.localizedDescription)
        }
        let passing = join(folder, ".\((path as NSString).lastPathComponent).\(getpid()).new")
        guard FileManager.default.createFile(atPath: passing, contents: Data(bytes)) else {
            throw FileError(path: path, reason: "the file cannot be written")
        }
        guard rename(passing, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(passing)
            throw FileError(path: path, reason: reason)
        }
    }

    private static func removeFile(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw FileError(path: path, reason: String(cString: strerror(errno)))
        }
        var folder = (path as NSString).deletingLastPathComponent
        while !folder.isEmpty, rmdir(folder) == 0 {
            folder = (folder as NSString).deletingLastPathComponent
        }
    }
}
