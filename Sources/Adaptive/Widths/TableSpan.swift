import AutoLayout
import Piecewise
import Scene

/// A table's own geometry over some widths.
struct TableSpan: Hashable {
    private(set) var view: ViewID
    /// Where it begins to hold.
    var start: Breakpoint
    /// Points.
    var end: Double
    let width: Affine
    let safeArea: AffineInsets

    /// The same geometry of another table.
    func moved(to view: ViewID) -> TableSpan {
        var span = self
        span.view = view
        return span
    }

    /// Where its parts lie on a screen, and how large they are.
    func rules(_ tree: ViewTree, _ screen: Screen) -> TablePartRules {
        var table = TableView()
        if case .tableView(let found) = tree[view].kind { table = found }
        return TablePartRules(
            tree: tree, screen: screen, view: view, table: table, width: width.value(at: screen.size.width),
            safeArea: safeArea.value(at: screen.size.width))
    }

    /// Whether the parts have the same geometry around them in both.
    func continues(into other: TableSpan) -> Bool {
        width.isClose(to: other.width, at: other.start.position)
            && safeArea.top.isClose(
                to: other.safeArea.top, at: other.start.position)
            && safeArea.left.isClose(to: other.safeArea.left, at: other.start.position)
            && safeArea.right.isClose(to: other.safeArea.right, at: other.start.position)
            && safeArea.bottom.isClose(to: other.safeArea.bottom, at: other.start.position)
    }
}

extension Affine {
    fileprivate func isClose(to other: Affine, at width: Double) -> Bool {
        abs(rate - other.rate) < Tolerance.rate
            && abs(value(at: width) - other.value(at: width)) < Tolerance.continuation
    }
}
