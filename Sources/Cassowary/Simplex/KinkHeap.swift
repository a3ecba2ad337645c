/// The kinks that lie ahead of a step, nearest first.
struct KinkHeap: Sendable {
    /// A row that reaches its kink after `length`.
    struct Kink: Sendable {
        var length: Double
        /// |a·d|: of kinks at the same place the steepest comes first.
        var rate: Double
        var row: Int32

        func precedes(_ other: Kink) -> Bool {
            if length != other.length { return length < other.length }
            if rate != other.rate { return rate > other.rate }
            return row < other.row
        }
    }

    private(set) var kinks: [Kink] = []

    var isEmpty: Bool { kinks.isEmpty }

    mutating func removeAll() { kinks.removeAll(keepingCapacity: true) }

    mutating func append(_ kink: Kink) { kinks.append(kink) }

    /// Arranges what was appended as a heap in O(count).
    mutating func arrange() {
        for parent in stride(from: kinks.count / 2 - 1, through: 0, by: -1) { sink(parent) }
    }

    mutating func popFirst() -> Kink? {
        guard let first = kinks.first else { return nil }
        kinks.swapAt(0, kinks.count - 1)
        kinks.removeLast()
        sink(0)
        return first
    }

    private mutating func sink(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < kinks.count {
                if kinks[child].precedes(kinks[least]) { least = child }
            }
            if least == parent { return }
            kinks.swapAt(parent, least)
            parent = least
        }
    }
}
