import Foundation
import Testing

@testable import Site

@Suite("What the theme's script is told of figures")
struct FigureDataTests {
    private static let lesson = """
        ---
        title: A lesson
        ---

        ```layout figure=one
        screen One { Label a { text = "one"; leading == super.leading; top == super.top } }
        ```

        ```layout figure=two
        screen Two { Label b { text = "two and more"; leading == super.leading; top == super.top } }
        ```
        """

    @Test("stands by their names in one element behind the text, and nowhere else")
    func place() throws {
        let site = try oneLessonSite(Self.lesson)
        let page = String(decoding: try #require(site.tree["lesson.html"]), as: UTF8.self)
        let parts = page.components(separatedBy: "<script type=\"application/json\"")
        #expect(parts.count == 2)
        let last = try #require(parts.last?.split(separator: ">", maxSplits: 1).last)
        let json = try #require(last.components(separatedBy: "</script>").first)
        let data = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let figures = try #require(data?["figures"] as? [String: [String: Any]])
        #expect(figures.keys.sorted() == ["one", "two"])
        #expect((figures["one"]?["views"] as? [Any])?.count == 8)
        // Both labels are placed alike, which is told once; their contents have sizes of their own.
        #expect((data?["kinds"] as? [Any])?.count == 2)
        #expect((data?["lists"] as? [Any])?.count == 2)
        #expect(last.components(separatedBy: "</script>").last?.contains("figure") == false)
    }
}
