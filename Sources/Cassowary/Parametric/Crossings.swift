/// The distance at which each row has to change its slope, infinite where it never has to.
///
/// The least of every 64 is kept, so that the first of all is found without a look at each.
struct Crossings: Sendable {
    private var distances: UncheckedArray<Double> = []
    /// The least distance of each block; where it is stale, perhaps one that is gone.
    private var least: UncheckedArray<Double> = []
    private var isStale: UncheckedArray<Bool> = []

    /// Makes the memory the crossings' own.
    mutating func detach() {
        distances.detach()
        least.detach()
        isStale.detach()
    }

    /// Makes room for so many rows, none of which has to change.
    mutating func reset(to count: Int) {
        distances.reset(to: count, filling: .infinity)
        least.reset(to: (count + 63) / 64, filling: .infinity)
        isStale.reset(to: (count + 63) / 64, filling: false)
    }

    mutating func set(_ distance: Double, of row: Int) {
        let block = row >> 6
        if distance <= least[block] {
            least[block] = distance
        } else if distances[row] == least[block] {
            isStale[block] = true
        }
        distances[row] = distance
    }

    /// The first row that has to change, the lowest of several; −1 when none has to. O(rows / 64 + changes).
    mutating func first() -> (row: Int, distance: Double) {
        var best = -1
        var distance = Double.infinity
        for block in 0..<least.count {
            if isStale[block] { refresh(block) }
            if least[block] < distance { (best, distance) = (block, least[block]) }
        }
        guard best >= 0 else { return (-1, .infinity) }
        var row = best << 6
        while distances[row] != distance { row += 1 }
        return (row, distance)
    }

    private mutating func refresh(_ block: Int) {
        var found = Double.infinity
        for row in (block << 6)..<min(distances.count, (block + 1) << 6) { found = min(found, distances[row]) }
        least[block] = found
        isStale[block] = false
    }
}
