/// The positions whose multiplier is outside its interval, and by how much.
struct Breaches: Sendable {
    /// The first level at which the multiplier is out, or −1.
    private(set) var levels: [Int32] = []
    /// How far it is out there; above 0 when over the upper end, below 0 when under the lower end.
    private(set) var amounts: [Double] = []
    private(set) var mask: [UInt64] = []

    init(count: Int = 0) {
        levels = [Int32](repeating: -1, count: count)
        amounts = [Double](repeating: 0, count: count)
        mask = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    /// Records the state of a position; `amount` 0 means no breach.
    mutating func set(_ amount: Double, level: Int, at position: Int) {
        if amount == 0 && levels[position] < 0 { return }
        amounts[position] = amount
        if amount == 0 {
            levels[position] = -1
            mask[position >> 6] &= ~(1 << UInt64(position & 63))
        } else {
            levels[position] = Int32(truncatingIfNeeded: level)
            mask[position >> 6] |= 1 << UInt64(position & 63)
        }
    }
}
