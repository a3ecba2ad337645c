import AutoLayout
import SeededRandomness
import Testing

@Suite("Live contradictions")
struct LiveConflictTests {
    static let seed: UInt64 = 9

    /// Screens of which some required constraint has to be given up, at some widths at least.
    struct Block: Sendable, CustomTestStringConvertible {
        var name: String
        var body: String
        /// Where another constraint is given up, or none any more; points.
        var turns: [Double]

        var testDescription: String { name }
    }

    static let blocks = [
        Block(
            name: "two widths of one view",
            body: "View box { leading == super.leading; top == super.top; height == 40; width == 80; width == 200 }",
            turns: []),
        Block(
            name: "a chain that fits at one width alone",
            body: """
                View left { leading == super.leading + 16; top == super.top; height == 40; width == 300 }
                View right {
                    leading == left.trailing + 8; trailing == super.trailing - 16
                    top == super.top; height == 40; width == 300
                }
                """,
            turns: []),
        Block(
            name: "a width that fits from somewhere on",
            body: """
                View box {
                    leading == super.leading + 16; trailing <= super.trailing - 16
                    top == super.top; height == 40; width == 500
                    width == 3 * height @ 250
                }
                View tail { leading == box.trailing; trailing == super.trailing; top == super.top; height == 40 }
                """,
            turns: [532]),
        Block(
            name: "two that end one after the other, with a text that wraps in one of them",
            body: """
                Label words {
                    text = "Some words that are broken into as many lines as the column asks of them here and there"
                    numberOfLines = 0
                    leading == super.leading + 16; trailing <= super.trailing - 16; top == super.top; width == 420
                }
                View below {
                    leading == super.leading + 16; trailing <= super.trailing - 16
                    top == words.bottom; height == 20; width == 600
                }
                """,
            turns: [452, 632]),
        Block(
            name: "a stack that is too full",
            body: """
                HStack row {
                    spacing = 16
                    leading == super.leading + 16; trailing == super.trailing - 16; top == super.top
                    View left { height == 44; width == 100 }
                    View right { width == 100 }
                }
                """,
            turns: []),
    ]

    @Test("What is given up at a width is given up in the live layout too", arguments: blocks)
    func agreesWithTheEngine(block: Block) throws {
        var generator = SeededGenerator(seed: Self.seed)
        let stage = try ScrollingStage(block.body)
        let layout = try stage.layout()
        let breakpoints = layout.variants.flatMap { $0.breakpoints }
        for turn in block.turns {
            #expect(breakpoints.contains { abs($0 - turn) < 1e-6 }, "\(breakpoints)")
        }
        var widths = [320, 1024] + (0..<8).map { _ in Double.random(in: 320...1024, using: &generator) }
        for breakpoint in breakpoints { widths += [breakpoint - 1.0 / 64, breakpoint, breakpoint + 1.0 / 64] }
        for width in widths where layout.widths.contains(width) {
            let difference = try stage.difference(layout, at: width, offset: 0)
            #expect(difference == nil, "at \(width), seed \(Self.seed)")
        }
    }
}
