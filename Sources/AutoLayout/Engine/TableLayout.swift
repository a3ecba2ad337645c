import Scene

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
        let width = partWidth(of: placed)
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
        let rules = stacking.rules
        var trace = DecisionTrace.off
        for part in parts where part.isRow {
            var line = rules.separator(ofRow: part.frame, noting: &trace)
            line.x += frame.x
            line.y += frame.y - scroll.contentOffset.y
            layout.separators.append(Layout.Separator(table: placed.view, frame: line))
        }
    }

    /// The width that the parts of a table are laid out in, points.
    private func partWidth(of placed: PlacedTable) -> Double {
        guard screen.roundsTableWidths else { return placed.localFrame.width }
        return pixels.nearest(placed.localFrame.maxX) - pixels.nearest(placed.localFrame.x)
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
    let rules: TablePartRules
    /// How far down the parts reach so far, points.
    private(set) var height = 0.0
    private var parts: [TablePart] = []
    /// The widths of texts in the row before.
    private var usualWidths: [Double?] = []

    init(run: LayoutRun, placed: PlacedTable, width: Double) {
        self.run = run
        self.placed = placed
        rules = TablePartRules(
            tree: run.tree, screen: run.screen, view: placed.view, table: placed.table,
            width: width, safeArea: placed.safeArea)
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

    @discardableResult
    private mutating func append(_ view: ViewID?, role: ViewRole, height fixed: Double?) -> Bool {
        guard let view, run.index.isSystemRoot(view), run.index.parent(of: view) == placed.view,
            run.tree[view].role == role
        else { return false }
        let isRow = role == .cell
        var trace = DecisionTrace.off
        let (x, room) = rules.span(of: role, noting: &trace)
        let margins = rules.margins(of: role, noting: &trace)
        var pass = run.makePass(root: view, Surroundings(margins: margins, scrolledView: run.scrolledView))
        if isRow { pass.expectWidths(usualWidths) }
        let height = fixed.map { max(0, $0) } ?? fittingHeight(&pass, width: room, role: role)
        let reasons = fixed == nil ? reasonsForHeight(of: view, pass) : nil
        pass.solve(ImposedSize(Size(width: room, height: height)))
        if isRow { usualWidths = pass.state.wrappedWidths }
        var answer = run.answer(of: pass)
        if let reasons { answer.explanation?.append(reasons) }
        let frame = Rect(x: x, y: self.height, width: room, height: height)
        parts.append(TablePart(answer: answer, frame: frame, isRow: isRow))
        self.height += height
        return true
    }

    /// Why a part is as high as it fits, if the question is about one of its views.
    private func reasonsForHeight(of view: ViewID, _ pass: SystemPass) -> Explanation? {
        guard let question = run.question, run.index.slot(of: question.item.view, in: view) != nil else { return nil }
        return pass.explanation(of: LayoutAnchor(LayoutItem(view), .height))
    }

    private func fittingHeight(_ pass: inout SystemPass, width: Double, role: ViewRole) -> Double {
        let target = Size(width: width, height: 0)
        pass.solve(ImposedSize(fitting: target, horizontal: .required, vertical: .fittingSizeLevel))
        var trace = DecisionTrace.off
        return rules.height(of: role, fitting: pass.state.frames.first?.height ?? 0, noting: &trace)
    }
}
