import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

/// The margins of a controller's view that lies in another one's.
@Suite("A child's margins")
struct ControllerMarginsTests {
    private static let screen = Screen(size: Size(width: 320, height: 700), scale: 3)

    /// A mark at the leading margin of a child as large as the screen.
    private static let tree: ViewTree = {
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        let child = tree.addSubview(View(name: "child", kind: .view), to: ViewTree.rootID)
        tree[child].layoutMargins.isOfController = true
        let mark = tree.addSubview(View(name: "mark", kind: .view), to: child)
        let edges = [LayoutAttribute.top, .left, .right, .bottom].map { edge in
            LayoutConstraint(
                LayoutAnchor(LayoutItem(child), edge), .equal, LayoutAnchor(LayoutItem(ViewTree.rootID), edge))
        }
        tree.constraints =
            edges
            + [LayoutAttribute.width, .height].map {
                LayoutConstraint(LayoutAnchor(LayoutItem(mark), $0), .equal, constant: 10)
            }
        tree.constraints += [LayoutAttribute.top, .leading].map { edge in
            LayoutConstraint(
                LayoutAnchor(LayoutItem(mark), edge), .equal,
                LayoutAnchor(LayoutItem(child, .layoutMargins), edge))
        }
        return tree
    }()

    @Test("are the screen's on both sides of the width at which these grow, though the tree is the same everywhere")
    func follow() throws {
        var trees = 0
        let layout = try AdaptiveEngine(memory: LayoutCache(measurer: SpacedMeasurer()))
            .layout(over: 320...500, on: Self.screen) { _, _ in
                trees += 1
                return Self.tree
            }
        #expect(trees == 1)
        for (width, side) in [(320.0, 16.0), (413.75, 16), (414, 20), (500, 20)] {
            #expect(layout.layout(at: width).frames[2] == Rect(x: side, y: 0, width: 10, height: 10), "at \(width)")
        }
    }
}
