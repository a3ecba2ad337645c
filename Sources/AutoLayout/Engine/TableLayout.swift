import Piecewise
import Scene

/// A table with its solved frame.
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
    var view: ViewID
    var solved: SystemResult
    /// In the table's content, points.
    var frame: Rect
    var isRow = false
    /// For a section's header, the end of its section, below which it does not stick.
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
        let visibleTop = scroll.contentOffset.y + tree.stickingInset(of: placed.view, scroll.adjustedContentInset.top)
        for part in parts {
            let y = part.sticks(to: visibleTop) - scroll.contentOffset.y
            place(part.solved, at: Point(x: frame.x + part.frame.x - scroll.contentOffset.x, y: frame.y + y))
        }
        guard placed.table.showsSeparators else { return }
        let rules = stacking.rules
        var trace = CertificateLog.off
        for part in parts where part.isRow && !placed.table.endsSection(part.view) {
            var line = rules.separator(ofRow: part.frame, part.view, noting: &trace)
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

/// Stacks the parts of a table: gives each its position and height.
struct TableStacking {
    let run: LayoutRun
    let placed: PlacedTable
    let rules: TablePartRules
    /// The height of the parts so far, points.
    private(set) var height = 0.0
    private var parts: [TablePart] = []
    /// The widths of texts in the previous row, the guess for the next.
    private var usualWidths: [Double?] = []
    /// The contradictions in the parts so far.
    private var narrowings = NarrowedConflicts()

    init(run: LayoutRun, placed: PlacedTable, width: Double) {
        self.run = run
        self.placed = placed
        rules = TablePartRules(
            tree: run.tree, screen: run.screen, view: placed.view, table: placed.table,
            width: width, safeArea: placed.safeArea)
    }

    /// Stacks header, sections with their rows, and footer.
    mutating func stack() -> [TablePart] {
        let (order, below) = placed.table.parts(on: run.screen)
        var (ends, lasts): ([ViewID: Double], [ViewID: ViewID]) = ([:], [:])
        for part in order {
            height += part.above
            append(part.view, role: part.role)
            ends[part.view] = height
            lasts[part.view] = part.last
        }
        height += below
        for index in parts.indices { parts[index].stickyEnd = lasts[parts[index].view].flatMap { ends[$0] } }
        return parts
    }

    private mutating func append(_ view: ViewID, role: ViewRole) {
        guard run.index.isSystemRoot(view), run.index.parent(of: view) == placed.view,
            run.tree[view].role == role
        else { return }
        let fixed = rules.fixedHeight(of: view)
        let isRow = role == .cell
        var trace = CertificateLog.off
        let (x, room) = rules.span(of: role, noting: &trace)
        let margins = rules.margins(of: view, noting: &trace)
        var pass = run.makePass(root: view, Surroundings(margins: margins, scrolledView: run.scrolledView))
        pass.narrowings = narrowings
        if isRow { pass.expectWidths(usualWidths) }
        let height = fixed.map { max(0, $0) } ?? fittingHeight(&pass, width: room, role: role)
        let fitting = fixed == nil && isInspected(view) ? pass.solution : nil
        pass.solve(ImposedSize(Size(width: room, height: height)))
        narrowings = pass.narrowings
        if isRow { usualWidths = pass.state.wrappedWidths }
        var solved = pass.result(keepsSolution: run.keepsSystems)
        solved.fitting = fitting
        let frame = Rect(x: x, y: self.height, width: room, height: height)
        parts.append(TablePart(view: view, solved: solved, frame: frame, isRow: isRow))
        self.height += height
    }

    /// Whether the inspected view belongs to the part whose root is `view`.
    private func isInspected(_ view: ViewID) -> Bool {
        run.inspectedView.map { run.index.slot(of: $0, in: view) != nil } ?? false
    }

    private func fittingHeight(_ pass: inout FixpointSolver, width: Double, role: ViewRole) -> Double {
        let target = Size(width: width, height: 0)
        pass.solve(ImposedSize(fitting: target, horizontal: .required, vertical: .fittingSizeLevel))
        var trace = CertificateLog.off
        return rules.height(of: role, fitting: pass.state.frames.first?.height ?? 0, noting: &trace)
    }
}
