/// What all systems of some widths have in common.
struct ResponsiveSetting {
    let family: TreeFamily
    /// Its width does not count.
    let screen: Screen
    let index: TreeIndex
    let store: ResponsiveMemory
    /// The first view of the tree that scrolls.
    let scrolledView: ViewID?

    var memory: LineMemory { store.lines }

    init(family: TreeFamily, screen: Screen, memory: ResponsiveMemory) {
        self.family = family
        self.screen = screen
        store = memory
        let index = TreeIndex(family.tree)
        self.index = index
        scrolledView = index.preorder.first { family.tree[$0].kind.scrolling != nil }
    }
}

/// Solves one system at any width, each time from what it found before.
struct SystemProbe: WidthProbe {
    let setting: ResponsiveSetting
    let root: ViewID
    /// The table of which the root is a part; nil for the screen's own system.
    let table: TableSpan?
    private var passes: [SystemPass] = []

    init(_ setting: ResponsiveSetting, root: ViewID, in table: TableSpan?) {
        self.setting = setting
        self.root = root
        self.table = table
    }

    mutating func sample(at width: Double) throws(ResponsiveFailure) -> WidthSample {
        var trace = DecisionTrace()
        let tree = setting.family.tree(at: width)
        let screen = setting.screen.widened(to: width)
        guard let table else { return try sampleScreen(tree, screen, &trace) }
        return try samplePart(tree, screen, table.rules(tree, screen), &trace)
    }

    private mutating func sampleScreen(
        _ tree: ViewTree, _ screen: Screen, _ trace: inout DecisionTrace
    ) throws(ResponsiveFailure) -> WidthSample {
        trace.compare(screen.size.width, Screen.leastWidthOfWideMargins)
        let surroundings = Surroundings.screen(screen, scrolledView: setting.scrolledView)
        try solve(0, tree, screen, surroundings, ImposedSize(screen.size), &trace)
        return finish(tree, screen, origin: 0, &trace)
    }

    private mutating func samplePart(
        _ tree: ViewTree, _ screen: Screen, _ rules: TablePartRules, _ trace: inout DecisionTrace
    ) throws(ResponsiveFailure) -> WidthSample {
        let role = tree[root].role
        let (x, width) = rules.span(of: role, noting: &trace)
        let surroundings = Surroundings(
            margins: rules.margins(of: role, noting: &trace), scrolledView: setting.scrolledView)
        let height: Double
        if let fixed = rules.fixedHeight(of: root) {
            height = trace.larger(0, fixed)
        } else {
            let target = ImposedSize(
                fitting: Size(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel)
            try solve(1, tree, screen, surroundings, target, &trace)
            height = rules.height(of: role, fitting: passes[1].state.frames.first?.height ?? 0, noting: &trace)
        }
        try solve(0, tree, screen, surroundings, ImposedSize(Size(width: width, height: height)), &trace)
        var sample = finish(tree, screen, origin: x, &trace)
        if role == .cell {
            let line = rules.separator(ofRow: Rect(x: x, y: 0, width: width, height: height), noting: &trace)
            sample.values += [line.x - x, line.y, line.width, line.height]
            sample.trace = trace
        }
        return sample
    }

    /// Solves in one of two passes, so that a fitting size and a size that is imposed each find their own rows again.
    private mutating func solve(
        _ number: Int, _ tree: ViewTree, _ screen: Screen, _ surroundings: Surroundings, _ size: ImposedSize,
        _ trace: inout DecisionTrace
    ) throws(ResponsiveFailure) {
        while passes.count <= number {
            passes.append(
                SystemPass(
                    tree: tree, screen: screen, index: setting.index, root: root, measurer: setting.memory,
                    surroundings: surroundings))
        }
        passes[number].move(to: setting.family.isConstant ? nil : tree, screen, surroundings)
        passes[number].solve(size)
        guard passes[number].running.failures.isEmpty else { throw .unsolvable(width: screen.size.width) }
        guard passes[number].isAtRest else { throw .restless(root, width: screen.size.width) }
        passes[number].noteDecisions(&trace)
    }
}

extension SystemProbe {
    /// The frames relative to the root's own origin, and what scrolls; the texts set into them.
    private func finish(_ tree: ViewTree, _ screen: Screen, origin: Double, _ trace: inout DecisionTrace) -> WidthSample
    {
        let state = passes[0].state
        let members = setting.index.members(of: root)
        let setter = TextSetting(measurer: setting.memory)
        var sample = WidthSample(width: screen.size.width, trace: trace, values: [])
        var frames: [Rect] = []
        for (slot, view) in members.enumerated() {
            var frame = state.frames[slot]
            if let parent = setting.index.parent(of: view).flatMap({ setting.index.slot(of: $0, in: root) }), slot > 0 {
                frame.x += frames[parent].x - state.contentOffsets[parent].x
                frame.y += frames[parent].y - state.contentOffsets[parent].y
            } else {
                (frame.x, frame.y) = (0, 0)
            }
            frames.append(frame)
            if TextRuns.apply(to: tree[view]) {
                sample.texts.append(nil)
            } else {
                sample.texts.append(setter.text(of: tree[view], in: frame.size))
                if case .label(let label) = tree[view].kind {
                    label.noteDecisions(fitting: frame.size, memory: setting.memory, &trace)
                }
            }
            sample.values += [slot == 0 ? origin : frame.x, frame.y, frame.width, frame.height]
        }
        for (slot, view) in members.enumerated() where tree[view].kind.scrolling != nil {
            let (offset, size) = (state.contentOffsets[slot], state.contentSizes[slot])
            let tableSize = tree[view].kind.isTable ? Size(width: state.frames[slot].width, height: 0) : size
            sample.values += [offset.x, offset.y, tableSize.width, tableSize.height]
            sample.values += state.adjustedContentInsets[slot].all + state.safeAreas[slot].all
        }
        sample.trace = trace
        return sample
    }
}

extension EdgeInsets {
    var all: [Double] { [top, left, bottom, right] }
}
