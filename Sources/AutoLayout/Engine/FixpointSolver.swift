import Cassowary
import Diagnostics
import Piecewise
import Scene

/// Solves one system repeatedly until texts, insets and offsets no longer change.
package struct FixpointSolver {
    private(set) var tree: ViewTree
    private(set) var screen: Screen
    let index: TreeIndex
    package let root: ViewID
    let measurer: any TextMeasuring
    private var insetRules: InsetRules
    /// The texts of several lines that are broken at the views' widths, by slot.
    private let labels: [(slot: Int, label: Label)]
    /// The labels that are measured by their longest lines.
    package private(set) var longestLines: [LongestLine] = []
    /// By slot, whether required equations give a view's width; nil until it is asked for.
    private var givenWidths: [Bool]?
    /// Whether the last solution is a fixpoint.
    package private(set) var isAtRest = false

    package private(set) var state: SystemState
    package private(set) var system = IncrementalSystem()
    /// The builder of the last solution.
    private(set) var builder: SystemBuilder?

    /// Maximum number of fixpoint iterations; systems that need more usually do not converge.
    private static let passLimit = 8

    package init(
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
            guard case .lines(let label) = tree[view].kind.shownText, label.wrapsToFit, tree[view].ownContentSize == nil
            else { return nil }
            return (slot, label)
        }
        state = SystemState(count: members.count)
        for (slot, view) in members.enumerated() { measure(view, slot, fittingWidth: nil) }
    }

    /// Finds the frames with the root's size imposed, and leaves them in `state`.
    package mutating func solve(_ size: ImposedSize) {
        var trace = CertificateLog.off
        solve(size, noting: &trace)
    }

    /// Finds the frames with the root's size imposed, and leaves them in `state`; records the decisions that led to the
    /// widths in which `longestLines` were broken.
    package mutating func solve(_ size: ImposedSize, noting trace: inout CertificateLog) {
        guard !state.frames.isEmpty else { return }
        if builder == nil { state.frames[0] = Rect(x: 0, y: 0, width: size.width, height: size.height) }
        for line in longestLines { state.intrinsicSizes[line.slot].width = line.unbrokenWidth }
        longestLines = []
        insetRules.update(&state)
        settle(size)
        measureLongestLines(size, noting: &trace)
    }

    /// Solves until texts, insets and offsets no longer change.
    private mutating func settle(_ size: ImposedSize) {
        isAtRest = false
        var margins = state.margins
        for _ in 0..<Self.passLimit where !isAtRest {
            margins = state.margins
            pass(size)
        }
        guard !isAtRest, margins != state.margins else { return }
        insetRules.leap(&state, from: margins)
        for _ in 0..<Self.passLimit where !isAtRest { pass(size) }
    }

    private mutating func pass(_ size: ImposedSize) {
        solveOnce(size)
        insetRules.update(&state)
        wrapTexts()
        isAtRest = builder?.holds(for: state) == true
    }

    /// Changes the screen, the surroundings, or to a tree that differs in numbers only; the present state is the
    /// initial guess.
    package mutating func move(to tree: ViewTree?, _ screen: Screen, _ surroundings: Surroundings) {
        self.screen = screen
        if let tree {
            self.tree = tree
            builder = nil
            longestLines = []
            for (slot, view) in index.members(of: root).enumerated() {
                measure(view, slot, fittingWidth: state.wrappedWidths[slot])
            }
        }
        insetRules.move(to: tree, screen, surroundings)
    }

    /// Records every decision that the last solution depends on, except those about texts.
    package mutating func noteDecisions(_ trace: inout CertificateLog) {
        noteInsets(&trace)
        system.noteSides(&trace)
    }

    /// Records every decision about safe areas, margins and scroll views.
    package mutating func noteInsets(_ trace: inout CertificateLog) { insetRules.update(&state, noting: &trace) }

    /// Whether the last solution satisfies its rows, except for those given up in contradictions.
    package var isSolved: Bool { system.isSolved }

    /// Whether constraints became no rows, or were given up.
    package var hasProblems: Bool { builder?.refusals.isEmpty == false || !system.failures.isEmpty }

    /// The system as it was last solved; nil for one without views.
    var solution: SystemSolution? {
        guard var builder else { return nil }
        builder.state = state
        return SystemSolution(builder: builder, values: system)
    }

    private mutating func solveOnce(_ size: ImposedSize) {
        if builder?.update(to: state, imposing: size, in: &system) != true {
            let builder = SystemBuilder.complete(
                tree: tree, screen: screen, index: index, state: state, root: root, imposing: size)
            system.solve(builder)
            self.builder = builder
            givenWidths = nil
        }
        readFrames()
    }

    private mutating func readFrames() {
        guard let frames = builder?.frames, let areas = builder?.contentAreas else { return }
        let members = index.members(of: root)
        for (slot, frame) in frames.enumerated() {
            state.frames[slot] = rect(frame)
            guard let area = areas[slot] else { continue }
            let (size, zoom) = (rect(area).size, tree[members[slot]].kind.scrolling?.zoomScale ?? 1)
            state.contentSizes[slot] = Size(width: size.width * zoom, height: size.height * zoom)
        }
    }

    private func rect(_ frame: FrameVariables) -> Rect {
        Rect(
            x: system.value(of: frame.x), y: system.value(of: frame.y), width: system.value(of: frame.width),
            height: system.value(of: frame.height))
    }

    /// Breaks the lines of multi-line labels whose width has changed.
    private mutating func wrapTexts() {
        for (slot, label) in labels {
            let width = state.frames[slot].width
            if let last = state.wrappedWidths[slot], abs(last - width) < Tolerance.fixpoint { continue }
            wrap(label, slot, fittingWidth: width)
        }
    }

    /// Breaks multi-line labels at widths, by slot, that were found for a similar row.
    ///
    /// These are an initial guess; a correct one saves a solution.
    mutating func expectWidths(_ widths: [Double?]) {
        guard widths.count == state.wrappedWidths.count else { return }
        for (slot, label) in labels {
            if let width = widths[slot] { wrap(label, slot, fittingWidth: width) }
        }
    }

    /// Contradictions that were narrowed, which solvers of similar rows can share.
    var narrowings: NarrowedConflicts {
        get { system.narrowings }
        set { system.narrowings = newValue }
    }

    /// Breaks the lines of a label that has been measured: its intrinsic width stays that of the unbroken text.
    private mutating func wrap(_ label: Label, _ slot: Int, fittingWidth: Double) {
        state.wrappedWidths[slot] = fittingWidth
        // A text view that scrolls has no height by its text.
        guard state.intrinsicSizes[slot].height != nil else { return }
        state.intrinsicSizes[slot].height = label.height(
            fitting: fittingWidth, measurer: measurer, scale: screen.scale)
    }

    /// Measures labels of several lines by their longest lines, as UIKit does once they have a width.
    ///
    /// First all are made a little narrower than that width: where nothing moves by it, they stay measured unbroken, so that
    /// nothing depends on their lines.
    private mutating func measureLongestLines(_ size: ImposedSize, noting trace: inout CertificateLog) {
        guard isAtRest else { return }
        let lines = brokenLines()
        guard !lines.isEmpty else { return }
        let unbroken = state
        var decisions = CertificateLog(isRecording: trace.isRecording)
        if trace.isRecording { system.noteSides(&decisions) }
        settle(size, with: lines.map { min($0.width, $0.room - Self.trialNarrowing) }, ofLines: lines)
        guard isAtRest, zip(state.frames, unbroken.frames).contains(where: { !$0.isClose(to: $1) }) else {
            state = unbroken
            return settle(size)
        }
        if lines.contains(where: { $0.width > $0.room - Self.trialNarrowing }) {
            settle(size, with: lines.map { $0.width }, ofLines: lines)
        }
        longestLines = lines
        trace.append(decisions)
        for line in lines { trace.compare(line.room, line.length) }
    }

    private mutating func settle(_ size: ImposedSize, with widths: [Double], ofLines lines: [LongestLine]) {
        for (line, width) in zip(lines, widths) { state.intrinsicSizes[line.slot].width = width }
        settle(size)
    }

    /// By how much labels are narrowed to see whether anything hangs on it, points.
    private static let trialNarrowing = 1.0

    /// The labels that are broken, where no required equation gives their width.
    private mutating func brokenLines() -> [LongestLine] {
        let members = index.members(of: root)
        return labels.compactMap { slot, label in
            guard case .label = tree[members[slot]].kind, let unbrokenWidth = state.intrinsicSizes[slot].width else {
                return nil
            }
            let room = state.frames[slot].width
            guard room + Tolerance.fixpoint < unbrokenWidth, room > Self.trialNarrowing, !hasGivenWidth(slot) else {
                return nil
            }
            let length = label.longestLine(fitting: room, measurer: measurer, scale: screen.scale)
            return LongestLine(slot: slot, label: label, room: room, length: length, unbrokenWidth: unbrokenWidth)
        }
    }

    private mutating func hasGivenWidth(_ slot: Int) -> Bool {
        if givenWidths == nil {
            givenWidths = builder?.givenWidths { system.isInForce($0) }
        }
        return givenWidths?[slot] == true
    }

    private mutating func measure(_ view: ViewID, _ slot: Int, fittingWidth: Double?) {
        state.intrinsicSizes[slot] = tree[view].intrinsicContentSize(
            fittingWidth: fittingWidth, measurer: measurer, screen: screen)
    }
}

extension Rect {
    fileprivate func isClose(to other: Rect) -> Bool {
        abs(x - other.x) < Tolerance.fixpoint && abs(y - other.y) < Tolerance.fixpoint
            && abs(width - other.width) < Tolerance.fixpoint && abs(height - other.height) < Tolerance.fixpoint
    }
}
