extension Simplex {
    /// Drops rows outside the basis; the caller rebuilds `columns` before the next step.
    mutating func compactRows(keeping isKept: [Bool]) -> [Int32] {
        let numbers = rows.compact(keeping: isKept)
        for column in 0..<implicitRows.count { implicitRows[column] = numbers[Int(implicitRows[column])] }
        for position in 0..<factors.count { factors.rows[position] = numbers[Int(factors.rows[position])] }
        return numbers
    }
}
