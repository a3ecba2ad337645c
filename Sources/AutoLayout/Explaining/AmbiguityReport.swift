import Cassowary
import Scene

extension SystemBuilder {
    /// One problem for each group of views that may stand elsewhere together without anything being broken more.
    func ambiguities(of running: RunningSystem) -> [LayoutProblem] {
        var search = AlternativeSearch(running.solver, variables: self.variables)
        var problems: [LayoutProblem] = []
        while let alternative = search.next() {
            let variables = alternative.variables.filter { $0.index / 4 < frames.count }
            guard !variables.isEmpty else { continue }
            problems.append(problem(variables, alternative, running, search))
        }
        return problems
    }

    private func problem(
        _ variables: [Variable], _ alternative: Alternative, _ running: RunningSystem, _ search: AlternativeSearch
    ) -> LayoutProblem {
        var views: [ViewID] = []
        var quantities: [String] = []
        for variable in variables {
            guard let (view, quantity) = meaning(of: variable) else { continue }
            if !views.contains(view) { views.append(view) }
            quantities.append("\(tree[view].name).\(quantity)")
        }
        var problem = LayoutProblem(
            kind: .ambiguous, message: "nothing determines \(quantities.listed)",
            advice: advice(on: variables, running, search), views: views)
        guard !alternative.values.isEmpty else { return problem }
        let frames = [absoluteFrames { running.value(of: $0) }, absoluteFrames { alternative.values[$0.index] }]
        problem.layouts = frames.map { all in views.compactMap { slot(of: $0) }.map { all[$0] } }
        return problem
    }

    /// Every view's frame by slot in the coordinates of the root, points.
    func absoluteFrames(_ value: (Variable) -> Double) -> [Rect] {
        var all: [Rect] = []
        for (slot, view) in index.members(of: root).enumerated() {
            let own = frames[slot]
            var frame = Rect(x: value(own.x), y: value(own.y), width: value(own.width), height: value(own.height))
            if slot > 0, let parent = index.parent(of: view).flatMap({ self.slot(of: $0) }), parent < slot {
                frame.x += all[parent].x - state.contentOffsets[parent].x
                frame.y += all[parent].y - state.contentOffsets[parent].y
            }
            all.append(frame)
        }
        return all
    }
}
