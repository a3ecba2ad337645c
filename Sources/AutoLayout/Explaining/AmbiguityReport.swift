import Cassowary

extension SystemBuilder {
    /// One problem for each group of views that may stand elsewhere together without anything being broken more.
    func ambiguities(of running: RunningSystem) -> [LayoutProblem] {
        var search = AlternativeSearch(running.solved, variables: self.variables)
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
            advice: tie(among: views, variables, running) ?? missing(search.freedoms(of: variables)), views: views)
        guard !alternative.values.isEmpty else { return problem }
        let frames = [absoluteFrames { running.value(of: $0) }, absoluteFrames { alternative.values[$0.index] }]
        problem.layouts = frames.map { all in views.compactMap { slot(of: $0) }.map { all[$0] } }
        return problem
    }

    /// Which constraints would settle it.
    private func missing(_ variables: [Variable]) -> String? {
        let sentences = variables.compactMap { variable -> String? in
            guard let (view, quantity) = meaning(of: variable) else { return nil }
            let name = tree[view].name
            switch quantity {
            case "x": return "say where \(name) stands from left to right, by its leading, trailing or centerX"
            case "y": return "say where \(name) stands from top to bottom, by its top, bottom or centerY"
            case "width": return "say how wide \(name) is, by its width or by both its edges"
            case "height": return "say how high \(name) is, by its height, or by its top and bottom"
            default: return "say where the \(quantity) of \(name) is"
            }
        }
        guard !sentences.isEmpty else { return nil }
        let count = sentences.count == 1 ? "a constraint is missing" : "\(sentences.count) constraints are missing"
        return "\(count): \(sentences.joined(separator: "; "))"
    }

    /// Which views pull with equal strength, so that the one that yields cannot be told; nil where that is not why.
    private func tie(among views: [ViewID], _ variables: [Variable], _ running: RunningSystem) -> String? {
        for (identifier, property, verb) in [
            (Identifier.hugging, "hugging", "hug their contents"),
            (Identifier.compressionResistance, "compression", "resist compression"),
        ] {
            let rivals = running.positionsInForce.filter { position in
                let row = running.rows[position]
                guard row.identifier == identifier, let term = row.constraint.terms.first else { return false }
                return variables.contains(term.variable)
            }
            guard let strongest = rivals.first(where: { isMissed($0, running) }) else { continue }
            let priority = running.rows[strongest].constraint.priority
            let equals = rivals.filter { running.rows[$0].constraint.priority == priority }
            let names = names(in: equals.map { running.rows[$0] })
            guard names.count > 1, let meaning = meaning(of: running.rows[strongest].constraint.terms[0].variable)
            else { continue }
            let axis = meaning.quantity == "width" ? "horizontal" : "vertical"
            return "\(names.listed) \(verb) equally, at priority \(priority.inWords): "
                + "give one of them another \(property).\(axis), such as \((priority - 1).inWords)"
        }
        return nil
    }

    private func isMissed(_ position: Int, _ running: RunningSystem) -> Bool {
        let excess = running.excess(ofRow: position)
        return running.rows[position].constraint.relation == .lessThanOrEqual ? excess > 1e-6 : excess < -1e-6
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
