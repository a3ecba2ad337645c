import Cassowary
import Diagnostics
import Scene

/// One layout of a whole tree: the screen's system first, then the tables found in it, and the tables in these.
struct LayoutRun {
    let tree: ViewTree
    let screen: Screen
    let measurer: any TextMeasuring
    /// Whether every solved system is kept; else only those with problems are.
    let keepsSystems: Bool
    /// The view of whose table part the solution is kept from which its height was found.
    let inspectedView: ViewID?
    let index: TreeIndex
    /// The first view of the tree that scrolls: the one that `Screen.scrolledBy` moves.
    let scrolledView: ViewID?

    var layout: Layout
    /// The solved systems that are kept, in the order in which they were placed.
    private(set) var systems: [PlacedSystem] = []
    private var pendingTables: [PlacedTable] = []

    init(
        tree: ViewTree, screen: Screen, measurer: any TextMeasuring, keepsSystems: Bool, inspectedView: ViewID?
    ) {
        self.tree = tree
        self.screen = screen
        self.measurer = measurer
        self.keepsSystems = keepsSystems
        self.inspectedView = inspectedView
        index = TreeIndex(tree)
        scrolledView = index.preorder.first { tree[$0].kind.scrolling != nil }
        layout = Layout(viewCount: tree.views.count)
    }

    /// Solves and places everything.
    mutating func solve() {
        layoutScreen()
        layoutTables()
        sortScrollStates()
    }

    /// Solves the part of the tree outside of tables, and places it.
    private mutating func layoutScreen() {
        let root = ViewTree.rootID
        let surroundings = Surroundings.screen(screen, scrolledView: scrolledView)
        var pass = makePass(root: root, surroundings)
        pass.solve(ImposedSize(screen.size))
        place(pass.result(keepsSolution: keepsSystems), at: .zero)
    }

    /// Lays out every table that was placed, those in their rows included.
    private mutating func layoutTables() {
        var next = 0
        while next < pendingTables.count {
            layoutTable(pendingTables[next])
            next += 1
        }
    }

    private mutating func sortScrollStates() {
        var ranks = Array(repeating: 0, count: tree.views.count)
        for (rank, view) in index.preorder.enumerated() { ranks[view.index] = rank }
        layout.scrollStates.sort { ranks[$0.view.index] < ranks[$1.view.index] }
    }

    func makePass(root: ViewID, _ surroundings: Surroundings) -> FixpointSolver {
        FixpointSolver(
            tree: tree, screen: screen, index: index, root: root, measurer: measurer, surroundings: surroundings)
    }

    /// Writes a solved system's frames, with its root's origin at `origin` of the screen.
    mutating func place(_ system: SystemResult, at origin: Point) {
        let state = system.state
        for (slot, view) in index.members(of: system.root).enumerated() {
            let local = state.frames[slot]
            var corner = origin
            if slot > 0, let parent = index.parent(of: view), let parentSlot = index.slot(of: parent, in: system.root) {
                let outer = layout.frames[parent.index]
                let offset = state.contentOffsets[parentSlot]
                corner = Point(x: outer.x + local.x - offset.x, y: outer.y + local.y - offset.y)
            }
            let frame = Rect(x: corner.x, y: corner.y, width: local.width, height: local.height)
            layout.frames[view.index] = frame
            layout.guides[view.index] = Layout.GuideInsets(
                layoutMargins: state.margins[slot], safeArea: state.safeAreas[slot],
                readableContent: state.readableInsets[slot], keyboard: state.keyboardInsets[slot])
            setText(of: view, in: frame.size)
            noteScrolling(view, slot, state)
        }
        layout.brokenConstraints += system.brokenConstraints
        guard let solution = system.solution else { return }
        systems.append(
            PlacedSystem(
                solution: solution, fitting: system.fitting, origin: origin,
                isRow: tree[system.root].role == .cell))
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
}

/// A solved system with its place on the screen.
struct PlacedSystem {
    let solution: SystemSolution
    /// For a part of a table that sizes itself, the solution from which its height was found, if it was asked for.
    let fitting: SystemSolution?
    /// Its root's origin in the screen's coordinates, points.
    let origin: Point
    /// Whether its root is a row of a table.
    let isRow: Bool
}

/// What is kept of a solved system until it is placed.
struct SystemResult {
    let root: ViewID
    let state: SystemState
    /// By position in the tree's list.
    let brokenConstraints: [Int]
    /// Nil where nobody asks for it.
    let solution: SystemSolution?
    var fitting: SystemSolution?
}

extension FixpointSolver {
    /// What it has found, with its solution where that is asked for or something went wrong.
    func result(keepsSolution: Bool) -> SystemResult {
        SystemResult(
            root: root, state: state, brokenConstraints: system.brokenConstraints,
            solution: keepsSolution || hasProblems ? solution : nil)
    }
}
