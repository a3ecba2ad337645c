/// The positions whose multiplier is outside its interval, and by how much.
struct DualInfeasibilities: Sendable {
    /// The first level at which the multiplier is outside, or −1.
    private(set) var levels: UncheckedArray<Int32> = []
    /// By how much: above 0 when over the upper end, below 0 when under the lower end.
    private(set) var amounts: UncheckedArray<Double> = []
    private(set) var mask: UncheckedArray<UInt64> = []

    init(count: Int = 0) {
        levels = UncheckedArray<Int32>(repeating: -1, count: count)
        amounts = UncheckedArray<Double>(repeating: 0, count: count)
        mask = UncheckedArray<UInt64>(repeating: 0, count: (count + 63) / 64)
    }

    /// Copies the memory if it is shared.
    mutating func detach() {
        levels.detach()
        amounts.detach()
        mask.detach()
    }

    /// Records the state of a position; `amount` 0 means feasible.
    @inline(__always)
    mutating func set(_ amount: Double, level: Int, at position: Int) {
        if amount != 0 || levels[position] >= 0 { change(to: amount, level: level, at: position) }
    }

    private mutating func change(to amount: Double, level: Int, at position: Int) {
        amounts[position] = amount
        if amount == 0 {
            levels[position] = -1
            mask[position >> 6] &= ~(1 << UInt64(truncatingIfNeeded: position & 63))
        } else {
            levels[position] = Int32(truncatingIfNeeded: level)
            mask[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
        }
    }
}
