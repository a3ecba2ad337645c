/// The one seam to the disk: everything above it works on paths and bytes.
///
/// Paths use `/`; relative ones start at the folder the command runs in.
public struct FileSystem: Sendable {
    /// The bytes of a file, or nil where it cannot be read.
    public var read: @Sendable (_ path: String) -> [UInt8]?
    /// The last bytes of a file, at most so many; nil where it cannot be read.
    public var ending: @Sendable (_ path: String, _ count: Int) -> [UInt8]?
    /// So many bytes of a file from an offset on, fewer where it ends; nil where it cannot be read.
    public var slice: @Sendable (_ path: String, _ offset: Int, _ count: Int) -> [UInt8]?
    /// Tells the bytes of a file from others without holding all of them; nil where it cannot be read.
    public var fingerprint: @Sendable (_ path: String) -> Fingerprint?
    /// Tells one version of a file from another without reading it; nil where nothing can tell.
    public var stamp: @Sendable (_ path: String) -> FileStamp?
    /// The same of a file that has just changed, too, whose stamp may not tell it from its next version.
    public var newestStamp: @Sendable (_ path: String) -> FileStamp?
    /// Runs a change of where files stand, such as linking them to a second place, that leaves their bytes as they are.
    public var movingFiles: @Sendable (_ paths: [String], _ change: () throws -> Void) throws -> Void
    /// The paths of all files below a folder, relative to it, sorted; hidden ones are left out.
    public var files: @Sendable (_ folder: String) -> [String]
    /// Whether a file or folder stands at a path.
    public var exists: @Sendable (_ path: String) -> Bool
    /// Puts a file in place as a whole, with the folders above it: a reader sees the old bytes or the new ones.
    public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
    /// The same, with a folder in which the file grows until it takes its place; nil where that makes no difference.
    var growing: (@Sendable (_ path: String, _ bytes: [UInt8], _ folder: String) throws -> Void)?
    /// Removes a file, and the folders above it that become empty.
    public var remove: @Sendable (_ path: String) throws -> Void
    /// Removes what writes of programs that have been killed have left below a folder.
    public var sweep: @Sendable (_ folder: String) -> Void
    /// The same for whole folders.
    public var folders: FolderOperations
    /// What `files` names, with sizes and times.
    public var list: @Sendable (_ folder: String) -> [ListedFile]

    public init(
        read: @escaping @Sendable (String) -> [UInt8]?,
        files: @escaping @Sendable (String) -> [String],
        exists: @escaping @Sendable (String) -> Bool,
        write: @escaping @Sendable (String, [UInt8]) throws -> Void,
        remove: @escaping @Sendable (String) throws -> Void,
        sweep: @escaping @Sendable (String) -> Void = { _ in },
        folders: FolderOperations = .disk,
        list: @escaping @Sendable (String) -> [ListedFile] = { _ in [] },
        ending: (@Sendable (String, Int) -> [UInt8]?)? = nil,
        slice: (@Sendable (String, Int, Int) -> [UInt8]?)? = nil,
        fingerprint: (@Sendable (String) -> Fingerprint?)? = nil,
        stamp: @escaping @Sendable (String) -> FileStamp? = { _ in nil },
        newestStamp: (@Sendable (String) -> FileStamp?)? = nil,
        growing: (@Sendable (String, [UInt8], String) throws -> Void)? = nil
    ) {
        self.read = read
        self.ending = ending ?? { path, count in read(path).map { Array($0.suffix(max(0, count))) } }
        self.slice =
            slice ?? { path, offset, count in
                read(path).map { Array($0.dropFirst(max(0, offset)).prefix(max(0, count))) }
            }
        self.fingerprint = fingerprint ?? { path in read(path).map { Fingerprint($0) } }
        self.stamp = stamp
        self.newestStamp = newestStamp ?? stamp
        movingFiles = { _, change in try change() }
        self.files = files
        self.exists = exists
        self.write = write
        self.remove = remove
        self.sweep = sweep
        self.folders = folders
        self.list = list
        self.growing = growing
    }

    /// Puts a file in place as a whole; until it is there it grows in `folder`, on the same disk, where whoever kills the
    /// program leaves it.
    public func write(_ path: String, _ bytes: [UInt8], growingIn folder: String) throws {
        if let growing { try growing(path, bytes, folder) } else { try write(path, bytes) }
    }
}

/// A file in a listing.
public struct ListedFile: Hashable, Sendable {
    /// Below the folder that was listed.
    public var path: String
    /// In bytes.
    public var size: Int
    /// When it was written, in seconds since 1970; good for telling older from newer alone.
    public var modified: Double

    public init(path: String, size: Int, modified: Double) {
        self.path = path
        self.size = size
        self.modified = modified
    }
}

/// A file that could not be written or removed.
public struct FileError: Error, Hashable, Sendable {
    public var path: String
    /// The operating system's own words.
    public var reason: String

    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}

/// `folder` and `name` joined by one slash; an empty or `.` folder adds nothing.
public func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}
