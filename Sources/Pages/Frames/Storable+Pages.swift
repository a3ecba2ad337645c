import Caching

extension PageFrame.Piece: Storable {
    package func store(in writer: inout ByteWriter) {
        switch self {
        case .text(let bytes):
            writer.write(0)
            writer.write(bytes[...])
        case .body: writer.write(1)
        case .escapedBody: writer.write(2)
        case .stylesheet: writer.write(3)
        }
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        switch try Int(from: &reader) {
        case 0: self = .text(Array(try reader.content()))
        case 1: self = .body
        case 2: self = .escapedBody
        case 3: self = .stylesheet
        default: throw DamagedBytes()
        }
    }
}

extension PageFrame: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(pieces, glyphs, facts, files)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (pieces, glyphs, facts, files) = try reader.read()
    }
}
