import AutoLayout
import Diagnostics
import Foundation
import Testing

@testable import Notation

/// `docs/notation.md` against the code: run with `RECORD_REFERENCE=1` to write its tables of errors anew.
@Suite struct ReferenceTests {
    static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs/notation.md")
    static let marker = "<!-- errors -->\n"

    private func reference() throws -> String { try String(contentsOf: Self.url, encoding: .utf8) }

    @Test("Every property, type, anchor, function, setting and name of the environment is in the reference")
    func completeness() throws {
        let text = try reference()
        let parts = Property.allCases.flatMap { property in property.parts.map { "`\(property.rawValue).\($0)" } }
        let names =
            Property.allCases.map { $0.rawValue } + BuiltinType.names + AnchorName.names + EnvironmentName.names
            + ScreenMember.names.map { "screen.\($0)" } + LayoutGuide.notationNames
            + PriorityName.names.map { ".\($0)" }
        #expect(names.filter { !text.contains("`\($0)") && !text.contains(".\($0)") } == [])
        #expect(Function.names.filter { !text.contains("`\($0)(") } == [])
        #expect(SettingName.names.filter { !text.contains("`\($0)=") } == [])
        #expect(parts.count > 10)
    }

    @Test("Every error is in the reference with its words")
    func errors() throws {
        var text = try reference()
        guard let end = text.range(of: Self.marker)?.upperBound else {
            Issue.record("the marker of the tables is gone")
            return
        }
        if ProcessInfo.processInfo.environment["RECORD_REFERENCE"] != nil {
            text = text[..<end] + ErrorSamples.tables
            try text.write(to: Self.url, atomically: true, encoding: .utf8)
        }
        #expect(text[end...] == ErrorSamples.tables)
    }

    @Test("Every layout block of the reference is right, and its screens can be built")
    func examples() throws {
        var lesson = Lesson()
        for block in Self.blocks(of: try reference()) { lesson.append(block) }
        #expect(lesson.problems.map { $0.rendered } == [])
        #expect(lesson.program.screenNames.count >= 7)
        for screen in lesson.program.screenNames {
            let (tree, diagnostics) = lesson.program.elaborate(
                screen: screen, on: .phone, globals: Self.globals, resources: PaperResources())
            #expect(tree != nil, "\(screen)")
            #expect(diagnostics.map { $0.rendered } == [])
        }
    }

    /// The data that the reference shows.
    static let globals: [DataValue.Field] = [
        DataValue.Field(
            name: "people",
            value: [["name": "Ada", "city": "London", "photo": "avatar"], ["name": "Grace", "photo": "avatar"]]),
        DataValue.Field(
            name: "tracks", value: [["number": 1, "title": "One", "length": "3:10"], ["number": 2, "title": "Two"]]),
    ]

    private static func blocks(of text: String) -> [String] {
        var blocks: [String] = []
        var current: String?
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                if let block = current { blocks.append(block) }
                current = current == nil && line.hasPrefix("```layout") ? "" : nil
            } else if let block = current {
                current = block + line + "\n"
            }
        }
        return blocks
    }
}
