/// What copies of a simplex share until one of them is changed.
final class Ownership: Sendable {}

extension Simplex {
    /// Makes all memory this copy's own, before it is changed.
    ///
    /// One check of two references in the place of one for each lane, and none in the loops.
    mutating func own() {
        ownState()
        if isKnownUniquelyReferenced(&structureOwnership) { return }
        structureOwnership = Ownership()
        rows.detachStructure()
        implicitRows.detach()
        columns.detach()
        factors.detachStructure()
    }

    /// Makes the memory this copy's own that steps write to, and leaves shared what says which system it is; returns
    /// whether another copy shared it.
    @discardableResult
    mutating func ownState() -> Bool {
        if isKnownUniquelyReferenced(&stateOwnership) { return false }
        stateOwnership = Ownership()
        rows.detachState()
        factors.detachState()
        x.detach()
        multipliers.detach()
        breaches.detach()
        scratch.detach()
        return true
    }
}
