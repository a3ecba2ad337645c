import Diagnostics
import Lessons
import SeededRandomness
import Testing

@Suite("YAML and JSON")
struct YAMLTests {
    private func read(_ text: String) -> (node: YAMLNode?, problems: [Diagnostic]) {
        let (node, problems) = parseYAML(SourceExcerpt(whole: SourceFile(path: "a.yml", text: text)))
        return (node, problems)
    }

    @Test(
        "become values with their places",
        arguments: [
            ("a: 1\nb: [x, 'y']", "1:1{a@1:1 1:4(1) b@2:1 2:4[2:5(x) 2:8\"y\"]}"),
            ("- a\n- - b\n  - c", "1:1[1:3(a) 2:3[2:5(b) 3:5(c)]]"),
            ("{\"a\":[1,true,null,\"1\"]}", "1:1{a@1:2 1:6[1:7(1) 1:9(true) 1:14(null) 1:19\"1\"]}"),
            ("{\n\t\"a\": {\n\t\t\"b\": 1.5e3\n\t}\n}", "1:1{a@2:2 2:7{b@3:3 3:8(1.5e3)}}"),
            ("é: ü ö\nz: 1", "1:1{é@1:1 1:5(ü ö) z@2:1 2:4(1)}"),
            ("a: |\n  b\n  c\nd: e", "1:1{a@1:1 1:4\"b\nc\n\" d@4:1 4:4(e)}"),
            ("a:\nb:", "1:1{a@1:1 1:3() b@2:1 2:3()}"),
            ("[\"\\uD83D\\uDE00\", x]", "1:1[1:2\"😀\" 1:18(x)]"),
            ("\u{FEFF}a: b", "1:4{a@1:4 1:7(b)}"),
            ("# only a comment", "-"),
            ("", "-"),
        ])
    func values(text: String, expected: String) {
        let (node, problems) = read(text)
        #expect(node.map(dump) ?? "-" == expected)
        #expect(rendered(problems) == "")
    }

    @Test("have their types by the core schema, and none in quotes")
    func types() {
        let text = "[true, 'true', yes, 1, -1.5, .5, 1e3, '1', 0x1F, 1_000, ~, null, '', .inf, 1., +, e1, 007]"
        let nodes = read(text).node?.elements ?? []
        let types = nodes.map { node in
            if node.isNull { return "null" }
            if let bool = node.bool { return "\(bool)" }
            return node.number.map { "\($0)" } ?? "text"
        }
        #expect(
            types == [
                "true", "text", "text", "1.0", "-1.5", "0.5", "1000.0", "text", "text", "text", "null", "null", "text",
                "text",
                "1.0", "text", "text", "7.0",
            ])
        #expect(nodes.map(\.string).filter { $0 == nil }.count == 2)
    }

    @Test(
        "are marked where they are more than values",
        arguments: [
            (
                "a: &x 1\nb: *x",
                ["1:4 anchors (&) and tags (!) are not used here", "2:4 aliases (*) are not used here"]
            ),
            ("a: !!str 1", ["1:4 anchors (&) and tags (!) are not used here"]),
            ("a: 1\n---\nb: 2", ["2:1 a second document begins here; only one is read"]),
            ("a: 1\na: 2", ["2:1 'a' is given twice"]),
            ("? [a]\n: b", ["1:3 a name must be a single word or text"]),
            ("a: [1, 2", ["1:8 a list or mapping in brackets is never closed, or lacks a comma"]),
            ("a: 'b", ["1:5 something opened above is never closed"]),
            ("a:\n\t- b", ["2:1 a tab stands where YAML takes only spaces"]),
            ("a: b\u{1}", ["1:5 an invisible control character stands here"]),
            ("é: \"a\" b", ["1:9 this does not go on what stands above it"]),
        ])
    func problems(text: String, expected: [String]) {
        #expect(read(text).problems.map { "\($0.location.line):\($0.location.column) \($0.message)" } == expected)
    }

    @Test("that are not UTF-8 are marked at the byte")
    func invalidBytes() {
        let file = SourceFile(path: "a.yml", utf8: Array("é: ".utf8) + [0xFF, 0xFE])
        let (node, problems) = parseYAML(SourceExcerpt(whole: file))
        #expect(node == nil)
        #expect(problems.map { "\($0.location): \($0.message)" } == ["a.yml:1:5: the text is not UTF-8 here"])
    }

    @Test("in a block of a lesson have their places in the lesson")
    func inLesson() throws {
        let (lesson, _) = readLesson("> ```yaml data\n> people:\n>   - name: Ann\n> ```")
        let (node, problems) = parseYAML(try #require(lesson.blocks.first).excerpt)
        #expect(node?["people"]?.elements?.first?["name"]?.location.description == "a.md:6:13")
        #expect(problems.isEmpty)
    }

    @Test("nested without end are refused in no time", arguments: ["[", "{a: ", "- ", "? ", "{? "])
    func depth(piece: String) {
        let (node, problems) = read(String(repeating: piece, count: 100_000))
        #expect(node == nil)
        #expect(problems.map(\.message) == ["values are nested more than 64 deep"])
    }

    @Test("of random pieces always give a value or a message")
    func random() {
        let seed: UInt64 = 20_261_121
        var generator = SeededGenerator(seed: seed)
        let pieces = [
            "a", "b: ", "- ", "\n", "  ", "[", "]", "{", "}", ", ", "\"", "'", "|\n", ">", "#", "? ", ": ", "&x ", "*x",
            "!y ", "---\n",
            "...", "%YAML", "\t", "\r", "\u{FEFF}", "\u{85}", "\u{2028}", "é", "\\uD83D", "\\uDE00", "\\", "\0", "@",
            "1", "true", "~",
        ]
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...16, using: &generator) {
                text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
            }
            let (node, problems) = read(text)
            #expect(problems.allSatisfy { !$0.rendered.isEmpty }, "seed \(seed) \(text)")
            let isInText = node.map { (0...text.utf8.count).contains($0.range.upperBound) } ?? true
            #expect(isInText, "seed \(seed) \(text)")
        }
    }

    private func dump(_ node: YAMLNode) -> String {
        let place = "\(node.location.line):\(node.location.column)"
        switch node.content {
        case .scalar(let text, let isQuoted): return place + (isQuoted ? "\"\(text)\"" : "(\(text))")
        case .sequence(let elements): return place + "[" + elements.map(dump).joined(separator: " ") + "]"
        case .mapping(let entries):
            let pairs = entries.map {
                "\($0.key.value)@\($0.key.location.line):\($0.key.location.column) \(dump($0.value))"
            }
            return place + "{" + pairs.joined(separator: " ") + "}"
        }
    }
}
