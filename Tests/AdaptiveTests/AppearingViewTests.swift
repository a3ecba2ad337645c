import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

@Suite("A screen that is scrolled, with views that are there from a width on")
struct AppearingViewTests {
    /// A scroll view, a header that moves away with half the speed of the content, and from 600 points on more views.
    private static func tree(on screen: Screen, noting trace: inout CertificateLog) -> ViewTree {
        trace.note(.points)
        trace.noteOffset()
        trace.compare(screen.size.width, 600)
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        func pin(_ view: ViewID, _ attributes: [LayoutAttribute], to other: LayoutItem, _ constant: Double = 0) {
            tree.constraints += attributes.map {
                LayoutConstraint(
                    LayoutAnchor(LayoutItem(view), $0), .equal, LayoutAnchor(other, $0), constant: constant)
            }
        }
        func fix(_ view: ViewID, _ attribute: LayoutAttribute, _ length: Double) {
            tree.constraints.append(
                LayoutConstraint(LayoutAnchor(LayoutItem(view), attribute), .equal, constant: length))
        }
        let root = LayoutItem(ViewTree.rootID)
        for _ in 0..<(screen.size.width < 600 ? 0 : 3) {
            let view = tree.addSubview(View(name: "more", kind: .view), to: ViewTree.rootID)
            pin(view, [.left, .top], to: root)
            fix(view, .width, 10)
            fix(view, .height, 10)
        }
        let scroll = tree.addSubview(View(name: "scroll", kind: .scrollView(ScrollView())), to: ViewTree.rootID)
        pin(scroll, [.left, .right, .top, .bottom], to: root)
        let content = tree.addSubview(View(name: "content", kind: .view), to: scroll)
        pin(content, [.left, .right, .top, .bottom], to: LayoutItem(scroll))
        fix(content, .width, 300)
        fix(content, .height, 2000)
        let header = tree.addSubview(View(name: "header", kind: .view), to: ViewTree.rootID)
        pin(header, [.left, .right], to: root)
        pin(header, [.top], to: root, -0.5 * trace.larger(0, screen.scrolledBy))
        fix(header, .height, 60)
        return tree
    }

    @Test("is followed at every width and offset", arguments: [(500.0, 0.0), (500, 80), (700, 0), (700, 80)])
    func followed(width: Double, offset: Double) throws {
        let layout = try AdaptiveEngine(memory: LayoutCache(measurer: EvenMeasurer())).layout(
            over: 320...1024, on: Screen(size: Size(width: 320, height: 700)), makeTree: Self.tree)
        #expect(layout.scrollingFailure == nil)
        #expect(layout.variants.count == 2)
        let tree = try #require(layout.variant(at: width)?.tree)
        let header = try #require(tree.views.firstIndex { $0.name == "header" })
        let frame = layout.layout(at: width, offset: offset).frames[header]
        #expect(abs(frame.y + 0.5 * offset) < 0.001)
        #expect(abs(frame.width - width) < 0.001)
    }
}
