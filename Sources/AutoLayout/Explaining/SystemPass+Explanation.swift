import Cassowary

extension SystemPass {
    /// Why an edge or a size of a view of this system is what it is; nil for a view of another system.
    func explanation(of anchor: LayoutAnchor) -> Explanation? {
        guard var builder, let target = builder.expression(of: SystemAnchor(anchor), in: root) else { return nil }
        let search = DeterminingRows(running, target: target)
        let value = target.terms.reduce(target.constant) { $0 + $1.coefficient * running.value(of: $1.variable) }
        let chain = search.find() ?? []
        let steps = chain.map { step($0, in: chain, search, builder) }
        return Explanation(
            subject: "\(tree.path(of: anchor.item.view)).\(anchor.attribute.rawValue)", value: value, origin: root,
            attribute: anchor.attribute, chain: steps)
    }

    private func step(
        _ position: Int, in chain: [Int], _ search: DeterminingRows, _ builder: SystemBuilder
    ) -> Explanation.Step {
        let row = running.rows[position]
        let isReplaceable = search.isReplaceable(position)
        let others = isReplaceable && row.isAuthored ? search.find(without: position) ?? [] : []
        let substitutes = others.filter { !chain.contains($0) }
        var step = Explanation.Step(
            constraint: builder.participant(for: row, position: position), miss: miss(of: position),
            isReplaceable: isReplaceable,
            substitutes: substitutes.map { builder.participant(for: running.rows[$0], position: $0) })
        step.isImposedHeight = row.identifier == Identifier.encapsulatedHeight
        return step
    }

    private func miss(of position: Int) -> Double {
        let excess = running.excess(ofRow: position)
        switch running.rows[position].constraint.relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(0, excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }
}
