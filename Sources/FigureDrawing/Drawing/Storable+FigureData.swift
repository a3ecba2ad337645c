import Caching
import Figures

extension FigureData: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(views, lists, tracks, isAlike, code) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            views: try reader.read(), lists: try reader.read(), tracks: try reader.read(), isAlike: try reader.read(),
            code: try reader.read())
    }
}

extension FigureData.View: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(depth, name, list, isAbsent, kind) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            depth: try reader.read(), name: try reader.read(), list: try reader.read(), isAbsent: try reader.read(),
            kind: try reader.read())
    }
}

extension FigureData.Kind: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(type, axis, guides, constraints) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            type: try reader.read(), axis: try reader.read(), guides: try reader.read(),
            constraints: try reader.read())
    }
}

extension FigureData.Guide: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(name, insets) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(name: try reader.read(), insets: try reader.read())
    }
}

extension FigureData.Constraint: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(words, other, track, isHidden) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            words: try reader.read(), other: try reader.read(), track: try reader.read(), isHidden: try reader.read())
    }
}

extension FigureData.Listed: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(words, track) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(words: try reader.read(), track: try reader.read())
    }
}
