import Testing

@testable import Content
@testable import Site

@Suite("An exercise")
struct ExerciseTests {
    private static let row = """
        screen Row {
            Label name { text = "A song without end"; leading == super.leading; top == super.top; width == 300 @ 900 }
            Label time { text = "3:25"; trailing == super.trailing; top == super.top }
        }
        """

    private static func lesson(_ start: String, _ solution: String?) -> String {
        let end = solution.map {
            "```layout exercise=solution frame=plain height=60\nscreen Row {\n...\n\($0)\n}\n```\n"
        }
        return """
            ---
            title: A
            ---
            ```layout figure=row frame=plain height=60
            \(row)
            ```

            ```layout exercise=start figure=apart frame=plain height=60
            screen Row {
                ...
                \(start)
            }
            ```

            \(end ?? "")
            ```layout figure=after frame=plain height=60
            screen Row { ...; View line { top == name.bottom; width == name.width; height == 1; leading == name.leading } }
            ```
            """
    }

    private static func generated(_ start: String, _ solution: String?) throws -> GeneratedSite {
        try SmallSite(["a.md": lesson(start, solution)]).generated()
    }

    private static let goal = "expect name.trailing <= time.leading - 8"
    private static let solution = "Label name { ...; width == 200 @ 900 }\nLabel time { ... }"

    @Test(
        "is published where its beginning misses a goal and its solution meets all, at every width",
        arguments: [
            // The end's name is wider than there is room for only on the narrowest screens.
            (goal, "Label name { ...; width <= 290 }", ["failed-expectation"]),
            ("Label name { ...; width == 300 @ 900 }\n\(goal)", "Label name { width = 1 }", ["assignment-to-anchor"]),
            (goal, "remove name\nLabel name { text = \"A\"; leading == super.leading; top == super.top }", []),
            // Hidden, transparent, empty or beside the screen it meets the goal, and does not count.
            (
                goal, "remove name\nLabel name { isHidden = true; leading == super.leading; top == super.top }",
                ["failed-expectation"]
            ),
            (
                goal, "remove name\nLabel name { text = \"A\"; alpha = 0; leading == super.leading; top == super.top }",
                ["failed-expectation"]
            ),
            (
                goal, "remove name\nLabel name { text = \"\"; leading == super.leading; top == super.top }",
                ["failed-expectation"]
            ),
            (
                goal, "remove name\nLabel name { text = \"A\"; trailing == super.leading; top == super.top }",
                ["failed-expectation"]
            ),
            ("expect time.width >= 4", "View other { edges == super.edges }", ["exercise-is-solved"]),
            ("View other { edges == super.edges }", "", ["exercise-without-goal"]),
            ("Label name { ...; expect lines > 2 }", "", ["misplaced-goal"]),
            (goal, nil, ["exercise-without-solution"]),
        ] as [(String, String?, [String])])
    func checked(start: String, solution: String?, messages: [String]) throws {
        let site = try Self.generated(start, solution)
        #expect(site.diagnostics.filter { $0.severity == .error }.map(\.identifier) == messages)
    }

    @Test(
        "says why nobody sees a view that a goal is about",
        arguments: [
            ("isHidden = true; leading == super.leading", "is hidden or transparent"),
            ("text = \"\"; leading == super.leading", "is 0 pt wide"),
            ("text = \"A\"; height == 0; leading == super.leading", "is 0 pt high"),
            ("text = \"A\"; width == 30; leading == super.leading - 12", "reaches 12 pt beyond the screen's left edge"),
            (
                "text = \"A\"; width == 30; leading == super.trailing - 10",
                "reaches 20 pt beyond the screen's right edge"
            ),
        ])
    func unseen(change: String, what: String) throws {
        let site = try Self.generated(
            "remove name\nLabel name { text = \"A\"; leading == super.leading; top == super.top + 4 }\nexpect name.top == 0",
            "remove name\nLabel name { \(change); top == super.top }")
        let messages = site.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(
            messages.count == 1
                && messages[0].hasPrefix("'name' \(what) at 320 pt, and what a goal is about must be seen"),
            "\(messages)")
    }

    @Test("needs to begin before it is solved")
    func solutionAlone() throws {
        let site = try SmallSite([
            "a.md":
                "---\ntitle: A\n---\n```layout frame=plain height=60 exercise=solution\nscreen S { View a { edges == super.edges } }\n```\n"
        ]).generated()
        #expect(site.diagnostics.map(\.identifier) == ["solution-without-exercise"])
    }

    @Test("shows its goals below the code, and its solution to whoever opens it; the lesson goes on without either")
    func page() throws {
        let start = "Label name { ...; numberOfLines = 1 }\n    \(Self.goal)"
        let page = try Self.generated(
            start, "remove name\nLabel name { text = \"A\"; leading == super.leading; top == super.top }"
        ).text("a.html")
        let parts = page.split(separator: "<div class=\"goals\">").last?.split(separator: "</div>").first ?? ""
        #expect(parts.contains("<li><code><span class=\"line\">name.<span class=\"r\">trailing</span> &lt;= time."))
        #expect(!page.split(separator: "class=\"goals\"")[0].contains("expect"))
        #expect(page.split(separator: "<details class=\"solution\">").count == 2)
        // Its code is in no later block's program.
        #expect(page.contains("data-figure=\"after\"") && !page.contains("the end"))
    }
}
