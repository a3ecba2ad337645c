/// The row of each live constraint, by the constraint's number.
///
/// Numbers are never reused, yet the table's size is bounded by the number of constraints that were live at once:
/// compacting keeps only those, ascending, and later numbers count from there.
struct ConstraintTable: Sendable {
    /// The constraints that were live when the table was compacted, ascending, with their rows; −1 once removed.
    private var oldNumbers: [Int32] = []
    private var oldRows: [Int32] = []
    /// The first number since then, and the rows from there on.
    private var start = 0
    private var rows: [Int32] = []

    /// The number of the next constraint.
    var next: Int { start + rows.count }

    /// How many numbers the table has room for.
    var capacity: Int { oldNumbers.capacity + rows.capacity }

    mutating func makeRoom() { rows.reserveCapacity(256) }

    /// The row of a constraint, or nil when it was never added or is removed; O(log constraints).
    func row(of number: Int) -> Int? {
        if number >= start { return number < next ? Self.known(rows[number - start]) : nil }
        return oldPlace(of: number).flatMap { Self.known(oldRows[$0]) }
    }

    private static func known(_ row: Int32) -> Int? { row < 0 ? nil : Int(row) }

    mutating func append(row: Int) { rows.append(Int32(truncatingIfNeeded: row)) }

    mutating func remove(_ number: Int) {
        if number >= start {
            rows[number - start] = -1
        } else if let place = oldPlace(of: number) {
            oldRows[place] = -1
        }
    }

    /// Keeps only live constraints.
    mutating func compact(constraintOfRow: [Int32]) {
        let isAlive = constraintOfRow.map { $0 >= 0 && row(of: Int($0)) != nil }
        start = next
        rows = []
        oldNumbers = []
        oldRows = []
        for row in 0..<constraintOfRow.count where isAlive[row] {
            oldNumbers.append(constraintOfRow[row])
            oldRows.append(Int32(truncatingIfNeeded: row))
        }
    }

    private func oldPlace(of number: Int) -> Int? {
        var low = 0
        var high = oldNumbers.count
        while low < high {
            let middle = (low + high) / 2
            if Int(oldNumbers[middle]) < number { low = middle + 1 } else { high = middle }
        }
        return low < oldNumbers.count && Int(oldNumbers[low]) == number ? low : nil
    }
}
