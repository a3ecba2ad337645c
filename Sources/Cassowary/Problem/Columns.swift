/// The same coefficients as `Rows`, column by column; the indices of entries are rows.
struct Columns: Sendable {
    private var starts: UncheckedArray<Int32>
    private(set) var entries: UncheckedArray<SparseEntry>

    /// Copies the memory if it is shared.
    mutating func detach() {
        starts.detach()
        entries.detach()
    }

    @inline(__always)
    func entries(of column: Int) -> Range<Int> { Int(starts[column])..<Int(starts[column + 1]) }

    init() { (starts, entries) = (UncheckedArray(), UncheckedArray()) }

    /// Transposes the rows in O(nonzeros).
    init(of matrix: Rows, count: Int) {
        // While columns are filled, `starts[c + 1]` is the next free entry of column `c`.
        starts = UncheckedArray<Int32>(repeating: 0, count: count + 2)
        for column in matrix.columns { starts[Int(column) + 2] += 1 }
        for column in 0..<count { starts[column + 2] += starts[column + 1] }
        entries = UncheckedArray(repeating: SparseEntry(index: 0, value: 0), count: matrix.columns.count)
        for row in 0..<matrix.count {
            for entry in matrix.terms(of: row) {
                let column = Int(matrix.columns[entry])
                let place = Int(starts[column + 1])
                entries[place] = SparseEntry(index: Int32(truncatingIfNeeded: row), value: matrix.values[entry])
                starts[column + 1] += 1
            }
        }
        starts.truncate(to: count + 1)
    }
}
