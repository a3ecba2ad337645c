import Caching
import Scene

/// The size of a picture file, nil inside for one that is no picture.
struct PictureSize: Storable {
    var size: Size?

    init(_ size: Size?) { self.size = size }

    package func store(in writer: inout ByteWriter) { writer.write(size.map { [$0.width, $0.height] }) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let lengths: [Double]? = try reader.read()
        if let lengths, lengths.count != 2 { throw DamagedBytes() }
        size = lengths.map { Size(width: $0[0], height: $0[1]) }
    }
}
