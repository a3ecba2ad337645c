import Scene

/// Turns a tree of views on a screen into frames.
public struct LayoutEngine {
    private let measurer: any TextMeasuring

    public init(measurer: any TextMeasuring) {
        self.measurer = measurer
    }

    /// Solves `tree` on `screen`.
    ///
    /// What cannot be done is left out and noted in the answer's `problems`; nothing a tree may hold stops the engine.
    ///
    /// - Parameters:
    ///   - keepsSystems: whether the answer holds every row and value.
    ///   - reportsAmbiguity: whether to look for views that could as well stand elsewhere, which costs time.
    ///   - question: an edge or size of a view whose value the answer gives the reasons for, which costs more.
    public func layout(
        _ tree: ViewTree, on screen: Screen, keepsSystems: Bool = false, reportsAmbiguity: Bool = false,
        explaining question: LayoutAnchor? = nil
    ) -> Layout {
        var run = LayoutRun(
            tree: tree, screen: screen, measurer: measurer, keepsSystems: keepsSystems,
            reportsAmbiguity: reportsAmbiguity, question: question)
        run.layoutScreen()
        run.layoutTables()
        return run.finish()
    }

    /// The least size of the subtree at `view`, in points, not rounded; a dimension whose priority is required is that
    /// of `target`.
    ///
    /// As `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`.
    public func systemLayoutSizeFitting(
        _ target: Size, of view: ViewID, in tree: ViewTree, on screen: Screen,
        horizontalFittingPriority: LayoutPriority, verticalFittingPriority: LayoutPriority
    ) -> Size {
        guard tree.views.indices.contains(view.index) else { return .zero }
        var surroundings = Surroundings()
        switch tree[view].role {
        case .root: surroundings = .screen(screen, scrolledView: nil)
        case .cell: surroundings.margins = .cellMargins(tableWidth: target.width)
        default: break
        }
        var pass = SystemPass(
            tree: tree, screen: screen, index: TreeIndex(tree, top: view), root: view, measurer: measurer,
            surroundings: surroundings)
        pass.solve(
            ImposedSize(fitting: target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
        return pass.state.frames.first?.size ?? .zero
    }
}
