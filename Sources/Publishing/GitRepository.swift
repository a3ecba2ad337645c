import Files

/// A bare repository of our own in which commits are made; it is gone afterwards.
///
/// It is set up as the repository that the site's folder is in, so that its remotes, keys and credentials serve, but
/// its hooks never run and its work tree is never touched.
final class GitRepository {
    private let path: String
    private let siteFolder: String
    private let tools: PublishTools
    private var settings: [String] = []

    init(siteFolder: String, _ tools: PublishTools) throws(PublishError) {
        self.siteFolder = siteFolder
        self.tools = tools
        do {
            path = try tools.fileSystem.folders.scratch()
        } catch {
            throw .file(error)
        }
        settings = try outerSettings() + ["-c", "core.bare=true", "-c", "core.hooksPath=/dev/null", "-c", "gc.auto=0"]
    }

    deinit {
        try? tools.fileSystem.folders.removeAll(path)
    }

    /// Makes the repository; its objects are named as long as `tip`, a commit of the remote, is.
    func open(like tip: String?) throws(PublishError) {
        let format = tip?.utf8.count == 64 ? "sha256" : "sha1"
        try expect(run(["init", "--quiet", "--bare", "--object-format=\(format)", path], isInside: false))
    }

    /// Runs git on the repository, in the site's folder so that relative paths mean what an author expects.
    func run(
        _ arguments: [String], input: [UInt8] = [], isInside: Bool = true
    ) throws(PublishError) -> ProgramResult {
        let start = isInside ? ["--git-dir=\(path)"] + settings : []
        do throws(ProgramFailure) {
            return try tools.programs.run(
                ProgramCall("git", start + arguments, in: siteFolder, input: input, environment: Self.environment))
        } catch {
            throw error.isMissing ? .noGit(reason: error.reason) : .git(reason: error.reason)
        }
    }

    /// The output of a command that has no reason to fail.
    @discardableResult
    func expect(_ result: ProgramResult) throws(PublishError) -> ProgramResult {
        guard result.status == 0 else { throw .git(reason: Self.shortened(result.complaint)) }
        return result
    }

    /// The last lines of what git complains of, without the prefixes of what others said.
    static func shortened(_ complaint: String) -> String {
        let lines = complaint.split(whereSeparator: \.isNewline).map { line in
            line.hasPrefix("fatal: ") ? String(line.dropFirst("fatal: ".count)) : String(line)
        }
        return lines.suffix(3).joined(separator: " ")
    }

    /// The configuration of the repository around the site's folder, where there is one.
    private func outerSettings() throws(PublishError) -> [String] {
        let answer = try run(["rev-parse", "--path-format=absolute", "--git-common-dir"], isInside: false)
        let folder = answer.text.split(separator: "\n").first.map(String.init)
        guard answer.status == 0, let folder else { return [] }
        return ["-c", "include.path=\(join(folder, "config"))"]
    }

    /// Words that can be read by programs, and nothing of a repository whose hook may have started this program.
    private static let environment: [(name: String, value: String?)] = [
        ("LC_ALL", "C"), ("GIT_DIR", nil), ("GIT_WORK_TREE", nil), ("GIT_INDEX_FILE", nil), ("GIT_COMMON_DIR", nil),
        ("GIT_OBJECT_DIRECTORY", nil), ("GIT_ALTERNATE_OBJECT_DIRECTORIES", nil), ("GIT_NAMESPACE", nil),
        ("GIT_QUARANTINE_PATH", nil), ("GIT_SHALLOW_FILE", nil), ("GIT_PREFIX", nil),
    ]
}
