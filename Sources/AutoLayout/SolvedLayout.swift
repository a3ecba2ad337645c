/// A tree with its frames, which has not been examined yet for what is wrong with it.
public struct SolvedLayout {
    private let run: LayoutRun

    init(_ run: LayoutRun) { self.run = run }

    /// The frames and how they came about; `problems` are empty.
    public var layout: Layout { run.layout }

    /// The layout with everything that is to be said of it.
    ///
    /// - Parameters:
    ///   - keepsSystems: whether the answer holds every row and value.
    ///   - reportsAmbiguity: whether to look for views whose frames are not determined, which takes time.
    ///   - question: an edge or size of a view to explain, which takes more time.
    public func examined(
        keepsSystems: Bool = false, reportsAmbiguity: Bool = false, explaining question: LayoutAnchor? = nil
    ) -> Layout {
        var report = LayoutReport(strays: StrayReport(run.tree, run.index))
        for system in run.systems {
            report.add(system, reportsAmbiguity: reportsAmbiguity, explaining: question)
        }
        var layout = run.layout
        if keepsSystems { layout.systems = run.systems.map { $0.solution.export } }
        layout.problems = report.problems
        layout.explanation = report.explanation
        return layout
    }
}
