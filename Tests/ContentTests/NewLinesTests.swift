import Testing

@testable import Content

@Suite("The new lines of a step")
struct NewLinesTests {
    @Test(
        "are those beside the elisions",
        arguments: [
            ("component A {\n    margins = 8\n}\n", []),
            ("component A {\n    ...\n    margins = 8\n}\n", [3]),
            (
                "component A {\n    ...\n    View b {\n        ...\n        width == 1\n\n        height == 2\n    }\n}\n",
                [5, 6, 7]
            ),
            ("component A {\n    ...\n    Label b { ...; numberOfLines = 2 }\n}\n", [3]),
            ("component A {\n    ...\n    Label b { ... }\n}\n", []),
            ("component A {\n    ...\n    View b {\n        width == 1\n    }\n}\n", [3, 4, 5]),
            ("screen A {\n    ...\n}\ncomponent B {\n    width == 1\n}\n", [4, 5, 6]),
            ("} } ... {", []),
        ] as [(String, [Int])])
    func lines(text: String, expected: [Int]) {
        #expect(newLines(of: Array(text.utf8)).sorted() == expected)
    }
}
