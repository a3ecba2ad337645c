import Cassowary

extension SystemExplainer {
    /// Why an edge or a size of a view of this system is what it is; nil for a view of another system.
    func explanation(of anchor: LayoutAnchor) -> Explanation? {
        var builder = builder
        guard let target = builder.expression(of: SystemAnchor(anchor), in: builder.root) else { return nil }
        let search = DeterminingRows(values, target: target)
        let value = target.terms.reduce(target.constant) { $0 + $1.coefficient * values.value(of: $1.variable) }
        let chain = search.find() ?? []
        return Explanation(
            subject: "\(names.tree.path(of: anchor.item.view)).\(anchor.attribute.rawValue)", value: value,
            origin: builder.root, attribute: anchor.attribute, chain: chain.map { step($0, in: chain, search) })
    }

    private func step(_ position: Int, in chain: [Int], _ search: DeterminingRows) -> Explanation.Step {
        let row = rows[position]
        let isReplaceable = search.isReplaceable(position)
        let others = isReplaceable && row.isAuthored ? search.find(without: position) ?? [] : []
        var step = Explanation.Step(
            constraint: participant(position), miss: max(0, values.violation(ofRow: position)),
            isReplaceable: isReplaceable,
            substitutes: others.filter { !chain.contains($0) }.map { participant($0) })
        step.isImposedHeight = row.identifier == Identifier.encapsulatedHeight
        return step
    }
}
