/// The lines of a listing that are set off, counted from 1.
public struct LineMarks: Hashable, Sendable {
    /// Those that the text beside it speaks of, or that say something new.
    public var new: Set<Int>
    /// Those that a change adds.
    public var added: Set<Int>
    /// Those that a change takes away.
    public var removed: Set<Int>

    public init(new: Set<Int> = [], added: Set<Int> = [], removed: Set<Int> = []) {
        self.new = new
        self.added = added
        self.removed = removed
    }

    /// Those of a change, by the first character of each line: `+` or `-`; the lines before it, `+++` and `---`, are none.
    public init(new: Set<Int> = [], ofChange code: String) {
        self.init(new: new)
        for (index, line) in code.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("+++ ") || line.hasPrefix("--- ") { continue }
            if line.hasPrefix("+") { added.insert(index + 1) }
            if line.hasPrefix("-") { removed.insert(index + 1) }
        }
    }

    /// The classes of a line.
    func classes(of line: Int) -> String {
        (added.contains(line) ? " added" : removed.contains(line) ? " removed" : "")
            + (new.contains(line) ? " new" : "")
    }
}
