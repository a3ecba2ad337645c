import Cassowary

extension SystemExplainer {
    /// Why an edge or a size of a view of this system is what it is; nil for a view of another system.
    func explanation(of anchor: LayoutAnchor) -> Explanation? {
        var builder = builder
        guard let target = builder.expression(of: SystemAnchor(anchor), in: builder.root) else { return nil }
        let search = DeterminingRows(values, target: target)
        let chain = search.find() ?? []
        return Explanation(
            subject: "\(names.tree.path(of: anchor.item.view)).\(anchor.attribute.rawValue)",
            value: target.value { values.value(of: $0) },
            origin: builder.root, attribute: anchor.attribute, chain: chain.map { step($0, in: chain, search) })
    }

    private func step(_ position: Int, in chain: [Int], _ search: DeterminingRows) -> Explanation.Step {
        let row = rows[position]
        let others = search.find(without: position)
        let substitutes = row.isAuthored ? others ?? [] : []
        var step = Explanation.Step(
            constraint: participant(position), miss: max(0, values.violation(ofRow: position)),
            isReplaceable: others != nil,
            substitutes: substitutes.filter { !chain.contains($0) }.map { participant($0) })
        step.isImposedHeight = row.identifier == Identifier.encapsulatedHeight
        return step
    }
}
