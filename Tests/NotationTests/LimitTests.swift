import Testing

@testable import Notation

@Suite struct LimitTests {
    private func messages(_ text: String, globals: [DataValue.Field] = []) -> [String] {
        Lesson(text).messages(globals: globals).map { $0.message }
    }

    @Test(
        "Depth has an end, whatever is nested",
        arguments: [
            ("View a { ", " }"), ("alpha = (", ")"), ("gradient = [", "]"), ("isHidden = !", ""), ("alpha = -", ""),
            ("alpha = a ? 1 : ", ""), ("if true { ", " }"), ("if true { } else ", ""), ("text = \"\\(", ")\""),
            ("alpha = max(", ")"), ("alpha = a[", "]"), ("for a in b { ", " }"), ("alpha = 1 + ", ""),
            ("alpha = a.b", ".c"),
        ])
    func depth(opening: String, closing: String) {
        for count in [190, 250, 20_000] {
            let isStatement = !opening.contains("=")
            let head = isStatement ? opening : String(opening.split(separator: "=")[0]) + "= "
            let repeated = isStatement ? opening : String(opening.split(separator: "=")[1].dropFirst())
            let text = head + String(repeating: repeated, count: count) + "1" + String(repeating: closing, count: count)
            let said = messages("screen S { \(text) }")
            #expect(count == 190 || !said.isEmpty)
            #expect(said.count <= Limits.diagnostics + 1)
        }
    }

    @Test("A screen cannot nest its views without end")
    func elaborationDepth() {
        var blocks = "component C0 { View a }\n"
        for level in 1...120 { blocks += "component C\(level) { C\(level - 1) c }\n" }
        #expect(
            messages(blocks + "screen S { C120 c }") == ["more than 100 views and blocks stand within each other here"])
    }

    @Test("A screen cannot have views without end")
    func views() {
        var blocks = "component C0 { View a; View b }\n"
        for level in 1...40 { blocks += "component C\(level) { C\(level - 1) a; C\(level - 1) b }\n" }
        #expect(messages(blocks + "screen S { C40 c }") == ["the screen has more than 20000 views"])
    }

    @Test("Loops end, even those that build nothing")
    func loops() {
        let list = DataValue.list(Array(repeating: .number(1), count: 1000))
        let text = "screen S { for a in l { for b in l { for c in l { let d = a + b } } } }"
        #expect(
            messages(text, globals: [DataValue.Field(name: "l", value: list)]) == [
                "the screen takes too many steps to build"
            ])
    }

    @Test("A text cannot double without end")
    func texts() {
        var text = "let t0 = \"0123456789\"\n"
        for level in 1...60 { text += "let t\(level) = t\(level - 1) + t\(level - 1)\n" }
        #expect(messages(text + "screen S { }") == ["this text is longer than 100000 bytes"])
    }

    @Test("A statement cannot see names without end")
    func names() {
        let lets = (0..<100_000).map { "let a\($0) = 1\n" }.joined()
        #expect(messages("screen S { \(lets) }") == ["the block is longer than 1000000 bytes"])
        let fewer = (0..<20_000).map { "let a\($0) = 1\n" }.joined()
        #expect(messages("screen S { \(fewer) }") == ["more than 1000 values have names here"])
    }

    @Test("Messages end after a hundred")
    func diagnostics() {
        let said = messages("screen S { \(String(repeating: "x y\n", count: 5000)) }")
        #expect(said.count == 101)
        #expect(said.contains("there are more than 100 problems; the rest is not shown"))
    }

    @Test("A long chain of components is walked without recursion")
    func chains() {
        var blocks = "component C0 { C3000 c }\n"
        for level in 1...3000 { blocks += "component C\(level) { C\(level - 1) c }\n" }
        #expect(messages(blocks).count == 1)
    }
}
