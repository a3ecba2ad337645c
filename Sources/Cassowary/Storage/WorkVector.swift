/// A vector over positions with a bit set of those that may be nonzero, so that visiting it takes time proportional to
/// them.
struct WorkVector: Sendable {
    var values: UncheckedArray<Double>
    var mask: UncheckedArray<UInt64>

    init(count: Int = 0) {
        values = UncheckedArray(repeating: 0, count: count)
        mask = UncheckedArray(repeating: 0, count: (count + 63) / 64)
    }

    /// Copies the memory if it is shared.
    mutating func detach() {
        values.detach()
        mask.detach()
    }

    @inline(__always)
    mutating func add(_ value: Double, at position: Int) {
        values[position] += value
        mask[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
    }

    @inline(__always)
    mutating func set(_ value: Double, at position: Int) {
        values[position] = value
        mask[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
    }

    /// Sets a position to zero.
    @inline(__always)
    mutating func drop(_ position: Int) {
        values[position] = 0
        mask[position >> 6] &= ~(1 << UInt64(truncatingIfNeeded: position & 63))
    }

    /// Sets everything to zero in time proportional to what is set.
    mutating func clear() {
        for word in 0..<mask.count where mask[word] != 0 {
            var bits = mask[word]
            while bits != 0 {
                values[word << 6 + bits.trailingZeroBitCount] = 0
                bits &= bits - 1
            }
            mask[word] = 0
        }
    }

    /// Lists the nonzero positions, ascending, and removes from the set those whose terms have cancelled.
    mutating func collectPositions(into list: inout UncheckedArray<Int32>) {
        list.removeAll()
        for word in 0..<mask.count {
            var bits = mask[word]
            while bits != 0 {
                let position = word << 6 + bits.trailingZeroBitCount
                bits &= bits - 1
                if values[position] == 0 {
                    drop(position)
                } else {
                    list.append(Int32(truncatingIfNeeded: position))
                }
            }
        }
    }
}
