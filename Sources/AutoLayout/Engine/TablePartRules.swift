import Piecewise
import Scene

/// What a table gives its parts: position, width, margins and height.
package struct TablePartRules {
    let tree: ViewTree
    let screen: Screen
    let view: ViewID
    let table: TableView
    /// Of the table, points.
    let width: Double
    /// Of the table.
    let safeArea: EdgeInsets

    package init(
        tree: ViewTree, screen: Screen, view: ViewID, table: TableView, width: Double, safeArea: EdgeInsets
    ) {
        self.tree = tree
        self.screen = screen
        self.view = view
        self.table = table
        self.width = width
        self.safeArea = safeArea
    }

    /// The height of a row whose content determines none, points.
    static let standardRowHeight = 44.0

    /// From the table's left edge to a part, and the part's width; rows stay inside the safe area. Points.
    package func span(of role: ViewRole, noting trace: inout CertificateLog) -> (x: Double, width: Double) {
        guard role == .cell else { return (0, trace.larger(0, width)) }
        return (safeArea.left, trace.larger(0, width - safeArea.left - safeArea.right))
    }

    /// A part's default margins: a cell's depend on the table's width, and are at least the margins set for the table.
    package func margins(of role: ViewRole, noting trace: inout CertificateLog) -> EdgeInsets {
        guard role == .cell else { return .plainMargins }
        trace.compare(width, EdgeInsets.leastWidthOfWideCells)
        var margins = EdgeInsets.cellMargins(tableWidth: width)
        let own = tree[view].layoutMargins.resolved(over: margins, direction: screen.layoutDirection)
        margins.left = trace.larger(margins.left, own.left)
        margins.right = trace.larger(margins.right, own.right)
        return margins
    }

    /// The height that a part is given; nil for one that sizes itself.
    package func fixedHeight(of part: ViewID) -> Double? {
        switch tree[part].role {
        case .cell: table.rowHeight
        case .sectionHeader: table.sections.first { $0.header == part }?.headerHeight
        default: nil
        }
    }

    /// A fitting height in whole pixels; a row has one more for its separator. Points.
    package func height(of role: ViewRole, fitting height: Double, noting trace: inout CertificateLog) -> Double {
        let height = PixelGrid(scale: screen.scale).roundedUp(trace.larger(0, height), noting: &trace)
        guard role == .cell else { return height }
        if height == 0 { return Self.standardRowHeight }
        return table.showsSeparators ? height + hairline : height
    }

    /// The hairline at the end of a row, in the coordinates of `frame`.
    package func separator(ofRow frame: Rect, noting trace: inout CertificateLog) -> Rect {
        let inset = separatorInset(noting: &trace)
        let x = screen.layoutDirection == .rightToLeft ? 0 : inset
        return Rect(x: x, y: frame.maxY - hairline, width: trace.larger(0, width - inset), height: hairline)
    }

    /// From the leading edge of the table to its separators, points.
    func separatorInset(noting trace: inout CertificateLog) -> Double {
        let margins = margins(of: .cell, noting: &trace)
        let isMirrored = screen.layoutDirection == .rightToLeft
        let side = isMirrored ? margins.right + safeArea.right : margins.left + safeArea.left
        return table.separatorInsetLeading ?? side
    }

    /// One pixel, points.
    var hairline: Double { screen.scale > 0 ? 1 / screen.scale : 1 }
}

extension EdgeInsets {
    /// The margins of a cell built in code: 8 above and below, 16 at the sides of a table below 393 points, else 20, as
    /// Interface Builder saves the contents of cells.
    static func cellMargins(tableWidth: Double) -> EdgeInsets {
        let side: Double = tableWidth < leastWidthOfWideCells ? 16 : 20
        return EdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }

    /// The smallest width of a table whose cells have the wider margins, points; less a tolerance for rounding.
    static let leastWidthOfWideCells = 393.0 - Tolerance.settling
}
