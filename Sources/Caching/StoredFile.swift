/// A file as the cache keeps it; nil inside where what it is made from needs none.
package struct StoredFile: Storable {
    package var bytes: [UInt8]?

    package init(_ bytes: [UInt8]?) { self.bytes = bytes }

    package func store(in writer: inout ByteWriter) {
        writer.write(bytes != nil)
        writer.write((bytes ?? [])[...])
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let exists: Bool = try reader.read()
        let content = Array(try reader.content())
        bytes = exists ? content : nil
    }
}
