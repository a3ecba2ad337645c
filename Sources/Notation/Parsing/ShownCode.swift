/// A layout block as readers see it: without the lines that hold nothing but an expectation, its removal, or the conditions and
/// loops around it.
package struct ShownCode {
    /// The lines that are shown.
    package let utf8: [UInt8]
    /// Which of the whole block's lines they are, counted from 1.
    package let lines: [Int]
    /// UTF-8 offsets in the whole block, ascending.
    private let hidden: [Range<Int>]

    /// Complexity: O(n).
    package init(of block: [UInt8]) {
        hidden = placesOfExpectations(in: block).compactMap { wholeLines(of: $0, in: block) }
        var shown: [UInt8] = []
        var start = 0
        for lines in hidden {
            shown += block[start..<lines.lowerBound]
            start = lines.upperBound
        }
        utf8 = shown + block[start...]
        lines = Self.lines(of: block, without: hidden)
    }

    private static func lines(of block: [UInt8], without hidden: [Range<Int>]) -> [Int] {
        var lines: [Int] = []
        var line = 0
        var next = hidden[...]
        for (offset, byte) in block.enumerated() where byte == UInt8(ascii: "\n") || offset == block.count - 1 {
            line += 1
            while let first = next.first, first.upperBound <= offset { next.removeFirst() }
            if next.first?.contains(offset) != true { lines.append(line) }
        }
        return lines
    }

    /// The tokens of the whole block that are shown, at their places in `utf8`. Complexity: O(n).
    package func shown(_ tokens: [Token]) -> [Token] {
        var shown: [Token] = []
        var next = hidden[...]
        var offset = 0
        for token in tokens {
            while let lines = next.first, lines.upperBound <= token.range.lowerBound {
                offset += lines.count
                next.removeFirst()
            }
            if let lines = next.first, lines.overlaps(token.range) { continue }
            let range = token.range.lowerBound - offset..<token.range.upperBound - offset
            shown.append(Token(kind: token.kind, range: range))
        }
        return shown
    }
}

/// In order; most blocks expect nothing and need not be parsed.
private func placesOfExpectations(in block: [UInt8]) -> [Range<Int>] {
    guard block.holds("expect") else { return [] }
    return Parser.parse(block, block: 0).declarations.flatMap { declaration -> [Range<Int>] in
        guard case .definition(let definition) = declaration else { return [] }
        return definition.body.placesOfExpectations
    }
}

extension [UInt8] {
    /// Whether a word stands anywhere in a block.
    package func holds(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { word in
            withUnsafeBufferPointer { block in
                guard let first = word.first, block.count >= word.count else { return false }
                return (0...block.count - word.count).contains { start in
                    block[start] == first && word.indices.allSatisfy { block[start + $0] == word[$0] }
                }
            }
        }
    }
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
    /// In order, as offsets in their block; with the places where those of earlier blocks are removed.
    var placesOfExpectations: [Range<Int>] {
        var places: [Range<Int>] = []
        for member in members {
            if member.onlyExpects {
                places.append(member.place.range)
            } else {
                for body in member.bodies { places += body.placesOfExpectations }
            }
        }
        return places
    }
}

extension Member {
    /// Whether it says nothing but what is expected, under whatever conditions, or no longer is.
    fileprivate var onlyExpects: Bool {
        switch content {
        case .expectation: return true
        case .removal(let name): return name.text == "expect"
        case .branch, .loop:
            var isEmpty = true
            for body in bodies {
                for member in body.members {
                    guard member.onlyExpects else { return false }
                    isEmpty = false
                }
            }
            return !isEmpty
        case .elision, .property, .constraint, .format, .view, .binding, .part: return false
        }
    }
}
