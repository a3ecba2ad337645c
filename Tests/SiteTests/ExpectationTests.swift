import Foundation
import Testing

@Suite("Expectations of a figure")
struct ExpectationTests {
    /// Two views whose widths the screen's width decides, and one whose width has a step.
    private static let views = """
            View a { leading == super.leading; top == super.top; height == 40; width == super.width / 2 }
            View b { leading == a.trailing + 8; trailing == super.trailing - 8; top == a.top; height == 40 }
            View c { leading == super.leading; top == a.bottom; height == 40; width == (screen.width > 500 ? 90 : 60) }

        """

    private static let page = """
            ScrollView scroll {
                edges == super.edges
                View content { edges == super.content.edges; width == super.frame.width; height == 1800 }
            }
            View cover {
                leading == super.leading; trailing == super.trailing; top == super.top
                height == 120 - min(scroll.contentOffset.y, 0)
            }

        """

    private static let list = """
            TableView list {
                rowHeight = 50
                edges == super.edges
                for number in [1, 2, 3] { View row { View box { width == 40 * number; centerX == super.centerX } } }
            }

        """

    private static func messages(_ body: String, info: String = "frame=plain height=700") throws -> [String] {
        let site = try oneLessonSite("# Title\n```layout figure=f \(info)\nscreen S {\n\(body)\n}\n```\n")
        return site.diagnostics.filter { $0.severity == .error }.map(\.message)
    }

    @Test(
        "are decided over all widths, and the message says where they fail most",
        arguments: [
            ("expect a.width <= 512", nil),
            ("expect a.width <= 400 for 320...800", nil),
            ("expect a.width <= 400", "'a.width' is 512 at 1024 pt, not at most 400 (figure 'f' from 800 to 1024 pt)"),
            (
                "expect a.width <= 400 for 320...1200",
                "'a.width' is 600 at 1200 pt, not at most 400 (figure 'f' from 800 to 1200 pt)"
            ),
            (
                "expect b.width > a.width - 16",
                "'b.width' is 144 at 320 pt, not more than 'a.width - 16', which is 144 (figure 'f' from 320 to 1024 pt)"
            ),
            ("expect b.width >= a.width - 16", nil),
            ("expect a.trailing + 8 == b.leading", nil),
            (
                "expect never a.width == 300",
                "'a.width' is 300 at 600 pt, but must never be 300 (figure 'f' at 600 pt)"
            ),
            ("expect never a.width == 300 for 601...1024", nil),
            ("expect never c.width == 75", nil),
            ("expect c.width == 60", "'c.width' is 90 at 500 pt, not 60 (figure 'f' from 500 to 1024 pt)"),
            (
                "expect never a.width - c.width < 110",
                "'a.width - c.width' is 100 at 320 pt, not at least 110 (figure 'f' from 320 to 340 pt)"
            ),
            (
                "expect a.width - 2 * c.width <= 100",
                "'a.width - 2 * c.width' is 332 at 1024 pt, not at most 100 (figure 'f' from 440 to 500 and from 560 to 1024 pt)"
            ),
            ("if screen.width > 600 { expect a.width >= 300 } else { expect a.width <= 300 }", nil),
            ("if regular { expect c.width == 90 }", nil),
            ("expect a.width == screen.width / 2", nil),
        ] as [(String, String?)])
    func widths(line: String, message: String?) throws {
        #expect(try Self.messages(Self.views + line) == (message.map { [$0] } ?? []))
    }

    @Test(
        "are decided at every offset that the content can have",
        arguments: [
            ("expect content.bottom >= 700", nil),
            (
                "expect content.bottom > 700",
                "'content.bottom' is 700 at 320 pt, scrolled by 1100, not more than 700 (figure 'f' from 320 to 1024 pt)"
            ),
            (
                "expect content.top <= 0",
                "'content.top' is 120 at 320 pt, pulled down by 120, not at most 0 (figure 'f' from 320 to 1024 pt)"
            ),
            ("expect content.height == 1800", nil), ("expect cover.height >= 120", nil),
            (
                "expect cover.height <= 200",
                "'cover.height' is 240 at 320 pt, pulled down by 120, not at most 200 (figure 'f' from 320 to 1024 pt)"
            ),
            ("expect cover.height + content.top == 120 for 320...400", "cover"),
            ("expect never content.top == -1200", nil),
            (
                "expect never content.top == -300",
                "'content.top' is -300 at 320 pt, scrolled by 300, but must never be -300 (figure 'f' from 320 to 1024 pt)"
            ),
        ] as [(String, String?)])
    func offsets(line: String, message: String?) throws {
        let found = try Self.messages(Self.page + line)
        guard message != "cover" else {
            #expect(found.first?.contains("at 320 pt, scrolled by 1100, not 120") == true)
            return
        }
        #expect(found == (message.map { [$0] } ?? []))
    }

    @Test("hold for each row of a loop and each instance of a component, and are told once")
    func rows() throws {
        let rows = Self.list.replacing("View row {", with: "View row { expect box.width <= 100;")
        #expect(
            try Self.messages(rows) == [
                "'box.width' is 120 at 320 pt, not at most 100 (figure 'f' from 320 to 1024 pt)"
            ])
        let apart = Self.list + "expect row[2].top - row[0].bottom == 50\nexpect row[2].top == 100"
        #expect(
            try Self.messages(apart) == [
                "'row[2].top' is 220 at 320 pt, pulled down by 120, not 100 (figure 'f' from 320 to 1024 pt)"
            ])
        let component = """
            # Title
            ```layout figure=f frame=plain height=700
            component Box(size) { View inner { size == size }; expect inner.width <= 50 }
            screen S { VStack all { Box first(40); Box second(60); Box third(70) } }
            ```
            """
        let site = try oneLessonSite(component.replacing("size == size", with: "width == size; height == size"))
        let rendered = site.diagnostics.filter { $0.severity == .error }.map(\.rendered)
        let message = """
            content/lesson.md:3:69: error: 'inner.width' of all/third is 70 at 320 pt, not at most 50, and in 1 more \
            (figure 'f' from 320 to 1024 pt)

            """
        #expect(rendered.count == 1 && rendered[0].hasPrefix(message))
    }

    @Test("follow the reading direction as constraints do")
    func direction() throws {
        let line = "expect a.trailing <= b.leading - 8\nexpect a.leading == 0\nexpect a.right <= b.left"
        let message = "'a.right' is 1024 at 1024 pt, not at most 'b.left', which is 8 (figure 'f' from 320 to 1024 pt)"
        #expect(try Self.messages(Self.views + line) == [])
        #expect(try Self.messages(Self.views + line, info: "frame=plain height=700 direction=rtl") == [message])
    }

    @Test("of the reference hold at every width")
    func reference() throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let text = try String(contentsOfFile: "/\(root)/docs/notation.md", encoding: .utf8)
        let blocks = text.components(separatedBy: "```layout\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
        let block = try #require(blocks.first { $0.hasPrefix("screen Expected {") && $0.contains("expect ") })
        let site = try oneLessonSite("# Title\n```layout\n\(block)\n```\n")
        #expect(site.diagnostics.filter { $0.severity == .error }.map(\.rendered) == [])
        let stricter = block.replacing("for 600...1024", with: "for 400...1024")
        #expect(
            try oneLessonSite("# Title\n```layout\n\(stricter)\n```\n").diagnostics.contains { $0.severity == .error })
    }

    @Test("are checked on the fixed previews where a figure is not live")
    func fixed() throws {
        let torn = "View box { leading == super.leading; top == super.top; height == 40; width == 80; width == 200 }\n"
        #expect(
            try Self.messages(
                torn + "expect box.width == 60", info: "frame=plain height=700 expect=conflict widths=320,400"
            ).count == 1)
    }
}
