/// The folder a site is written to, which knows the files that are its own.
///
/// It never touches a file that no build of it wrote, and never writes into a stranger's folder.
public struct OutputFolder: Sendable {
    /// The list of our own files, so that what is no longer produced can go.
    static let manifestName = ".plumb-files"

    let path: String
    let fileSystem: FileSystem

    /// What happened to the folder's files.
    public struct Changes: Hashable, Sendable {
        public var written = 0
        public var removed = 0
        public var unchanged = 0
    }

    public init(path: String, fileSystem: FileSystem) {
        self.path = path
        self.fileSystem = fileSystem
    }

    /// Whether it is empty or holds a manifest of ours; only then may a build write here.
    public var isOurs: Bool {
        fileSystem.exists(manifestPath) || fileSystem.files(path).isEmpty
    }

    /// Brings the folder to `tree`, each file as a whole; files that stay the same are left alone.
    /// - Throws: `FileError` for the first file that cannot be written or removed.
    public func update(to tree: OutputTree) throws -> Changes {
        var changes = Changes()
        let old = ownFiles
        // The union is noted first: killed half-way, the next build still knows every file that may be ours.
        try writeManifest(Set(old).union(tree.paths).sorted())
        for name in tree.paths {
            guard let bytes = tree[name] else { continue }
            if fileSystem.read(join(path, name)) == bytes {
                changes.unchanged += 1
            } else {
                try fileSystem.write(join(path, name), bytes)
                changes.written += 1
            }
        }
        for name in old where tree[name] == nil {
            try fileSystem.remove(join(path, name))
            changes.removed += 1
        }
        try writeManifest(tree.paths)
        return changes
    }

    private var manifestPath: String { join(path, Self.manifestName) }

    /// The files that earlier builds wrote here; names that would leave the folder are not believed.
    private var ownFiles: [String] {
        guard let bytes = fileSystem.read(manifestPath) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init).filter { name in
            !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
        }
    }

    private func writeManifest(_ names: [String]) throws {
        let text = names.map { $0 + "\n" }.joined()
        let bytes = Array(text.utf8)
        if fileSystem.read(manifestPath) != bytes { try fileSystem.write(manifestPath, bytes) }
    }
}
