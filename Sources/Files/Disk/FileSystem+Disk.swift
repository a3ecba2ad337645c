import Foundation
import Platform

extension FileSystem {
    /// The real disk.
    public static let disk = FileSystem(
        read: { path in readWhole(path) },
        files: { folder in FolderListing(of: folder).files.map(\.path) },
        exists: { path in access(path, F_OK) == 0 },
        write: { path, bytes in try writeWhole(bytes, to: path) },
        remove: { path in try removeFile(path) },
        sweep: { folder in sweepFolder(folder) },
        list: { folder in FolderListing(of: folder).files },
        fingerprint: { path in fingerprintOfFile(path) },
        stamp: { path in FileStamp(path: path).flatMap { $0.isSettled ? $0 : nil } })

    /// Writes beside the target and renames over it, which the kernel does in one step.
    private static func writeWhole(_ bytes: [UInt8], to path: String) throws {
        let (folder, name) = parted(path)
        let temporary = join(folder, ".\(name).\(getpid())\(temporarySuffix)")
        do throws(FileError) {
            try writeBytes(bytes, to: temporary)
            guard rename(temporary, path) == 0 else { throw lastError(path) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// The folder of a path, empty for the current one, and the name in it.
    private static func parted(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (slash == path.startIndex ? "/" : String(path[..<slash]), String(path[path.index(after: slash)...]))
    }

    /// Marks a file that is still being written.
    private static let temporarySuffix = ".plumb-new"

    private static func writeBytes(_ bytes: [UInt8], to path: String) throws(FileError) {
        let kind = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
        var file = open(path, kind, 0o644)
        if file < 0, errno == ENOENT {
            try makeFolder(parted(path).folder)
            file = open(path, kind, 0o644)
        }
        guard file >= 0 else { throw lastError(path) }
        defer { close(file) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                writeSome(file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
            }
            guard count >= 0 || errno == EINTR else { throw lastError(path) }
            done += max(0, count)
        }
    }

    private static func makeFolder(_ path: String) throws(FileError) {
        do {
            if !path.isEmpty {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            }
        } catch {
            throw FileError(path: path, reason: error.localizedDescription)
        }
    }

    private static func lastError(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }

    private static func sweepFolder(_ folder: String) {
        for file in FolderListing(of: folder, includesHidden: true).files where file.path.hasSuffix(temporarySuffix) {
            unlink(join(folder, file.path))
        }
    }

    private static func removeFile(_ path: String) throws {
        guard unlink(path) == 0 || errno == ENOENT else {
            throw lastError(path)
        }
        var folder = parted(path).folder
        while !folder.isEmpty, rmdir(folder) == 0 { folder = parted(folder).folder }
    }
}

/// The C library's function, which `FileSystem` has a property of the name of.
private func writeSome(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
