/// Every file a build produces, in memory, before anything is written.
public struct OutputTree: Sendable {
    /// By path below the output folder.
    private var files: [String: Content] = [:]

    private enum Content: Sendable {
        /// In order; other files and builds may share them.
        case pieces([[UInt8]])
        /// Bytes that are made when somebody asks for them, each time the same for a name.
        case promise(Fingerprint, @Sendable () -> [UInt8])

        var pieces: [[UInt8]] {
            switch self {
            case .pieces(let pieces): pieces
            case .promise(_, let make): [make()]
            }
        }
    }

    public init() {}

    /// The paths below the output folder, sorted.
    public var paths: [String] { files.keys.sortedByBytes() }

    /// The file at `path`; setting it adds or replaces the file. Complexity: O(n) in its length.
    public subscript(path: String) -> [UInt8]? {
        get {
            guard let pieces = files[path]?.pieces else { return nil }
            if pieces.count == 1 { return pieces[0] }
            var whole: [UInt8] = []
            whole.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
            for piece in pieces { whole += piece }
            return whole
        }
        set { files[path] = newValue.map { .pieces([$0]) } }
    }

    /// Whether there is a file at `path`.
    public func holds(_ path: String) -> Bool { files[path] != nil }

    /// Tells the bytes of the file at `path` from others; nil where there is none. Complexity: O(n), without a copy.
    public func fingerprint(of path: String) -> Fingerprint? { (files[path]?.pieces).map { Fingerprint(pieces: $0) } }

    /// What tells the file at `path` from others without its bytes; nil for one that is at hand.
    func name(of path: String) -> Fingerprint? {
        guard case .promise(let name, _)? = files[path] else { return nil }
        return name
    }

    /// Adds a text file.
    public mutating func add(_ text: String, at path: String) {
        files[path] = .pieces([Array(text.utf8)])
    }

    /// Adds a file of several pieces, none of which is copied.
    package mutating func setPieces(_ pieces: [[UInt8]], at path: String) {
        files[path] = .pieces(pieces)
    }

    /// Adds a file that is made when somebody asks for it; `name` tells it from others, also of other versions of the program.
    package mutating func promise(_ path: String, named name: Fingerprint, make: @escaping @Sendable () -> [UInt8]) {
        files[path] = .promise(name, make)
    }

    /// Whether both have the same files with the same bytes; a promised file is known by its name alone.
    ///
    /// Complexity: O(n) in the bytes that they do not share.
    public func holdsTheSame(as other: OutputTree) -> Bool {
        guard files.count == other.files.count else { return false }
        return files.allSatisfy { path, content in
            switch (content, other.files[path]) {
            case (.pieces(let pieces), .pieces(let others)?): pieces == others || self[path] == other[path]
            case (.promise(let name, _), .promise(let another, _)?): name == another
            default: false
            }
        }
    }
}
