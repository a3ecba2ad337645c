/// Every file a build produces, in memory, before anything is written.
public struct OutputTree: Sendable {
    /// By path below the output folder; a file is its pieces in order, which other files and builds may share.
    private var files: [String: [[UInt8]]] = [:]

    public init() {}

    /// The paths below the output folder, sorted.
    public var paths: [String] { files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    /// The file at `path`; setting it adds or replaces the file. Complexity: O(n) in its length.
    public subscript(path: String) -> [UInt8]? {
        get {
            guard let pieces = files[path] else { return nil }
            if pieces.count == 1 { return pieces[0] }
            var whole: [UInt8] = []
            whole.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
            for piece in pieces { whole += piece }
            return whole
        }
        set { files[path] = newValue.map { [$0] } }
    }

    /// Whether there is a file at `path`.
    public func holds(_ path: String) -> Bool { files[path] != nil }

    /// Tells the bytes of the file at `path` from others; nil where there is none. Complexity: O(n), without a copy.
    public func fingerprint(of path: String) -> Fingerprint? { files[path].map { Fingerprint(pieces: $0) } }

    /// Adds a text file.
    public mutating func add(_ text: String, at path: String) {
        files[path] = [Array(text.utf8)]
    }

    /// Adds a file of several pieces, none of which is copied.
    mutating func setPieces(_ pieces: [[UInt8]], at path: String) {
        files[path] = pieces
    }

    /// Whether both have the same files with the same bytes. Complexity: O(n) in the bytes that they do not share.
    public func holdsTheSame(as other: OutputTree) -> Bool {
        files.count == other.files.count
            && files.allSatisfy { path, pieces in
                guard let others = other.files[path] else { return false }
                return pieces == others || self[path] == other[path]
            }
    }
}
