import AutoLayout
import Piecewise
import Scene

/// What all systems of some widths have in common.
struct SpanSetting {
    let family: AffineTree
    /// Its width does not count.
    let screen: Screen
    let index: TreeIndex
    let store: LayoutCache
    /// The first view of the tree that scrolls.
    let scrolledView: ViewID?

    var memory: LineBreakCache { store.lines }

    init(family: AffineTree, screen: Screen, memory: LayoutCache) {
        self.family = family
        self.screen = screen
        store = memory
        let index = TreeIndex(family.tree)
        self.index = index
        scrolledView = index.preorder.first { family.tree[$0].kind.scrolling != nil }
    }
}

/// Solves one system at any width, each time from what it found before.
struct SystemProbe: Probe {
    let setting: SpanSetting
    let root: ViewID
    /// The table of which the root is a part; nil for the screen's own system.
    var table: TableSpan?
    /// The one with the root's size imposed stands last; a part that is asked for its height has one for that before.
    private var passes: [FixpointSolver] = []
    /// By slot, the superview's slot; 0 for the root.
    private let parents: [Int]
    /// What shows a text of several lines.
    private let labels: [(slot: Int, label: Label)]
    /// The slots of what scrolls, and how high a table's content is without its parts.
    private let scrolls: [(slot: Int, heightWithoutParts: Double?)]
    private var rows: SlotConstraints?

    init(_ setting: SpanSetting, root: ViewID, in table: TableSpan?) {
        self.setting = setting
        self.root = root
        self.table = table
        let members = setting.index.members(of: root)
        parents = members.map { view in
            setting.index.parent(of: view).flatMap { setting.index.slot(of: $0, in: root) } ?? 0
        }
        let kinds = members.map { setting.family.tree[$0].kind }
        labels = kinds.enumerated().compactMap { slot, kind in
            kind.shownText?.multilineLabel.map { (slot, $0) }
        }
        scrolls = kinds.enumerated().filter { $0.element.isScrolling }.map { slot, kind in
            (slot, kind.heightWithoutParts(on: setting.screen))
        }
    }

    mutating func sample(at width: Double) throws(AdaptiveFailure) -> Sample<SystemSample> {
        var trace = CertificateLog()
        let tree = setting.family.tree(at: width)
        let screen = setting.screen.widened(to: width)
        guard let table else { return try sampleScreen(tree, screen, &trace) }
        return try samplePart(tree, screen, table.rules(tree, screen), &trace)
    }

    private mutating func sampleScreen(
        _ tree: ViewTree, _ screen: Screen, _ trace: inout CertificateLog
    ) throws(AdaptiveFailure) -> Sample<SystemSample> {
        trace.compare(screen.size.width, Screen.leastWidthOfWideMargins)
        let surroundings = Surroundings.screen(screen, scrolledView: setting.scrolledView)
        try solve(0, tree, screen, surroundings, ImposedSize(screen.size), &trace)
        return sample(of: screen, origin: 0, separator: nil, &trace)
    }

    private mutating func samplePart(
        _ tree: ViewTree, _ screen: Screen, _ rules: TablePartRules, _ trace: inout CertificateLog
    ) throws(AdaptiveFailure) -> Sample<SystemSample> {
        let role = tree[root].role
        let (x, width) = rules.span(of: role, noting: &trace)
        let surroundings = Surroundings(
            margins: rules.margins(of: root, noting: &trace), scrolledView: setting.scrolledView)
        let height: Double
        let fixed = rules.fixedHeight(of: root)
        if let fixed {
            height = trace.larger(0, fixed)
        } else {
            let target = ImposedSize(
                fitting: Size(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
            try solve(0, tree, screen, surroundings, target, &trace)
            height = rules.height(of: role, fitting: passes[0].state.frames.first?.height ?? 0, noting: &trace)
        }
        let size = ImposedSize(Size(width: width, height: height))
        try solve(fixed == nil ? 1 : 0, tree, screen, surroundings, size, &trace)
        guard role == .cell else { return sample(of: screen, origin: x, separator: nil, &trace) }
        let line = rules.separator(ofRow: Rect(x: x, y: 0, width: width, height: height), root, noting: &trace)
        let separator = RectOf(x: line.x - x, y: line.y, width: line.width, height: line.height)
        return sample(of: screen, origin: x, separator: separator, &trace)
    }

    /// Solves in one of two passes, so that a fitting size and a size that is imposed each find their own rows again;
    /// the second one begins with what the first one has found.
    private mutating func solve(
        _ number: Int, _ tree: ViewTree, _ screen: Screen, _ surroundings: Surroundings, _ size: ImposedSize,
        _ trace: inout CertificateLog
    ) throws(AdaptiveFailure) {
        if passes.count == number {
            passes.append(
                passes.first
                    ?? FixpointSolver(
                        tree: tree, screen: screen, index: setting.index, root: root, measurer: setting.memory,
                        surroundings: surroundings))
        }
        passes[number].move(to: setting.family.isConstant ? nil : tree, screen, surroundings)
        passes[number].solve(size, noting: &trace)
        guard passes[number].isSolved else { throw .unsolvable(width: screen.size.width) }
        guard passes[number].isAtRest else { throw .restless(root, width: screen.size.width) }
        passes[number].noteDecisions(&trace)
        for line in passes[number].longestLines {
            line.label.noteLines(fitting: line.room, memory: setting.memory, &trace)
        }
    }
}

extension SystemProbe {
    /// The frames relative to the root's own origin, and what scrolls; how many lines are drawn in them.
    private mutating func sample(
        of screen: Screen, origin: Double, separator: RectOf<Double>?, _ trace: inout CertificateLog
    ) -> Sample<SystemSample> {
        // Taken out, since a copy would cost as much as all that follows.
        let pass = passes.removeLast()
        defer { passes.append(pass) }
        let state = pass.state
        var system = SystemNumbers<Double>(separator: separator)
        system.frames.reserveCapacity(parents.count)
        for slot in parents.indices {
            var frame = RectOf(state.frames[slot])
            (frame.x, frame.y) = slot == 0 ? (origin, 0) : corner(ofSlot: slot, state, system.frames)
            system.frames.append(frame)
        }
        let lineLimits = labels.map { slot, label in
            label.noteLineCount(fitting: state.frames[slot].size, memory: setting.memory, &trace)
        }
        system.scrolls = scrolls.map { ScrollNumbers(state, slot: $0.slot, heightWithoutParts: $0.heightWithoutParts) }
        let rows = rows.flatMap { $0.rows.hold(in: pass) ? $0 : nil } ?? SlotConstraints(pass, setting.index)
        self.rows = rows
        system.residuals = rows.residuals(in: pass)
        return Sample(
            parameter: screen.size.width, log: trace,
            value: SystemSample(
                system: system, lineLimits: lineLimits, constraints: rows.constraints, hasProblems: pass.hasProblems))
    }

    /// Where a view stands from the root's own origin, whose superview's frame is found already.
    private func corner(
        ofSlot slot: Int, _ state: SystemState, _ frames: [RectOf<Double>]
    ) -> (Double, Double) {
        let parent = parents[slot]
        let outer = parent == 0 ? (0, 0) : (frames[parent].x, frames[parent].y)
        let offset = state.contentOffsets[parent]
        return (state.frames[slot].x + (outer.0 - offset.x), state.frames[slot].y + (outer.1 - offset.y))
    }
}

extension ScrollNumbers<Double> {
    /// What the scroll view at `slot` does; the content of a table is as high as its parts, which others find.
    fileprivate init(_ state: SystemState, slot: Int, heightWithoutParts: Double?) {
        let (offset, size) = (state.contentOffsets[slot], state.contentSizes[slot])
        self.init(
            contentOffset: PointOf(x: offset.x, y: offset.y),
            contentSize: heightWithoutParts.map { SizeOf(width: state.frames[slot].width, height: $0) }
                ?? SizeOf(width: size.width, height: size.height),
            adjustedContentInset: InsetsOf(state.adjustedContentInsets[slot]),
            safeArea: InsetsOf(state.safeAreas[slot]))
    }
}

extension ViewKind {
    /// How high the content of a table is beside its parts, which others stack: only empty sections have room of their own;
    /// nil for any other view.
    fileprivate func heightWithoutParts(on screen: Screen) -> Double? {
        guard case .tableView(let table) = self else { return nil }
        let (parts, below) = table.parts(on: screen)
        return parts.isEmpty ? below : 0
    }
}
