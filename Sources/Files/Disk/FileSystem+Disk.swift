import Foundation
import Platform

extension FileSystem {
    /// The real disk.
    public static let disk = FileSystem(
        read: { path in readWhole(path) },
        files: { folder in FolderListing(of: folder).paths },
        exists: { path in access(path, F_OK) == 0 },
        write: { path, bytes in try writeWhole(bytes, to: path) },
        remove: { path in try removeFile(path) },
        sweep: { folder in sweepFolder(folder) },
        list: { folder in FolderListing(of: folder).files },
        ending: { path, count in readEnding(path, count) },
        slice: { path, offset, count in readSlice(path, offset, count) },
        fingerprint: { path in fingerprintOfFile(path) },
        stamp: { path in FileStamp(path: path).flatMap { $0.isSettled ? $0 : nil } },
        newestStamp: { path in FileStamp(path: path) },
        growing: { path, bytes, folder in try writeWhole(bytes, to: path, growingIn: folder) })

    /// Writes beside the target and renames over it, which the kernel does in one step.
    private static func writeWhole(_ bytes: [UInt8], to path: String) throws(FileError) {
        let (folder, name) = parted(path)
        try write(bytes, to: join(folder, temporaryName(for: name)), then: path)
    }

    /// Writes in the folder and moves the file from there.
    private static func writeWhole(_ bytes: [UInt8], to path: String, growingIn folder: String) throws(FileError) {
        let name = path.utf8.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
        // The end of a long path tells one file from another as well.
        let short = String(decoding: name.suffix(100), as: UTF8.self) + Fingerprint(Array(path.utf8)).short
        try write(bytes, to: join(folder, temporaryName(for: short)), then: path)
    }

    private static func write(_ bytes: [UInt8], to temporary: String, then path: String) throws(FileError) {
        do throws(FileError) {
            try writeBytes(bytes, to: temporary)
            if rename(temporary, path) == 0 { return }
            guard errno == ENOENT else { throw lastError(path) }
            try makeFolder(parted(path).folder)
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

    /// Of a file that this program is still writing.
    private static func temporaryName(for name: String) -> String { ".\(name).\(getpid())\(temporarySuffix)" }

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
        if path.isEmpty || mkdir(path, 0o777) == 0 || errno == EEXIST { return }
        guard errno == ENOENT else { throw lastError(path) }
        try makeFolder(parted(path).folder)
        guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw lastError(path) }
    }

    private static func lastError(_ path: String) -> FileError {
        FileError(path: path, reason: String(cString: strerror(errno)))
    }

    private static func sweepFolder(_ folder: String) {
        for path in FolderListing(of: folder, includesHidden: true).paths where isLeftover(path) {
            unlink(join(folder, path))
        }
    }

    /// Whether a file is one that a program was writing which runs no more.
    private static func isLeftover(_ path: String) -> Bool {
        guard path.hasSuffix(temporarySuffix) else { return false }
        let writer = path.dropLast(temporarySuffix.count).split(separator: ".").last.flatMap { pid_t($0) }
        guard let writer, writer > 0, writer != getpid() else { return true }
        return kill(writer, 0) != 0 && errno == ESRCH
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
