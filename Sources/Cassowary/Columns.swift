/// The same coefficients as `Rows`, column by column.
struct Columns: Sendable {
    private(set) var starts: Lane<Int32> = [0]
    private(set) var rows: Lane<Int32> = []
    private(set) var values: Lane<Double> = []

    /// Makes the memory the columns' own.
    mutating func detach() {
        starts.detach()
        rows.detach()
        values.detach()
    }

    @inline(__always)
    func entries(of column: Int) -> Range<Int> { Int(starts[column])..<Int(starts[column + 1]) }

    /// Transposes the rows in O(nonzeros).
    init(of matrix: Rows = Rows(), count: Int = 0) {
        starts = Lane<Int32>(repeating: 0, count: count + 1)
        for column in matrix.columns { starts[Int(column) + 1] += 1 }
        for column in 0..<count { starts[column + 1] += starts[column] }
        var next = starts
        next.detach()
        rows = Lane<Int32>(repeating: 0, count: matrix.columns.count)
        values = Lane<Double>(repeating: 0, count: matrix.columns.count)
        for row in 0..<matrix.count {
            for entry in matrix.terms(of: row) {
                let column = Int(matrix.columns[entry])
                let slot = Int(next[column])
                rows[slot] = Int32(truncatingIfNeeded: row)
                values[slot] = matrix.values[entry]
                next[column] += 1
            }
        }
    }
}
