import Scene

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
    /// The one with the root's size imposed stands last; a part that is asked for its height has one for that before.
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
        var sample = finish(tree, screen, origin: 0, &trace)
        sample.trace = trace
        return sample
    }

    private mutating func samplePart(
        _ tree: ViewTree, _ screen: Screen, _ rules: TablePartRules, _ trace: inout DecisionTrace
    ) throws(ResponsiveFailure) -> WidthSample {
        let role = tree[root].role
        let (x, width) = rules.span(of: role, noting: &trace)
        let surroundings = Surroundings(
            margins: rules.margins(of: role, noting: &trace), scrolledView: setting.scrolledView)
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
        var sample = finish(tree, screen, origin: x, &trace)
        if role == .cell {
            let line = rules.separator(ofRow: Rect(x: x, y: 0, width: width, height: height), noting: &trace)
            sample.values += [line.x - x, line.y, line.width, line.height]
        }
        sample.trace = trace
        return sample
    }

    /// Solves in one of two passes, so that a fitting size and a size that is imposed each find their own rows again;
    /// the second one begins with what the first one has found.
    private mutating func solve(
        _ number: Int, _ tree: ViewTree, _ screen: Screen, _ surroundings: Surroundings, _ size: ImposedSize,
        _ trace: inout DecisionTrace
    ) throws(ResponsiveFailure) {
        if passes.count == number {
            passes.append(
                passes.first
                    ?? SystemPass(
                        tree: tree, screen: screen, index: setting.index, root: root, measurer: setting.memory,
                        surroundings: surroundings))
        }
        passes[number].move(to: setting.family.isConstant ? nil : tree, screen, surroundings)
        passes[number].solve(size)
        guard passes[number].running.isSolved else { throw .unsolvable(width: screen.size.width) }
        guard passes[number].isAtRest else { throw .restless(root, width: screen.size.width) }
        passes[number].noteDecisions(&trace)
    }
}

extension SystemProbe {
    /// The frames relative to the root's own origin, and what scrolls; the texts set into them; without the trace.
    private func finish(_ tree: ViewTree, _ screen: Screen, origin: Double, _ trace: inout DecisionTrace) -> WidthSample
    {
        let state = passes[passes.count - 1].state
        var sample = WidthSample(width: screen.size.width, trace: .off, values: [])
        sample.values.reserveCapacity(4 * setting.index.members(of: root).count + 4)
        sample.texts.reserveCapacity(setting.index.members(of: root).count)
        for (slot, view) in setting.index.members(of: root).enumerated() {
            var frame = state.frames[slot]
            (frame.x, frame.y) = slot == 0 ? (origin, 0) : corner(ofSlot: slot, view, state, sample.values)
            sample.texts.append(text(of: tree, view, in: frame.size, &trace))
            sample.values.append(frame.x)
            sample.values.append(frame.y)
            sample.values.append(frame.width)
            sample.values.append(frame.height)
        }
        for (slot, view) in setting.index.members(of: root).enumerated() where tree[view].kind.isScrolling {
            let (offset, size) = (state.contentOffsets[slot], state.contentSizes[slot])
            let tableSize = tree[view].kind.isTable ? Size(width: state.frames[slot].width, height: 0) : size
            sample.values += [offset.x, offset.y, tableSize.width, tableSize.height]
            sample.values += state.adjustedContentInsets[slot].all + state.safeAreas[slot].all
        }
        return sample
    }

    /// Where a view stands from the root's own origin, whose superview's place is among the values already.
    private func corner(
        ofSlot slot: Int, _ view: ViewID, _ state: SystemState, _ values: [Double]
    ) -> (Double, Double) {
        guard let parent = setting.index.parent(of: view).flatMap({ setting.index.slot(of: $0, in: root) }) else {
            return (0, 0)
        }
        let outer = parent == 0 ? (0, 0) : (values[4 * parent], values[4 * parent + 1])
        let offset = state.contentOffsets[parent]
        return (state.frames[slot].x + (outer.0 - offset.x), state.frames[slot].y + (outer.1 - offset.y))
    }

    /// The text that a view shows where it depends on the sample.
    private func text(
        of tree: ViewTree, _ view: ViewID, in size: Size, _ trace: inout DecisionTrace
    ) -> FittedText? {
        switch tree[view].kind {
        case .label(let label):
            guard !TextRuns.apply(to: label) else { return nil }
            let text = label.text(fitting: size, measurer: setting.memory)
            label.noteDecisions(fitting: size, memory: setting.memory, &trace)
            return text
        case .button, .view, .imageView, .stackView, .scrollView, .tableView, .segmentedControl: return nil
        }
    }
}

extension EdgeInsets {
    var all: [Double] { [top, left, bottom, right] }
}
