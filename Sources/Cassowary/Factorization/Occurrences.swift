/// The lines in which each column occurs, as doubly linked lists; −1 ends a list.
struct Occurrences {
    private struct Link {
        var line: Int32
        var next: Int32
        var previous: Int32
    }

    /// How many lines hold each column.
    private(set) var counts: Lane<Int32>
    private var heads: Lane<Int32>
    private var links: Lane<Link> = []

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
        links.removeAll()
    }

    /// Notes that a line holds a column and returns the link that says so.
    mutating func append(line: Int32, to column: Int32) -> Int32 {
        let link = Int32(truncatingIfNeeded: links.count)
        let head = heads[Int(column)]
        links.append(Link(line: line, next: head, previous: -1))
        if head >= 0 { links[Int(head)].previous = link }
        heads[Int(column)] = link
        counts[Int(column)] += 1
        return link
    }

    mutating func remove(_ link: Int32, from column: Int32) {
        let (after, before) = (links[Int(link)].next, links[Int(link)].previous)
        if before >= 0 { links[Int(before)].next = after } else { heads[Int(column)] = after }
        if after >= 0 { links[Int(after)].previous = before }
        counts[Int(column)] -= 1
    }

    /// The one line that holds the column, or nil when there is none or another.
    func onlyLine(of column: Int32) -> Int32? {
        guard counts[Int(column)] == 1 else { return nil }
        return links[Int(heads[Int(column)])].line
    }

    /// Empties the column's list and says what it held, the newest line first.
    mutating func takeLines(of column: Int32, into taken: inout Lane<Int32>) {
        taken.removeAll()
        guard counts[Int(column)] > 0 else { return }
        var link = heads[Int(column)]
        while link >= 0 {
            taken.append(links[Int(link)].line)
            link = links[Int(link)].next
        }
        heads[Int(column)] = -1
        counts[Int(column)] = 0
    }
}
