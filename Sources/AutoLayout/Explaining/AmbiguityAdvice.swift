import Cassowary

extension SystemBuilder {
    /// What would settle a group of variables that may have other values: another priority where wishes are equally
    /// strong, a stack's distribution where it leaves the question open, else the constraints that are missing.
    func advice(on variables: [Variable], _ running: RunningSystem, _ search: AlternativeSearch) -> String? {
        if let draw = drawOfContents(variables, running) ?? drawOfWishes(variables, running) { return draw }
        let freedoms = search.freedoms(of: variables)
        return openFill(freedoms) ?? missing(freedoms)
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
    private func drawOfContents(_ variables: [Variable], _ running: RunningSystem) -> String? {
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
                + "give one of them another \(property).\(axis), such as \(another(than: priority))"
        }
        return nil
    }

    /// Which constraints of an author wish for different things with equal strength; nil where that is not why.
    private func drawOfWishes(_ variables: [Variable], _ running: RunningSystem) -> String? {
        let wishes = running.positionsInForce.filter { position in
            let row = running.rows[position]
            return row.isAuthored && !row.isRequired
                && row.constraint.terms.contains { variables.contains($0.variable) }
        }
        guard let missed = wishes.first(where: { isMissed($0, running) }) else { return nil }
        let priority = running.rows[missed].constraint.priority
        let equals = wishes.filter { running.rows[$0].constraint.priority == priority }
        guard equals.count > 1 else { return nil }
        let quoted = equals.map { position in
            running.rows[position].wording.map { "'\(words(for: $0, .required))'" }
                ?? words(for: running.rows[position])
        }
        return "\(quoted.listed) are wished for equally, at priority \(priority.inWords): "
            + "give one of them another priority, such as \(another(than: priority))"
    }

    /// The stack that leaves open how long its views without content are; nil where none is to blame.
    private func openFill(_ variables: [Variable]) -> String? {
        let free = variables.compactMap { meaning(of: $0) }
        guard let first = free.first, let parent = index.parent(of: first.view),
            case .stackView(let stack) = tree[parent].kind, stack.distribution == .fill
        else { return nil }
        let (place, length) = stack.axis == .horizontal ? ("x", "width") : ("y", "height")
        guard free.allSatisfy({ index.parent(of: $0.view) == parent && [place, length].contains($0.quantity) })
        else { return nil }
        let name = tree[parent].name
        return "\(name) fills itself, but nothing says how each of its views shares in it: give "
            + "\(free.map { tree[$0.view].name }.listed) content or a \(length), or give \(name) another "
            + "distribution, such as fillEqually"
    }

    private func another(than priority: Double) -> String { (priority > 1 ? priority - 1 : priority + 1).inWords }

    private func isMissed(_ position: Int, _ running: RunningSystem) -> Bool {
        let excess = running.excess(ofRow: position)
        switch running.rows[position].constraint.relation {
        case .lessThanOrEqual: return excess > 1e-6
        case .greaterThanOrEqual: return excess < -1e-6
        case .equal: return abs(excess) > 1e-6
        }
    }
}
