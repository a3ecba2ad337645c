import Paragraphs

/// A text table in the place of fonts.
package final class TableFonts: FontMetrics {
    private let table: TextTable
    private let rowCount: Int
    private let columnCount: Int

    package init(_ table: TextTable) {
        self.table = table
        rowCount = table.rowCount
        columnCount = table.columnCount
    }

    package func hasGlyph(for scalar: Unicode.Scalar) -> Bool { table.position(of: scalar.value) != nil }

    package func hasEmoji(for scalar: Unicode.Scalar) -> Bool {
        // Ranges begin at even positions.
        (table.emoji.lastPosition(notAbove: scalar.value).map { position in
            position % 2 == 0 || table.emoji[position] == scalar.value
        }) ?? false
    }

    package func glyphClusters(of run: ArraySlice<UInt16>, weight: Double) -> [GlyphCluster] {
        let slot = slot(of: weight)
        var found: [GlyphCluster] = []
        var last: Int?
        for (offset, scalar) in run.scalars {
            guard let position = table.position(of: scalar.value) else { continue }
            let kerning = last.map { kern($0, position, slot: slot) } ?? 0
            if kerning != 0 { found[found.count - 1].units += kerning }
            let advance = table.advances[slot * table.scalars.count + position]
            found.append(GlyphCluster(offset: offset, units: advance, isUnsafeToBreak: kerning != 0))
            last = position
        }
        return found
    }

    package func lineBreaks(in text: [UInt16]) -> [Bool] {
        LineBreakRules.breaks(in: text, classOf: table.lineBreakClass)
    }

    /// The place of the weight nearest to one.
    private func slot(of weight: Double) -> Int {
        table.weights.indices.min { abs(table.weights[$0] - weight) < abs(table.weights[$1] - weight) } ?? 0
    }

    private func kern(_ left: Int, _ right: Int, slot: Int) -> Int {
        table.kerning[(slot * rowCount + table.rows[left]) * columnCount + table.columns[right]]
    }
}

extension TextTable {
    /// The place of a character; nil for one that the table does not know.
    fileprivate func position(of scalar: UInt32) -> Int? {
        scalars.lastPosition(notAbove: scalar).flatMap { scalars[$0] == scalar ? $0 : nil }
    }

    fileprivate func lineBreakClass(_ scalar: UInt32) -> LineBreakClass {
        let number = classStarts.lastPosition(notAbove: scalar).map { classes[$0] }
        return number.flatMap { LineBreakClass(rawValue: $0) } ?? .XX
    }
}

extension [UInt32] {
    /// The place of the last number that is not above one, in ascending numbers.
    fileprivate func lastPosition(notAbove number: UInt32) -> Int? {
        let after = (0..<count).partitionPoint { self[$0] <= number }
        return after > 0 ? after - 1 : nil
    }
}

extension ArraySlice<UInt16> {
    /// The scalars of UTF-16 with their offsets from its start; halves of pairs alone count as nothing.
    var scalars: [(offset: Int, scalar: Unicode.Scalar)] {
        var found: [(offset: Int, scalar: Unicode.Scalar)] = []
        var index = startIndex
        while index < endIndex {
            let start = index
            let unit = UInt32(self[index])
            index += 1
            if let scalar = Unicode.Scalar(unit) {
                found.append((start - startIndex, scalar))
            } else if index < endIndex, unit < 0xDC00, self[index] & 0xFC00 == 0xDC00 {
                let low = UInt32(self[index]) & 0x3FF
                index += 1
                if let scalar = Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10) + low) {
                    found.append((start - startIndex, scalar))
                }
            }
        }
        return found
    }
}
