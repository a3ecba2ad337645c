/// The name among `names` that `name` most likely meant, or nil where none is near.
///
/// Near is an edit distance (insertions, deletions, replacements, swaps of neighbours; case does not count) of at
/// most a third of the length. Of equally near names the first wins; no more than 500 are looked at.
/// Complexity: O(names × length²).
public func nearestName(to name: String, among names: [String]) -> String? {
    let wanted = foldedASCII(name)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in names.prefix(500) where candidate != name {
        let spelled = foldedASCII(candidate)
        let limit = min(best.map { $0.distance - 1 } ?? .max, max(1, max(wanted.count, spelled.count) / 3))
        guard spelled.count <= 64, abs(spelled.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, spelled)
        if distance <= limit { best = (candidate, distance) }
    }
    return best?.name
}

/// `names`, those before the others of which the longest part is a part of `name`, too; of equally near ones in order.
///
/// A part counts from four letters on. No more than 500 are looked at. Complexity: O(names × length²).
public func namesByNearness(to name: String, _ names: [String]) -> [String] {
    let wanted = foldedASCII(name)
    guard wanted.count <= 64 else { return names }
    let ranked = names.prefix(500).enumerated().map { position, candidate in
        (shared: longestSharedPart(wanted, foldedASCII(candidate)), position: position, name: candidate)
    }
    let sorted = ranked.sorted { a, b in a.shared != b.shared ? a.shared > b.shared : a.position < b.position }
    return sorted.map { $0.name } + names.dropFirst(500)
}

/// The name among `names` that has most of `name` in itself, in one piece: more than three fifths of it, and at least
/// four letters, and is not three times as long; nil where none has. Complexity: O(names × length²).
public func nameSharing(_ name: String, among names: [String]) -> (name: String, letters: Int)? {
    let wanted = foldedASCII(name)
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, shared: Int)?
    for candidate in names.prefix(500) {
        let spelled = foldedASCII(candidate)
        guard spelled.count <= 3 * wanted.count else { continue }
        let shared = longestSharedPart(wanted, spelled)
        if shared * 5 > wanted.count * 3, shared > best?.shared ?? 0 { best = (candidate, shared) }
    }
    return best.map { ($0.name, $0.shared) }
}

/// The number of letters of the longest part of both; 0 below four.
private func longestSharedPart(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var (longest, last) = (0, [Int](repeating: 0, count: b.count + 1))
    for letter in a {
        var row = [0]
        for j in b.indices {
            row.append(letter == b[j] ? last[j] + 1 : 0)
            longest = max(longest, row[j + 1])
        }
        last = row
    }
    return longest < 4 ? 0 : longest
}

/// The optimal string alignment distance, row by row.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
        var row = [i + 1]
        for j in b.indices {
            var least = min(last[j] + (a[i] == b[j] ? 0 : 1), min(last[j + 1], row[j]) + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
            row.append(least)
        }
        beforeLast = last
        last = row
    }
    return last[b.count]
}

private func foldedASCII(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 { bytes.append(byte >= 65 && byte <= 90 ? byte + 32 : byte) }
    return bytes
}
