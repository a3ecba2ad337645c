import Content
import Files

/// A branch of a remote git repository: each publication is one commit on top of what is there, never forced.
final class BranchPlace: PublishPlace {
    private let branch: PublishBranch
    private let repository: GitRepository
    /// The commit that `standing` has read; nil for a branch that is not there yet.
    private var tip: String?

    init(_ branch: PublishBranch, siteFolder: String, _ tools: PublishTools) throws(PublishError) {
        self.branch = branch
        repository = try GitRepository(siteFolder: siteFolder, tools)
        let name = try repository.run(["check-ref-format", "refs/heads/\(branch.name)"])
        guard name.status == 0 else { throw .wrongBranch(branch.name) }
    }

    var description: String { "the branch '\(branch.name)' of '\(branch.remote)'" }

    func standing() throws(PublishError) -> StandingSite {
        let listed = try reach(["ls-remote", "--", branch.remote, "refs/heads/\(branch.name)"])
        tip = listed.text.split(separator: "\t").first.map(String.init)
        try repository.open(like: tip)
        guard tip != nil else { return StandingSite() }
        try reach([
            "fetch", "--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules", "--", branch.remote,
            "refs/heads/\(branch.name):\(Self.tipName)",
        ])
        tip = try repository.expect(repository.run(["rev-parse", Self.tipName])).text.trimmed
        return try StandingSite(files: GitFiles(of: Self.tipName, in: repository))
    }

    func earlier(_ name: String) throws(PublishError) -> Edition {
        let all = try publications()
        guard let index = all.dropFirst().firstIndex(where: { $0.isCalled(name) }) else {
            throw .noEarlierSite(name: name, place: description, known: all.dropFirst().prefix(10).map(\.description))
        }
        let files = try GitFiles(of: all[index].commit, in: repository)
        let own = Set(StandingSite(files: files).manifest?.entries.map(\.path) ?? [])
        var tree = OutputTree()
        for (path, bytes) in files.files where own.contains(path) { tree[path] = bytes }
        return Edition(tree, title: "Go back to the site of \(all[index].day), \(all[index].shortName)")
    }

    /// The commits of the branch that published a site, newest first. Fetches all of its history.
    private func publications() throws(PublishError) -> [BranchPublication] {
        guard tip != nil else { return [] }
        let everything = "--depth=2147483647"
        try reach([
            "fetch", "--quiet", everything, "--no-tags", "--no-recurse-submodules", "--", branch.remote,
            "refs/heads/\(branch.name):\(Self.tipName)",
        ])
        let log = try repository.expect(
            repository.run(["log", "--first-parent", "--format=%H %cs", Self.tipName, "--", OutputManifest.name]))
        return log.text.split(separator: "\n").enumerated().compactMap { BranchPublication($0.element, age: $0.offset) }
    }

    func put(_ edition: Edition, _ changes: SiteChanges) throws(PublishError) {
        let author = try repository.run(["var", "GIT_COMMITTER_IDENT"])
        guard author.status == 0 else { throw .nobody }
        let commit = GitCommit(edition: edition, changes: changes, author: author.text.trimmed, parent: tip)
        try repository.expect(
            repository.run(["fast-import", "--quiet", "--date-format=raw"], input: commit.stream(to: Self.nextName)))
        let pushed = try repository.run([
            "push", "--porcelain", "--no-verify", "--recurse-submodules=no", "--", branch.remote,
            "\(Self.nextName):refs/heads/\(branch.name)",
        ])
        guard pushed.status != 0 else { return }
        throw refusal(pushed)
    }

    private static let tipName = "refs/plumb/tip"
    private static let nextName = "refs/plumb/next"

    @discardableResult
    private func reach(_ arguments: [String]) throws(PublishError) -> ProgramResult {
        let result = try repository.run(arguments)
        guard result.status == 0 else { throw unreachable(result) }
        return result
    }

    private func unreachable(_ result: ProgramResult) -> PublishError {
        let reason = GitRepository.shortened(result.complaint)
        let signs = ["Could not resolve host", "Temporary failure in name resolution", "Network is unreachable"]
        let line = result.complaint.split(whereSeparator: \.isNewline).first { line in
            signs.contains { line.contains($0) }
        }
        return line.map { .offline(remote: branch.remote, reason: GitRepository.shortened(String($0))) }
            ?? .unreachable(remote: branch.remote, reason: reason)
    }

    /// What a push that failed means; git marks a branch that it did not bring with `!`.
    private func refusal(_ pushed: ProgramResult) -> PublishError {
        guard let line = pushed.text.split(separator: "\n").first(where: { $0.hasPrefix("!") }) else {
            return unreachable(pushed)
        }
        let reason = line.split(separator: "\t").last.map(String.init) ?? ""
        let signs = ["[rejected]", "cannot lock ref", "reference already exists", "failed to update ref"]
        if signs.contains(where: { reason.contains($0) }) { return .moved(place: description) }
        let complaint = pushed.complaint.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("remote:") }
        return .refused(place: description, reason: ([Substring(reason)] + complaint).joined(separator: " "))
    }
}

extension String {
    /// Without the line feed that ends a program's answer.
    fileprivate var trimmed: String { String(prefix { !$0.isNewline }) }
}
