import Diagnostics
import Files
import Synchronization
import Testing

@testable import Caching
@testable import Content
@testable import Site

@Suite("The days of last changes")
struct LastChangesTests {
    /// What git would be asked, and what it says.
    private final class Git: Sendable {
        let calls = Mutex<[String]>([])
        let head: String
        let log: String

        init(head: String, log: String = "") { (self.head, self.log) = (head, log) }

        var runner: ProgramRunner {
            ProgramRunner { [self] call throws(ProgramFailure) in
                calls.withLock { $0.append(call.arguments[0]) }
                let isLog = call.arguments[0] == "log"
                let status = !isLog && head.isEmpty ? 128 : 0
                return ProgramResult(status: status, output: Array((isLog ? log : head).utf8))
            }
        }
    }

    private static let log =
        "\u{1}2026-03-01\0\na.md\0\u{1}2026-02-01\0\na.md\0b.md\0\u{1}2026-01-01\0\nb/ü.md\0"

    private func generated(_ git: Git, cache: BuildCache = BuildCache(), setting: String = "updated: git") throws
        -> GeneratedSite
    {
        let lessons = [
            "a.md": "---\ntitle: A\ndate: 2026-01-01\n---\n", "b.md": "---\ntitle: B\nupdated: 2025-12-24\n---\n",
            "b/ü.md": "---\ntitle: C\ndate: 2026-01-01\n---\n",
        ]
        let site = SmallSite(lessons, settings: "title: Course\nbaseURL: https://example.org/\n\(setting)\n")
        var tools = try site.tools()
        (tools.runner, tools.cards, tools.cache) = (git.runner, .leftOut, cache)
        return generate(SiteLayout(folder: ".", templates: site.templates), with: tools)
    }

    @Test("are those of the last commits, unless the front matter says another or the lesson is as old")
    func days() throws {
        let site = try generated(Git(head: "false\nc1\n", log: Self.log))
        #expect(site.text("a.html").contains("<time datetime=\"2026-03-01\">March 1, 2026</time>"))
        #expect(site.text("b.html").contains("<time datetime=\"2025-12-24\">"))
        #expect(!site.text("b/ü.html").contains("updated"))
        #expect(site.text("sitemap.xml").contains("<lastmod>2026-03-01</lastmod>"))
        #expect(site.text("feed.xml").contains("<updated>2026-03-01T00:00:00Z</updated>"))
    }

    @Test("cost a build of a known commit one question")
    func cost() throws {
        let cache = BuildCache(folder: nil, version: Fingerprint("test"), remembers: true)
        let git = Git(head: "false\nc1\n", log: Self.log)
        for _ in 0..<3 { _ = try generated(git, cache: cache) }
        #expect(git.calls.withLock { $0 } == ["rev-parse", "log", "rev-parse", "rev-parse"])
        let next = try generated(Git(head: "false\nc2\n", log: "\u{1}2026-04-01\0\na.md\0"), cache: cache)
        #expect(next.text("a.html").contains("2026-04-01"))
    }

    @Test("are not asked for where the settings do not want them, and not known outside a repository")
    func off() throws {
        let git = Git(head: "false\nc1\n", log: Self.log)
        #expect(!(try generated(git, setting: "").text("a.html").contains("2026-03-01")))
        #expect(git.calls.withLock { $0 } == [])
        let outside = try generated(Git(head: ""))
        #expect(outside.diagnostics.filter { $0.identifier == "shallow-history" }.isEmpty)
        #expect(!outside.text("a.html").contains("updated"))
    }

    @Test("are never guessed in a clone without its history")
    func shallow() throws {
        let site = try generated(Git(head: "true\nc1\n", log: Self.log))
        #expect(!site.text("a.html").contains("2026-03-01"))
        let found = try #require(site.diagnostics.first { $0.identifier == "shallow-history" })
        #expect("\(found.location)" == "site.yml:3:10")
        #expect(found.severity == .warning)
    }
}
