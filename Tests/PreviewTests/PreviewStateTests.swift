import Diagnostics
import Files
import Site
import Testing

@testable import Preview

@Suite("The state of a preview")
struct PreviewStateTests {
    private static let text = "one\ntwo\nthe wrong word\nfour\nfive\nsix\n"
    private static let file = SourceFile(path: "content/a.md", text: text)
    private static let error = Diagnostic(
        .error, "wrong", in: file, at: 12..<17, message: "this word is wrong", help: "write another",
        notes: [Diagnostic.Note(location: SourceLocation(path: "b.md", line: 1, column: 2), message: "as here")])
    private static let warning = Diagnostic(.warning, "odd", in: file, at: 0..<3, message: "odd")

    private static func build(_ text: String, _ diagnostics: [Diagnostic] = []) -> PreviewBuild {
        var tree = OutputTree()
        tree.add(text, at: "index.html")
        return PreviewBuild(tree: tree, diagnostics: diagnostics)
    }

    private static func following(_ state: PreviewState, _ build: PreviewBuild) -> PreviewState {
        state.following(
            build, problems: build.diagnostics.map { Problem($0, reading: .memory(["content/a.md": text])) },
            time: "12:00:00")
    }

    @Test("keeps the last good build under an error, and lets the error go with the next good one")
    func keepsTheGood() {
        let good = Self.following(PreviewState(), Self.build("one"))
        #expect(good.build == 1)
        let broken = Self.following(good, Self.build("half", [Self.error]))
        #expect(broken.build == 1)
        #expect(broken.tree?["index.html"] == Array("one".utf8))
        #expect(broken.problems.count == 1)
        let same = Self.following(broken, Self.build("one"))
        #expect(same.build == 1)
        #expect(same.problems.isEmpty)
        #expect(same.version == 3)
        #expect(Self.following(same, Self.build("two")).build == 2)
    }

    @Test("has no build while the first ones fail")
    func startsBroken() {
        let broken = Self.following(PreviewState(), Self.build("half", [Self.error]))
        #expect(broken.tree == nil)
        #expect(broken.build == 0)
        #expect(Self.following(broken, Self.build("whole")).build == 1)
    }

    @Test("counts warnings without holding a build back")
    func warns() {
        let state = Self.following(PreviewState(), Self.build("one", [Self.warning]))
        #expect(state.build == 1)
        #expect(state.problems.isEmpty)
        #expect(state.warningCount == 1)
    }

    @Test("tells a page place, lines and the way out, on one line")
    func tellsThePage() {
        let state = Self.following(PreviewState(), Self.build("half", [Self.error]))
        #expect(
            String(decoding: StateEvent(state, run: 7).frame, as: UTF8.self) == #"""
                event: state
                data: {"build":0,"problems":[{"help":"write another","lines":[{"after":"","before":"one","marked":"","number":1},{"after":"","before":"two","marked":"","number":2},{"after":" word","before":"the ","marked":"wrong","number":3},{"after":"","before":"four","marked":"","number":4},{"after":"","before":"five","marked":"","number":5}],"message":"this word is wrong","notes":[{"message":"as here","place":"b.md:1:2"}],"place":"content/a.md:3:5","severity":"error"}],"run":7,"time":"","unlisted":0,"warnings":0}


                """#)
    }

    @Test("never shows lines of a file that has gone on since")
    func keepsToTheExcerpt() {
        let problem = Problem(Self.error, reading: .memory(["content/a.md": "all\nis\nnew\n"]))
        #expect(problem.lines.map(\.number) == [3])
        #expect(Problem(Self.error, reading: .memory([:])).lines.map(\.marked) == ["wrong"])
    }

    @Test(
        "survives places that no file has",
        arguments: [
            (0, 0, 0), (-5, -5, -5), (1, 1_000_000, 1), (Int.max, Int.max, Int.max), (Int.min, Int.min, Int.min),
        ])
    func survivesOddPlaces(_ line: Int, _ column: Int, _ length: Int) {
        var odd = Diagnostic(
            .error, "odd", at: SourceLocation(path: "content/a.md", line: line, column: column), excerpt: "ä text",
            message: "odd")
        odd.length = length
        #expect(Problem(odd, reading: .memory(["content/a.md": "ä text"])).message == "odd")
    }

    @Test("holds no more problems than a page can use")
    func limits() {
        let problem = Problem(Self.error, reading: .memory([:]))
        var state = PreviewState()
        state.problems = Array(repeating: problem, count: 250)
        let event = StateEvent(state, run: 1)
        #expect(event.problems.count == 100)
        #expect(event.unlisted == 150)
    }
}
