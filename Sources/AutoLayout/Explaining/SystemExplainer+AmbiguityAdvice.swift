import Cassowary
import Piecewise
import Scene

extension SystemExplainer {
    /// What would determine a group of ambiguous variables: another priority where constraints tie, another
    /// distribution of a stack, else the missing constraints.
    func advice(on variables: [Variable], _ search: AlternativeSearch) -> String? {
        if let draw = drawOfContents(variables) ?? tieOfOptionalRows(variables) { return draw }
        let freedoms = search.freedoms(of: variables)
        return openFill(freedoms) ?? missing(freedoms)
    }

    /// Which constraints would determine the variables.
    private func missing(_ variables: [Variable]) -> String? {
        let sentences = variables.compactMap { variable -> String? in
            guard let meaning = names.meaning(of: variable) else { return nil }
            let name = names.name(of: meaning.view)
            guard meaning.guide == nil else { return "say where the \(meaning.name) of \(name) is" }
            switch meaning.component {
            case .x: return "say where \(name) is horizontally, by its leading, trailing or centerX"
            case .y: return "say where \(name) is vertically, by its top, bottom or centerY"
            case .width: return "say how wide \(name) is, by its width or by both its edges"
            case .height: return "say how high \(name) is, by its height, or by its top and bottom"
            }
        }
        guard !sentences.isEmpty else { return nil }
        let count = sentences.count == 1 ? "a constraint is missing" : "\(sentences.count) constraints are missing"
        return "\(count): \(sentences.joined(separator: "; "))"
    }

    /// Which intrinsic sizes compete at the same priority; nil where that is not the reason.
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
            return "\(views.listed) \(verb) at the same priority, \(priority.inWords): "
                + "give one of them another \(property).\(axis), such as \(another(than: priority))"
        }
        return nil
    }

    /// Which of the author's constraints compete at the same priority; nil where that is not the reason.
    private func tieOfOptionalRows(_ variables: [Variable]) -> String? {
        let optional = values.positionsInForce.filter { position in
            let row = rows[position]
            return row.isAuthored && !row.isRequired
                && row.constraint.terms.contains { variables.contains($0.variable) }
        }
        guard let missed = optional.first(where: { isMissed($0) }) else { return nil }
        let priority = rows[missed].constraint.priority
        let equals = optional.filter { rows[$0].constraint.priority == priority }
        guard equals.count > 1 else { return nil }
        let quoted = equals.map { position in
            rows[position].equation.map { "'\(notation.words(for: $0, .required))'" }
                ?? notation.words(for: rows[position])
        }
        return "\(quoted.listed) compete at the same priority, \(priority.inWords): "
            + "give one of them another priority, such as \(another(than: priority))"
    }

    /// Advice about a stack that does not determine the lengths of views without content; nil where that is not the
    /// reason.
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
        let views = free.map { names.name(of: $0.view) }.listed
        return "nothing says how \(name) shares its length among its views: give \(views) content or a "
            + "\(components[1].rawValue), or give \(name) another distribution, such as fillEqually"
    }

    private func another(than priority: Double) -> String { (priority > 1 ? priority - 1 : priority + 1).inWords }

    private func isMissed(_ position: Int) -> Bool { values.violation(ofRow: position) > Tolerance.violation }
}
