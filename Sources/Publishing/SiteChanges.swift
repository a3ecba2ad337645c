import Files

/// What publishing would do to the files at a place; each list sorted by path.
public struct SiteChanges: Hashable, Sendable {
    public var added: [String] = []
    public var changed: [String] = []
    public var removed: [String] = []
    /// Files there that no site of ours wrote; they stay.
    public var kept: [String] = []

    /// Whether the place has the site already.
    public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
}

extension SiteChanges {
    /// The way from what stands at a place to the files of `edition`. Complexity: O(n log n) in the number of files.
    init(from standing: StandingSite, to edition: Edition) {
        for (path, fingerprint) in zip(edition.paths, edition.fingerprints) {
            switch standing.files[path] {
            case nil: added.append(path)
            case fingerprint: break
            default: changed.append(path)
            }
        }
        let new = Set(edition.paths)
        let own = Set(standing.manifest?.entries.map(\.path) ?? [])
        for path in standing.paths where !new.contains(path) && path != OutputManifest.name {
            if own.contains(path) { removed.append(path) } else { kept.append(path) }
        }
    }
}

/// What is at a place now.
struct StandingSite: Hashable, Sendable {
    /// The fingerprint of each file by its path, the manifest left out.
    var files: [String: String] = [:]
    /// What the last publication noted; nil where there was none.
    var manifest: OutputManifest?

    /// Sorted.
    var paths: [String] { files.keys.sortedByBytes() }

    /// Files that hosts make or ask for, and that no author misses as a work of theirs.
    static let hostFiles = ["CNAME", ".nojekyll"]

    /// The files of a place where no site of ours has been.
    var foreignFiles: [String] {
        guard manifest == nil else { return [] }
        return paths.filter { !Self.hostFiles.contains($0) }
    }

    /// The files that others have changed, or put where `edition` wants to put its own, since the last publication.
    func touchedByOthers(for edition: Edition) -> [String] {
        guard let manifest, manifest.inputs != OutputManifest.unfinished else { return [] }
        let own = Dictionary(
            manifest.entries.map { ($0.path, $0.fingerprint) }, uniquingKeysWith: { first, _ in first })
        let changed = manifest.entries.filter { files[$0.path] != $0.fingerprint }.map(\.path)
        let inTheWay = zip(edition.paths, edition.fingerprints).filter { path, fingerprint in
            own[path] == nil && files[path].map { $0 != fingerprint } == true
        }.map(\.0)
        return Set(changed + inTheWay).subtracting(Self.hostFiles).sorted()
    }
}

/// The files of a site as they are published.
struct Edition: Sendable {
    let tree: OutputTree
    /// Sorted.
    let paths: [String]
    /// Of the files at `paths`.
    let fingerprints: [String]
    /// The list of its files, which lies beside them.
    let manifest: OutputManifest
    /// What the publication is called where it is noted.
    let title: String

    init(_ tree: OutputTree, title: String = "Publish the site") {
        self.tree = tree
        self.title = title
        let paths = tree.paths
        let fingerprints = paths.map { tree.fingerprint(of: $0)?.description ?? "" }
        self.paths = paths
        self.fingerprints = fingerprints
        manifest = OutputManifest(
            inputs: "published",
            entries: zip(paths, fingerprints).map { OutputManifest.Entry(path: $0, fingerprint: $1) })
    }
}
