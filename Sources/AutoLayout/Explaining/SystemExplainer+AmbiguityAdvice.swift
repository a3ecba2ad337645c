import Cassowary

extension SystemExplainer {
    /// What would settle a group of variables that may have other values: another priority where wishes are equally
    /// strong, a stack's distribution where it leaves the question open, else the constraints that are missing.
    func advice(on variables: [Variable], _ search: AlternativeSearch) -> String? {
        if let draw = drawOfContents(variables) ?? drawOfWishes(variables) { return draw }
        let freedoms = search.freedoms(of: variables)
        return openFill(freedoms) ?? missing(freedoms)
    }

    /// Which constraints would settle it.
    private func missing(_ variables: [Variable]) -> String? {
        let sentences = variables.compactMap { variable -> String? in
            guard let meaning = names.meaning(of: variable) else { return nil }
            let name = names.name(of: meaning.view)
            guard meaning.guide == nil else { return "say where the \(meaning.name) of \(name) is" }
            switch meaning.component {
            case .x: return "say where \(name) stands from left to right, by its leading, trailing or centerX"
            case .y: return "say where \(name) stands from top to bottom, by its top, bottom or centerY"
            case .width: return "say how wide \(name) is, by its width or by both its edges"
            case .height: return "say how high \(name) is, by its height, or by its top and bottom"
            }
        }
        guard !sentences.isEmpty else { return nil }
        let count = sentences.count == 1 ? "a constraint is missing" : "\(sentences.count) constraints are missing"
        return "\(count): \(sentences.joined(separator: "; "))"
    }

    /// Which views pull with equal strength, so that the one that yields cannot be told; nil where that is not why.
    private func drawOfContents(_ variables: [Variable]) -> String? {
        for (identifier, property, verb) in [
            (Identifier.hugging, "hugging", "hug their contents"),
            (Identifier.compressionResistance, "compression", "resist compression"),
        ] {
            let rivals = values.positionsInForce.filter { position in
                let row = rows[position]
                guard row.identifier == identifier, let term = row.constraint.terms.first else { return false }
                return variables.contains(term.variable)
            }
            guard let strongest = rivals.first(where: { isMissed($0) }) else { continue }
            let priority = rows[strongest].constraint.priority
            let equals = rivals.filter { rows[$0].constraint.priority == priority }
            let views = names.names(in: equals.map { rows[$0] })
            guard views.count > 1, let meaning = names.meaning(of: rows[strongest].constraint.terms[0].variable)
            else { continue }
            let axis = meaning.component == .width ? "horizontal" : "vertical"
            return "\(views.listed) \(verb) equally, at priority \(priority.inWords): "
                + "give one of them another \(property).\(axis), such as \(another(than: priority))"
        }
        return nil
    }

    /// Which constraints of an author wish for different things with equal strength; nil where that is not why.
    private func drawOfWishes(_ variables: [Variable]) -> String? {
        let wishes = values.positionsInForce.filter { position in
            let row = rows[position]
            return row.isAuthored && !row.isRequired
                && row.constraint.terms.contains { variables.contains($0.variable) }
        }
        guard let missed = wishes.first(where: { isMissed($0) }) else { return nil }
        let priority = rows[missed].constraint.priority
        let equals = wishes.filter { rows[$0].constraint.priority == priority }
        guard equals.count > 1 else { return nil }
        let quoted = equals.map { position in
            rows[position].wording.map { "'\(notation.words(for: $0, .required))'" }
                ?? notation.words(for: rows[position])
        }
        return "\(quoted.listed) are wished for equally, at priority \(priority.inWords): "
            + "give one of them another priority, such as \(another(than: priority))"
    }

    /// The stack that leaves open how long its views without content are; nil where none is to blame.
    private func openFill(_ variables: [Variable]) -> String? {
        let free = variables.compactMap { names.meaning(of: $0) }
        let index = names.index
        guard let first = free.first, let parent = index.parent(of: first.view),
            case .stackView(let stack) = names.tree[parent].kind, stack.distribution == .fill
        else { return nil }
        let components: [VariableMeaning.Component] = stack.axis == .horizontal ? [.x, .width] : [.y, .height]
        guard
            free.allSatisfy({
                index.parent(of: $0.view) == parent && $0.guide == nil && components.contains($0.component)
            })
        else { return nil }
        let name = names.name(of: parent)
        return "\(name) fills itself, but nothing says how each of its views shares in it: give "
            + "\(free.map { names.name(of: $0.view) }.listed) content or a \(components[1].rawValue), or give \(name) another "
            + "distribution, such as fillEqually"
    }

    private func another(than priority: Double) -> String { (priority > 1 ? priority - 1 : priority + 1).inWords }

    private func isMissed(_ position: Int) -> Bool { values.violation(ofRow: position) > 1e-6 }
}
