/// The lines in which each column occurs, as doubly linked lists; −1 ends a list.
struct Occurrences {
    private struct Link {
        var line: Int32
        var next: Int32
        var previous: Int32
    }

    private struct List {
        var head: Int32 = -1
        var count: Int32 = 0
    }

    private var lists: UncheckedArray<List>
    private var links: UncheckedArray<Link> = []

    var columnCount: Int { lists.count }

    init(columnCount: Int) { lists = UncheckedArray(repeating: List(), count: columnCount) }

    /// How many lines hold a column.
    @inline(__always)
    func count(of column: Int) -> Int { Int(lists[column].count) }

    /// Empties the lists of the columns of these entries, which are all that there are.
    mutating func removeAll(of entries: UncheckedArray<ActiveRows.Entry>) {
        for place in 0..<entries.count { lists[Int(entries[place].column)] = List() }
        links.removeAll()
    }

    /// Notes that a line holds a column and returns the link that says so.
    @inline(__always)
    mutating func append(line: Int32, to column: Int32) -> Int32 {
        let link = Int32(truncatingIfNeeded: links.count)
        let list = lists[Int(column)]
        links.append(Link(line: line, next: list.head, previous: -1))
        if list.head >= 0 { links[Int(list.head)].previous = link }
        lists[Int(column)] = List(head: link, count: list.count + 1)
        return link
    }

    /// Takes a line out of a column's list and returns how many are left.
    mutating func remove(_ link: Int32, from column: Int32) -> Int {
        let (after, before) = (links[Int(link)].next, links[Int(link)].previous)
        if before >= 0 { links[Int(before)].next = after } else { lists[Int(column)].head = after }
        if after >= 0 { links[Int(after)].previous = before }
        lists[Int(column)].count -= 1
        return Int(lists[Int(column)].count)
    }

    /// The one line that holds the column, or nil when there is none or another.
    func onlyLine(of column: Int32) -> Int32? {
        guard lists[Int(column)].count == 1 else { return nil }
        return links[Int(lists[Int(column)].head)].line
    }

    /// Empties the column's list and says what it held, the newest line first.
    mutating func takeLines(of column: Int32, into taken: inout UncheckedArray<Int32>) {
        taken.removeAll()
        guard lists[Int(column)].count > 0 else { return }
        var link = lists[Int(column)].head
        while link >= 0 {
            taken.append(links[Int(link)].line)
            link = links[Int(link)].next
        }
        lists[Int(column)] = List()
    }
}
