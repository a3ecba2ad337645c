/// What the system says has happened in a watched folder.
public struct FolderNote: Hashable, Sendable {
    /// The folder's number, as `FolderNotes.watch` gave it.
    public var folder: Int32
    /// The name in it that it is about; empty for the folder itself.
    public var name: String
    public var kind: Kind
    /// Whether it is about a folder in the folder.
    public var isOfFolder: Bool

    /// What has happened to a name or a folder.
    public enum Kind: Hashable, Sendable {
        /// A file that was written has been closed.
        case written
        /// It has come from elsewhere, as a whole.
        case movedIn
        case created, movedOut, deleted
        /// Its times or rights have changed.
        case touched
        /// The watched folder itself has gone.
        case folderGone
        /// The system no longer watches the folder.
        case ended
        /// Notes were lost: anything may have happened.
        case overflow
    }

    public init(folder: Int32, name: String, kind: Kind, isOfFolder: Bool) {
        self.folder = folder
        self.name = name
        self.kind = kind
        self.isOfFolder = isOfFolder
    }
}

/// What came of asking the system to watch a folder.
public enum FolderWatch: Hashable, Sendable {
    /// The system calls it by that number.
    case watched(Int32)
    /// There is no such folder, or it cannot be read.
    case refused
    /// The system watches no more folders.
    case exhausted
}
