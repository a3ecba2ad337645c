/// A layout block as readers see it: without the lines that hold nothing but an expectation. Complexity: O(n).
package func shownCode(of utf8: [UInt8]) -> [UInt8] {
    let places = Parser.parse(utf8, block: 0).declarations.flatMap { declaration -> [Range<Int>] in
        guard case .definition(let definition) = declaration else { return [] }
        return definition.body.placesOfExpectations
    }
    var shown: [UInt8] = []
    var start = 0
    for place in places {
        guard let lines = wholeLines(of: place, in: utf8) else { continue }
        shown += utf8[start..<lines.lowerBound]
        start = lines.upperBound
    }
    return shown + utf8[start...]
}

/// The lines that a statement has for itself; nil where something else stands on them.
private func wholeLines(of place: Range<Int>, in utf8: [UInt8]) -> Range<Int>? {
    let newline = UInt8(ascii: "\n")
    let start = utf8[..<place.lowerBound].lastIndex(of: newline).map { $0 + 1 } ?? 0
    let end = utf8[place.upperBound...].firstIndex(of: newline).map { $0 + 1 } ?? utf8.count
    let others = utf8[start..<place.lowerBound] + utf8[place.upperBound..<end]
    return others.allSatisfy { [newline, 0x0D, 0x20, 0x09, UInt8(ascii: ";")].contains($0) } ? start..<end : nil
}

extension Body {
    /// In order, as offsets in their block.
    fileprivate var placesOfExpectations: [Range<Int>] {
        members.flatMap { member -> [Range<Int>] in
            if case .expectation = member.content { return [member.place.range] }
            return member.bodies.flatMap { $0.placesOfExpectations }
        }
    }
}
