/// The folder a site is written to, which knows the files that are its own.
///
/// It never touches a file that no build of it wrote, and never writes into a stranger's folder.
public struct OutputFolder: Sendable {
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

    /// Whether it holds, byte for byte, what a build made from inputs of that fingerprint.
    public func isCurrent(for inputs: Fingerprint) -> Bool {
        guard let manifest = OutputManifest(text: manifestText), manifest.inputs == inputs.description else {
            return false
        }
        return manifest.entries.allSatisfy { entry in
            fileSystem.read(join(path, entry.path)).map { Fingerprint($0).description } == entry.fingerprint
        }
    }

    /// Brings the folder to `tree`, each file as a whole; files that stay the same are left alone.
    /// - Throws: `FileError` for the first file that cannot be written or removed.
    public func update(to tree: OutputTree, from inputs: Fingerprint) throws -> Changes {
        var changes = Changes()
        fileSystem.sweep(path)
        let old = OutputManifest(text: manifestText)?.entries ?? []
        let new = tree.paths.map {
            OutputManifest.Entry(path: $0, fingerprint: Fingerprint(tree[$0] ?? []).description)
        }
        // Both are noted first: killed half-way, the next build still knows every file that may be ours.
        try write(OutputManifest(inputs: OutputManifest.unfinished, entries: old.filter { tree[$0.path] == nil } + new))
        for name in tree.paths {
            guard let bytes = tree[name] else { continue }
            if fileSystem.read(join(path, name)) == bytes {
                changes.unchanged += 1
            } else {
                try fileSystem.write(join(path, name), bytes)
                changes.written += 1
            }
        }
        for entry in old where tree[entry.path] == nil {
            try fileSystem.remove(join(path, entry.path))
            changes.removed += 1
        }
        try write(OutputManifest(inputs: inputs.description, entries: new))
        return changes
    }

    private var manifestPath: String { join(path, OutputManifest.name) }

    private var manifestText: String {
        fileSystem.read(manifestPath).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    private func write(_ manifest: OutputManifest) throws {
        if manifest.text != manifestText { try fileSystem.write(manifestPath, Array(manifest.text.utf8)) }
    }
}
