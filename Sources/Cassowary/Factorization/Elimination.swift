/// Gaussian elimination that chooses a basis among candidate rows and factorises it in one pass.
///
/// The candidates come in stages: rows of a later stage fill only the columns that the earlier stages left over.
/// Inside a stage the pivot is chosen by Markowitz's rule (1957, doi:10.1287/mnsc.3.3.255) among columns with one
/// entry, rows with one entry and the shortest rows, with entries of at least `Tolerance.threshold` of their row's
/// largest. Rows that depend on chosen ones are skipped; columns that stay empty get their implicit row.
struct Elimination {
    let matrix: Rows
    let columnCount: Int
    /// The position of each column that has a pivot, else −1.
    var positions: UncheckedArray<Int32>
    var active: ActiveRows
    var pivotRows: UncheckedArray<Int32> = []
    var pivotColumns: UncheckedArray<Int32> = []
    var diagonal: UncheckedArray<Double> = []
    /// The entries of `U` beside the diagonal, by pivot; their indices are columns, not positions.
    var upperStarts: UncheckedArray<Int32>
    var upper: UncheckedArray<SparseEntry> = []
    /// The entries of `L` beside the diagonal.
    var lower: UncheckedArray<LowerEntry> = []
    var work: UncheckedArray<Double>
    var reach: WorkVector
    /// The columns of the row being loaded that have no pivot yet.
    var touched: UncheckedArray<Int32> = []
    /// The words of `reach` that may hold something.
    var reachedWords = (first: Int.max, last: -1)
    /// The lines from which a pivot is being subtracted.
    var lines: UncheckedArray<Int32> = []

    struct LowerEntry: Sendable {
        /// The row of the matrix.
        var row: Int32
        var position: Int32
        var multiplier: Double
    }

    init(of matrix: Rows, columnCount: Int) {
        self.matrix = matrix
        self.columnCount = columnCount
        positions = UncheckedArray<Int32>(repeating: -1, count: columnCount)
        upperStarts = UncheckedArray(repeating: 0, count: 1)
        pivotRows.reserveCapacity(columnCount)
        pivotColumns.reserveCapacity(columnCount)
        diagonal.reserveCapacity(columnCount)
        upperStarts.reserveCapacity(columnCount + 1)
        active = ActiveRows(columnCount: columnCount)
        work = UncheckedArray<Double>(repeating: 0, count: columnCount)
        reach = WorkVector(count: columnCount)
    }

    /// Takes as many of these rows into the basis as are independent of it and of each other.
    mutating func add(stage: UncheckedArray<Int32>) {
        guard pivotRows.count < columnCount else { return }
        active.removeAll()
        for place in 0..<stage.count { load(Int(stage[place])) }
        active.link()
        while let pivot = active.nextPivot() { eliminate(pivot) }
    }

    /// Takes a row with its pivot in a given column, as an earlier elimination did; false, without a change, where that
    /// entry is too small.
    mutating func add(_ row: Int, pivotColumn column: Int) -> Bool {
        guard positions[column] < 0 else { return false }
        let magnitude = matrix.givens[row].magnitude * matrix.givens[row].scale
        let limit = magnitude * Tolerance.cancellation
        let start = lower.count
        scatter(row, limit)
        var largest = 0.0
        for other in touched { largest = max(largest, abs(work[Int(other)])) }
        let pivot = work[column]
        let isPivot = abs(pivot) >= Tolerance.threshold * largest && largest > Tolerance.pivot * magnitude
        for other in touched {
            let value = work[Int(other)]
            work[Int(other)] = 0
            guard isPivot && Int(other) != column && abs(value) > limit else { continue }
            upper.append(SparseEntry(index: other, value: value))
        }
        if isPivot {
            appendPivot(row: Int32(truncatingIfNeeded: row), column: column, value: pivot)
        } else {
            lower.truncate(to: start)
        }
        return isPivot
    }

    /// Fills the remaining columns with their implicit rows and returns the factors; the first `rigidCount` rows are
    /// rigid.
    mutating func finish(implicitRows: UncheckedArray<Int32>, rigidCount: Int = 0) -> Factorization {
        for column in 0..<columnCount where positions[column] < 0 {
            appendPivot(row: implicitRows[column], column: column, value: 1)
        }
        var factors = Factorization()
        factors.etas = EtaFile(positions: columnCount)
        factors.rigidCount = rigidCount
        factors.rows = pivotRows
        factors.columns = pivotColumns
        factors.positions = positions
        factors.diagonal = diagonal
        storeUpper(in: &factors)
        storeLower(in: &factors)
        return factors
    }

    // MARK: Loading a row

    /// Reduces a row by the pivots so far and makes what is left a row of the stage.
    private mutating func load(_ row: Int) {
        let magnitude = matrix.givens[row].magnitude * matrix.givens[row].scale
        let limit = magnitude * Tolerance.cancellation
        active.begin(row: Int32(truncatingIfNeeded: row), magnitude: magnitude)
        if hasPivot(row) { loadReduced(row, limit) } else { loadAsItIs(row, limit) }
        active.end()
    }

    /// Whether a column of the row has a pivot.
    private func hasPivot(_ row: Int) -> Bool {
        for entry in matrix.terms(of: row) where positions[Int(matrix.columns[entry])] >= 0 { return true }
        return false
    }

    private mutating func loadAsItIs(_ row: Int, _ limit: Double) {
        for entry in matrix.terms(of: row) where abs(matrix.values[entry]) > limit {
            active.append(column: matrix.columns[entry], value: matrix.values[entry])
        }
    }

    private mutating func loadReduced(_ row: Int, _ limit: Double) {
        scatter(row, limit)
        for place in 0..<touched.count {
            let column = touched[place]
            let value = work[Int(column)]
            work[Int(column)] = 0
            if abs(value) > limit { active.append(column: column, value: value) }
        }
    }

    /// Spreads a row over `work`, reduced by the pivots so far; `touched` are the columns that it has then.
    private mutating func scatter(_ row: Int, _ limit: Double) {
        touched.removeAll()
        for entry in matrix.terms(of: row) {
            let column = Int(matrix.columns[entry])
            work[column] = matrix.values[entry]
            note(column)
        }
        reduce(row, limit)
    }

    private mutating func note(_ column: Int) {
        let position = Int(positions[column])
        if position < 0 {
            touched.append(Int32(truncatingIfNeeded: column))
        } else {
            reach.mask[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
            reachedWords.first = min(reachedWords.first, position >> 6)
            reachedWords.last = max(reachedWords.last, position >> 6)
        }
    }

    private mutating func reduce(_ row: Int, _ limit: Double) {
        // Subtracting a pivot's row only ever reaches later ones.
        var word = reachedWords.first
        while word <= reachedWords.last {
            while reach.mask[word] != 0 {
                let bit = reach.mask[word].trailingZeroBitCount
                reach.mask[word] &= reach.mask[word] - 1
                subtractPivotRow(word << 6 + bit, from: row, limit)
            }
            word += 1
        }
        reachedWords = (first: Int.max, last: -1)
    }

    private mutating func subtractPivotRow(_ pivot: Int, from row: Int, _ limit: Double) {
        let column = Int(pivotColumns[pivot])
        let value = work[column]
        work[column] = 0
        guard abs(value) > limit else { return }
        let multiplier = value / diagonal[pivot]
        appendLower(row: Int32(truncatingIfNeeded: row), position: pivot, multiplier)
        for entry in Int(upperStarts[pivot])..<Int(upperStarts[pivot + 1]) {
            let other = Int(upper[entry].index)
            if work[other] == 0 { note(other) }
            work[other] -= multiplier * upper[entry].value
        }
    }

    // MARK: Eliminating with a pivot

    private mutating func eliminate(_ pivot: ActiveRows.Pivot) {
        let position = pivotRows.count
        for place in active.take(pivot) where active.entries[place].column != pivot.column {
            let entry = active.entries[place]
            upper.append(SparseEntry(index: entry.column, value: entry.value))
            work[Int(entry.column)] = entry.value
        }
        let first = Int(upperStarts[position])
        appendPivot(row: active.lines[Int(pivot.line)].row, column: Int(pivot.column), value: pivot.value)
        active.takeColumn(pivot.column, into: &lines)
        for place in stride(from: lines.count - 1, through: 0, by: -1) {
            let line = lines[place]
            let multiplier = active.remove(column: pivot.column, from: line) / pivot.value
            appendLower(row: active.lines[Int(line)].row, position: position, multiplier)
            active.subtract(multiplier, work: work, others: upper[first...], from: line)
        }
        for entry in first..<upper.count { work[Int(upper[entry].index)] = 0 }
    }

    mutating func appendPivot(row: Int32, column: Int, value: Double) {
        positions[column] = Int32(truncatingIfNeeded: pivotRows.count)
        pivotRows.append(row)
        pivotColumns.append(Int32(truncatingIfNeeded: column))
        diagonal.append(value)
        upperStarts.append(Int32(truncatingIfNeeded: upper.count))
    }

    mutating func appendLower(row: Int32, position: Int, _ multiplier: Double) {
        lower.append(LowerEntry(row: row, position: Int32(truncatingIfNeeded: position), multiplier: multiplier))
    }

    // MARK: Storing the factors

    private func storeUpper(in factors: inout Factorization) {
        var entries = upper
        entries.detach()
        for place in 0..<entries.count { entries[place].index = positions[Int(entries[place].index)] }
        factors.upperByRow = SparseTriangle(starts: upperStarts, entries: entries)
        factors.upperByColumn = factors.upperByRow.transposed()
    }

    /// Rows that turned out to depend on others have no position, and no place in the factors.
    private func storeLower(in factors: inout Factorization) {
        var positionOfRow = UncheckedArray<Int32>(repeating: -1, count: matrix.count)
        for pivot in 0..<pivotRows.count { positionOfRow[Int(pivotRows[pivot])] = Int32(truncatingIfNeeded: pivot) }
        factors.lowerByRow = SparseTriangle(count: pivotRows.count, entryCount: lower.count) {
            let entry = lower[$0]
            return (positionOfRow[Int(entry.row)], SparseEntry(index: entry.position, value: entry.multiplier))
        }
        factors.lowerByColumn = factors.lowerByRow.transposed()
    }
}
