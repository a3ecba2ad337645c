import Caching
import Diagnostics
import Files

/// The days on which the lessons of a site were last changed, as git knows them.
package struct LastChanges: Sendable {
    /// By the file's path below the content folder: the author's day of the last commit that touched it.
    private var days: [String: String] = [:]

    /// The day, `YYYY-MM-DD`, of the last commit that touched a file below the content folder; nil where git knows none.
    package subscript(file: String) -> String? { days[file] }
}

extension LastChanges {
    /// Asks git, where the settings want it; says nothing where there is no git, no repository or no commit.
    ///
    /// The history is read once for each commit; after that git is only asked which one is the last. A clone that lacks a
    /// part of its history knows the days of none, and a warning says so. Complexity: O(n) in the history.
    static func read(_ settings: SiteSettings, _ layout: SiteLayout, _ tools: BuildTools) -> (LastChanges, [Diagnostic])
    {
        guard let place = settings.history, let git = History(layout, tools), let commit = git.lastCommit else {
            return (LastChanges(), [])
        }
        guard !commit.isShallow else { return (LastChanges(), [shallow(at: place)]) }
        var key = tools.cache.key("last changes")
        key.write([layout.content, commit.name])
        return (tools.cache.value(key) { LastChanges(log: git.log) }, [])
    }

    private static func shallow(at place: SourceLocation) -> Diagnostic {
        Diagnostic(
            .warning, "shallow-history", at: place, excerpt: "updated: git",
            message: "this clone lacks a part of its history; no lesson says when it was last changed",
            help: "fetch all of it: 'git fetch --unshallow', or 'fetch-depth: 0' and 'GIT_DEPTH: 0' in pipelines")
    }

    /// Reads days behind a byte 1, each followed by the files of its commit, the newest first.
    private init(log: [UInt8]) {
        var day = ""
        for part in log.split(separator: 0) {
            let text = String(decoding: part, as: UTF8.self).drop { $0.isNewline }
            if text.utf8.first == 1 {
                day = String(text.dropFirst())
            } else if days[String(text)] == nil {
                days[String(text)] = day
            }
        }
    }
}

extension LastChanges: Storable {
    package func store(in writer: inout ByteWriter) {
        let files = days.keys.sorted()
        writer.write(files)
        writer.write(files.map { days[$0] ?? "" })
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (files, known): ([String], [String]) = (try reader.read(), try reader.read())
        guard files.count == known.count else { throw DamagedBytes() }
        days = Dictionary(zip(files, known), uniquingKeysWith: { first, _ in first })
    }
}

extension SiteLayout {
    /// Tells what git knows of a site from what it knew before; nil where no page follows from that.
    public func history(with tools: BuildTools) -> Fingerprint? {
        guard let utf8 = tools.fileSystem.read(settings),
            SiteSettings.parse(SourceFile(path: settings, utf8: utf8)).0.history != nil
        else { return nil }
        let commit = History(self, tools)?.lastCommit
        return Fingerprint("\(commit?.name ?? "none") \(commit?.isShallow ?? false)")
    }
}

/// The history of a site's content, asked of git.
private struct History {
    private let folder: String
    private let programs: ProgramRunner

    /// Nil where nothing runs other programs.
    init?(_ layout: SiteLayout, _ tools: BuildTools) {
        guard let runner = tools.runner else { return nil }
        programs = runner
        folder = layout.content
    }

    /// The last commit, and whether commits before it are missing; nil where git has nothing to say.
    var lastCommit: (name: String, isShallow: Bool)? {
        guard let answer = run(["rev-parse", "--is-shallow-repository", "HEAD"]) else { return nil }
        let lines = String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard lines.count == 2 else { return nil }
        return (String(lines[1]), lines[0] == "true")
    }

    /// Each commit's day behind a byte 1, then the files that it touched, each ended by a zero.
    var log: [UInt8] {
        run(["log", "--format=%x01%as", "--name-only", "-z", "--no-renames", "--relative", "--", "."]) ?? []
    }

    private func run(_ arguments: [String]) -> [UInt8]? {
        let call = ProgramCall("git", arguments, in: folder, environment: Self.environment)
        guard let result = try? programs.run(call), result.status == 0 else { return nil }
        return result.output
    }

    /// The repository is the one that the folder is in, whatever the surroundings say.
    private static let environment: [(name: String, value: String?)] = [
        ("LC_ALL", "C"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_DIR", nil), ("GIT_WORK_TREE", nil), ("GIT_INDEX_FILE", nil),
        ("GIT_COMMON_DIR", nil), ("GIT_PREFIX", nil), ("GIT_SHALLOW_FILE", nil),
    ]
}
