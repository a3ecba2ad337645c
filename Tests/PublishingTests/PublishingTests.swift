import Content
import Files
import Testing

@testable import Publishing

@Suite("Publishing")
struct PublishingTests {
    private func tree(_ files: [String: String]) -> OutputTree {
        var tree = OutputTree()
        for (path, text) in files { tree.add(text, at: path) }
        return tree
    }

    /// A place at which `published` was published, then changed by others to `now`.
    private func standing(_ published: [String: String]?, now: [String: String]) -> StandingSite {
        StandingSite(
            files: now.mapValues { Fingerprint($0).description },
            manifest: published.map { Edition(tree($0)).manifest })
    }

    @Test("tells what is added, changed and removed, and keeps what is not ours")
    func changes() {
        let old = ["a": "1", "b": "2", "c": "3"]
        let standing = standing(old, now: old.merging(["CNAME": "x.org", "notes": "n"]) { first, _ in first })
        let changes = SiteChanges(from: standing, to: Edition(tree(["a": "1", "b": "two", "d/e": "4"])))
        #expect(changes == SiteChanges(added: ["d/e"], changed: ["b"], removed: ["c"], kept: ["CNAME", "notes"]))
        #expect(SiteChanges(from: standing, to: Edition(tree(old))).isEmpty)
    }

    /// What others did to a place, and which files make a publication stop.
    struct Touch: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var now: [String: String]
        var stops: [String]
    }

    @Test(
        "stops at what others changed, not at what they added",
        arguments: [
            Touch(testDescription: "nothing", now: ["a": "1", "b": "2"], stops: []),
            Touch(testDescription: "a domain", now: ["a": "1", "b": "2", "CNAME": "x.org"], stops: []),
            Touch(testDescription: "a file of their own", now: ["a": "1", "b": "2", "notes": "n"], stops: []),
            Touch(testDescription: "a page by hand", now: ["a": "one", "b": "2"], stops: ["a"]),
            Touch(testDescription: "a page away", now: ["a": "1"], stops: ["b"]),
            Touch(testDescription: "a file in our way", now: ["a": "1", "b": "2", "c": "theirs"], stops: ["c"]),
            Touch(testDescription: "our file before us", now: ["a": "1", "b": "2", "c": "3"], stops: []),
        ])
    func touched(touch: Touch) {
        let standing = standing(["a": "1", "b": "2"], now: touch.now)
        #expect(standing.touchedByOthers(for: Edition(tree(["a": "1", "c": "3"]))) == touch.stops)
    }

    @Test("takes an empty place, one with a host's files alone, and one of ours")
    func owners() {
        #expect(standing(nil, now: [:]).foreignFiles == [])
        #expect(standing(nil, now: ["CNAME": "x", ".nojekyll": ""]).foreignFiles == [])
        #expect(standing(nil, now: ["CNAME": "x", "thesis.tex": ""]).foreignFiles == ["thesis.tex"])
        #expect(standing([:], now: ["notes": "n"]).foreignFiles == [])
    }

    @Test("writes a commit whose paths cannot end a command")
    func commit() {
        let edition = Edition(tree(["a\"b\\c\nD x": "1"]))
        let changes = SiteChanges(from: StandingSite(), to: edition)
        let stream = GitCommit(edition: edition, changes: changes, author: "A <a@b> 1 +0000", parent: "0123")
        let text = String(decoding: stream.stream(to: "refs/x"), as: UTF8.self)
        #expect(text.hasPrefix("commit refs/x\ncommitter A <a@b> 1 +0000\ndata 48\nPublish the site\n\n"))
        #expect(text.contains("\nfrom 0123\nM 100644 inline \"a\\\"b\\\\c\\nD x\"\ndata 1\n1\n"))
    }

    @Test("knows an earlier publication by its age and by its commit's name")
    func earlier() throws {
        let line: Substring = "0123abcd0123abcd 2026-11-02"
        let publication = try #require(BranchPublication(line, age: 2))
        #expect(publication.description == "2 (2026-11-02, 0123abc)")
        #expect(["2", "0123", "0123ABCD"].allSatisfy(publication.isCalled))
        #expect(!["1", "012", "", "-2", "123a", "0123abce"].contains(where: publication.isCalled))
    }

    @Test("names git's package where there is no git")
    func withoutGit() {
        let missing = ProgramRunner { call throws(ProgramFailure) in
            throw ProgramFailure(name: call.name, isMissing: true, reason: "No such file or directory")
        }
        #expect(throws: PublishError.noGit(reason: "No such file or directory")) {
            _ = try Publication(
                of: tree(["a": "1"]), to: .branch(PublishBranch(remote: "origin", name: "gh-pages")), from: ".",
                with: PublishTools(fileSystem: .disk, programs: missing))
        }
    }

    @Test("runs programs with all they are given, however much they say")
    func programs() throws {
        let words = Array(repeating: UInt8(ascii: "x"), count: 3 << 20)
        let call = ProgramCall(
            "sh", ["-c", "cat; printf %s \"$PLUMB_A$HOME\" >&2; exit 7"], input: words,
            environment: [("PLUMB_A", "set"), ("HOME", nil)])
        let result = try ProgramRunner.system.run(call)
        #expect(result.status == 7 && result.output == words && result.complaint == "set")
        #expect(try ProgramRunner.system.run(ProgramCall("sh", ["-c", "kill -9 $$"])).status == 137)
        #expect(throws: ProgramFailure.self) { try ProgramRunner.system.run(ProgramCall("no-such-program", [])) }
    }
}
