import Content
import Files

/// What publishing needs from outside.
public struct PublishTools: Sendable {
    public var fileSystem: FileSystem
    public var programs: ProgramRunner

    public init(fileSystem: FileSystem, programs: ProgramRunner) {
        self.fileSystem = fileSystem
        self.programs = programs
    }
}

/// A site on its way to a place: what would change there is known, nothing has changed yet.
public struct Publication {
    /// What would change.
    public let changes: SiteChanges
    /// The place in words, such as `the folder 'public'`.
    public var place: String { target.description }
    private let edition: Edition
    private let target: any PublishPlace

    /// Looks at the place.
    ///
    /// - Parameters:
    ///   - tree: the files of the site.
    ///   - folder: the site's own folder.
    ///   - replacesOthers: whether files that others wrote or changed may be replaced.
    /// - Throws: `PublishError` where the place cannot be read, is not ours, or has been changed by others.
    public init(
        of tree: OutputTree, to target: PublishTarget, from folder: String, replacesOthers: Bool = false,
        with tools: PublishTools
    ) throws(PublishError) {
        var tree = tree
        if case .branch(let branch) = target {
            // The host shall show the files as they are.
            tree[".nojekyll"] = []
            if let domain = branch.domain { tree["CNAME"] = Array("\(domain)\n".utf8) }
        }
        let place = try target.place(from: folder, tools)
        try self.init(of: Edition(tree), to: place, standing: place.standing(), replacesOthers)
    }

    /// Looks at the place for a site that was published there earlier, to put it back.
    ///
    /// - Parameters:
    ///   - name: how many publications ago, or the beginning of a commit's name.
    ///   - folder: the site's own folder.
    ///   - replacesOthers: whether files that others wrote or changed may be replaced.
    /// - Throws: `PublishError`, where the place has no such site among others.
    public init(
        backTo name: String, at target: PublishTarget, from folder: String, replacesOthers: Bool = false,
        with tools: PublishTools
    ) throws(PublishError) {
        let place = try target.place(from: folder, tools)
        let standing = try place.standing()
        try self.init(of: place.earlier(name), to: place, standing: standing, replacesOthers)
    }

    private init(
        of edition: Edition, to target: any PublishPlace, standing: StandingSite, _ replacesOthers: Bool
    ) throws(PublishError) {
        if !replacesOthers { try Self.refuse(standing, for: edition, at: target) }
        self.edition = edition
        self.target = target
        changes = SiteChanges(from: standing, to: edition)
    }

    /// Makes the changes, all at once: whoever looks meets the site as it was or as it is now.
    ///
    /// - Throws: `PublishError`; then the place is as it was.
    public func carryOut() throws(PublishError) {
        guard !changes.isEmpty else { return }
        try target.put(edition, changes)
    }

    private static func refuse(
        _ standing: StandingSite, for edition: Edition, at place: any PublishPlace
    ) throws(PublishError) {
        if let foreign = standing.foreignFiles.first { throw .notOurs(place: place.description, file: foreign) }
        let touched = standing.touchedByOthers(for: edition)
        if !touched.isEmpty { throw .changedByOthers(place: place.description, files: touched) }
    }
}

/// A place that can show a site.
protocol PublishPlace: AnyObject, CustomStringConvertible {
    /// What is there now.
    func standing() throws(PublishError) -> StandingSite

    /// The site of an earlier publication; to be asked after `standing`.
    func earlier(_ name: String) throws(PublishError) -> Edition

    /// Exchanges what was there, as `standing` gave it, for `edition`, in one step.
    func put(_ edition: Edition, _ changes: SiteChanges) throws(PublishError)
}

extension PublishTarget {
    /// The place that the settings of the site in `folder` name.
    fileprivate func place(from folder: String, _ tools: PublishTools) throws(PublishError) -> any PublishPlace {
        switch self {
        case .folder(let path):
            FolderPlace(path: path.hasPrefix("/") ? path : join(folder, path), fileSystem: tools.fileSystem)
        case .branch(let branch): try BranchPlace(branch, siteFolder: folder, tools)
        }
    }
}
