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

    /// From the table's left edge to a part, and the part's width; rows stay inside the safe area. Points.
    package func span(of role: ViewRole, noting trace: inout CertificateLog) -> (x: Double, width: Double) {
        let isInset = table.style == .insetGrouped && role.isOfSection
        guard role == .cell || isInset else { return (0, trace.larger(0, width)) }
        guard isInset else { return (safeArea.left, trace.larger(0, width - safeArea.left - safeArea.right)) }
        trace.compare(width, EdgeInsets.leastWidthOfWideCells)
        let side = EdgeInsets.cellSide(ofWidth: width)
        return (
            safeArea.left + side, trace.larger(0, width - safeArea.left - safeArea.right - 2 * side)
        )
    }

    /// A part's default margins: a cell's depend on the table's width, and are at least the margins set for the table.
    package func margins(of part: ViewID, noting trace: inout CertificateLog) -> EdgeInsets {
        let role = tree[part].role
        guard role == .cell || hasCellMargins(role) || tree[part].kind.isTableTitle else { return .plainMargins }
        trace.compare(width, EdgeInsets.leastWidthOfWideCells)
        var margins = EdgeInsets.cellMargins(tableWidth: width)
        let own = tree[view].layoutMargins.resolved(over: margins, direction: screen.layoutDirection)
        margins.left = trace.larger(margins.left, own.left)
        margins.right = trace.larger(margins.right, own.right)
        guard role == .cell, table.isEditing else { return margins }
        let isMirrored = screen.layoutDirection == .rightToLeft
        let indent = tree[part].kind.indentsWhileEditing(in: table) ? TableView.editingIndent : 0
        let reordering = tree[part].kind.showsReorderControl ? TableView.reorderIndent : 0
        margins.left += isMirrored ? reordering : indent
        margins.right += isMirrored ? indent : reordering
        return margins
    }

    /// Whether a part's margins are those of cells, as where titles stand above texts.
    private func hasCellMargins(_ role: ViewRole) -> Bool { role.isOfSection && !table.style.isPlain }

    /// The height that a part is given; nil for one that sizes itself.
    package func fixedHeight(of part: ViewID) -> Double? {
        switch tree[part].role {
        case .cell: table.height(ofRow: part)
        case .sectionHeader: table.sections.first { $0.header == part }?.headerHeight
        default: nil
        }
    }

    /// A fitting height in whole pixels; a table's row has one more for its separator. Points.
    package func height(of role: ViewRole, fitting height: Double, noting trace: inout CertificateLog) -> Double {
        let height = PixelGrid(scale: screen.scale).roundedUp(trace.larger(0, height), noting: &trace)
        guard role == .cell else { return height }
        if height == 0 { return TableView.standardRowHeight }
        // A list's separators lie within its rows.
        return table.showsSeparators && table.list == nil ? height + hairline : height
    }

    /// The hairline at the end of a row, in the coordinates of `frame`.
    package func separator(ofRow frame: Rect, _ row: ViewID, noting trace: inout CertificateLog) -> Rect {
        let leading = separatorInset(ofRow: row, noting: &trace) + imageInset(ofRow: row)
        let trailing = ownInset(ofRow: row)?.right ?? 0
        let (start, end) = table.style == .insetGrouped ? (frame.x, frame.maxX) : (0, width)
        let x = start + (screen.layoutDirection == .rightToLeft ? trailing : leading)
        return Rect(
            x: x, y: frame.maxY - hairline, width: trace.larger(0, end - start - leading - trailing), height: hairline)
    }

    /// What the row says of its separator, or else the table; nil where neither does.
    private func ownInset(ofRow row: ViewID) -> EdgeInsets? {
        tree[row].appearance.separatorInset ?? table.separatorInset
    }

    /// Separators of cells with an image begin where the text does.
    private func imageInset(ofRow row: ViewID) -> Double {
        guard ownInset(ofRow: row) == nil, case .tableViewCell(let cell) = tree[row].kind else { return 0 }
        if let content = cell.content {
            let width = content.reservedImageWidth ?? content.image?.size.width
            return width.map { $0 + TableViewCell.imageGap } ?? 0
        }
        return cell.image.map { $0.size.width + TableViewCell.imageGap } ?? cell.textInset
    }

    /// From the leading edge of the table to its separators, points.
    func separatorInset(ofRow row: ViewID, noting trace: inout CertificateLog) -> Double {
        let margins = margins(of: row, noting: &trace)
        let isMirrored = screen.layoutDirection == .rightToLeft
        let unsafe = table.style == .insetGrouped ? 0 : isMirrored ? safeArea.right : safeArea.left
        let side = unsafe + (isMirrored ? margins.right : margins.left)
        return ownInset(ofRow: row)?.left ?? side
    }

    /// One pixel, points.
    var hairline: Double { screen.scale > 0 ? 1 / screen.scale : 1 }
}

extension ViewRole {
    /// Whether it is a part of a table's section.
    fileprivate var isOfSection: Bool {
        switch self {
        case .cell, .sectionHeader, .sectionFooter: true
        case .root, .subview, .tableHeader, .tableFooter: false
        }
    }
}
