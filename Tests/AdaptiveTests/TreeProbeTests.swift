import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

@Suite("The trees at every width")
struct TreeProbeTests {
    /// How often a tree is made for these widths, where it asks this of them.
    private static func makings(_ use: WidthUse, at widths: [Double]) throws -> Int {
        var count = 0
        let screen = Screen(size: Size(width: 320, height: 700))
        var probe = TreeProbe(
            makeTree: { screen, trace in
                count += 1
                trace.note(use)
                return ViewTree(root: View(name: "Screen", kind: .view, role: .root))
            }, screen: screen)
        for width in widths { #expect(try probe.sample(at: width).parameter == width) }
        return count
    }

    @Test(
        "A tree is made as often as the widths differ in what it asks of them",
        arguments: [(.none, 1), (.traits, 3), (.points, 6)] as [(WidthUse, Int)])
    func makings(use: WidthUse, count: Int) throws {
        #expect(try Self.makings(use, at: [320, 390, 430, 690, 768, 1024]) == count)
    }

    @Test("What a tree decides about the scroll offset counts at each width, and is decided once")
    func offsets() throws {
        var count = 0
        let screen = Screen(size: Size(width: 320, height: 700))
        var probe = TreeProbe(
            makeTree: { screen, trace in
                count += 1
                trace.noteOffset()
                trace.note(.traits)
                trace.compare(screen.scrolledBy, 40)
                return ViewTree(root: View(name: "Screen", kind: .view, role: .root))
            }, screen: screen)
        let samples = try [320.0, 390, 800].map { width in try probe.sample(at: width) }
        #expect(samples.map(\.log.outcomes) == [[-1, -1, -1], [-1, -1, -1], [1, 1, -1]])
        #expect(samples.map(\.log.slacks) == [[358, 380, 40], [288, 310, 40], [122, 100, 40]])
        #expect(samples.allSatisfy { $0.log.usesOffset } && count == 2)
    }

    @Test("Widths with other traits decide otherwise, where a tree asks for these")
    func traits() throws {
        let screen = Screen(size: Size(width: 320, height: 700))
        for (use, differs) in [(WidthUse.none, false), (.traits, true)] {
            var probe = TreeProbe(
                makeTree: { screen, trace in
                    trace.note(use)
                    return ViewTree(root: View(name: "Screen", kind: .view, role: .root))
                }, screen: screen)
            let (narrow, wide) = (try probe.sample(at: 400), try probe.sample(at: 1000))
            #expect(narrow.decides(like: wide) != differs)
        }
    }
}
