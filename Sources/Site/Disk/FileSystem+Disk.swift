import Foundation
import Glibc

extension FileSystem {
    /// The real disk.
    public static let disk = FileSystem(
        read: { path in FileManager.default.contents(atPath: path).map(Array.init) },
        files: { folder in filesBelow(folder) },
        exists: { path in FileManager.default.fileExists(atPath: path) },
        write: { path, bytes in try writeWhole(bytes, to: path) },
        remove: { path in try removeFile(path) },
        sweep: { folder in sweepFolder(folder) })

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

    /// Pipes and devices are none: reading them may never end.
    private static func isFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
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
        let passing = join(folder, ".\((path as NSString).lastPathComponent)\(passingSuffix)")
        do throws(FileError) {
            try writeBytes(bytes, to: passing)
            guard rename(passing, path) == 0 else { throw lastError(path) }
        } catch {
            unlink(passing)
            throw error
        }
    }

    /// Marks a file that is still being written.
    private static let passingSuffix = ".plumb-new"

    private static func writeBytes(_ bytes: [UInt8], to path: String) throws(FileError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw lastError(path) }
        defer { close(file) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                Glibc.write(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
            }
            guard count >= 0 || errno == EINTR else { throw lastError(path) }
            done += max(0, count)
        }
    }

    private static func lastError(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }

    private static func sweepFolder(_ folder: String) {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
        while let path = walk.nextObject() as? String {
            if path.hasSuffix(passingSuffix) { unlink(join(folder, path)) }
        }
    }

    private static func removeFile(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw lastError(path)
        }
        var folder = (path as NSString).deletingLastPathComponent
        while !folder.isEmpty, rmdir(folder) == 0 {
            folder = (folder as NSString).deletingLastPathComponent
        }
    }
}
