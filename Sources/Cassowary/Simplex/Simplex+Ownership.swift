/// What copies of a simplex share until one of them is changed.
final class Ownership: Sendable {}

extension Simplex {
    /// Makes all memory this copy's own, before it is changed.
    ///
    /// One check in the place of one for each lane, and none in the loops: whoever shares the state shares the structure.
    mutating func own() {
        if isKnownUniquelyReferenced(&structureOwnership) { return }
        ownState()
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
        drifted.detach()
        scratch.detach()
        return true
    }
}
