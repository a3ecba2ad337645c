extension Rows {
    /// Drops the rows that are not to be kept, in O(rows + nonzeros), and returns the new number of each row, −1 for
    /// one that is dropped.
    mutating func compact(keeping isKept: [Bool]) -> [Int32] {
        let numbers = Self.numbers(keeping: isKept)
        compactTerms(numbers)
        Self.move(&constants, numbers)
        Self.move(&costs, numbers)
        Self.move(&givens, numbers)
        Self.move(&positions, numbers)
        Self.move(&slopes, numbers)
        Self.move(&gaps, numbers)
        return numbers
    }

    private static func numbers(keeping isKept: [Bool]) -> [Int32] {
        var numbers = [Int32](repeating: -1, count: isKept.count)
        var next: Int32 = 0
        for row in 0..<isKept.count where isKept[row] {
            numbers[row] = next
            next += 1
        }
        return numbers
    }

    private mutating func compactTerms(_ numbers: [Int32]) {
        var end = 0
        var kept = 0
        for row in 0..<numbers.count where numbers[row] >= 0 {
            for entry in terms(of: row) {
                columns[end] = columns[entry]
                values[end] = values[entry]
                end += 1
            }
            kept += 1
            // The write position is never behind the read position: rows have only been removed.
            starts[kept] = Int32(truncatingIfNeeded: end)
        }
        columns.truncate(to: end)
        values.truncate(to: end)
        starts.truncate(to: kept + 1)
    }

    /// Moves each element to its new index or removes it, in order.
    private static func move<Element>(_ elements: inout UncheckedArray<Element>, _ numbers: [Int32]) {
        var end = 0
        for place in 0..<numbers.count where numbers[place] >= 0 {
            elements[end] = elements[place]
            end += 1
        }
        elements.truncate(to: end)
    }
}
