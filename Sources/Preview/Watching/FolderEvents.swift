import Glibc

/// The kernel's notes of changes in a set of folders.
///
/// Folders are watched, not files: an editor that saves by renaming puts a new file in the old one's place.
/// Source: inotify(7).
final class FolderEvents {
    private let descriptor: Int32
    /// The watched folders by the kernel's number.
    private var folders: [Int32: Watched] = [:]

    /// A folder, and the names in it that matter; nil for all but editors' passing files.
    struct Watched: Hashable {
        var path: String
        var names: [String]?
    }

    /// Nil where the kernel gives no more of these.
    init?() {
        descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// What became of a wish to watch folders.
    enum Outcome {
        case asBefore, different
        /// The kernel's limit is reached.
        case incomplete
    }

    /// Watches exactly `wanted` from now on, those of them that exist.
    func watch(_ wanted: [Watched]) -> Outcome {
        var new: [Int32: Watched] = [:]
        var isComplete = true
        for folder in wanted {
            let number = inotify_add_watch(descriptor, folder.path, Self.kinds)
            if number < 0 {
                if errno == ENOSPC || errno == ENOMEM { isComplete = false }
                continue
            }
            // One folder may be wanted for a name in it and for all of it.
            new[number] = Watched(path: folder.path, names: merged(new[number], folder))
        }
        for number in folders.keys where new[number] == nil { inotify_rm_watch(descriptor, number) }
        let isAsBefore = folders == new
        folders = new
        return !isComplete ? .incomplete : isAsBefore ? .asBefore : .different
    }

    /// Waits for something that matters, not longer than `seconds`; takes all notes that are there.
    func wait(seconds: Double, for series: inout ChangeSeries) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, Int32(max(0, seconds) * 1000)) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var matters = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return matters }
            if take(buffer[..<count], for: &series) { matters = true }
        }
    }

    /// A file being written is taken when it is closed; what only appears (links) is found by the scan.
    private static let kinds = [
        IN_CLOSE_WRITE, IN_CREATE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE, IN_DELETE_SELF, IN_MOVE_SELF, IN_ATTRIB,
        IN_ONLYDIR, IN_EXCL_UNLINK,
    ].reduce(UInt32(0)) { $0 | UInt32($1) }

    private func merged(_ known: Watched?, _ folder: Watched) -> [String]? {
        guard let known else { return folder.names }
        guard let a = known.names, let b = folder.names else { return nil }
        return a + b
    }

    /// Takes the notes in `bytes`, each a header of 16 bytes and a name; whether one of them matters.
    private func take(_ bytes: ArraySlice<UInt8>, for series: inout ChangeSeries) -> Bool {
        bytes.withUnsafeBytes { notes in
            var matters = false
            var start = 0
            while start + 16 <= notes.count {
                let number = notes.loadUnaligned(fromByteOffset: start, as: Int32.self)
                let kind = notes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
                let length = Int(notes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
                let end = min(start + 16 + length, notes.count)
                let name = String(decoding: notes[start + 16..<end].prefix { $0 != 0 }, as: UTF8.self)
                if isNews(kind, name: name, in: folders[number]) {
                    matters = true
                    Self.note(kind, of: "\(number)/\(name)", in: &series)
                }
                start = end
            }
            return matters
        }
    }

    private static func has(_ kind: UInt32, _ bit: Int) -> Bool { kind & UInt32(bit) != 0 }

    private static func note(_ kind: UInt32, of name: String, in series: inout ChangeSeries) {
        if has(kind, Int(IN_ISDIR)) || has(kind, Int(IN_Q_OVERFLOW)) { return series.noteAll() }
        switch true {
        case has(kind, Int(IN_CLOSE_WRITE)), has(kind, Int(IN_MOVED_TO)): series.note(written: name)
        case has(kind, Int(IN_DELETE)), has(kind, Int(IN_MOVED_FROM)): series.note(gone: name)
        case has(kind, Int(IN_ATTRIB)): series.note(touched: name)
        default: series.noteAll()
        }
    }

    private func isNews(_ kind: UInt32, name: String, in folder: Watched?) -> Bool {
        // Notes were lost: anything may have changed.
        if Self.has(kind, Int(IN_Q_OVERFLOW)) { return true }
        guard let folder, !Self.has(kind, Int(IN_IGNORED)) else { return false }
        if Self.has(kind, Int(IN_DELETE_SELF)) || Self.has(kind, Int(IN_MOVE_SELF)) { return true }
        if Self.has(kind, Int(IN_CREATE)), !Self.has(kind, Int(IN_ISDIR)) { return false }
        if let names = folder.names { return names.contains(name) }
        return !name.isEmpty && !isEditorTempFile(name)
    }
}
