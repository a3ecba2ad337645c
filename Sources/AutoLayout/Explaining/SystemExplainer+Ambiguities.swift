import Cassowary
import Diagnostics
import Piecewise
import Scene

extension SystemExplainer {
    /// One problem for each group of views that move together in another optimal solution.
    func ambiguities() -> [LayoutProblem] {
        var search = AlternativeSearch(values, variables: builder.variables)
        var groups: [Alternative] = []
        while var group = search.next() {
            group.variables.removeAll { $0.index / 4 >= builder.frames.count }
            guard let first = group.variables.first, isVisible(group) else { continue }
            // What is open about one view is one mistake.
            let known = groups.firstIndex { views(of: $0.variables) == views(of: group.variables) }
            if let known, first.index / 4 == group.variables.last.map({ $0.index / 4 }) {
                groups[known].variables = (groups[known].variables + group.variables).sorted { $0.index < $1.index }
            } else {
                groups.append(group)
            }
        }
        return groups.map { problem($0, search) }
    }

    /// Whether something moves by more than a pixel: what a row's height has too much, because it is rounded up to pixels,
    /// is no mistake of the author's.
    private func isVisible(_ group: Alternative) -> Bool {
        guard !group.values.isEmpty else { return true }
        let pixel = 1 / builder.screen.scale + Tolerance.visible
        return group.variables.contains { abs(group.values[$0.index] - values.value(of: $0)) > pixel }
    }

    private func views(of variables: [Variable]) -> [ViewID] {
        var views: [ViewID] = []
        for variable in variables {
            guard let view = names.meaning(of: variable)?.view, !views.contains(view) else { continue }
            views.append(view)
        }
        return views
    }

    private func problem(_ alternative: Alternative, _ search: AlternativeSearch) -> LayoutProblem {
        let views = views(of: alternative.variables)
        let quantities = alternative.variables.compactMap { variable in
            names.meaning(of: variable).map { "\(names.name(of: $0.view)).\($0.name)" }
        }
        var problem = LayoutProblem(
            kind: .ambiguous, message: "nothing determines \(quantities.listed)",
            advice: advice(on: alternative.variables, search), views: views)
        problem.source = views.first.flatMap { names.tree[$0].source }
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
