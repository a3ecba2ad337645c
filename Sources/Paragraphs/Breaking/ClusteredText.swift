/// A paragraph cut into grapheme clusters, without line separators, tabs or control characters.
struct ClusteredText: Sendable {
    /// How a cluster is set.
    enum Kind: Hashable, Sendable {
        /// By glyphs, together with its neighbours.
        case glyphs
        /// In an emoji's box of so many units of `Advance.unitsPerEm`.
        case emoji(units: Int)
        /// As a character that neither font has, so many units wide.
        case missing(units: Int)

        /// The width of its box; nil if glyphs set it.
        var boxUnits: Int? {
            switch self {
            case .glyphs: nil
            case .emoji(let units), .missing(let units): units
            }
        }

        var isEmoji: Bool {
            if case .emoji = self { true } else { false }
        }
    }

    /// The paragraph.
    private(set) var text = ""
    private(set) var kinds: [Kind] = []
    /// Whether lines may end after the cluster and it then takes no room.
    private(set) var isSpace: [Bool] = []
    /// Where clusters begin in `text`, and its end.
    private(set) var bounds: [String.Index] = []
    /// The paragraph's UTF-16.
    private(set) var utf16: [UInt16] = []
    /// Where clusters begin in `utf16`, and its end.
    private(set) var offsets: [Int] = [0]

    /// How many clusters there are.
    var count: Int { kinds.count }

    /// Cuts `paragraph`, which holds no line separators.
    init(_ paragraph: Substring, boxes: CharacterBoxes) {
        text = Self.drawable(paragraph)
        var index = text.startIndex
        bounds.append(index)
        while index < text.endIndex {
            let cluster = text[index]
            text.formIndex(after: &index)
            bounds.append(index)
            append(cluster, boxes: boxes)
        }
    }

    /// The clusters `range` as text.
    func string(_ range: Range<Int>) -> String { String(text[bounds[range.lowerBound]..<bounds[range.upperBound]]) }

    /// How many clusters begin in the first `bytes` of `paragraph`, which it was cut from.
    func count(inFirst bytes: Int, of paragraph: Substring) -> Int {
        let kept = Self.drawable(Substring(paragraph.utf8.prefix(bytes))).utf8.count
        return (0..<count).partitionPoint { text.utf8.distance(from: text.startIndex, to: bounds[$0]) < kept }
    }

    private mutating func append(_ cluster: Character, boxes: CharacterBoxes) {
        let scalars = cluster.unicodeScalars
        kinds.append(Self.kind(of: cluster, boxes: boxes))
        isSpace.append(scalars.count == 1 && scalars.allSatisfy { $0.isBreakingSpace })
        utf16.append(contentsOf: cluster.utf16)
        offsets.append(utf16.count)
    }

    private static func kind(of cluster: Character, boxes: CharacterBoxes) -> Kind {
        guard let advance = boxes.advance(of: cluster) else { return .glyphs }
        let units = Int(advance * Double(Advance.unitsPerEm))
        return boxes.isEmoji(cluster) ? .emoji(units: units) : .missing(units: units)
    }

    /// A tab becomes a space, for pages have no tab stops; other control characters have no glyphs and are left out.
    private static func drawable(_ paragraph: Substring) -> String {
        let scalars = paragraph.unicodeScalars
        guard scalars.contains(where: { $0.isControl }) else { return String(paragraph) }
        var kept = String.UnicodeScalarView()
        for scalar in scalars {
            if scalar == "\t" {
                kept.append(" ")
            } else if !scalar.isControl {
                kept.append(scalar)
            }
        }
        return String(kept)
    }
}

extension ClusteredText {
    /// The paragraphs of `text`: what stands between line separators. A separator at the very end opens no paragraph
    /// of its own, and a text without any character has none.
    static func paragraphs(of text: String) -> [Substring] {
        var found: [Substring] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        var index = start
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let end = index
            scalars.formIndex(after: &index)
            guard scalar.isLineSeparator else { continue }
            if scalar == "\r", index < scalars.endIndex, scalars[index] == "\n" { scalars.formIndex(after: &index) }
            found.append(Substring(scalars[start..<end]))
            start = index
        }
        if start < scalars.endIndex { found.append(Substring(scalars[start...])) }
        return found
    }
}
