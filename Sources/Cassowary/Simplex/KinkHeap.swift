/// The kinks that lie ahead of a step, nearest first.
struct KinkHeap: Sendable {
    /// A row that reaches its kink after `length`.
    struct Kink: Sendable {
        var length: Double
        /// |a·d|: of kinks at the same place the steepest comes first.
        var rate: Double
        var row: Int32

        @inline(__always)
        func precedes(_ other: Kink) -> Bool {
            if length != other.length { return length < other.length }
            if rate != other.rate { return rate > other.rate }
            return row < other.row
        }
    }

    private(set) var kinks: UncheckedArray<Kink> = []

    /// Copies the memory if it is shared.
    mutating func detach() { kinks.detach() }

    var isEmpty: Bool { kinks.isEmpty }

    mutating func removeAll() { kinks.removeAll() }

    mutating func append(_ kink: Kink) { kinks.append(kink) }

    /// Makes what was appended a heap, in O(count).
    mutating func arrange() {
        for parent in stride(from: kinks.count / 2 - 1, through: 0, by: -1) { sink(parent) }
    }

    mutating func popFirst() -> Kink? {
        guard let last = kinks.popLast() else { return nil }
        guard !kinks.isEmpty else { return last }
        let first = kinks[0]
        kinks[0] = last
        sink(0)
        return first
    }

    private mutating func sink(_ start: Int) {
        guard start < kinks.count else { return }
        let sinking = kinks[start]
        var hole = start
        while true {
            var child = 2 * hole + 1
            guard child < kinks.count else { break }
            if child + 1 < kinks.count && kinks[child + 1].precedes(kinks[child]) { child += 1 }
            guard kinks[child].precedes(sinking) else { break }
            kinks[hole] = kinks[child]
            hole = child
        }
        kinks[hole] = sinking
    }
}
