/// The folder a site is written to, which knows the files that are its own.
///
/// It never touches a file that no build of it wrote, and never writes into a stranger's folder.
public struct OutputFolder: Sendable {
    package let path: String
    package let fileSystem: FileSystem
    /// How many threads at most.
    package let workers: Int

    /// What happened to the folder's files.
    public struct Changes: Hashable, Sendable {
        public var written = 0
        public var removed = 0
        public var unchanged = 0
    }

    public init(path: String, fileSystem: FileSystem, workers: Int = 1) {
        self.path = path
        self.fileSystem = fileSystem
        self.workers = workers
    }

    /// Whether it is empty or holds a manifest of ours; only then may a build write here.
    public var isOurs: Bool {
        fileSystem.exists(manifestPath) || fileSystem.files(path).isEmpty
    }

    /// Whether it holds, byte for byte, what a build made from inputs of that fingerprint.
    public func isCurrent(for inputs: Fingerprint) -> Bool {
        guard let manifest = OutputManifest(text: manifestText), manifest.inputs == inputs.description else {
            return false
        }
        let current = concurrentMap(manifest.entries, workers: workers, context: {}) { entry, _ in
            fileSystem.fingerprint(join(path, entry.path))?.description == entry.fingerprint
        }
        return current.allSatisfy { $0 }
    }

    /// Brings the folder to `tree`, each file as a whole; files that stay the same are left alone.
    /// - Throws: `FileError` for the first file that cannot be written or removed.
    public func update(to tree: OutputTree, from inputs: Fingerprint) throws -> Changes {
        var changes = Changes()
        fileSystem.sweep(path)
        let old = OutputManifest(text: manifestText)?.entries ?? []
        let gone = old.filter { !tree.holds($0.path) }
        let files = concurrentMap(tree.paths, workers: workers, context: {}) { path, _ in file(at: path, of: tree) }
        let new = files.map(\.entry)
        let stale = files.filter { !$0.isCurrent }.map(\.entry.path)
        // Both are noted first: killed half-way, the next build still knows every file that may be ours.
        try write(OutputManifest(inputs: OutputManifest.unfinished, entries: gone + new))
        let outcomes = concurrentMap(stale, workers: workers, context: {}) { name, _ in
            Result { try fileSystem.write(join(path, name), tree[name] ?? []) }
        }
        for outcome in outcomes { try outcome.get() }
        for entry in gone {
            try fileSystem.remove(join(path, entry.path))
            changes.removed += 1
        }
        try write(OutputManifest(inputs: inputs.description, entries: new))
        changes.written = stale.count
        changes.unchanged = new.count - stale.count
        return changes
    }

    /// The manifest's entry for a file of `tree`, and whether the folder has it so.
    private func file(at name: String, of tree: OutputTree) -> (entry: OutputManifest.Entry, isCurrent: Bool) {
        let wanted = tree.fingerprint(of: name)
        return (
            OutputManifest.Entry(path: name, fingerprint: wanted?.description ?? ""),
            wanted == fileSystem.fingerprint(join(path, name))
        )
    }

    private var manifestPath: String { join(path, OutputManifest.name) }

    private var manifestText: String {
        fileSystem.read(manifestPath).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func write(_ manifest: OutputManifest) throws {
        if manifest.text != manifestText { try fileSystem.write(manifestPath, Array(manifest.text.utf8)) }
    }
}
