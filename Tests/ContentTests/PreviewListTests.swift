import AutoLayout
import Diagnostics
import Notation
import Testing

@testable import Content

@Suite("The previews of a figure")
struct PreviewListTests {
    private func previews(_ settings: String) throws -> [RequestedPreview] {
        let source = SourceFile(path: "a.layout", text: "screen S { View a { edges == super.edges } }\n")
        var request = try #require(CourseLesson.ofLayoutFile(source).0.plans.first?.figure)
        request.settings = FigureSettings.parse("layout \(settings)", in: source, at: 0).0
        return request.previews(defaultWidths: [320])
    }

    @Test(
        "are every combination of what its settings list",
        arguments: [
            ("", ["320 pt"]),
            ("frame=plain height=90 widths=200,300", ["200 pt", "300 pt"]),
            ("frame=plain height=90 scroll=0,-20,20", ["320 pt, at rest", "320 pt, pulled 20", "320 pt, scrolled 20"]),
            ("frame=plain height=90 scroll=20", ["320 pt"]),
            ("frame=plain height=90 direction=both", ["320 pt, ltr", "320 pt, rtl"]),
            ("frame=plain height=90 text-size=xSmall,AX5", ["320 pt, xSmall", "320 pt, AX5"]),
            (
                "frame=plain height=90 direction=rtl,ltr appearance=both",
                ["320 pt, rtl, light", "320 pt, rtl, dark", "320 pt, ltr, light", "320 pt, ltr, dark"]
            ),
        ])
    func labels(settings: String, expected: [String]) throws {
        #expect(
            try previews(settings).map { $0.label.replacing("iPhone SE (1st generation) · ", with: "") } == expected)
    }

    @Test("are solved under the condition their labels name")
    func conditions() throws {
        let screens = try previews("direction=both text-size=AX5,large scroll=30").map(\.screen)
        #expect(screens.map(\.layoutDirection) == [.leftToRight, .leftToRight, .rightToLeft, .rightToLeft])
        #expect(screens.map(\.contentSizeCategory) == [.accessibility5, .large, .accessibility5, .large])
        #expect(screens.allSatisfy { $0.scrolledBy == 30 })
    }
}
