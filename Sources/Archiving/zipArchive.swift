import CArchive

/// A file of an archive.
public struct ArchivedFile: Hashable, Sendable {
    /// Where it is unpacked, with slashes.
    public var path: String
    public var bytes: [UInt8]

    public init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}

/// A zip archive of files, in their order; nil where one of them cannot be packed.
///
/// Equal files give equal bytes: files have no dates, which programs show as 1980. Complexity: O(n).
public func zipArchive(of files: [ArchivedFile]) -> [UInt8]? {
    guard let writer = archive_write_new() else { return nil }
    defer { archive_write_free(writer) }
    guard archive_write_set_format_zip(writer) == ARCHIVE_OK,
        // Otherwise paths would be written in the locale's character set.
        archive_write_set_options(writer, "hdrcharset=UTF-8") == ARCHIVE_OK
    else { return nil }
    // What is not compressed at all, with its path twice and headers, is larger than any archive.
    let room = files.reduce(1024) { $0 + $1.bytes.count + $1.bytes.count / 8 + 2 * $1.path.utf8.count + 512 }
    var used = 0
    var bytes = [UInt8](repeating: 0, count: room)
    let isWritten = bytes.withUnsafeMutableBytes { buffer in
        withUnsafeMutablePointer(to: &used) { used in
            guard archive_write_open_memory(writer, buffer.baseAddress, room, used) == ARCHIVE_OK else { return false }
            return files.allSatisfy { add($0, to: writer) } && archive_write_close(writer) == ARCHIVE_OK
        }
    }
    return isWritten ? Array(bytes[..<used]) : nil
}

private func add(_ file: ArchivedFile, to writer: OpaquePointer) -> Bool {
    guard let entry = archive_entry_new() else { return false }
    defer { archive_entry_free(entry) }
    archive_entry_set_pathname_utf8(entry, file.path)
    archive_entry_set_filetype(entry, UInt32(S_IFREG))
    archive_entry_set_perm(entry, 0o644)
    archive_entry_set_size(entry, Int64(file.bytes.count))
    guard archive_write_header(writer, entry) == ARCHIVE_OK else { return false }
    return file.bytes.withUnsafeBytes { archive_write_data(writer, $0.baseAddress, $0.count) } == file.bytes.count
}
