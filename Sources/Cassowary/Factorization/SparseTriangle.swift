/// The off-diagonal part of a triangular matrix over positions, in compressed form; the rows of a lower one have their
/// indices in ascending order.
struct SparseTriangle: Sendable {
    private(set) var starts: Lane<Int32> = [0]
    private(set) var indices: Lane<Int32> = []
    private(set) var values: Lane<Double> = []

    var nonzeroCount: Int { indices.count }

    /// Makes the memory the triangle's own.
    mutating func detach() {
        starts.detach()
        indices.detach()
        values.detach()
    }

    @inline(__always)
    func entries(of line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }

    init() {}

    /// Takes entries that are grouped by line already.
    init(starts: Lane<Int32>, indices: Lane<Int32>, values: Lane<Double>) {
        self.starts = starts
        self.indices = indices
        self.values = values
    }

    /// Groups triples `(line, index, value)` by line in O(triples + count), leaving out those with a negative
    /// line or index.
    init(count: Int, lines: Lane<Int32>, indices given: Lane<Int32>, values numbers: Lane<Double>) {
        starts = Lane<Int32>(repeating: 0, count: count + 1)
        for triple in 0..<lines.count where lines[triple] >= 0 && given[triple] >= 0 {
            starts[Int(lines[triple]) + 1] += 1
        }
        for line in 0..<count { starts[line + 1] += starts[line] }
        var next = starts
        next.detach()
        indices = Lane<Int32>(repeating: 0, count: Int(starts[count]))
        values = Lane<Double>(repeating: 0, count: Int(starts[count]))
        for triple in 0..<lines.count where lines[triple] >= 0 && given[triple] >= 0 {
            let slot = Int(next[Int(lines[triple])])
            indices[slot] = given[triple]
            values[slot] = numbers[triple]
            next[Int(lines[triple])] += 1
        }
    }

    /// Subtracts from `width` vectors, side by side, what their components at a position contribute elsewhere, indices
    /// below `first` excepted.
    @inline(__always)
    func eliminate(_ position: Int, _ vectors: inout Lane<Double>, _ width: Int, from first: Int = 0) {
        for entry in entries(of: position).reversed() {
            let index = Int(indices[entry])
            if index < first { break }
            vectors.subtract(values[entry], timesElementsAt: position * width, at: index * width, count: width)
        }
    }

    /// Appends an empty line.
    mutating func appendLine() { starts.append(Int32(truncatingIfNeeded: indices.count)) }
}
