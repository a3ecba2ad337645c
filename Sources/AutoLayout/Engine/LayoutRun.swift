import Cassowary
import Diagnostics
import Scene

/// One layout of a whole tree: the screen's system first, then the tables found in it, and the tables in these.
struct LayoutRun {
    let tree: ViewTree
    let screen: Screen
    let measurer: any TextMeasuring
    let keepsSystems: Bool
    let reportsAmbiguity: Bool
    /// The edge or size to give the reasons for.
    let question: LayoutAnchor?
    let index: TreeIndex
    /// The first view of the tree that scrolls: the one that `Screen.scrolledBy` moves.
    let scrolledView: ViewID?

    var layout: Layout
    private var pendingTables: [PlacedTable] = []

    /// A list of problems longer than this helps nobody.
    private static let problemLimit = 200

    init(
        tree: ViewTree, screen: Screen, measurer: any TextMeasuring, keepsSystems: Bool, reportsAmbiguity: Bool,
        question: LayoutAnchor?
    ) {
        self.tree = tree
        self.screen = screen
        self.measurer = measurer
        self.keepsSystems = keepsSystems
        self.reportsAmbiguity = reportsAmbiguity
        self.question = question
        index = TreeIndex(tree)
        scrolledView = index.preorder.first { tree[$0].kind.scrolling != nil }
        layout = Layout(viewCount: tree.views.count)
    }

    /// Solves the part of the tree outside of tables, and places it.
    mutating func layoutScreen() {
        note(strayProblems)
        let root = ViewTree.rootID
        let surroundings = Surroundings.screen(screen, scrolledView: scrolledView)
        var pass = makePass(root: root, surroundings)
        pass.solve(ImposedSize(screen.size))
        place(answer(of: pass), at: .zero)
    }

    /// Lays out every table that was placed, those in their rows included.
    mutating func layoutTables() {
        var next = 0
        while next < pendingTables.count {
            layoutTable(pendingTables[next])
            next += 1
        }
    }

    /// The answer, with what scrolls in the order of the tree.
    mutating func finish() -> Layout {
        var ranks = Array(repeating: 0, count: tree.views.count)
        for (rank, view) in index.preorder.enumerated() { ranks[view.index] = rank }
        layout.scrollStates.sort { ranks[$0.view.index] < ranks[$1.view.index] }
        return layout
    }

    func makePass(root: ViewID, _ surroundings: Surroundings) -> SystemPass {
        SystemPass(
            tree: tree, screen: screen, index: index, root: root, measurer: measurer, surroundings: surroundings)
    }

    func answer(of pass: SystemPass) -> SystemAnswer {
        pass.answer(keepsSystem: keepsSystems, reportsAmbiguity: reportsAmbiguity, explaining: question)
    }

    /// Writes a solved system's frames, with its root's origin at `origin` of the screen.
    mutating func place(_ answer: SystemAnswer, at origin: Point) {
        let state = answer.state
        for (slot, view) in index.members(of: answer.root).enumerated() {
            let local = state.frames[slot]
            var corner = origin
            if slot > 0, let parent = index.parent(of: view), let parentSlot = index.slot(of: parent, in: answer.root) {
                let outer = layout.frames[parent.index]
                let offset = state.contentOffsets[parentSlot]
                corner = Point(x: outer.x + local.x - offset.x, y: outer.y + local.y - offset.y)
            }
            let frame = Rect(x: corner.x, y: corner.y, width: local.width, height: local.height)
            layout.frames[view.index] = frame
            layout.guides[view.index] = Layout.GuideInsets(
                layoutMargins: state.margins[slot], safeArea: state.safeAreas[slot],
                readableContent: state.readableInsets[slot])
            setText(of: view, in: frame.size)
            noteScrolling(view, slot, state)
        }
        layout.brokenConstraints += answer.brokenConstraints
        note(answer.problems.map { $0.moved(by: origin) }, isRow: tree[answer.root].role == .cell)
        if let system = answer.system { layout.systems.append(system) }
        if let explanation = answer.explanation { layout.explanation = explanation }
    }

    private mutating func noteScrolling(_ view: ViewID, _ slot: Int, _ state: SystemState) {
        guard tree[view].kind.scrolling != nil else { return }
        let scroll = Layout.ScrollState(
            view: view, contentOffset: state.contentOffsets[slot], contentSize: state.contentSizes[slot],
            adjustedContentInset: state.adjustedContentInsets[slot])
        layout.scrollStates.append(scroll)
        guard case .tableView(let table) = tree[view].kind else { return }
        pendingTables.append(
            PlacedTable(
                view: view, table: table, localFrame: state.frames[slot], safeArea: state.safeAreas[slot],
                scrollPosition: layout.scrollStates.count - 1))
    }

    private mutating func setText(of view: ViewID, in size: Size) {
        guard let text = TextSetting(measurer: measurer).text(of: tree[view], in: size) else { return }
        layout.textLines[view.index] = text.lines
        layout.textScales[view.index] = text.scale
    }

    /// Notes each mistake once, and counts how many rows of a table repeat it.
    mutating func note(_ problems: [LayoutProblem], isRow: Bool = false) {
        var isKnownInRow: [Int] = []
        for var problem in problems {
            if let known = layout.problems.firstIndex(where: { $0.isSameMistake(as: problem) }) {
                layout.problems[known].occurrences += 1
                if isRow, !isKnownInRow.contains(known) { layout.problems[known].rows += 1 }
                isKnownInRow.append(known)
            } else if layout.problems.count < Self.problemLimit {
                problem.rows = isRow ? 1 : 0
                isKnownInRow.append(layout.problems.count)
                layout.problems.append(problem)
            }
        }
    }
}

extension LayoutProblem {
    /// The same problem in a system whose root's origin is at `origin` of the screen.
    fileprivate func moved(by origin: Point) -> LayoutProblem {
        var problem = self
        for layout in problem.layouts.indices {
            for view in problem.layouts[layout].indices {
                problem.layouts[layout][view].x += origin.x
                problem.layouts[layout][view].y += origin.y
            }
        }
        return problem
    }
}
