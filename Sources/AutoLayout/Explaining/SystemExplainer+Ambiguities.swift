import Cassowary
import Scene

extension SystemExplainer {
    /// One problem for each group of views that move together in another optimal solution.
    func ambiguities() -> [LayoutProblem] {
        var search = AlternativeSearch(values.solver, variables: builder.variables)
        var problems: [LayoutProblem] = []
        while let alternative = search.next() {
            let variables = alternative.variables.filter { $0.index / 4 < builder.frames.count }
            guard !variables.isEmpty else { continue }
            problems.append(problem(variables, alternative, search))
        }
        return problems
    }

    private func problem(
        _ variables: [Variable], _ alternative: Alternative, _ search: AlternativeSearch
    ) -> LayoutProblem {
        var views: [ViewID] = []
        var quantities: [String] = []
        for variable in variables {
            guard let meaning = names.meaning(of: variable) else { continue }
            if !views.contains(meaning.view) { views.append(meaning.view) }
            quantities.append("\(names.name(of: meaning.view)).\(meaning.name)")
        }
        var problem = LayoutProblem(
            kind: .ambiguous, message: "nothing determines \(quantities.listed)",
            advice: advice(on: variables, search), views: views)
        guard !alternative.values.isEmpty else { return problem }
        let frames = [
            builder.absoluteFrames { values.value(of: $0) },
            builder.absoluteFrames { alternative.values[$0.index] },
        ]
        problem.layouts = frames.map { all in views.compactMap { builder.slot(of: $0) }.map { all[$0] } }
        return problem
    }
}

extension SystemBuilder {
    /// Every view's frame by slot in the coordinates of the root, points.
    fileprivate func absoluteFrames(_ value: (Variable) -> Double) -> [Rect] {
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
