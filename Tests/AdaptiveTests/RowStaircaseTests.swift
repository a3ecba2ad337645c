import AutoLayout
import Piecewise
import Scene
import Testing

@testable import Adaptive

/// Rows of a table whose heights are rounded up to pixels.
@Suite("A row that grows with the width")
struct RowStaircaseTests {
    private static let screen = Screen(size: Size(width: 320, height: 700), scale: 3)

    /// A table with one row, whose box is as high as a part of its width.
    private static func tree(_ part: Double) -> ViewTree {
        var tree = ViewTree(root: View(name: "Screen", kind: .view, role: .root))
        let table = tree.addSubview(View(name: "table", kind: .tableView(TableView())), to: ViewTree.rootID)
        let row = tree.addSubview(View(name: "row", kind: .view, role: .cell), to: table)
        let box = tree.addSubview(View(name: "box", kind: .view), to: row)
        if case .tableView(var view) = tree[table].kind {
            view.sections = [TableSection(rows: [row])]
            tree[table].kind = .tableView(view)
        }
        let edges: [LayoutAttribute] = [.top, .left, .right, .bottom]
        for (view, outer) in [(table, ViewTree.rootID), (box, row)] {
            tree.constraints += edges.map { edge in
                LayoutConstraint(
                    LayoutAnchor(LayoutItem(view), edge), edge == .bottom && view == box ? .lessThanOrEqual : .equal,
                    LayoutAnchor(LayoutItem(outer), edge))
            }
        }
        let item = LayoutItem(box)
        tree.constraints.append(
            LayoutConstraint(LayoutAnchor(item, .height), .equal, LayoutAnchor(item, .width), multiplier: part))
        return tree
    }

    private static func layout(_ tree: ViewTree) throws -> AdaptiveLayout {
        let cache = LayoutCache(measurer: EvenMeasurer())
        return try AdaptiveEngine(memory: cache).layout(over: 320...1024, on: screen) { _, _ in tree }
    }

    @Test("is one piece, not one for each pixel, and as high as the engine says at every step", arguments: [0.5, 0.3])
    func row(part: Double) throws {
        let tree = Self.tree(part)
        let layout = try Self.layout(tree)
        let row = try #require(layout.variants.first?.groups.last)
        #expect(row.pieces.count < 20, "\(row.pieces.map(\.start))")
        #expect(row.steps.count > 600)
        let engine = LayoutEngine(measurer: EvenMeasurer())
        for start in row.steps.map(\.start.position).enumerated().filter({ $0.offset % 7 == 0 }).map(\.element) {
            for width in [start - 0.01, start, start + 0.01] where layout.widths.contains(width) {
                let exact = engine.layout(tree, on: Self.screen.widened(to: width)).frames
                let said = layout.layout(at: width).frames
                #expect(zip(said, exact).allSatisfy { abs($0.height - $1.height) < 1e-6 }, "at \(width)")
            }
        }
    }
}
