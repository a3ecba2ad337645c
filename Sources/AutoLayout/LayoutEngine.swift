import Piecewise
import Scene

/// Turns a tree of views on a screen into frames.
public struct LayoutEngine {
    private let measurer: any TextMeasuring

    public init(measurer: any TextMeasuring) {
        self.measurer = measurer
    }

    /// Solves `tree` on `screen`.
    ///
    /// What cannot be satisfied is left out and reported in the answer's `problems`; every tree has a layout.
    ///
    /// - Parameters:
    ///   - keepsSystems: whether the answer holds every row and value.
    ///   - reportsAmbiguity: whether to look for views whose frames are not determined, which takes time.
    ///   - question: an edge or size of a view to explain, which takes more time.
    public func layout(
        _ tree: ViewTree, on screen: Screen, keepsSystems: Bool = false, reportsAmbiguity: Bool = false,
        explaining question: LayoutAnchor? = nil
    ) -> Layout {
        var run = LayoutRun(
            tree: tree, screen: screen, measurer: measurer,
            keepsSystems: keepsSystems || reportsAmbiguity || question != nil, inspectedView: question?.item.view)
        run.solve()
        return SolvedLayout(run).examined(
            keepsSystems: keepsSystems, reportsAmbiguity: reportsAmbiguity, explaining: question)
    }

    /// The same, to be examined later for what is wrong with it. Whoever never does links nothing that explains layouts.
    public func solve(_ tree: ViewTree, on screen: Screen) -> SolvedLayout {
        var run = LayoutRun(tree: tree, screen: screen, measurer: measurer, keepsSystems: true, inspectedView: nil)
        run.solve()
        return SolvedLayout(run)
    }

    /// The least size of the subtree at `view`, in points, not rounded; a dimension whose priority is required is that
    /// of `target`.
    ///
    /// As `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
    public func systemLayoutSizeFitting(
        _ target: Size, of view: ViewID, in tree: ViewTree, on screen: Screen,
        horizontalFittingPriority: LayoutPriority, verticalFittingPriority: LayoutPriority
    ) -> Size {
        var trace = CertificateLog.off
        return systemLayoutSizeFitting(
            target, of: view, in: tree, on: screen, horizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority, noting: &trace)
    }

    /// The same, with the decisions that led to it: where they are the same, the size grows evenly with the target.
    package func systemLayoutSizeFitting(
        _ target: Size, of view: ViewID, in tree: ViewTree, on screen: Screen,
        horizontalFittingPriority: LayoutPriority, verticalFittingPriority: LayoutPriority,
        noting trace: inout CertificateLog
    ) -> Size {
        guard tree.views.indices.contains(view.index) else { return .zero }
        var surroundings = Surroundings()
        switch tree[view].role {
        case .root: surroundings = .screen(screen, scrolledView: nil)
        case .cell: surroundings.margins = .cellMargins(tableWidth: target.width)
        default: break
        }
        var pass = FixpointSolver(
            tree: tree, screen: screen, index: TreeIndex(tree, top: view), root: view, measurer: measurer,
            surroundings: surroundings)
        pass.solve(
            ImposedSize(fitting: target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority),
            noting: &trace)
        if trace.isRecording { note(pass, in: tree, &trace) }
        return pass.state.frames.first?.size ?? .zero
    }

    private func note(_ solved: FixpointSolver, in tree: ViewTree, _ trace: inout CertificateLog) {
        var pass = solved
        pass.noteDecisions(&trace)
        let memory = LineBreakCache(measurer)
        for line in pass.longestLines { line.label.noteLines(fitting: line.room, memory: memory, &trace) }
        for (slot, view) in pass.index.members(of: pass.root).enumerated() {
            guard case .lines(let label) = tree[view].kind.shownText, label.numberOfLines != 1 else { continue }
            label.noteDecisions(fitting: pass.state.frames[slot].size, memory: memory, &trace)
        }
    }
}
