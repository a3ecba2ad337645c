/// The rows of a stage that elimination has not used yet, with counts by row and by column.
struct ActiveRows {
    /// An entry to eliminate with.
    struct Pivot {
        var line: Int32
        var column: Int32
        var value: Double
    }

    /// The row of the matrix behind each line.
    private(set) var rows: Lane<Int32> = []
    private(set) var columns: Lane<Int32> = []
    private(set) var values: Lane<Double> = []
    private var magnitudes: Lane<Double> = []
    private var starts: Lane<Int32> = []
    private var lengths: Lane<Int32> = []
    private var capacities: Lane<Int32> = []
    /// For each entry its link in the list of its column.
    private var links: Lane<Int32> = []
    private var occurrences: Occurrences
    private var singles: Lane<Int32> = []
    /// Doubly linked lists of the lines with each length; −1 ends a list.
    private var heads: Lane<Int32> = []
    private var next: Lane<Int32> = []
    private var previous: Lane<Int32> = []
    private var shortest = 1

    init(columnCount: Int) { occurrences = Occurrences(columnCount: columnCount) }

    // MARK: Filling

    mutating func removeAll() {
        occurrences.removeAll(of: columns)
        links.removeAll()
        rows.removeAll()
        columns.removeAll()
        values.removeAll()
        magnitudes.removeAll()
        starts.removeAll()
        lengths.removeAll()
        capacities.removeAll()
        singles.removeAll()
    }

    mutating func begin(row: Int32, magnitude: Double) {
        rows.append(row)
        magnitudes.append(magnitude)
        starts.append(Int32(truncatingIfNeeded: columns.count))
    }

    mutating func append(column: Int32, value: Double) {
        columns.append(column)
        values.append(value)
        links.append(occurrences.append(line: Int32(truncatingIfNeeded: rows.count - 1), to: column))
    }

    mutating func end() {
        let length = Int32(truncatingIfNeeded: columns.count) - (starts.last ?? 0)
        lengths.append(length)
        capacities.append(length)
    }

    /// Sorts the lines into the lists by length and finds the columns with one entry.
    mutating func link() {
        heads = Lane<Int32>(repeating: -1, count: occurrences.columnCount + 1)
        next = Lane<Int32>(repeating: -1, count: rows.count)
        previous = Lane<Int32>(repeating: -1, count: rows.count)
        shortest = 1
        for line in stride(from: rows.count - 1, through: 0, by: -1) { insert(Int32(truncatingIfNeeded: line)) }
        for column in stride(from: occurrences.columnCount - 1, through: 0, by: -1)
        where occurrences.counts[column] == 1 {
            singles.append(Int32(truncatingIfNeeded: column))
        }
    }

    private mutating func insert(_ line: Int32) {
        let length = Int(lengths[Int(line)])
        guard length > 0 else { return }
        let head = heads[length]
        next[Int(line)] = head
        previous[Int(line)] = -1
        if head >= 0 { previous[Int(head)] = line }
        heads[length] = line
        shortest = min(shortest, length)
    }

    private mutating func unlink(_ line: Int32) {
        let length = Int(lengths[Int(line)])
        guard length > 0 else { return }
        let before = previous[Int(line)]
        let after = next[Int(line)]
        if before >= 0 { next[Int(before)] = after } else { heads[length] = after }
        if after >= 0 { previous[Int(after)] = before }
    }

    // MARK: Choosing

    private func range(of line: Int32) -> Range<Int> {
        Int(starts[Int(line)])..<Int(starts[Int(line)] + lengths[Int(line)])
    }

    /// The entry that elimination should use next, or nil when no line is left.
    mutating func nextPivot() -> Pivot? {
        while let column = singles.popLast() {
            guard let line = occurrences.onlyLine(of: column) else { continue }
            if let pivot = pivot(in: line, column: column) { return pivot }
        }
        while shortest < heads.count {
            if let pivot = bestAmongShortest() { return pivot }
            if heads[shortest] < 0 { shortest += 1 }
        }
        return nil
    }

    /// The column's entry in a line, if it is large enough to be a pivot.
    private func pivot(in line: Int32, column: Int32) -> Pivot? {
        var largest = 0.0
        var value = 0.0
        for entry in range(of: line) {
            largest = max(largest, abs(values[entry]))
            if columns[entry] == column { value = values[entry] }
        }
        guard abs(value) >= Tolerance.threshold * largest, largest > Tolerance.pivot * magnitudes[Int(line)]
        else { return nil }
        return Pivot(line: line, column: column, value: value)
    }

    /// The entry with the shortest column among up to four of the shortest lines; drops lines that are nearly empty.
    private mutating func bestAmongShortest() -> Pivot? {
        var best: Pivot?
        var fewest = Int.max
        var line = heads[shortest]
        var tries = shortest == 1 ? 1 : 4
        while line >= 0 && tries > 0 {
            let following = next[Int(line)]
            if let pivot = shortestColumn(in: line) {
                let count = Int(occurrences.counts[Int(pivot.column)])
                if count < fewest { (best, fewest) = (pivot, count) }
                tries -= 1
            } else {
                discard(line)
            }
            line = following
        }
        return best
    }

    private func shortestColumn(in line: Int32) -> Pivot? {
        var largest = 0.0
        for entry in range(of: line) { largest = max(largest, abs(values[entry])) }
        guard largest > Tolerance.pivot * magnitudes[Int(line)] else { return nil }
        var best: Pivot?
        var fewest = Int.max
        for entry in range(of: line) where abs(values[entry]) >= Tolerance.threshold * largest {
            let count = Int(occurrences.counts[Int(columns[entry])])
            if count < fewest {
                best = Pivot(line: line, column: columns[entry], value: values[entry])
                fewest = count
            }
        }
        return best
    }

    private mutating func discard(_ line: Int32) {
        unlink(line)
        for entry in range(of: line) { forget(entry) }
        lengths[Int(line)] = 0
    }

    private mutating func forget(_ entry: Int) {
        let column = columns[entry]
        occurrences.remove(links[entry], from: column)
        if occurrences.counts[Int(column)] == 1 { singles.append(column) }
    }

    // MARK: Eliminating

    /// Takes the pivot's line out and returns where its entries are.
    mutating func take(_ pivot: Pivot) -> Range<Int> {
        unlink(pivot.line)
        for entry in range(of: pivot.line) { forget(entry) }
        return range(of: pivot.line)
    }

    /// Takes the pivot's column out and says in which lines it occurs, the newest first.
    mutating func takeColumn(_ column: Int32, into lines: inout Lane<Int32>) {
        occurrences.takeLines(of: column, into: &lines)
    }

    /// Removes the column's entry from the line and returns it; the caller has taken the column out.
    mutating func remove(column: Int32, from line: Int32) -> Double {
        unlink(line)
        var value = 0.0
        for entry in range(of: line) where columns[entry] == column {
            value = values[entry]
            removeEntry(entry, of: line)
            break
        }
        return value
    }

    private mutating func removeEntry(_ entry: Int, of line: Int32) {
        let last = Int(starts[Int(line)] + lengths[Int(line)]) - 1
        columns[entry] = columns[last]
        values[entry] = values[last]
        links[entry] = links[last]
        lengths[Int(line)] -= 1
    }

    /// Subtracts `multiplier` times the pivot's line, scattered in `work`, and links the line again.
    mutating func subtract(
        _ multiplier: Double, work: Lane<Double>, columns others: Slice<Lane<Int32>>, from line: Int32
    ) {
        let limit = magnitudes[Int(line)] * Tolerance.cancellation
        var matched = 0
        var entry = Int(starts[Int(line)])
        while entry < Int(starts[Int(line)] + lengths[Int(line)]) {
            let column = columns[entry]
            if work[Int(column)] != 0 {
                matched += 1
                values[entry] -= multiplier * work[Int(column)]
                if abs(values[entry]) <= limit {
                    // Kept as an exact zero until the fill has seen that the column was here.
                    values[entry] = 0
                }
            }
            entry += 1
        }
        if matched < others.count { fill(multiplier, work, others, line, limit) }
        dropZeros(of: line)
        insert(line)
    }

    private mutating func fill(
        _ multiplier: Double, _ work: Lane<Double>, _ others: Slice<Lane<Int32>>, _ line: Int32, _ limit: Double
    ) {
        reserve(Int(lengths[Int(line)]) + others.count, for: line)
        let present = range(of: line)
        for column in others {
            var isPresent = false
            for entry in present where columns[entry] == column {
                isPresent = true
                break
            }
            let value = -multiplier * work[Int(column)]
            if isPresent || abs(value) <= limit { continue }
            let end = Int(starts[Int(line)] + lengths[Int(line)])
            columns[end] = column
            values[end] = value
            links[end] = occurrences.append(line: line, to: column)
            lengths[Int(line)] += 1
        }
    }

    private mutating func reserve(_ length: Int, for line: Int32) {
        guard Int(capacities[Int(line)]) < length else { return }
        let old = range(of: line)
        let start = columns.count
        for entry in old {
            columns.append(columns[entry])
            values.append(values[entry])
            links.append(links[entry])
        }
        for _ in old.count..<(length * 2) {
            columns.append(0)
            values.append(0)
            links.append(0)
        }
        starts[Int(line)] = Int32(truncatingIfNeeded: start)
        capacities[Int(line)] = Int32(truncatingIfNeeded: length * 2)
    }

    private mutating func dropZeros(of line: Int32) {
        var entry = Int(starts[Int(line)])
        while entry < Int(starts[Int(line)] + lengths[Int(line)]) {
            if values[entry] == 0 {
                forget(entry)
                removeEntry(entry, of: line)
            } else {
                entry += 1
            }
        }
    }
}
