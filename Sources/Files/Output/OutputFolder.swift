import Platform

/// The folder a site is written to, which knows the files that are its own.
///
/// It never touches a file that no build of it wrote, and never writes into a stranger's folder. Several changed files come
/// at once: whoever looks, and whenever the program is killed, the folder is as it was or as it shall be.
public struct OutputFolder: Sendable {
    let path: String
    let fileSystem: FileSystem
    /// How many threads at most.
    let workers: Int

    /// What happened to the folder's files.
    public struct Changes: Hashable, Sendable {
        public var written = 0
        public var removed = 0
        public var unchanged = 0
    }

    /// What has to be done.
    private struct Plan {
        /// The manifest's entries of files that go.
        var gone: [OutputManifest.Entry]
        /// The entries of all files that shall be there.
        var new: [OutputManifest.Entry]
        /// The paths of those that are not there yet, or otherwise.
        var stale: [String]
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
        let text = manifestText
        guard OutputManifest.inputs(ofText: text) == inputs.description, let manifest = OutputManifest(text: text)
        else { return false }
        let current = concurrentMap(manifest.entries, workers: workers, context: {}) { entry, _ in
            fileSystem.fingerprint(join(path, entry.path))?.description == entry.fingerprint
        }
        return current.allSatisfy { $0 }
    }

    /// Brings the folder to `tree`; files that stay the same are left alone. Waits for another build of the same folder.
    ///
    /// - Parameter trustsNames: whether a promised file is not made where the folder has what an earlier build made under its name.
    /// - Throws: `FileError` for the first file that cannot be written or removed.
    public func update(
        to tree: OutputTree, from inputs: Fingerprint, trustsNames: Bool = false
    ) throws -> Changes {
        var outcome: Result<Changes, any Error> = .success(Changes())
        fileSystem.folders.inTurn(folderAbove(resolved)) {
            outcome = Result { try change(to: tree, from: inputs, trustsNames: trustsNames) }
        }
        return try outcome.get()
    }

    /// Removes what killed builds have left in the folder and beside it; `update` does so, too.
    public func sweep() {
        _ = fileSystem.folders.alone(folderAbove(resolved)) { try? removeLeftovers() }
    }

    private func removeLeftovers() throws {
        fileSystem.sweep(path)
        let aside = passingPath + Platform.asideSuffix
        if !fileSystem.exists(path), fileSystem.exists(aside) { try fileSystem.folders.exchange(aside, resolved) }
        for leftover in [passingPath, aside] { try fileSystem.folders.removeAll(leftover) }
    }

    private func change(to tree: OutputTree, from inputs: Fingerprint, trustsNames: Bool) throws -> Changes {
        try removeLeftovers()
        let old = OutputManifest(text: manifestText)?.entries ?? []
        let named = trustsNames ? old.filter { $0.name != nil } : []
        let known = Dictionary(named.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let files = concurrentMap(tree.paths, workers: workers, context: {}) { path, _ in
            var file = known[path].flatMap { unchanged($0, in: tree) } ?? file(at: path, of: tree)
            file.entry.name = trustsNames ? tree.name(of: path)?.description : nil
            return file
        }
        let plan = Plan(
            gone: old.filter { !tree.holds($0.path) }, new: files.map(\.entry),
            stale: files.filter { !$0.isCurrent }.map(\.entry.path))
        let manifest = OutputManifest(inputs: inputs.description, entries: plan.new)
        // A single file comes as a whole in any case.
        let isOne = plan.stale.count + plan.gone.count <= 1
        if try isOne || !exchange(to: tree, plan, manifest) { try changeFiles(to: tree, plan, manifest) }
        return Changes(
            written: plan.stale.count, removed: plan.gone.count, unchanged: plan.new.count - plan.stale.count)
    }

    /// Lets the new folder grow beside the old one, then swaps the two; false where the system lets nobody do that, as
    /// beside the root of a volume, or where this program itself stands in the folder.
    private func exchange(to tree: OutputTree, _ plan: Plan, _ manifest: OutputManifest) throws -> Bool {
        let (folders, passing) = (fileSystem.folders, passingPath)
        guard !(folders.resolved(".") + "/").hasPrefix(resolved + "/"),
            (try? fileSystem.write(join(passing, OutputManifest.name), Array(manifest.text.utf8))) != nil
        else { return false }
        defer { try? folders.removeAll(passing) }
        try write(plan.stale, of: tree, into: passing)
        let leaving = Set(plan.stale + plan.gone.map(\.path) + [OutputManifest.name])
        let kept = folders.everything(path).filter { !leaving.contains($0) }
        var isDone = false
        try fileSystem.movingFiles(kept.map { join(path, $0) }) {
            for file in kept { try folders.share(join(path, file), join(passing, file)) }
            isDone = (try? folders.exchange(passing, resolved)) != nil
            // This changes the files' stamps as well.
            try? folders.removeAll(passing)
        }
        return isDone
    }

    /// Changes one file after the other, each as a whole.
    private func changeFiles(to tree: OutputTree, _ plan: Plan, _ manifest: OutputManifest) throws {
        defer { try? fileSystem.folders.removeAll(passingPath) }
        // All are noted first: killed half-way, the next build still knows every file that may be ours.
        try write(OutputManifest(inputs: OutputManifest.unfinished, entries: plan.gone + plan.new))
        try write(plan.stale, of: tree, into: path)
        for entry in plan.gone { try fileSystem.remove(join(path, entry.path)) }
        try write(manifest)
    }

    private func write(_ names: [String], of tree: OutputTree, into folder: String) throws {
        let outcomes = concurrentMap(names, workers: workers, context: {}) { name, _ in
            Result {
                let bytes = tree[name] ?? []
                if folder == path { try put(bytes, name) } else { try fileSystem.write(join(folder, name), bytes) }
            }
        }
        for outcome in outcomes { try outcome.get() }
    }

    /// Changes one file, which grows outside of the folder where the system lets it.
    private func put(_ bytes: [UInt8], _ name: String) throws {
        let file = join(path, name)
        if (try? fileSystem.write(file, bytes, growingIn: passingPath)) == nil { try fileSystem.write(file, bytes) }
    }

    /// The folder without links.
    private var resolved: String { fileSystem.folders.resolved(path) }

    /// Where the new folder grows until it takes the place of the old one, and the old one goes afterwards.
    private var passingPath: String {
        let name = resolved.split(separator: "/").last.map(String.init) ?? ""
        return join(folderAbove(resolved), ".\(name).plumb-new")
    }

    /// The manifest's entry for a file of `tree` that has the name it was made under; nil where either has changed since.
    private func unchanged(
        _ entry: OutputManifest.Entry, in tree: OutputTree
    ) -> (entry: OutputManifest.Entry, isCurrent: Bool)? {
        guard tree.name(of: entry.path)?.description == entry.name,
            fileSystem.fingerprint(join(path, entry.path))?.description == entry.fingerprint
        else { return nil }
        return (entry, true)
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
        if manifest.text != manifestText { try put(Array(manifest.text.utf8), OutputManifest.name) }
    }
}
