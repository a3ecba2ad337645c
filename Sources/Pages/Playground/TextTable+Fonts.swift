import Paragraphs
import Playground
import Typesetting

extension TextTable {
    /// What `fonts` say of `characters`, as far as Inter has them, and of what text is usually made of.
    ///
    /// Complexity: O(n²) in the characters.
    package init(_ fonts: FontLibrary, characters: [String]) {
        let given = characters.flatMap { $0.unicodeScalars.map(\.value) }
        let known = Set(given + Self.usual.flatMap(Array.init)).sorted().compactMap { Unicode.Scalar($0) }.filter {
            fonts.hasGlyph(for: $0) && $0.properties.generalCategory != .nonspacingMark
                && !$0.properties.isDefaultIgnorableCodePoint
        }
        let weights = stride(from: 100.0, through: 900, by: 100).map { $0 }
        let pairs = KerningPairs(fonts, known, weights)
        let (classStarts, classes) = Self.lineBreakClasses()
        self.init(
            scalars: known.map(\.value), weights: weights, advances: pairs.advances, rows: pairs.rows.classes,
            columns: pairs.columns.classes, kerning: pairs.kerning, emoji: Self.emojiRanges(fonts),
            classStarts: classStarts, classes: classes)
    }

    /// Basic Latin, Latin-1 and Latin Extended-A, general punctuation, and some currencies, arrows and operators.
    private static let usual: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0x17F, 0x2010...0x2027, 0x2030...0x203A, 0x20AC...0x20AC, 0x2122...0x2122,
        0x2190...0x2193, 0x2212...0x2212, 0x2260...0x2265,
    ]

    private static func emojiRanges(_ fonts: FontLibrary) -> [UInt32] {
        var ranges: [UInt32] = []
        for code in UInt32(0x80)...0x1FFFF {
            guard let scalar = Unicode.Scalar(code), fonts.hasEmoji(for: scalar) else { continue }
            if ranges.last == code - 1 { ranges[ranges.count - 1] = code } else { ranges += [code, code] }
        }
        return ranges
    }

    private static func lineBreakClasses() -> ([UInt32], [UInt8]) {
        var (starts, classes): ([UInt32], [UInt8]) = ([], [])
        for code in UInt32(0)...0xE01FF where lineBreakClass(code) != classes.last {
            starts.append(code)
            classes.append(lineBreakClass(code))
        }
        return (starts, classes)
    }
}

/// The advances of some characters, and what each pair of them is wider than both, or narrower where that is negative: units of the font.
private struct KerningPairs {
    /// By weight and character.
    var advances: [Int] = []
    /// Characters that kern alike as left neighbours, and as right ones.
    var rows: Grouping
    var columns: Grouping
    /// By weight, row and column.
    var kerning: [Int] = []

    /// The weights of Inter's masters, as its `fvar` and `GDEF` tables have them. Between them kerning is interpolated, so that pairs
    /// that are equal at all three are equal at any weight.
    private static let masterWeights: [Double] = [100, 400, 900]

    init(_ fonts: FontLibrary, _ scalars: [Unicode.Scalar], _ weights: [Double]) {
        let count = scalars.count
        let tables = Self.masterWeights.map { Self.table(fonts, scalars, $0) }
        rows = Grouping(count) { left in tables.flatMap { $0[left * count..<(left + 1) * count] } }
        columns = Grouping(count) { right in tables.flatMap { table in (0..<count).map { table[$0 * count + right] } } }
        let partners = columns.firsts.map { scalars[$0] }
        for weight in weights {
            let advances = Self.advances(of: scalars, fonts, weight)
            self.advances += advances
            for row in rows.firsts {
                kerning += Self.kerning(of: scalars[row], advances[row], before: partners, fonts, weight)
            }
        }
    }

    private static func advances(of scalars: [Unicode.Scalar], _ fonts: FontLibrary, _ weight: Double) -> [Int] {
        scalars.map { units(of: [$0], fonts, weight).first ?? 0 }
    }

    /// What each character is wider before each other one, row by row.
    private static func table(_ fonts: FontLibrary, _ scalars: [Unicode.Scalar], _ weight: Double) -> [Int] {
        let count = scalars.count
        let advances = advances(of: scalars, fonts, weight)
        var table = [Int](repeating: 0, count: count * count)
        for left in 0..<count {
            // One text holds the pairs of a character with all that follow, both ways round.
            let partners = Array(left..<count)
            let text = partners.flatMap { [scalars[left], scalars[$0]] } + [scalars[left]]
            let units = units(of: text, fonts, weight)
            guard units.count == text.count else { continue }
            for (index, right) in partners.enumerated() {
                table[left * count + right] = units[2 * index] - advances[left]
                table[right * count + left] = units[2 * index + 1] - advances[right]
            }
        }
        return table
    }

    /// What a character of that advance is wider before each of its partners.
    private static func kerning(
        of scalar: Unicode.Scalar, _ advance: Int, before partners: [Unicode.Scalar], _ fonts: FontLibrary,
        _ weight: Double
    ) -> [Int] {
        let units = units(of: partners.flatMap { [scalar, $0] }, fonts, weight)
        guard units.count == 2 * partners.count else { return partners.map { _ in 0 } }
        return partners.indices.map { units[2 * $0] - advance }
    }

    private static func units(of text: [Unicode.Scalar], _ fonts: FontLibrary, _ weight: Double) -> [Int] {
        let utf16 = text.flatMap { Array(String($0).utf16) }
        return fonts.glyphClusters(of: utf16[...], weight: weight).map(\.units)
    }
}

/// Positions grouped by equal values.
private struct Grouping {
    /// For each position its group.
    var classes: [Int] = []
    /// The first position of each group.
    var firsts: [Int] = []

    init(_ count: Int, value: (Int) -> [Int]) {
        var known: [[Int]: Int] = [:]
        for position in 0..<count {
            let value = value(position)
            if let group = known[value] {
                classes.append(group)
            } else {
                known[value] = firsts.count
                classes.append(firsts.count)
                firsts.append(position)
            }
        }
    }
}
