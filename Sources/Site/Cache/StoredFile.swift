/// A file as the cache keeps it; nil inside where what it is made from needs none.
struct StoredFile: Storable {
    var bytes: [UInt8]?

    init(_ bytes: [UInt8]?) { self.bytes = bytes }

    func store(in writer: inout ByteWriter) {
        writer.write(bytes != nil)
        writer.write((bytes ?? [])[...])
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        let exists: Bool = try reader.read()
        let content = Array(try reader.content())
        bytes = exists ? content : nil
    }
}
