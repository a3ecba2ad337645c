import Notation

/// The lines of a layout block, counted from 1, that say something new beside its elisions.
///
/// Empty for a block without `...`: there everything is new. The lines that only open or close what an earlier block
/// has begun say nothing new.
package func newLines(of utf8: [UInt8]) -> Set<Int> {
    guard utf8.holds("...") else { return [] }
    let lineStarts = [0] + utf8.indices.filter { utf8[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    func line(of offset: Int) -> Int { lineStarts.firstIndex { $0 > offset } ?? lineStarts.count }

    var open: [Int] = []
    var bodies: [(first: Int, last: Int, isReopened: Bool, saysMore: Bool)] = []
    var isKnown = Set<Int>()
    var isCode = Set<Int>()
    var beginsStatement = true
    for token in tokens(of: utf8) {
        let row = line(of: token.range.lowerBound)
        beginsStatement = beginsStatement || !isCode.contains(row)
        isCode.insert(row)
        defer { beginsStatement = [UInt8(ascii: "{"), UInt8(ascii: ";")].contains(utf8[token.range].first) }
        switch (token.kind, utf8[token.range].first) {
        case (.punctuation, UInt8(ascii: "{")):
            open.append(bodies.count)
            bodies.append((row, row, false, false))
        case (.punctuation, UInt8(ascii: "}")):
            if let body = open.popLast() { bodies[body].last = row }
        case (.ellipsis, _) where beginsStatement:
            isKnown.insert(row)
            if let body = open.last { bodies[body].isReopened = true }
        case (.punctuation, UInt8(ascii: ";")), (.comment, _): break
        default: if let body = open.last { bodies[body].saysMore = true }
        }
    }
    guard !isKnown.isEmpty else { return [] }
    for body in bodies where body.isReopened {
        // `Label title { ...; numberOfLines = 2 }` reopens a view and says something new on the same line.
        if body.first == body.last, body.saysMore {
            isKnown.remove(body.first)
        } else {
            isKnown.formUnion([body.first, body.last])
        }
    }
    let new = isCode.subtracting(isKnown)
    // A blank line between two new ones belongs to them.
    let blank = (1...lineStarts.count).filter { !isCode.contains($0) && new.contains($0 - 1) && new.contains($0 + 1) }
    return new.union(blank)
}

/// The lines of a layout block, counted from 1, that another one does not have, blank ones left out.
///
/// Complexity: O(n·d) for n lines of which d differ.
package func changedLines(of utf8: [UInt8], from other: [UInt8]) -> Set<Int> {
    func lines(_ utf8: [UInt8]) -> [[UInt8]] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { line in Array(line.drop { $0 == UInt8(ascii: " ") }) }
    }
    let insertions = lines(utf8).difference(from: lines(other)).insertions
    return Set(
        insertions.compactMap { change in
            guard case .insert(let offset, let line, _) = change, !line.isEmpty else { return nil }
            return offset + 1
        })
}
