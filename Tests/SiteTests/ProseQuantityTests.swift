import Diagnostics
import Testing

@testable import Site

@Suite("A number that prose asks a figure for")
struct ProseQuantityTests {
    private static func site(_ prose: String) throws -> GeneratedSite {
        let lesson = """
            ---
            title: Lesson
            date: 2026-01-02
            ---

            ```layout figure=card frame=plain widths=320,390 height=100
            screen Card {
                View box {
                    leading == super.leading + 20
                    trailing == super.trailing - 20
                    top == super.top + 10
                    height == width / 8
                }
            }
            ```

            \(prose)
            """
        return try oneLessonSite(lesson)
    }

    private static func text(_ site: GeneratedSite, _ path: String) -> String {
        String(decoding: site.tree[path] ?? [], as: UTF8.self)
    }

    @Test(
        "is the solved one",
        arguments: [
            ("`=box.width`", "280"), ("`=box.width @390`", "350"), ("`=box.height @390`", "43.75"),
            ("`=box.trailing @500 figure=card`", "480"), ("`=Card/box.centerY`", "27.5"), ("`=Card.width`", "320"),
        ])
    func answer(prose: String, number: String) throws {
        let site = try Self.site("It is \(prose) points.")
        #expect(site.diagnostics.filter { $0.severity == .error } == [])
        #expect(
            Self.text(site, "lesson.html").contains("<p>It is \(number) points.</p>"))
        #expect(Self.text(site, "feed.xml").contains("It is \(number) points."))
    }

    @Test(
        "stays code where it is an operator or a value of its own",
        arguments: ["==", "=", "= a.b", "=5.5", "=>.x", "=a"])
    func code(text: String) throws {
        let site = try Self.site("See `\(text)`.")
        #expect(site.diagnostics.filter { $0.severity == .error } == [])
        #expect(Self.text(site, "lesson.html").contains("</code>."))
    }

    @Test("keeps quiet where the figure has mistakes, which are told at their own place")
    func undrawn() throws {
        let site = try Self.site(
            "```layout figure=odd\nscreen Odd { View a { leading == supper.leading } }\n```\n\n`=a.width`")
        #expect(site.diagnostics.filter { $0.severity == .error }.map(\.location.line) == [18])
    }

    @Test("is an error at its place where no figure knows it")
    func mistakes() throws {
        let site = try Self.site(
            "A `=bax.width`, a `=box.wide`,\n\na `=box.width figure=cart` and a `=box.width twice`.")
        #expect(
            site.diagnostics.filter { $0.severity == .error }.map {
                "\($0.location.line):\($0.location.column): \($0.message)"
            } == [
                "17:4: there is no view named 'bax'", "17:20: 'wide' is not an edge or a size",
                "19:4: there is no figure named 'cart' in this lesson to take 'box.width' from",
                "19:35: 'box.width twice' is not a question that a figure can answer",
            ])
    }
}
