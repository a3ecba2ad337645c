import AutoLayout
import Scene
import Testing

@testable import Paragraphs
@testable import Typesetting

@Suite("Text as shapes")
struct OutlineTests {
    @Test(
        "is as wide as it is measured",
        arguments: ["Hello", "AVAToy", "a", "two words", "owl 🦉 and 🌧", "Größe", "", " "], [11.0, 17, 34, 68])
    func widths(text: String, size: Double) throws {
        let library = try FontLibrary()
        let font = Font(pointSize: size, weight: .semibold)
        let measured = Typesetter(library: library).lines(
            of: text, font: font, width: 10_000, maximumLines: 1, lineBreakMode: .byClipping)
        // What is measured may leave out the space at a line's end.
        guard !text.allSatisfy(\.isWhitespace) else { return }
        #expect(abs(library.outline(of: text, font: font).width - (measured.first?.width ?? 0)) < 0.02)
    }

    @Test("begins at the left end of the baseline and goes up from it")
    func shapes() throws {
        let outline = try FontLibrary().outline(of: "I", font: Font(pointSize: 100, weight: .regular))
        let numbers = outline.path.split { !"-.0123456789".contains($0) }.compactMap { Double($0) }
        let (xs, ys) = (
            stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] },
            stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
        )
        #expect(xs.allSatisfy { $0 >= 0 && $0 <= outline.width })
        // Inter's capitals are 0.727 em high.
        #expect(ys.max() == 0 && abs((ys.min() ?? 0) + 72.7) < 0.2)
        #expect(outline.path.hasPrefix("M") && outline.path.hasSuffix("Z"))
    }

    @Test("has emoji as pictures where they stand")
    func emoji() throws {
        let outline = try FontLibrary().outline(of: "🦉a", font: Font(pointSize: 10, weight: .regular))
        #expect(outline.emoji.map(\.x) == [0])
        #expect(outline.emoji.allSatisfy { $0.png.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
        #expect(outline.path.hasPrefix("M1"))
    }
}
