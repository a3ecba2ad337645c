/// The rows of a stage that elimination has not used yet, with counts by row and by column.
struct ActiveRows {
    /// An entry to eliminate with.
    struct Pivot {
        var line: Int32
        var column: Int32
        var value: Double
    }

    struct Line: Sendable {
        /// The row of the matrix behind the line.
        var row: Int32
        /// Where its entries are, and for how many there is room.
        var start: Int32
        var length: Int32 = 0
        var capacity: Int32 = 0
        /// Its neighbours in the list of lines of the same length; −1 ends a list.
        var next: Int32 = -1
        var previous: Int32 = -1
        /// The largest |coefficient| of the row.
        var magnitude: Double
    }

    struct Entry: Sendable {
        var column: Int32
        /// The entry's link in the list of its column.
        var link: Int32
        var value: Double
    }

    private(set) var lines: UncheckedArray<Line> = []
    private(set) var entries: UncheckedArray<Entry> = []
    private var occurrences: Occurrences
    private var singles: UncheckedArray<Int32> = []
    /// The first line of each length; −1 where there is none.
    private var heads: UncheckedArray<Int32>
    private var shortest = 1
    /// How many lines are in the lists.
    private var linkedCount = 0

    init(columnCount: Int) {
        occurrences = Occurrences(columnCount: columnCount)
        heads = UncheckedArray<Int32>(repeating: -1, count: columnCount + 1)
    }

    // MARK: Filling

    mutating func removeAll() {
        occurrences.removeAll(of: entries)
        lines.removeAll()
        entries.removeAll()
        singles.removeAll()
    }

    mutating func begin(row: Int32, magnitude: Double) {
        lines.append(Line(row: row, start: Int32(truncatingIfNeeded: entries.count), magnitude: magnitude))
    }

    mutating func append(column: Int32, value: Double) {
        let link = occurrences.append(line: Int32(truncatingIfNeeded: lines.count - 1), to: column)
        entries.append(Entry(column: column, link: link, value: value))
    }

    mutating func end() {
        let line = lines.count - 1
        let length = Int32(truncatingIfNeeded: entries.count) - lines[line].start
        lines[line].length = length
        lines[line].capacity = length
    }

    /// Sorts the lines into the lists by length, which are empty, and finds the columns with one entry.
    mutating func link() {
        shortest = 1
        linkedCount = 0
        for line in stride(from: lines.count - 1, through: 0, by: -1) { insert(Int32(truncatingIfNeeded: line)) }
        for column in stride(from: occurrences.columnCount - 1, through: 0, by: -1)
        where occurrences.count(of: column) == 1 {
            singles.append(Int32(truncatingIfNeeded: column))
        }
    }

    private mutating func insert(_ line: Int32) {
        let length = Int(lines[Int(line)].length)
        guard length > 0 else { return }
        let head = heads[length]
        lines[Int(line)].next = head
        lines[Int(line)].previous = -1
        if head >= 0 { lines[Int(head)].previous = line }
        heads[length] = line
        linkedCount += 1
        shortest = min(shortest, length)
    }

    private mutating func unlink(_ line: Int32) {
        let (length, before, after) = (lines[Int(line)].length, lines[Int(line)].previous, lines[Int(line)].next)
        guard length > 0 else { return }
        linkedCount -= 1
        if before >= 0 { lines[Int(before)].next = after } else { heads[Int(length)] = after }
        if after >= 0 { lines[Int(after)].previous = before }
    }

    // MARK: Choosing

    private func range(of line: Int32) -> Range<Int> {
        let start = Int(lines[Int(line)].start)
        return start..<(start + Int(lines[Int(line)].length))
    }

    /// The entry that elimination should use next, or nil when no line is left.
    mutating func nextPivot() -> Pivot? {
        while let column = singles.popLast() {
            guard let line = occurrences.onlyLine(of: column) else { continue }
            if let pivot = pivot(in: line, column: column) { return pivot }
        }
        while linkedCount > 0 {
            if heads[shortest] < 0 {
                shortest += 1
            } else if let pivot = bestAmongShortest() {
                return pivot
            }
        }
        return nil
    }

    /// The column's entry in a line, if it is large enough to be a pivot.
    private func pivot(in line: Int32, column: Int32) -> Pivot? {
        var largest = 0.0
        var value = 0.0
        for entry in range(of: line) {
            largest = max(largest, abs(entries[entry].value))
            if entries[entry].column == column { value = entries[entry].value }
        }
        guard abs(value) >= Tolerance.threshold * largest, largest > Tolerance.pivot * lines[Int(line)].magnitude
        else { return nil }
        return Pivot(line: line, column: column, value: value)
    }

    /// The entry with the shortest column among up to four of the shortest lines; drops lines that are nearly empty.
    private mutating func bestAmongShortest() -> Pivot? {
        var best: Pivot?
        var fewest = Int.max
        var line = heads[shortest]
        var tries = shortest == 1 ? 1 : 4
        // Columns with one entry are gone, so that no column is shorter than one with two.
        while line >= 0 && tries > 0 && fewest > 2 {
            let following = lines[Int(line)].next
            if let pivot = shortestColumn(in: line) {
                let count = occurrences.count(of: Int(pivot.column))
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
        for entry in range(of: line) { largest = max(largest, abs(entries[entry].value)) }
        guard largest > Tolerance.pivot * lines[Int(line)].magnitude else { return nil }
        var best: Pivot?
        var fewest = Int.max
        for entry in range(of: line) where abs(entries[entry].value) >= Tolerance.threshold * largest {
            let count = occurrences.count(of: Int(entries[entry].column))
            if count < fewest {
                best = Pivot(line: line, column: entries[entry].column, value: entries[entry].value)
                fewest = count
            }
        }
        return best
    }

    private mutating func discard(_ line: Int32) {
        unlink(line)
        for entry in range(of: line) { forget(entry) }
        lines[Int(line)].length = 0
    }

    private mutating func forget(_ entry: Int) {
        let column = entries[entry].column
        if occurrences.remove(entries[entry].link, from: column) == 1 { singles.append(column) }
    }

    // MARK: Eliminating

    /// Takes the pivot's line out and returns where its entries are.
    mutating func take(_ pivot: Pivot) -> Range<Int> {
        unlink(pivot.line)
        for entry in range(of: pivot.line) { forget(entry) }
        return range(of: pivot.line)
    }

    /// Takes the pivot's column out and says in which lines it occurs, the newest first.
    mutating func takeColumn(_ column: Int32, into lines: inout UncheckedArray<Int32>) {
        occurrences.takeLines(of: column, into: &lines)
    }

    /// Removes the column's entry from the line and returns it; the caller has taken the column out.
    mutating func remove(column: Int32, from line: Int32) -> Double {
        unlink(line)
        var value = 0.0
        for entry in range(of: line) where entries[entry].column == column {
            value = entries[entry].value
            removeEntry(entry, of: line)
            break
        }
        return value
    }

    private mutating func removeEntry(_ entry: Int, of line: Int32) {
        entries[entry] = entries[range(of: line).upperBound - 1]
        lines[Int(line)].length -= 1
    }

    /// Subtracts `multiplier` times the pivot's line, scattered in `work`, and links the line again.
    mutating func subtract(
        _ multiplier: Double, work: UncheckedArray<Double>, others: Slice<UncheckedArray<SparseEntry>>, from line: Int32
    ) {
        let limit = lines[Int(line)].magnitude * Tolerance.cancellation
        var matched = 0
        var hasZeros = false
        for entry in range(of: line) {
            let share = work[Int(entries[entry].column)]
            if share == 0 { continue }
            matched += 1
            let value = entries[entry].value - multiplier * share
            // Kept as an exact zero until the fill has seen that the column was here.
            entries[entry].value = abs(value) <= limit ? 0 : value
            hasZeros = hasZeros || abs(value) <= limit
        }
        if matched < others.count { fill(multiplier, others, line, limit) }
        if hasZeros { dropZeros(of: line) }
        insert(line)
    }

    private mutating func fill(
        _ multiplier: Double, _ others: Slice<UncheckedArray<SparseEntry>>, _ line: Int32, _ limit: Double
    ) {
        let present = reserve(others.count, for: line)
        for other in others {
            var isPresent = false
            for entry in present where entries[entry].column == other.index {
                isPresent = true
                break
            }
            let value = -multiplier * other.value
            if isPresent || abs(value) <= limit { continue }
            let link = occurrences.append(line: line, to: other.index)
            entries[range(of: line).upperBound] = Entry(column: other.index, link: link, value: value)
            lines[Int(line)].length += 1
        }
    }

    /// Makes room for so many more entries and returns where those are that the line has.
    private mutating func reserve(_ count: Int, for line: Int32) -> Range<Int> {
        let old = range(of: line)
        let length = old.count + count
        guard Int(lines[Int(line)].capacity) < length else { return old }
        lines[Int(line)].start = Int32(truncatingIfNeeded: entries.count)
        lines[Int(line)].capacity = Int32(truncatingIfNeeded: length * 2)
        for entry in old { entries.append(entries[entry]) }
        entries.resize(to: entries.count + length * 2 - old.count, filling: Entry(column: 0, link: 0, value: 0))
        return range(of: line)
    }

    private mutating func dropZeros(of line: Int32) {
        var entry = range(of: line).lowerBound
        while entry < range(of: line).upperBound {
            if entries[entry].value == 0 {
                forget(entry)
                removeEntry(entry, of: line)
            } else {
                entry += 1
            }
        }
    }
}
