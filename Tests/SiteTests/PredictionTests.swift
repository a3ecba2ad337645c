import Diagnostics
import Testing

@testable import Site

@Suite("A prediction")
struct PredictionTests {
    private static func site(
        _ choices: String, screen: String = "screen Card", after figure: String = ""
    ) throws -> GeneratedSite {
        try oneLessonSite(
            """
            ---
            title: Lesson
            date: 2026-01-02
            ---

            ```layout figure=card frame=plain widths=320,390 height=100
            \(screen) {
                View box { leading == super.leading + 20; trailing == super.trailing - 20; top == super.top; height == width / 8 }
            }
            ```
            \(figure)
            > [!PREDICTION]
            > How *wide*?
            >
            \(choices.split(separator: "\n", omittingEmptySubsequences: false).map { "> " + $0 }.joined(separator: "\n"))
            """)
    }

    private static func body(_ site: GeneratedSite) -> String {
        String(decoding: site.tree["lesson.html"] ?? [], as: UTF8.self)
    }

    private static func errors(_ site: GeneratedSite) -> [String] {
        site.diagnostics.filter { $0.severity == .error }.map {
            "\($0.location.line):\($0.location.column): \($0.identifier): \($0.message)"
        }
    }

    @Test("is a question with choices; what the figure says of each stands behind it, the answer is folded")
    func page() throws {
        let site = try Self.site(
            "- It *grows* `?box.width > 280 @390`\n- It stays `?box.width == 280 @390`\n\nBoth ends hold it.")
        #expect(Self.errors(site) == [])
        let body = Self.body(site)
        let start = try #require(body.range(of: "<fieldset class=\"callout"))
        #expect(
            body[start.lowerBound...].hasPrefix(
                """
                <fieldset class="callout prediction">
                <legend class="callout-title">prediction</legend>
                <p>How <em>wide</em>?</p>
                <ul class="choices">
                <li><label><input type="radio" name="prediction-1"> <span>It <em>grows</em> </span></label> \
                <small class="verdict is-right" data-figure="card" data-width="390"><b>isRight</b> \
                <code>box.width &gt; 280</code>: 350 &gt; 280</small></li>
                <li><label><input type="radio" name="prediction-1"> <span>It stays </span></label> \
                <small class="verdict is-wrong" data-figure="card" data-width="390"><b>isWrong</b> \
                <code>box.width == 280</code>: 350 &gt; 280</small></li>
                </ul>
                <details>
                <summary>spoiler</summary>
                <p>Both ends hold it.</p>
                </details>
                </fieldset>
                """))
    }

    @Test(
        "is decided by the figure above, or the one it names, at the width it names",
        arguments: [
            ("box.width == 280", "280 = 280"), ("box.height * 2 == 70", "70 = 70"),
            ("box.width == 350 @390", "350 = 350"), ("box.trailing < screen.width @500 figure=card", "480 &lt; 500"),
            ("never box.width > 300", "280 &lt; 300"),
        ])
    func claims(claim: String, numbers: String) throws {
        let site = try Self.site("- a `?\(claim)`\n- b `?box.width == 1`")
        #expect(Self.errors(site) == [])
        #expect(Self.body(site).contains("</code>: \(numbers)</small>"))
    }

    @Test(
        "has one right choice, and each says when it is the right one",
        arguments: [
            (
                "- a `?box.width > 1`\n- b `?box.width > 2`",
                ["12:1: prediction-with-answers: 2 of the choices are right"]
            ),
            (
                "- a `?box.width < 1`\n- b `?box.width < 2`",
                ["12:1: prediction-without-answer: none of the choices is right"]
            ),
            (
                "- a `?box.width > 1`\n- b",
                ["16:3: prediction: nothing says when this choice is the right one"]
            ),
            ("- a `?box.width > 1`", ["12:1: prediction: a prediction has one list with two choices or more"]),
            ("Nothing.", ["12:1: prediction: a prediction has one list with two choices or more"]),
            (
                "- a `?bax.width > 1`\n- b `?box.width >`",
                [
                    "15:9: unknown-view: no view named 'bax' in Card",
                    "16:20: expected-expression: a value belongs here, before the end of the line",
                ]
            ),
            (
                "- a `?box.width > 1 @0`\n- b `?box.width < 1 figure=cart`",
                [
                    "15:9: unknown-quantity: there is no layout figure that could decide 'box.width > 1 @0'",
                    "16:9: unknown-quantity: there is no layout figure that could decide 'box.width < 1 figure=cart'",
                ]
            ),
            (
                "- a `?box.width > 1`\n\n  More.\n- b `?box.width < 1`",
                ["15:3: prediction: a choice is one paragraph"]
            ),
        ])
    func mistakes(choices: String, expected: [String]) throws {
        #expect(Self.errors(try Self.site(choices)) == expected)
    }

    @Test(
        "is not told that its figure is missing where a mistake keeps that from being drawn, and neither is a question")
    func missingFigure() throws {
        let choices = "- a `?box.width > 1`\n- b `?box.width < 1`"
        let broken = try Self.site(choices, screen: "scren Card", after: "\nIt is `=box.width` wide.\n")
        #expect(Self.errors(broken).map { $0.prefix(4) } == ["7:1:"], "\(Self.errors(broken))")
        let missing = try Self.site(choices, screen: "component Card", after: "\nIt is `=box.width` wide.\n")
        #expect(Self.errors(missing).count == 3, "\(Self.errors(missing))")
    }

    @Test("outside a prediction such a code span stays code")
    func code() throws {
        let site = try Self.site("- a `?box.width > 1`\n- b `?box.width < 1`", after: "\nSee `?box.width > 1`.\n")
        #expect(Self.errors(site) == [])
        #expect(Self.body(site).contains("See <code>?box.width &gt; 1</code>."))
    }
}
