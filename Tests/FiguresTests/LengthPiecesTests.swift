import AutoLayout
import Piecewise
import SeededRandomness
import Testing

@testable import Figures

@Suite("A length in pieces")
struct LengthPiecesTests {
    /// Numbers that repeat, with float noise, and such as browsers' grids know.
    private static func values(_ generator: inout SeededGenerator) -> Affine {
        let rates = [0, 0, 1, 0.5, 1.0 / 3, 1e-9, -0.25]
        let constants = [0, 16, 16.0 + 1e-9, 20.25, 20.3375, -8.5, 1e-8]
        return Affine(
            rate: rates.randomElement(using: &generator) ?? 0, constant: constants.randomElement(using: &generator) ?? 0
        )
    }

    @Test("changes where what is written of it does, and nowhere else", arguments: [0, 0.5, 1] as [Double])
    func changes(share: Double) {
        var generator = SeededGenerator(seed: 20)
        for _ in 0..<200 {
            var course = LengthPieces(adding: share)
            var timeline = StyleTimeline(["top"])
            var width = 320.0
            for _ in 0..<12 {
                let start = Breakpoint(width, isIncluded: Bool.random(using: &generator))
                let value = Self.values(&generator)
                course.append(value, from: start)
                timeline.append([value.css(adding: share)], from: start)
                width += [0, 0.5, 40].randomElement(using: &generator) ?? 0
            }
            #expect(course.count == timeline.steps.count)
            #expect(course.timeline("top") == timeline)
        }
    }

    @Test("A number is written with six decimals at most, without exponent or trailing zeros")
    func numbers() {
        let cases: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (7, "7"), (-7.5, "-7.5"), (0.1, "0.1"), (1e-7, "0"), (-1e-7, "0"),
            (0.000001, "0.000001"), (1_000_000, "1000000"), (1e12, "1000000000"), (10.01, "10.01"),
            (123.4567891, "123.456789"), (.nan, "0"), (.infinity, "0"),
        ]
        for (number, text) in cases { #expect(css(number) == text) }
    }
}
