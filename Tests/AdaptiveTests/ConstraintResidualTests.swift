import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

@Suite("The constraints of a layout at every width")
struct ConstraintResidualTests {
    private static let screen = Screen(size: Size(width: 320, height: 700), scale: 3)

    /// A box that would be 400 points wide, but stays 20 points from either edge; it hugs a text of two labels' stack.
    private static var tree: ViewTree {
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        let box = tree.addSubview(
            View(name: "box", kind: .stackView(StackView(axis: .horizontal))), to: ViewTree.rootID)
        var label = Label(font: .system(17))
        label.text = "some words"
        for (name, priority) in [("a", 251.0), ("b", 250)] {
            var view = View(name: name, kind: .label(label))
            view.hugging.horizontal = LayoutPriority(priority)
            _ = tree.addSubview(view, to: box)
        }
        let item = LayoutItem(box)
        let root = LayoutItem(ViewTree.rootID)
        tree.constraints = [
            LayoutConstraint(LayoutAnchor(item, .top), .equal, LayoutAnchor(root, .top)),
            LayoutConstraint(LayoutAnchor(item, .centerX), .equal, LayoutAnchor(root, .centerX)),
            LayoutConstraint(
                LayoutAnchor(item, .leading), .greaterThanOrEqual, LayoutAnchor(root, .leading), constant: 20),
            LayoutConstraint(LayoutAnchor(item, .width), .equal, constant: 400, priority: LayoutPriority(990)),
        ]
        return tree
    }

    @Test("are missed by as much as the engine misses them", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func residuals(direction: LayoutDirection) throws {
        var screen = Self.screen
        screen.layoutDirection = direction
        let tree = Self.tree
        let cache = LayoutCache(measurer: EvenMeasurer())
        let layout = try AdaptiveEngine(memory: cache).layout(over: 320...1024, on: screen) { _, _ in tree }
        for width in [320.0, 400, 439.5, 440, 440.5, 700, 1024] {
            let states = layout.constraints(at: width, offset: 0)
            let wish = try #require(states.first { $0.constraint.priority == LayoutPriority(990) })
            #expect(abs(wish.excess - min(0, width - 440)) < 1e-9, "at \(width)")
            let margin = try #require(
                states.first { $0.constraint.first.attribute == .leading && $0.constraint.constant == 20 })
            #expect(abs(margin.excess - max(0, width - 440) / 2) < 1e-9, "at \(width)")
            let hugging = try #require(
                states.first { $0.constraint.priority == .defaultLow && $0.constraint.first.attribute == .width })
            let frame = layout.layout(at: width).frames[hugging.constraint.first.item.view.index]
            #expect(abs(hugging.excess - (frame.width - hugging.constraint.constant)) < 1e-9, "at \(width)")
            #expect(hugging.excess > 1)
            #expect(states.contains { $0.constraint.identifier == "UISV-spacing" && abs($0.excess) < 1e-9 })
        }
    }
}
