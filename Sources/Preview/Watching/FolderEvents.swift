import Platform

/// The system's notes of changes in a set of folders.
///
/// Folders are watched, not files: an editor that saves by renaming puts a new file in the old one's place.
final class FolderEvents {
    private let notes: FolderNotes
    /// The watched folders by the system's number.
    private var folders: [Int32: Watched] = [:]

    /// A folder, and the names in it that matter; nil for all but editors' passing files.
    struct Watched: Hashable {
        var path: String
        var names: [String]?
    }

    /// Nil where the system gives no more of these, or none at all.
    init?() {
        guard let notes = FolderNotes() else { return nil }
        self.notes = notes
    }

    /// What came of asking the system to watch folders.
    enum Outcome {
        case asBefore, different
        /// The system's limit is reached.
        case incomplete
    }

    /// Watches exactly `wanted` from now on, those of them that exist.
    func watch(_ wanted: [Watched]) -> Outcome {
        var new: [Int32: Watched] = [:]
        var isComplete = true
        for folder in wanted {
            switch notes.watch(folder.path) {
            // One folder may be wanted for a name in it and for all of it.
            case .watched(let number): new[number] = Watched(path: folder.path, names: merged(new[number], folder))
            case .refused: continue
            case .exhausted: isComplete = false
            }
        }
        for number in folders.keys where new[number] == nil { notes.forget(number) }
        let isAsBefore = folders == new
        folders = new
        return !isComplete ? .incomplete : isAsBefore ? .asBefore : .different
    }

    /// Waits for something that matters, not longer than `seconds`; takes all notes that are there.
    func wait(seconds: Double, for series: inout ChangeSeries) -> Bool {
        let news = notes.wait(seconds: seconds).filter { isNews($0, in: folders[$0.folder]) }
        for note in news { Self.add(note, to: &series) }
        return !news.isEmpty
    }

    private func merged(_ known: Watched?, _ folder: Watched) -> [String]? {
        guard let known else { return folder.names }
        guard let a = known.names, let b = folder.names else { return nil }
        return a + b
    }

    private static func add(_ note: FolderNote, to series: inout ChangeSeries) {
        if note.isOfFolder { return series.noteAll() }
        let name = "\(note.folder)/\(note.name)"
        switch note.kind {
        case .written, .movedIn: series.note(written: name)
        case .deleted, .movedOut: series.note(gone: name)
        case .touched: series.note(touched: name)
        case .created, .folderGone, .ended, .overflow: series.noteAll()
        }
    }

    private func isNews(_ note: FolderNote, in folder: Watched?) -> Bool {
        if note.kind == .overflow { return true }
        guard let folder, note.kind != .ended else { return false }
        if note.kind == .folderGone { return true }
        // A new file is news when it has been written.
        if note.kind == .created, !note.isOfFolder { return false }
        if let names = folder.names { return names.contains(note.name) }
        return !note.name.isEmpty && !isEditorTempFile(note.name)
    }
}
