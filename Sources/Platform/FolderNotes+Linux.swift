#if os(Linux) && !PORTABLE
/// The system's notes of changes in folders. Source: inotify(7).
public final class FolderNotes {
    private let descriptor: Int32

    /// Nil where the system gives no more of these.
    public init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Watches a folder from now on; one that is watched already keeps its number.
    public func watch(_ folder: String) -> FolderWatch {
        let number = inotify_add_watch(descriptor, folder, Self.wanted)
        if number >= 0 { return .watched(number) }
        return errno == ENOSPC || errno == ENOMEM ? .exhausted : .refused
    }

    /// Watches the folder of that number no longer.
    public func forget(_ number: Int32) {
        inotify_rm_watch(descriptor, number)
    }

    /// All notes that are there, after waiting for the first of them, but not longer than `seconds`.
    public func wait(seconds: Double) -> [FolderNote] {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(max(0, seconds) * 1000)) > 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var notes: [FolderNote] = []
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return notes }
            notes += Self.notes(in: buffer[..<count])
        }
    }

    /// A file being written is taken when it is closed; what only appears (links) is found by scans.
    private static let kinds: [(bit: UInt32, kind: FolderNote.Kind)] = [
        (UInt32(IN_Q_OVERFLOW), .overflow), (UInt32(IN_IGNORED), .ended), (UInt32(IN_DELETE_SELF), .folderGone),
        (UInt32(IN_MOVE_SELF), .folderGone), (UInt32(IN_CLOSE_WRITE), .written), (UInt32(IN_MOVED_TO), .movedIn),
        (UInt32(IN_DELETE), .deleted), (UInt32(IN_MOVED_FROM), .movedOut), (UInt32(IN_ATTRIB), .touched),
        (UInt32(IN_CREATE), .created),
    ]

    /// The two that come of themselves cannot be asked for.
    private static let wanted = kinds.dropFirst(2).reduce(UInt32(IN_ONLYDIR) | UInt32(IN_EXCL_UNLINK)) { $0 | $1.bit }

    /// Each note is a header of 16 bytes and a name.
    private static func notes(in bytes: ArraySlice<UInt8>) -> [FolderNote] {
        bytes.withUnsafeBytes { raw in
            var notes: [FolderNote] = []
            var start = 0
            while start + 16 <= raw.count {
                let bits = raw.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
                let length = Int(raw.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
                let end = min(start + 16 + length, raw.count)
                if let kind = kinds.first(where: { bits & $0.bit != 0 })?.kind {
                    notes.append(
                        FolderNote(
                            folder: raw.loadUnaligned(fromByteOffset: start, as: Int32.self),
                            name: String(decoding: raw[start + 16..<end].prefix { $0 != 0 }, as: UTF8.self),
                            kind: kind, isOfFolder: bits & UInt32(IN_ISDIR) != 0))
                }
                start = end
            }
            return notes
        }
    }
}
#endif
