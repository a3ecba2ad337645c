/// A table whose own frame is known.
struct PlacedTable {
    var view: ViewID
    var table: TableView
    /// In the superview's coordinates, points.
    var localFrame: Rect
    var safeArea: EdgeInsets
    /// Where `Layout.scrollStates` holds it.
    var scrollPosition: Int
}

/// A header, footer, section header or row of a table, solved.
struct TablePart {
    var answer: SystemAnswer
    /// In the table's content, points.
    var frame: Rect
    var isRow = false
    /// For a section's header, the end of its section: it sticks no further down.
    var stickyEnd: Double?
}

extension LayoutRun {
    /// Stacks the parts of a table, solves each in the table's width, and places them on the screen.
    mutating func layoutTable(_ placed: PlacedTable) {
        let width = pixels.nearest(placed.localFrame.maxX) - pixels.nearest(placed.localFrame.x)
        var stacking = TableStacking(run: self, placed: placed, width: width)
        let parts = stacking.stack()
        layout.scrollStates[placed.scrollPosition].contentSize = Size(width: width, height: stacking.height)
        let scroll = layout.scrollStates[placed.scrollPosition]
        let frame = layout.frames[placed.view.index]
        let visibleTop = scroll.contentOffset.y + scroll.adjustedContentInset.top
        for part in parts {
            let y = part.sticks(to: visibleTop) - scroll.contentOffset.y
            place(part.answer, at: Point(x: frame.x + part.frame.x - scroll.contentOffset.x, y: frame.y + y))
        }
        guard placed.table.showsSeparators else { return }
        let inset = stacking.separatorInset
        for part in parts where part.isRow {
            let bottom = frame.y + part.frame.maxY - scroll.contentOffset.y
            let x = screen.layoutDirection == .rightToLeft ? frame.x : frame.x + inset
            let line = Rect(
                x: x, y: bottom - stacking.hairline, width: max(0, width - inset), height: stacking.hairline)
            layout.separators.append(Layout.Separator(table: placed.view, frame: line))
        }
    }

    var pixels: PixelGrid { PixelGrid(scale: screen.scale) }
}

extension TablePart {
    /// The y in the content at which it is shown while `visibleTop` is the first visible point.
    fileprivate func sticks(to visibleTop: Double) -> Double {
        guard let stickyEnd else { return frame.y }
        return max(frame.y, min(visibleTop, stickyEnd - frame.height))
    }
}

/// Goes down a table and gives each part its place and height.
struct TableStacking {
    let run: LayoutRun
    let placed: PlacedTable
    /// Of the table in whole pixels, points.
    let width: Double
    /// How far down the parts reach so far, points.
    private(set) var height = 0.0
    private var parts: [TablePart] = []
    /// The widths of texts in the row before.
    private var usualWidths: [Double?] = []

    /// A row whose content asks for no height has this one, points.
    static let standardRowHeight = 44.0

    init(run: LayoutRun, placed: PlacedTable, width: Double) {
        self.run = run
        self.placed = placed
        self.width = width
    }

    /// Header, sections with their rows, footer.
    mutating func stack() -> [TablePart] {
        append(placed.table.tableHeaderView, role: .tableHeader, height: nil)
        for section in placed.table.sections {
            let header = parts.count
            let hasHeader = append(section.header, role: .sectionHeader, height: section.headerHeight)
            for row in section.rows { append(row, role: .cell, height: placed.table.rowHeight) }
            if hasHeader { parts[header].stickyEnd = height }
        }
        append(placed.table.tableFooterView, role: .tableFooter, height: nil)
        return parts
    }

    /// One pixel, points.
    var hairline: Double { run.screen.scale > 0 ? 1 / run.screen.scale : 1 }

    /// From the leading edge of the table to its separators, points.
    var separatorInset: Double {
        let isMirrored = run.screen.layoutDirection == .rightToLeft
        let side = isMirrored ? cellMargins.right + placed.safeArea.right : cellMargins.left + placed.safeArea.left
        return placed.table.separatorInsetLeading ?? side
    }

    @discardableResult
    private mutating func append(_ view: ViewID?, role: ViewRole, height fixed: Double?) -> Bool {
        guard let view, run.index.isSystemRoot(view), run.index.parent(of: view) == placed.view,
            run.tree[view].role == role
        else { return false }
        let isRow = role == .cell
        let sides = isRow ? placed.safeArea : .zero
        let room = max(0, width - sides.left - sides.right)
        var pass = run.makePass(root: view, surroundings(role))
        if isRow { pass.expectWidths(usualWidths) }
        let height = fixed.map { max(0, $0) } ?? fittingHeight(&pass, width: room, isRow: isRow)
        let reasons = fixed == nil ? reasonsForHeight(of: view, pass) : nil
        pass.solve(ImposedSize(Size(width: room, height: height)))
        if isRow { usualWidths = pass.state.wrappedWidths }
        var answer = run.answer(of: pass)
        if let reasons { answer.explanation?.append(reasons) }
        let frame = Rect(x: sides.left, y: self.height, width: room, height: height)
        parts.append(TablePart(answer: answer, frame: frame, isRow: isRow))
        self.height += height
        return true
    }

    /// Why a part is as high as it fits, if the question is about one of its views.
    private func reasonsForHeight(of view: ViewID, _ pass: SystemPass) -> Explanation? {
        guard let question = run.question, run.index.slot(of: question.item.view, in: view) != nil else { return nil }
        return pass.explanation(of: LayoutAnchor(LayoutItem(view), .height))
    }

    /// The least height in whole pixels; a row has one more for its separator.
    private func fittingHeight(_ pass: inout SystemPass, width: Double, isRow: Bool) -> Double {
        let target = Size(width: width, height: 0)
        pass.solve(ImposedSize(fitting: target, horizontal: .required, vertical: .fittingSizeLevel))
        let height = run.pixels.roundedUp(max(0, pass.state.frames.first?.height ?? 0))
        guard isRow else { return height }
        if height == 0 { return Self.standardRowHeight }
        return placed.table.showsSeparators ? height + hairline : height
    }

    private func surroundings(_ role: ViewRole) -> Surroundings {
        Surroundings(margins: role == .cell ? cellMargins : .plainMargins, scrolledView: run.scrolledView)
    }

    /// A cell's margins by the table's width, wider where the table's own were set wider.
    private var cellMargins: EdgeInsets {
        var margins = EdgeInsets.cellMargins(tableWidth: width)
        let own = run.tree[placed.view].layoutMargins.resolved(over: margins, direction: run.screen.layoutDirection)
        margins.left = max(margins.left, own.left)
        margins.right = max(margins.right, own.right)
        return margins
    }
}

extension EdgeInsets {
    /// The margins of a cell built in code: 8 above and below, 16 at the sides of a table below 414 points, else 20.
    static func cellMargins(tableWidth: Double) -> EdgeInsets {
        let side: Double = tableWidth < 414 ? 16 : 20
        return EdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
}
