extension Solver {
    /// Drops the rows of removed constraints once they are more than half of all rows; amortised constant time.
    mutating func compactIfWorthIt() {
        if deadRowCount > 64 && 2 * deadRowCount > simplex.rows.count { compact() }
    }

    /// Drops the rows of removed constraints except for basic ones, of which there are fewer than variables.
    private mutating func compact() {
        var isKept = [Bool](repeating: true, count: simplex.rows.count)
        var kept = 0
        for row in 0..<simplex.rows.count where isDead(row) {
            isKept[row] = simplex.rows.positions[row] >= 0
            if isKept[row] { kept += 1 }
        }
        crashedRowCount = isKept.prefix(crashedRowCount).reduce(0) { $0 + ($1 ? 1 : 0) }
        let numbers = simplex.compactRows(keeping: isKept)
        var constraints: [Int32] = []
        constraints.reserveCapacity(simplex.rows.count)
        for row in 0..<numbers.count where numbers[row] >= 0 { constraints.append(constraintOfRow[row]) }
        constraintOfRow = constraints
        table.compact(constraintOfRow: constraintOfRow)
        deadRowCount = kept
        hasNewTerms = true
    }

    private func isDead(_ row: Int) -> Bool {
        constraintOfRow[row] >= 0 && table.row(of: Int(constraintOfRow[row])) == nil
    }
}
