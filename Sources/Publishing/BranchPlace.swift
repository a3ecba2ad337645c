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

    func put(_ edition: Edition, _ changes: SiteChanges) throws(PublishError) {
        let author = try repository.run(["var", "GIT_COMMITTER_IDENT"])
        guard author.status == 0 else { throw .nobody(reason: GitRepository.shortened(author.complaint)) }
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
        guard result.status == 0 else {
            throw .unreachable(remote: branch.remote, reason: GitRepository.shortened(result.complaint))
        }
        return result
    }

    /// What a push that failed means; git marks a branch that it did not bring with `!`.
    private func refusal(_ pushed: ProgramResult) -> PublishError {
        guard let line = pushed.text.split(separator: "\n").first(where: { $0.hasPrefix("!") }) else {
            return .unreachable(remote: branch.remote, reason: GitRepository.shortened(pushed.complaint))
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
