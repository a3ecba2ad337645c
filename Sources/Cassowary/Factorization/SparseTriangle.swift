/// The off-diagonal part of a triangular matrix over positions, in compressed form.
struct SparseTriangle: Sendable {
    private(set) var starts: [Int32] = [0]
    private(set) var indices: [Int32] = []
    private(set) var values: [Double] = []

    var nonzeroCount: Int { indices.count }

    @inline(__always)
    func entries(of line: Int) -> Range<Int> { Int(starts[line])..<Int(starts[line + 1]) }

    init() {}

    /// Groups triples `(line, index, value)` by line in O(triples + count), leaving out those with a negative
    /// line or index.
    init(count: Int, lines: [Int32], indices given: [Int32], values numbers: [Double]) {
        starts = [Int32](repeating: 0, count: count + 1)
        for triple in 0..<lines.count where lines[triple] >= 0 && given[triple] >= 0 {
            starts[Int(lines[triple]) + 1] += 1
        }
        for line in 0..<count { starts[line + 1] += starts[line] }
        var next = starts
        indices = [Int32](repeating: 0, count: Int(starts[count]))
        values = [Double](repeating: 0, count: Int(starts[count]))
        for triple in 0..<lines.count where lines[triple] >= 0 && given[triple] >= 0 {
            let slot = Int(next[Int(lines[triple])])
            indices[slot] = given[triple]
            values[slot] = numbers[triple]
            next[Int(lines[triple])] += 1
        }
    }

    /// Appends an empty line.
    mutating func appendLine() { starts.append(Int32(truncatingIfNeeded: indices.count)) }
}
