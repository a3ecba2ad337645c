import Scene
import Testing

@testable import AutoLayout

@Suite("The number of a text's lines")
struct LineCountTests {
    private static let text = "a measure of words that differ"

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
        for width in stride(from: 20.25, to: 160, by: 2.5) {
            let found = lineCount(width)
            #expect(found.count == linesSet(width), "at \(width)")
            #expect(found.lower <= width && width < found.upper, "at \(width)")
            #expect(linesSet(found.upper + 0.01) != found.count || found.upper > 1e5, "behind \(found.upper)")
            #expect(found.lower <= 0 || linesSet(found.lower - 0.01) != found.count, "before \(found.lower)")
            #expect(identifiers[found.count, default: found.identifier] == found.identifier, "at \(width)")
            identifiers[found.count] = found.identifier
        }
        #expect(identifiers.keys.sorted() == (maximumLines == 0 ? [1, 2, 3, 4, 5, 6] : [1, 2]))
    }
}
