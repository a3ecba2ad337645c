/// What copies of a simplex share until one of them is changed.
final class Ownership: Sendable {}

extension Simplex {
    /// Copies all shared memory, before a change.
    ///
    /// One check instead of one for each array, and none in the loops: copies that share the state share the structure.
    mutating func own() {
        if isKnownUniquelyReferenced(&structureOwnership) { return }
        ownState()
        structureOwnership = Ownership()
        rows.detachStructure()
        implicitRows.detach()
        columns.detach()
        factors.detachStructure()
    }

    /// Copies the shared memory that steps write to, but not that which describes the system; returns whether it was
    /// shared.
    @discardableResult
    mutating func ownState() -> Bool {
        if isKnownUniquelyReferenced(&stateOwnership) { return false }
        stateOwnership = Ownership()
        rows.detachState()
        factors.detachState()
        x.detach()
        multipliers.detach()
        dualInfeasibilities.detach()
        drifted.detach()
        scratch.detach()
        return true
    }
}
