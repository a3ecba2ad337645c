import Cassowary
import Diagnostics
import Scene

/// Solves one system again and again until texts, insets and offsets stand still.
struct SystemPass {
    private(set) var tree: ViewTree
    private(set) var screen: Screen
    let index: TreeIndex
    let root: ViewID
    let measurer: any TextMeasuring
    private var insetRules: InsetRules
    /// The labels of several lines, by slot.
    private let labels: [(slot: Int, label: Label)]
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
        let members = index.members(of: root)
        labels = members.enumerated().compactMap { slot, view in
            guard case .label(let label) = tree[view].kind, label.numberOfLines != 1 else { return nil }
            return (slot, label)
        }
        state = SystemState(count: members.count)
        for (slot, view) in members.enumerated() { measure(view, slot, fittingWidth: nil) }
    }

    /// Finds the frames with the root's size imposed, and leaves them in `state`.
    mutating func solve(_ size: ImposedSize) {
        guard !state.frames.isEmpty else { return }
        if builder == nil { state.frames[0] = Rect(x: 0, y: 0, width: size.width, height: size.height) }
        insetRules.update(&state)
        isAtRest = false
        for _ in 0..<Self.passLimit where !isAtRest {
            solveOnce(size)
            insetRules.update(&state)
            wrapTexts()
            isAtRest = builder?.holds(for: state) == true
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
        insetRules.move(to: tree, screen, surroundings)
    }

    /// Notes every decision that the last solution rests on, but those about texts.
    mutating func noteDecisions(_ trace: inout DecisionTrace) {
        noteInsets(&trace)
        running.noteSides(&trace)
    }

    /// Notes every decision about safe areas, margins and what scrolls.
    mutating func noteInsets(_ trace: inout DecisionTrace) { insetRules.update(&state, noting: &trace) }

    /// What the last solution found.
    ///
    /// - Parameters:
    ///   - keepsSystem: whether to hand out the rows and values.
    ///   - reportsAmbiguity: whether to look for what is not determined.
    ///   - question: an edge or size to give the reasons for, if it belongs to this system.
    func answer(keepsSystem: Bool, reportsAmbiguity: Bool, explaining question: LayoutAnchor? = nil) -> SystemAnswer {
        var answer = SystemAnswer(root: root, state: state)
        guard var builder else { return answer }
        builder.state = state
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
        if builder?.follow(state, imposing: size, in: &running) != true {
            let builder = SystemBuilder.complete(
                tree: tree, screen: screen, index: index, state: state, root: root, imposing: size)
            running.solve(builder)
            self.builder = builder
        }
        readFrames()
    }

    private mutating func readFrames() {
        guard let frames = builder?.frames, let areas = builder?.contentAreas else { return }
        for (slot, frame) in frames.enumerated() {
            state.frames[slot] = rect(frame)
            if let area = areas[slot] { state.contentSizes[slot] = rect(area).size }
        }
    }

    private func rect(_ frame: FrameVariables) -> Rect {
        Rect(
            x: running.value(of: frame.x), y: running.value(of: frame.y), width: running.value(of: frame.width),
            height: running.value(of: frame.height))
    }

    /// Breaks the labels of several lines anew whose width has changed.
    private mutating func wrapTexts() {
        for (slot, label) in labels {
            let width = state.frames[slot].width
            if let last = state.wrappedWidths[slot], abs(last - width) < EdgeInsets.noise { continue }
            wrap(label, slot, fittingWidth: width)
        }
    }

    /// Breaks the labels of several lines at widths by slot that were found for a view of the same make.
    ///
    /// They are only a first guess; a guess that holds saves a solution.
    mutating func expectWidths(_ widths: [Double?]) {
        guard widths.count == state.wrappedWidths.count else { return }
        for (slot, label) in labels {
            if let width = widths[slot] { wrap(label, slot, fittingWidth: width) }
        }
    }

    /// Breaks a label anew that has been measured: its width is that of the unbroken text still.
    private mutating func wrap(_ label: Label, _ slot: Int, fittingWidth: Double) {
        let height = label.height(fitting: fittingWidth, measurer: measurer, scale: screen.scale)
        state.intrinsicSizes[slot].height = height
        state.wrappedWidths[slot] = fittingWidth
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
