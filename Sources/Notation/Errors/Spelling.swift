/// The nearest of many names, for `did you mean`.
enum Spelling {
    /// The name at the least distance from `word`, if that is a third of its length or less; the first of several.
    ///
    /// The distance counts insertions, deletions, substitutions and swaps of neighbours, capitals and small letters
    /// alike. Complexity: O(word · length of the names).
    static func nearest(to word: String, among names: [String]) -> String? {
        let wanted = folded(word)
        guard !wanted.isEmpty, wanted.count <= 60 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names.prefix(500) where name != word {
            let candidate = folded(name)
            let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, max(wanted.count, candidate.count) / 3))
            guard candidate.count <= 60, abs(candidate.count - wanted.count) <= limit else { continue }
            let edits = distance(wanted, candidate)
            if edits <= limit { best = (name, edits) }
        }
        return best?.name
    }

    private static func folded(_ text: String) -> [UInt8] {
        text.utf8.map { $0.isCapital ? $0 + 32 : $0 }
    }

    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var before: [Int] = []
        var previous = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1]
            for j in 0..<b.count {
                var cost = min(row[j] + 1, previous[j + 1] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
                row.append(cost)
            }
            before = previous
            previous = row
        }
        return previous[b.count]
    }
}
