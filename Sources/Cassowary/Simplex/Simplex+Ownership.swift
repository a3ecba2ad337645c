/// What copies of a simplex share until one of them is changed.
final class Ownership: Sendable {}

extension Simplex {
    /// Makes the memory this copy's own, before it is changed; returns whether another copy shared it.
    ///
    /// One check of one reference in the place of one for each lane, and none in the loops.
    @discardableResult
    mutating func own() -> Bool {
        if isKnownUniquelyReferenced(&ownership) { return false }
        ownership = Ownership()
        rows.detach()
        implicitRows.detach()
        columns.detach()
        factors.detach()
        x.detach()
        multipliers.detach()
        breaches.detach()
        scratch.detach()
        return true
    }
}
