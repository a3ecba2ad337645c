import Cassowary

extension SystemBuilder {
    /// By slot, whether required equations give a view's width, one after another: each has one unknown when its turn comes.
    ///
    /// - Parameter isInForce: whether a row takes part, by its position.
    /// - Complexity: O(rows × length of the longest chain).
    func givenWidths(_ isInForce: (Int) -> Bool) -> [Bool] {
        let equations = rows.indices.filter { position in
            rows[position].isRequired && rows[position].constraint.relation == .equal && isInForce(position)
        }
        var isGiven = Array(repeating: false, count: 4 * (frames.count + guides.count))
        var remaining = equations.map { rows[$0].constraint.terms }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            remaining.removeAll { terms in
                var unknown: Variable?
                for term in terms where !isGiven[term.variable.index] {
                    guard unknown == nil else { return false }
                    unknown = term.variable
                }
                if let unknown { isGiven[unknown.index] = true }
                hasChanged = true
                return true
            }
        }
        return frames.map { isGiven[$0.width.index] }
    }
}
