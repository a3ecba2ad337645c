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
            ("", [[]]),
            ("frame=plain height=90 scroll=0,-20,20", [[.atRest], [.pulled(20)], [.scrolled(20)]]),
            ("frame=plain height=90 scroll=20", [[]]),
            ("frame=plain height=90 direction=both", [[.direction(.leftToRight)], [.direction(.rightToLeft)]]),
            (
                "frame=plain height=90 text-size=xSmall,AX5",
                [[.textSize(.extraSmall)], [.textSize(.accessibility5)]]
            ),
            (
                "frame=plain height=90 direction=rtl,ltr appearance=both",
                [
                    [.direction(.rightToLeft), .appearance(.light)], [.direction(.rightToLeft), .appearance(.dark)],
                    [.direction(.leftToRight), .appearance(.light)], [.direction(.leftToRight), .appearance(.dark)],
                ]
            ),
        ] as [(String, [[PreviewLabel]])])
    func labels(settings: String, expected: [[PreviewLabel]]) throws {
        #expect(try previews(settings).map { Array($0.label.dropFirst()) } == expected)
    }

    @Test("begin with their widths and the devices that have them")
    func widths() throws {
        #expect(
            try previews("frame=plain height=90 widths=200,300").map(\.label) == [
                [.width(200, device: nil)], [.width(300, device: nil)],
            ])
        #expect(try previews("widths=390").map(\.label) == [[.width(390, device: "iPhone 14")]])
        #expect(try previews("devices='iPad landscape'").first?.label.last == .landscape)
    }

    @Test("are solved under the condition their labels name")
    func conditions() throws {
        let screens = try previews("direction=both text-size=AX5,large scroll=30").map(\.screen)
        #expect(screens.map(\.layoutDirection) == [.leftToRight, .leftToRight, .rightToLeft, .rightToLeft])
        #expect(screens.map(\.contentSizeCategory) == [.accessibility5, .large, .accessibility5, .large])
        #expect(screens.allSatisfy { $0.scrolledBy == 30 })
    }
}
