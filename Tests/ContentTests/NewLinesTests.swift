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
            ("component A {\n    ...\n    expect a.width < 3 for 1...5\n}\n", [3]),
            ("screen A {\n    for i in 1...5 {\n        width == i\n    }\n}\n", []),
            ("} } ... {", []),
        ] as [(String, [Int])])
    func lines(text: String, expected: [Int]) {
        #expect(newLines(of: Array(text.utf8)).sorted() == expected)
    }

    @Test(
        "of a solution are those that its beginning does not have",
        arguments: [
            ("View a {\n    width == 1\n}\n", "View a {\n    width == 2\n}\n", [2]),
            ("View a {\n    width == 1\n}\n", "View a {\n    width == 1\n\n    height == 2\n}\n", [4]),
            ("width == 1\n", "if wide {\n    width == 1\n}\n", [1, 3]),
            ("width == 1\nheight == 1\n", "width == 1\n", []),
        ] as [(String, String, [Int])])
    func changes(beginning: String, solution: String, expected: [Int]) {
        #expect(changedLines(of: Array(solution.utf8), from: Array(beginning.utf8)).sorted() == expected)
    }
}
