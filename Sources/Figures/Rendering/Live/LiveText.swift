import Piecewise
import Scene

/// A text that stands once in the document, with the lines it has from each width on.
struct LiveText {
    var source: String
    var weight: FontWeight
    /// Each line's text.
    private(set) var lines: OverWidths<[String]>
    /// The text with its line breaks, once it is divided.
    var parts: [Part] = []
    /// What follows the width of the block around it, once it is divided.
    var blockTimelines: [StyleTimeline] = []

    init(_ source: String, weight: FontWeight, lines: OverWidths<[String]>) {
        self.source = source
        self.weight = weight
        self.lines = OverWidths()
        self.lines.append(lines)
    }

    /// Continues with what another text of the same words says; nil for another text.
    func continued(by other: LiveText) -> LiveText? {
        guard source == other.source, weight == other.weight else { return nil }
        var joined = self
        joined.lines.append(other.lines)
        return joined
    }
}

/// Where the lines of a text begin.
struct LineStarts: Hashable {
    /// By characters of the source, without the first line's 0; ascending.
    var offsets: [Int] = []
    /// Whether the last line ends in an ellipsis before the text does.
    var isCut = false

    /// Finds `lines` in `source`; nil where they do not follow each other there as a browser would break them.
    ///
    /// Complexity: O(n) in the length of the text.
    init?(of lines: [String], in source: CharacterList) {
        let isFound =
            switch source {
            case .bytes(let bytes): find(lines.map { Array($0.utf8) }, in: bytes)
            case .characters(let characters): find(lines.map { Array($0) }, in: characters)
            }
        guard isFound else { return nil }
    }

    private mutating func find<Unit: TextUnit>(_ lines: [[Unit]], in source: [Unit]) -> Bool {
        guard !lines.isEmpty else { return false }
        var position = 0
        for (index, line) in lines.enumerated() {
            if index > 0 {
                position = Self.nextLine(in: source, from: position)
                offsets.append(position)
            }
            var found = 0
            while position < source.count, found < line.count, line[found] == source[position] {
                found += 1
                position += 1
            }
            guard found < line.count else { continue }
            guard index + 1 == lines.count, line[found...].elementsEqual(Unit.ellipsis) else { return false }
            isCut = true
        }
        let rest = source[position...]
        return isCut ? !rest.contains(Unit.lineFeed) : rest.allSatisfy { $0.isWhitespace }
    }

    /// The end of the spaces at `position`, or of the line break there.
    private static func nextLine<Unit: TextUnit>(in source: [Unit], from position: Int) -> Int {
        var next = position
        while next < source.count, source[next] == Unit.space { next += 1 }
        if next < source.count, source[next].isNewline { next += 1 }
        return next
    }
}
