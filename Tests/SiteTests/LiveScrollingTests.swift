import Adaptive
import AutoLayout
import Diagnostics
import Notation
import Scene
import SeededRandomness
import Testing
import Typesetting

@Suite("Live scrolling")
struct LiveScrollingTests {
    static let seed: UInt64 = 7
    /// Points; of what the engine says.
    static let tolerance = 1e-6
    static let screen = Screen(
        size: Size(width: 320, height: 568), scale: 2, safeAreaInsets: EdgeInsets(top: 20))

    @Test(
        "A layout says at any width and offset, and around every stop, what the engine says",
        arguments: ScrollingBlock.all)
    func bandsAgreeWithTheEngine(block: ScrollingBlock) throws {
        var generator = SeededGenerator(seed: Self.seed)
        let stage = try ScrollingStage(block.body)
        let layout = try stage.layout()
        let scrolling = try #require(layout.scrolling, "\(String(describing: layout.scrollingFailure))")
        let motions = layout.variants.flatMap { $0.groups.flatMap { $0.motion.values } }
        #expect(motions.map(\.count).max() == block.bands)
        for (width, offset) in Self.places(layout, scrolling.offsets, using: &generator) {
            let difference = try stage.difference(layout, at: width, offset: offset)
            #expect(difference == nil, "at \(width) scrolled \(offset), seed \(Self.seed)")
        }
    }

    @Test("Random effects of the offset are followed like the engine does them", arguments: 0..<2)
    func randomEffects(number: Int) throws {
        var generator = SeededGenerator(seed: Self.seed &+ UInt64(number))
        let stage = try ScrollingStage(RandomEffects.body(using: &generator))
        let layout = try stage.layout()
        let scrolling = try #require(layout.scrolling, "\(String(describing: layout.scrollingFailure))")
        for (width, offset) in Self.places(layout, scrolling.offsets, using: &generator) {
            let difference = try stage.difference(layout, at: width, offset: offset)
            #expect(difference == nil, "at \(width) scrolled \(offset), effects \(number), seed \(Self.seed)")
        }
    }

    @Test("A text that wraps otherwise as the offset changes its width is not followed, and the layout says so")
    func textsThatWrap() throws {
        let body = """
            ScrollView scroll { alwaysBounceVertical = true; edges == super.edges }
            Label words {
                text = "Some words that are broken into lines as narrow as the offset makes them"
                numberOfLines = 0
                top == super.top; leading == super.leading
                width == 200 - min(scroll.contentOffset.y, 0)
            }
            """
        let layout = try ScrollingStage(body).layout()
        #expect(layout.scrolling == nil)
        #expect(layout.scrollingFailure == .varyingContent(ViewID(2)))
    }

    @Test("Rows that depend on the offset are not followed, and the layout says so")
    func rows() throws {
        let body = """
            TableView list {
                rowHeight = 60
                edges == super.edges
                View row { View bar { size == 20; top == super.top; leading == super.leading + list.contentOffset.y } }
            }
            """
        let layout = try ScrollingStage(body).layout()
        #expect(layout.scrolling == nil)
        #expect(layout.scrollingFailure == .varyingContent(ViewID(2)))
    }

    /// Random ones, and beside, at and behind every stop.
    private static func places(
        _ layout: AdaptiveLayout, _ offsets: ClosedRange<Double>, using generator: inout SeededGenerator
    ) -> [(Double, Double)] {
        var places: [(Double, Double)] = [(320, offsets.lowerBound), (1024, offsets.upperBound), (678, 0.0)]
        for _ in 0..<5 {
            let width = Double.random(in: 320...1024, using: &generator)
            places.append((width, Double.random(in: offsets, using: &generator)))
        }
        for motion in layout.variants.flatMap({ $0.groups.flatMap { $0.motion.segments } }) {
            for width in [motion.start.position + 1.0 / 64] where width <= 1024 {
                for start in motion.value.starts.dropFirst() {
                    let stop = start.position.value(at: width)
                    places += [(width, stop - 1.0 / 64), (width, stop), (width, stop + 1.0 / 64)]
                }
            }
        }
        return places.filter { offsets.contains($0.1) }
    }
}

/// A screen that can be laid out at any width and offset.
final class ScrollingStage: LayoutResources {
    let measurer: any TextMeasuring
    let imageNames: [String] = []
    let symbolNames: [String] = []
    private var program = LayoutProgram()

    init(_ body: String) throws {
        measurer = Typesetter(library: try FontLibrary())
        let file = SourceFile(path: "block.md", utf8: Array("screen Example {\n\(body)\n}\n".utf8))
        let problems = program.append(SourceExcerpt(whole: file))
        try #require(problems.isEmpty, "\(problems.map(\.message))")
    }

    func image(named name: String) -> Image? { nil }

    func symbol(named name: String, pointSize: Double, weight: FontWeight, scale: SymbolScale) -> Image? { nil }

    func layout() throws -> AdaptiveLayout {
        let engine = AdaptiveEngine(memory: LayoutCache(measurer: measurer))
        return try engine.layout(over: 320...1024, on: LiveScrollingTests.screen) { screen, trace in
            self.program.elaborate(screen: "Example", on: screen, globals: [], resources: self, noting: &trace).tree
        }
    }

    /// What a layout says otherwise than the engine; nil for nothing.
    func difference(_ layout: AdaptiveLayout, at width: Double, offset: Double) throws -> String? {
        var screen = LiveScrollingTests.screen.widened(to: width)
        screen.scrolledBy = offset
        let (found, problems) = program.elaborate(screen: "Example", on: screen, globals: [], resources: self)
        let tree = try #require(found, "\(problems.map(\.message))")
        let exact = LayoutEngine(measurer: measurer).layout(tree, on: screen)
        let said = layout.layout(at: width, offset: offset)
        for index in exact.frames.indices {
            let (a, b) = (said.frames[index], exact.frames[index])
            let distances = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
            guard distances.allSatisfy({ abs($0) <= LiveScrollingTests.tolerance }) else {
                return "\(tree.path(of: ViewID(index))): \(a), not \(b)"
            }
            guard said.textLines[index]?.map(\.text) == exact.textLines[index]?.map(\.text) else {
                return "\(tree.path(of: ViewID(index))): other lines"
            }
        }
        return looks(layout, tree, at: width, offset: offset)
    }

    private func looks(_ layout: AdaptiveLayout, _ tree: ViewTree, at width: Double, offset: Double) -> String? {
        let appearances = layout.variant(at: width)?.appearances.value(at: width)?.value(at: width, offset: offset)
        for styled in appearances ?? [] {
            let view = tree[styled.view]
            let ramp = styled.ramps.first { $0.property == .alpha }
            let alpha = ramp.map { $0.value.value(at: width) + $0.rate * offset } ?? styled.appearance.alpha
            guard styled.isHidden == view.isHidden, styled.appearance.zPosition == view.appearance.zPosition,
                abs(alpha - view.appearance.alpha) <= LiveScrollingTests.tolerance
            else { return "\(tree.path(of: styled.view)): other looks" }
        }
        return nil
    }
}

/// Views whose places are lines between random stops of the offset and of the width, hung on one another.
enum RandomEffects {
    static func body(using generator: inout SeededGenerator) -> String {
        var body = """
            ScrollView scroll {
                alwaysBounceVertical = true
                edges == super.edges
                View content { edges == super.content.edges; width == super.frame.width; height == 1500 }
            }

            """
        var edges = ["super.top", "content.top"]
        for number in 0..<2 {
            let edge = edges.randomElement(using: &generator) ?? "super.top"
            let (low, high) = (Int.random(in: -60...40, using: &generator), Int.random(in: 60...200, using: &generator))
            let share = Int.random(in: 2...6, using: &generator)
            let sign = Bool.random(using: &generator) ? "+" : "-"
            body += """
                View view\(number) {
                    leading == super.leading + \(20 * number); width == 16
                    top == \(edge) \(sign) min(max(scroll.contentOffset.y, \(low)), screen.width / \(share))
                    top >= super.top - \(high) @ \(Int.random(in: 1...999, using: &generator))
                    bottom <= super.bottom + \(high)
                    bottom >= super.top + max(scroll.contentOffset.y - \(high), \(low)) @ .high
                    height == \(high) - scroll.contentOffset.y / \(share) @ .low
                    height >= 0
                }

                """
            edges.append("view\(number).bottom")
        }
        return body
    }
}
