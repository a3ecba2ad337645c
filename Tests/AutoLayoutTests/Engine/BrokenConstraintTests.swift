import Cassowary
import Scene
import Testing

@testable import AutoLayout

@Suite("Constraints that do not hold")
struct BrokenConstraintTests {
    private static let box = ViewID(1)

    /// One view in a screen of 100 points, with `constraints` on its width.
    private static func layout(_ constraints: [(Relation, Double, LayoutPriority)]) -> Layout {
        var tree = ViewTree(root: View(name: "Screen", kind: .view))
        _ = tree.addSubview(View(name: "box", kind: .view), to: ViewTree.rootID)
        tree.constraints = constraints.map { relation, constant, priority in
            LayoutConstraint(LayoutAnchor(LayoutItem(box), .width), relation, constant: constant, priority: priority)
        }
        let screen = Screen(size: Size(width: 100, height: 100), scale: 2)
        return LayoutEngine(measurer: TenPointMeasurer()).layout(tree, on: screen)
    }

    @Test("are named by position: those outweighed, those given up, and none that holds with room to spare")
    func named() {
        #expect(Self.layout([(.equal, 40, .required), (.equal, 60, .defaultHigh)]).brokenConstraints == [1])
        #expect(
            Self.layout([(.equal, 40, .defaultLow), (.greaterThanOrEqual, 60, .defaultHigh)]).brokenConstraints == [0])
        #expect(Self.layout([(.lessThanOrEqual, 40, .required), (.equal, 40, .required)]).brokenConstraints.isEmpty)
        #expect(Self.layout([(.equal, 40, .required), (.equal, 60, .required)]).brokenConstraints == [1])
        #expect(Self.layout([(.equal, 40, .required), (.lessThanOrEqual, 60, .required)]).brokenConstraints.isEmpty)
    }
}
