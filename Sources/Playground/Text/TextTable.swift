import Paragraphs

/// The advances and kerning of some characters, which stand for the fonts where there are none to read.
///
/// Texts of its characters are as wide as the fonts' own, but for combining marks that the fonts compose and the few
/// characters that change by what stands beyond their neighbours.
package struct TextTable: Sendable {
    /// Inter's characters that it knows, ascending.
    package var scalars: [UInt32]
    /// The weights it knows, ascending, 100…900.
    package var weights: [Double]
    /// By weight and character, in units of which an em has `Advance.unitsPerEm`.
    package var advances: [Int]
    /// By character: the row of `kerning` that it is as a left neighbour, and the column that it is as a right one.
    package var rows: [Int]
    package var columns: [Int]
    /// By weight, row and column, in the same units.
    package var kerning: [Int]
    /// First and last of each range of characters that Noto Color Emoji has, ascending.
    package var emoji: [UInt32]
    /// Where each range of code points of one class of UAX #14 begins, ascending, and the classes.
    package var classStarts: [UInt32]
    package var classes: [UInt8]

    package init(
        scalars: [UInt32], weights: [Double], advances: [Int], rows: [Int], columns: [Int], kerning: [Int],
        emoji: [UInt32], classStarts: [UInt32], classes: [UInt8]
    ) {
        self.scalars = scalars
        self.weights = weights
        self.advances = advances
        self.rows = rows
        self.columns = columns
        self.kerning = kerning
        self.emoji = emoji
        self.classStarts = classStarts
        self.classes = classes
    }

    var rowCount: Int { (rows.max() ?? -1) + 1 }
    var columnCount: Int { (columns.max() ?? -1) + 1 }
}

extension TextTable {
    func write(to writer: inout DataWriter) {
        writer.writeAscending(scalars)
        writer.write(weights) { $0.write($1) }
        for list in [advances, rows, columns, kerning] { writer.write(list) { $0.write($1) } }
        writer.writeAscending(emoji)
        writer.writeAscending(classStarts)
        writer.write(classes) { $0.write(Int($1)) }
    }

    init(from reader: inout DataReader) {
        scalars = reader.ascending()
        weights = reader.array { $0.double() }
        advances = reader.array { $0.int() }
        rows = reader.array { $0.int() }
        columns = reader.array { $0.int() }
        kerning = reader.array { $0.int() }
        emoji = reader.ascending()
        classStarts = reader.ascending()
        classes = reader.array { UInt8(truncatingIfNeeded: $0.int()) }
    }
}

extension DataWriter {
    /// Each by what it is more than the one before.
    fileprivate mutating func writeAscending(_ numbers: [UInt32]) {
        var last = 0
        write(numbers) {
            $0.write(Int($1) - last)
            last = Int($1)
        }
    }
}

extension DataReader {
    fileprivate mutating func ascending() -> [UInt32] {
        var last = 0
        return array {
            last += $0.int()
            return UInt32(truncatingIfNeeded: last)
        }
    }
}
