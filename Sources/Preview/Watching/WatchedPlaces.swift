/// What a build reads from the disk: single files, and folders with all below them.
///
/// None of them need exist; the preview notices when they come.
public struct WatchedPlaces: Hashable, Sendable {
    public var files: [String]
    public var folders: [String]

    public init(files: [String], folders: [String]) {
        self.files = files
        self.folders = folders
    }
}
