import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

/// A label of several lines as wide as the screen.
@Suite("A text that wraps")
struct TextTracingTests {
    private static let screen = Screen(size: Size(width: 320, height: 700), scale: 3)
    private static let text = "one measure follows another until a paragraph has words of many different lengths in it "

    private static let tree: ViewTree = {
        var label = Label(font: .system(17))
        label.text = text + text + text
        label.numberOfLines = 0
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        let view = tree.addSubview(View(name: "label", kind: .label(label)), to: ViewTree.rootID)
        tree.constraints = [.top, .left, .right].map { edge in
            LayoutConstraint(
                LayoutAnchor(LayoutItem(view), edge), .equal, LayoutAnchor(LayoutItem(ViewTree.rootID), edge))
        }
        return tree
    }()

    @Test("is solved anew where it has another number of lines, not where other words stand in them")
    func pieces() throws {
        let measurer = SpacedMeasurer()
        let sample = Sample(parameter: 320, log: CertificateLog(), value: TreeSample(Self.tree))
        let family = try AffineTree(TracedPiece(start: Breakpoint(320), end: 1024, first: sample, last: sample))
        let setting = SpanSetting(
            family: family, screen: Self.screen, memory: LayoutCache(measurer: measurer))
        var tracer = PieceTracer(SystemProbe(setting, root: ViewTree.rootID, in: nil))
        let traced = try tracer.pieces(from: Breakpoint(320), to: 1024, isEndIncluded: true)
        let layout = try AdaptiveEngine(memory: LayoutCache(measurer: measurer))
            .layout(over: 320...1024, on: Self.screen) { _, _ in Self.tree }
        let pieces = layout.variants[0].groups[0].pieces
        let counts = pieces.map { $0.textLines[1]?.count ?? 0 }
        #expect(traced.count == Set(counts).count)
        #expect(pieces.count > 3 * traced.count)
        #expect(counts == counts.sorted(by: >))
    }

    @Test("has the lines that the engine says on both sides of each breakpoint")
    func lines() throws {
        let measurer = SpacedMeasurer()
        let layout = try AdaptiveEngine(memory: LayoutCache(measurer: measurer))
            .layout(over: 320...1024, on: Self.screen) { _, _ in Self.tree }
        let engine = LayoutEngine(measurer: measurer)
        for start in layout.variants[0].groups[0].pieces.dropFirst().map(\.start.position) {
            for width in [start - 1e-6, start, start + 1e-6] {
                let exact = engine.layout(Self.tree, on: Self.screen.widened(to: width))
                let said = layout.layout(at: width)
                #expect(said.textLines[1] == exact.textLines[1], "at \(width)")
                #expect(abs(said.frames[1].height - exact.frames[1].height) < 1e-6, "at \(width)")
            }
        }
    }
}
