/// A vector over positions with the set of those that may be nonzero, so that visiting it costs what it holds.
struct WorkVector: Sendable {
    var values: Lane<Double>
    var mask: Lane<UInt64>

    init(count: Int = 0) {
        values = Lane(repeating: 0, count: count)
        mask = Lane(repeating: 0, count: (count + 63) / 64)
    }

    /// Makes the memory the vector's own.
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

    /// Lists the positions that are not zero, ascending, and takes out of the set where terms have cancelled.
    mutating func collectPositions(into list: inout Lane<Int32>) {
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
