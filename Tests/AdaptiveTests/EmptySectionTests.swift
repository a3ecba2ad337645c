import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

@Suite("A table whose sections are empty")
struct EmptySectionTests {
    /// A table with so many sections that have neither rows nor titles.
    private static func tree(_ style: TableView.Style, sections: Int) -> ViewTree {
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        var table = TableView()
        table.style = style
        table.sections = Array(repeating: TableSection(rows: []), count: sections)
        let view = tree.addSubview(View(name: "table", kind: .tableView(table)), to: ViewTree.rootID)
        for edge in [LayoutAttribute.top, .left, .right, .bottom] {
            tree.constraints.append(
                LayoutConstraint(
                    LayoutAnchor(LayoutItem(view), edge), .equal, LayoutAnchor(LayoutItem(ViewTree.rootID), edge)))
        }
        return tree
    }

    @Test(
        "has the room of their headers and footers at every width",
        arguments: [
            (.plain, 1, 0), (.grouped, 1, 53), (.insetGrouped, 1, 53), (.insetGrouped, 2, 88.33), (.grouped, 0, 0),
        ] as [(TableView.Style, Int, Double)])
    func room(style: TableView.Style, sections: Int, height: Double) throws {
        let screen = Screen(size: Size(width: 320, height: 700), scale: 3)
        let tree = Self.tree(style, sections: sections)
        let engine = AdaptiveEngine(memory: LayoutCache(measurer: EvenMeasurer()))
        let layout = try engine.layout(over: 320...1024, on: screen) { _, _ in tree }
        for width in [320, 401.5, 1024.0] {
            let exact = LayoutEngine(measurer: EvenMeasurer()).layout(tree, on: screen.widened(to: width)).scrollStates
            #expect(layout.layout(at: width).scrollStates == exact)
            #expect(abs((exact.first?.contentSize.height ?? -1) - height) < 0.01)
        }
    }
}
