import Paragraphs

/// The advances of some characters, and what each pair of them is wider than both, or narrower where that is negative: units of the font.
package struct KerningTable {
    /// By weight and character.
    package private(set) var advances: [Int] = []
    /// By character: the row of `kerning` that it is as a left neighbour, and the column that it is as a right one.
    package let rows: [Int]
    package let columns: [Int]
    /// By weight, row and column.
    package private(set) var kerning: [Int] = []

    /// The weights of Inter's masters, as its `fvar` and `GDEF` tables have them. Between them kerning is interpolated, so that pairs
    /// that are equal at all three are equal at any weight.
    private static let masterWeights: [Double] = [100, 400, 900]

    /// What Inter has of `scalars`, ascending, at `weights`.
    ///
    /// Complexity: O(n²) in the characters.
    package init(_ fonts: FontLibrary, _ scalars: [Unicode.Scalar], weights: [Double]) {
        let count = scalars.count
        let masters = Self.masterWeights.map { PairShaper(fonts.instance($0), scalars).table() }
        let left = Grouping(count) { left in
            masters.flatMap { $0[left * count..<(left + 1) * count] }
        }
        let right = Grouping(count) { right in
            masters.flatMap { table in (0..<count).map { table[$0 * count + right] } }
        }
        rows = left.classes
        columns = right.classes
        for weight in weights {
            let shaper = PairShaper(fonts.instance(weight), scalars)
            advances += shaper.advances
            for row in left.firsts { kerning += shaper.kerning(of: row, before: right.firsts) }
        }
    }
}

/// Shapes pairs of characters with one instance.
private struct PairShaper {
    private let shaper: GlyphShaper
    private let texts: [[UInt16]]
    /// By character.
    let advances: [Int]

    init(_ instance: FontInstance, _ scalars: [Unicode.Scalar]) {
        let shaper = GlyphShaper(instance: instance)
        texts = scalars.map { Array(String($0).utf16) }
        advances = texts.map { shaper.clusters(of: $0[...]).first?.units ?? 0 }
        self.shaper = shaper
    }

    /// What each character is wider before each other one, row by row.
    func table() -> [Int] {
        let count = texts.count
        var table = [Int](repeating: 0, count: count * count)
        for left in 0..<count {
            // One text holds the pairs of a character with all that follow, both ways round.
            let partners = left..<count
            let units = units(of: left, before: partners, isClosed: true)
            guard units.count == 2 * partners.count + 1 else { continue }
            for right in partners {
                table[left * count + right] = units[2 * (right - left)] - advances[left]
                table[right * count + left] = units[2 * (right - left) + 1] - advances[right]
            }
        }
        return table
    }

    /// What a character is wider before each of its partners.
    func kerning(of left: Int, before partners: [Int]) -> [Int] {
        let units = units(of: left, before: partners, isClosed: false)
        guard units.count == 2 * partners.count else { return partners.map { _ in 0 } }
        return partners.indices.map { units[2 * $0] - advances[left] }
    }

    /// The widths in a text that has a character before each of its partners, and once more at the end where it is closed.
    private func units(of left: Int, before partners: some Sequence<Int>, isClosed: Bool) -> [Int] {
        var text: [UInt16] = []
        for right in partners {
            text += texts[left]
            text += texts[right]
        }
        if isClosed { text += texts[left] }
        return shaper.clusters(of: text[...]).map { $0.units }
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
