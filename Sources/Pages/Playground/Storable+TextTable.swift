import Caching
import Playground

extension TextTable: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(
            scalars.map(Int.init), weights, advances, rows, columns, kerning, emoji.map(Int.init),
            classStarts.map(Int.init))
        writer.write(classes[...])
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (scalars, weights, advances, rows, columns, kerning, emoji, classStarts):
            ([Int], [Double], [Int], [Int], [Int], [Int], [Int], [Int]) = try reader.read()
        let codePoints = [scalars, emoji, classStarts].map { $0.map { UInt32(truncatingIfNeeded: $0) } }
        self.init(
            scalars: codePoints[0], weights: weights, advances: advances, rows: rows, columns: columns,
            kerning: kerning, emoji: codePoints[1], classStarts: codePoints[2], classes: Array(try reader.content()))
    }
}
