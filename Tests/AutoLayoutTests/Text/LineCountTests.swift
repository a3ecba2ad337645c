import Scene
import Testing

@testable import AutoLayout

@Suite("The number of a text's lines")
struct LineCountTests {
    private static let text = "one measure follows another until a paragraph has words of many different lengths in it"

    @Test("is known for all widths around one at once", arguments: [0, 2])
    func lineCount(maximumLines: Int) {
        let cache = LineBreakCache(TypewriterMeasurer())
        func lineCount(_ width: Double) -> LineBreakCache.LineCount {
            cache.lineCount(
                of: Self.text, font: .system(10), width: width, maximumLines: maximumLines,
                lineBreakMode: .byWordWrapping)
        }
        func linesSet(_ width: Double) -> Int {
            TypewriterMeasurer().lines(
                of: Self.text, font: .system(10), width: width, maximumLines: maximumLines,
                lineBreakMode: .byWordWrapping
            ).count
        }
        var identifiers: [Int: Int] = [:]
        for width in stride(from: 60.25, to: 460, by: 2.5) {
            let found = lineCount(width)
            #expect(found.count == linesSet(width), "at \(width)")
            #expect(found.lower <= width && width < found.upper, "at \(width)")
            #expect(linesSet(found.upper + 0.01) != found.count || found.upper > 1e5, "behind \(found.upper)")
            #expect(found.lower <= 0 || linesSet(found.lower - 0.01) != found.count, "before \(found.lower)")
            #expect(identifiers[found.count, default: found.identifier] == found.identifier, "at \(width)")
            identifiers[found.count] = found.identifier
        }
        #expect(identifiers.count == (maximumLines == 0 ? 7 : 2))
    }
}
