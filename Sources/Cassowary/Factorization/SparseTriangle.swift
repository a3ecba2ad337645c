/// The off-diagonal part of a triangular matrix over positions, in compressed form; the rows of a lower one have their
/// indices in ascending order.
struct SparseTriangle: Sendable {
    private(set) var starts: UncheckedArray<Int32>
    private(set) var entries: UncheckedArray<SparseEntry>

    /// Copies the memory if it is shared.
    mutating func detach() {
        starts.detach()
        entries.detach()
    }

    @inline(__always)
    func range(of line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }

    init() { self.init(starts: UncheckedArray(repeating: 0, count: 1), entries: []) }

    /// Takes entries that are grouped by line already.
    init(starts: UncheckedArray<Int32>, entries: UncheckedArray<SparseEntry>) {
        self.starts = starts
        self.entries = entries
    }

    /// Groups entries by line in O(entries + count), leaving out those of line −1; the order in a line stays.
    init(count: Int, entryCount: Int, _ entry: (Int) -> (line: Int32, SparseEntry)) {
        // While lines are filled, `starts[l + 1]` is the next free entry of line `l`.
        starts = UncheckedArray<Int32>(repeating: 0, count: count + 2)
        for place in 0..<entryCount { starts[Int(entry(place).line) + 2] += 1 }
        starts[1] = 0
        for line in 0..<count { starts[line + 2] += starts[line + 1] }
        entries = UncheckedArray(repeating: SparseEntry(index: 0, value: 0), count: Int(starts[count + 1]))
        for place in 0..<entryCount {
            let (line, given) = entry(place)
            guard line >= 0 else { continue }
            entries[Int(starts[Int(line) + 1])] = given
            starts[Int(line) + 1] += 1
        }
        starts.truncate(to: count + 1)
    }

    /// The same entries by index.
    func transposed() -> SparseTriangle {
        let count = starts.count - 1
        var lines: UncheckedArray<Int32> = []
        lines.reserveCapacity(entries.count)
        for line in 0..<count {
            for _ in range(of: line) { lines.append(Int32(truncatingIfNeeded: line)) }
        }
        return SparseTriangle(count: count, entryCount: entries.count) {
            (entries[$0].index, SparseEntry(index: lines[$0], value: entries[$0].value))
        }
    }

    /// Subtracts from `width` vectors, side by side, what their components at a position contribute elsewhere, indices
    /// below `first` excepted.
    @inline(__always)
    func eliminate(_ position: Int, _ vectors: inout UncheckedArray<Double>, _ width: Int, from first: Int = 0) {
        for place in range(of: position).reversed() {
            let entry = entries[place]
            if Int(entry.index) < first { break }
            vectors.subtract(
                entry.value, timesElementsAt: position * width, at: Int(entry.index) * width, count: width)
        }
    }

    /// Appends an empty line.
    mutating func appendLine() { starts.append(Int32(truncatingIfNeeded: entries.count)) }
}
