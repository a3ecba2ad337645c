/// The lines in which each column occurs, as doubly linked lists; −1 ends a list.
struct Occurrences {
    /// How many lines hold each column.
    private(set) var counts: Lane<Int32>
    private var heads: Lane<Int32>
    private var lines: Lane<Int32> = []
    private var next: Lane<Int32> = []
    private var previous: Lane<Int32> = []

    var columnCount: Int { counts.count }

    init(columnCount: Int) {
        counts = Lane<Int32>(repeating: 0, count: columnCount)
        heads = Lane<Int32>(repeating: -1, count: columnCount)
    }

    /// Empties the lists of these columns, which are all that have entries.
    mutating func removeAll(of columns: Lane<Int32>) {
        for place in 0..<columns.count {
            let column = columns[place]
            counts[Int(column)] = 0
            heads[Int(column)] = -1
        }
        lines.removeAll()
        next.removeAll()
        previous.removeAll()
    }

    /// Notes that a line holds a column and returns the link that says so.
    mutating func append(line: Int32, to column: Int32) -> Int32 {
        let link = Int32(truncatingIfNeeded: lines.count)
        let head = heads[Int(column)]
        lines.append(line)
        next.append(head)
        previous.append(-1)
        if head >= 0 { previous[Int(head)] = link }
        heads[Int(column)] = link
        counts[Int(column)] += 1
        return link
    }

    mutating func remove(_ link: Int32, from column: Int32) {
        let before = previous[Int(link)]
        let after = next[Int(link)]
        if before >= 0 { next[Int(before)] = after } else { heads[Int(column)] = after }
        if after >= 0 { previous[Int(after)] = before }
        counts[Int(column)] -= 1
    }

    /// The one line that holds the column, or nil when there is none or another.
    func onlyLine(of column: Int32) -> Int32? {
        guard counts[Int(column)] == 1 else { return nil }
        return lines[Int(heads[Int(column)])]
    }

    /// Empties the column's list and says what it held, the newest line first.
    mutating func takeLines(of column: Int32, into taken: inout Lane<Int32>) {
        taken.removeAll()
        guard counts[Int(column)] > 0 else { return }
        var link = heads[Int(column)]
        while link >= 0 {
            taken.append(lines[Int(link)])
            link = next[Int(link)]
        }
        heads[Int(column)] = -1
        counts[Int(column)] = 0
    }
}
