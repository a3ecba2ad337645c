import Caching

extension PageFrame.Insertion: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(place, part.rawValue) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        place = try reader.read()
        guard let part = Part(rawValue: try reader.read()) else { throw DamagedBytes() }
        self.part = part
    }
}

extension PageFrame: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(content, insertions, glyphs, anchors, files) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (content, insertions, glyphs, anchors, files) = try reader.read()
    }
}
