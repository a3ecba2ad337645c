import Cassowary
import Diagnostics

/// Solves one system again and again until texts, insets and offsets stand still.
struct SystemPass {
    private(set) var tree: ViewTree
    private(set) var screen: Screen
    let index: TreeIndex
    let root: ViewID
    let measurer: any TextMeasuring
    private var insetRules: InsetRules
    /// Whether the last solution would be found again from itself.
    private(set) var isAtRest = false

    private(set) var state: SystemState
    private(set) var running = RunningSystem()
    /// The builder of the last solution.
    private(set) var builder: SystemBuilder?

    /// Enough for texts in texts in safe areas; what still moves then would move for ever.
    private static let passLimit = 8

    init(
        tree: ViewTree, screen: Screen, index: TreeIndex, root: ViewID, measurer: any TextMeasuring,
        surroundings: Surroundings
    ) {
        self.tree = tree
        self.screen = screen
        self.index = index
        self.root = root
        self.measurer = measurer
        insetRules = InsetRules(tree: tree, screen: screen, index: index, root: root, surroundings: surroundings)
        state = SystemState(count: index.members(of: root).count)
        for (slot, view) in index.members(of: root).enumerated() { measure(view, slot, fittingWidth: nil) }
    }

    /// Finds the frames with the root's size imposed, and leaves them in `state`.
    mutating func solve(_ size: ImposedSize) {
        guard !state.frames.isEmpty else { return }
        if builder == nil { state.frames[0] = Rect(x: 0, y: 0, width: size.width, height: size.height) }
        insetRules.update(&state)
        isAtRest = false
        for _ in 0..<Self.passLimit where !isAtRest {
            let before = state
            solveOnce(size)
            insetRules.update(&state)
            wrapTexts()
            isAtRest = state.agrees(with: before)
        }
    }

    /// Goes to another screen, to other surroundings, or to a tree that differs in numbers alone; what was found so far
    /// is the first guess there.
    mutating func move(to tree: ViewTree?, _ screen: Screen, _ surroundings: Surroundings) {
        self.screen = screen
        if let tree {
            self.tree = tree
            builder = nil
            for (slot, view) in index.members(of: root).enumerated() {
                measure(view, slot, fittingWidth: state.wrappedWidths[slot])
            }
        }
        insetRules = InsetRules(
            tree: self.tree, screen: screen, index: index, root: root, surroundings: surroundings)
    }

    /// Notes every decision that the last solution rests on, but those about texts.
    func noteDecisions(_ trace: inout DecisionTrace) {
        noteInsets(&trace)
        running.noteSides(&trace)
    }

    /// Notes every decision about safe areas, margins and what scrolls.
    func noteInsets(_ trace: inout DecisionTrace) {
        var state = state
        insetRules.update(&state, noting: &trace)
    }

    /// What the last solution found.
    ///
    /// - Parameters:
    ///   - keepsSystem: whether to hand out the rows and values.
    ///   - reportsAmbiguity: whether to look for what is not determined.
    ///   - question: an edge or size to give the reasons for, if it belongs to this system.
    func answer(keepsSystem: Bool, reportsAmbiguity: Bool, explaining question: LayoutAnchor? = nil) -> SystemAnswer {
        var answer = SystemAnswer(root: root, state: state)
        guard let builder else { return answer }
        answer.brokenConstraints = running.brokenConstraints
        answer.problems = builder.problems + builder.problems(of: running)
        if reportsAmbiguity { answer.problems += builder.ambiguities(of: running) }
        if keepsSystem { answer.system = solvedSystem(builder) }
        if let question { answer.explanation = explanation(of: question) }
        return answer
    }

    private func solvedSystem(_ builder: SystemBuilder) -> SolvedSystem {
        let variables = builder.variables
        return SolvedSystem(
            variables: variables.map { builder.qualifiedName(of: $0) },
            rows: running.rowsInForce.map {
                SolvedSystem.Row(constraint: $0.constraint, identifier: $0.identifier, source: $0.source)
            },
            solution: variables.map { running.value(of: $0) })
    }

    private mutating func solveOnce(_ size: ImposedSize) {
        if var builder, builder.canFollow(state) {
            self.builder = nil
            running.releaseRows()
            let changed = builder.follow(state, imposing: size)
            running.solve(builder, changed: changed)
            finish(builder)
        } else {
            let builder = SystemBuilder.complete(
                tree: tree, screen: screen, index: index, state: state, root: root, imposing: size)
            running.solve(builder)
            finish(builder)
        }
    }

    private mutating func finish(_ builder: SystemBuilder) {
        readFrames(builder)
        self.builder = builder
    }

    private mutating func readFrames(_ builder: SystemBuilder) {
        for (slot, frame) in builder.frames.enumerated() {
            state.frames[slot] = rect(frame)
            if let area = builder.contentAreas[slot] { state.contentSizes[slot] = rect(area).size }
        }
    }

    private func rect(_ frame: FrameVariables) -> Rect {
        Rect(
            x: running.value(of: frame.x), y: running.value(of: frame.y), width: running.value(of: frame.width),
            height: running.value(of: frame.height))
    }

    /// Breaks the labels of several lines anew whose width has changed.
    private mutating func wrapTexts() {
        for (slot, view) in index.members(of: root).enumerated() {
            guard case .label(let label) = tree[view].kind, label.numberOfLines != 1 else { continue }
            let width = state.frames[slot].width
            if let last = state.wrappedWidths[slot], abs(last - width) < EdgeInsets.noise { continue }
            measure(view, slot, fittingWidth: width)
            state.wrappedWidths[slot] = width
        }
    }

    /// Breaks the labels of several lines at widths by slot that were found for a view of the same make.
    ///
    /// They are only a first guess; a guess that holds saves a solution.
    mutating func expectWidths(_ widths: [Double?]) {
        guard widths.count == state.wrappedWidths.count else { return }
        for (slot, view) in index.members(of: root).enumerated() {
            guard let width = widths[slot], case .label(let label) = tree[view].kind, label.numberOfLines != 1 else {
                continue
            }
            measure(view, slot, fittingWidth: width)
            state.wrappedWidths[slot] = width
        }
    }

    private mutating func measure(_ view: ViewID, _ slot: Int, fittingWidth: Double?) {
        let size = tree[view].intrinsicContentSize(fittingWidth: fittingWidth, measurer: measurer, screen: screen)
        state.intrinsicSizes[slot] = IntrinsicSize(width: size.width, height: size.height)
    }
}

/// What is kept of a solved system.
struct SystemAnswer {
    let root: ViewID
    let state: SystemState
    var problems: [LayoutProblem] = []
    /// By position in the tree's list.
    var brokenConstraints: [Int] = []
    var system: SolvedSystem?
    var explanation: Explanation?
}

extension SystemBuilder {
    /// Every variable, in the order made.
    var variables: [Variable] {
        var all: [Variable] = []
        for frame in frames + guides.map({ $0.frame }) { all += [frame.x, frame.y, frame.width, frame.height] }
        return all
    }

    /// A variable's name with its view's path, such as `Timeline/list.width`.
    func qualifiedName(of variable: Variable) -> String {
        guard let meaning = meaning(of: variable) else { return "?" }
        return "\(tree.path(of: meaning.view)).\(meaning.quantity)"
    }
}
