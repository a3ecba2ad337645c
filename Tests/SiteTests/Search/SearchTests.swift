import Foundation
import Testing

@testable import Content
@testable import Pages

@Suite("The search index")
struct SearchTests {
    private static let lesson = """
        ---
        title: Rows
        description: About rows.
        tags: [tables]
        ---
        First words.

        ## Insets {#insets}

        Some *prose*
        over lines.

        ```layout
        screen S { Label titleLabel { leading == super.leading + 8; numberOfLines = 2 }; View b { top == titleLabel.bottom } }
        ```
        """

    /// The index as a page gets it.
    private func index(_ files: [String: String]) throws -> [[Any]] {
        try parsed(SmallSite(files).generated().text(SearchIndex.path(in: Edition())))
    }

    private func parsed(_ script: String) throws -> [[Any]] {
        let json = script.dropFirst("plumbSearch(".count).dropLast(")\n".count)
        return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[Any]])
    }

    @Test("holds titles, tags, headings, prose, and the names in layout blocks, each with its address")
    func content() throws {
        let index = try index(["a b.md": Self.lesson])
        #expect(index.count == 1 && index[0][0] as? String == "Rows")
        #expect(index[0][1] as? String == "About rows. · tables")
        let sections = try #require(index[0][2] as? [[String]])
        #expect(sections.map { $0[0] } == ["a%20b.html", "a%20b.html#insets"])
        #expect(sections.map { $0[1] } == ["", "Insets"])
        #expect(sections.map { $0[2] } == ["First words.", "Some prose over lines."])
        #expect(
            sections[1][3]
                == "S Label titleLabel leading numberOfLines View b top titleLabel.bottom")
    }

    @Test("tells nothing of drafts")
    func drafts() throws {
        #expect(try index(["a.md": "---\ntitle: A\ndraft: true\n---\nSecret.\n"]).isEmpty)
    }

    @Test("stays text whatever it is made from", arguments: InjectionTests.payloads)
    func hostileText(payload: String) throws {
        var literal: [UInt8] = []
        literal.appendJavaScript(payload)
        let script = "plumbSearch([\n[\(String(decoding: literal, as: UTF8.self))]\n])\n"
        let read = try parsed(script)
        #expect(read[0][0] as? String == payload)
        #expect(script.utf8.allSatisfy { !"<>&".utf8.contains($0) })
        #expect(!script.contains("\u{2028}") && !script.contains("\u{0}"))
    }

    @Test("keeps within its limit by cutting the longest sections, never inside a word")
    func limit() throws {
        let long = (0..<400).map { "long\($0)" }.joined(separator: " ")
        let files = ["a.md": "---\ntitle: A\n---\nshort one\n\n## B\n\n\(long)\n\n## C\n\n\(long)\n"]
        let course = try SmallSite(files).generated().course
        let sections = try #require(
            try parsed(String(decoding: SearchIndex(course, proseLimit: 500).script, as: UTF8.self))[0][2]
                as? [[String]])
        #expect(sections[0][2] == "short one")
        #expect(sections.map { $0[2].utf8.count }.reduce(0, +) <= 500)
        #expect(sections[1][2].utf8.count > 230 && long.hasPrefix(sections[1][2] + " "))
        #expect(sections[2][2] == sections[1][2])
    }
}
