/// What copies of a simplex share until one of them is changed.
final class Ownership: Sendable {}

extension Simplex {
    /// Copies all shared memory, before a change.
    ///
    /// One check instead of one for each array, and none in the loops.
    mutating func own() {
        if isKnownUniquelyReferenced(&ownership) { return }
        ownership = Ownership()
        rows.detach()
        implicitRows.detach()
        columns.detach()
        factors.detach()
        x.detach()
        multipliers.detach()
        dualInfeasibilities.detach()
        drifted.detach()
        scratch.detach()
    }
}
