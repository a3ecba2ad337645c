import Diagnostics

extension SourceLocation: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(path, line, column)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(path: try reader.read(), line: try reader.read(), column: try reader.read())
    }
}

extension Diagnostic.Note: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(location, message)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(location: try reader.read(), message: try reader.read())
    }
}

extension Diagnostic: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(severity.rawValue, identifier, location, length, excerpt, message, help, notes)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        guard let severity = Severity(rawValue: try reader.read()) else { throw DamagedBytes() }
        self.init(
            severity, try reader.read(), at: try reader.read(), length: try reader.read(), excerpt: try reader.read(),
            message: try reader.read(), help: try reader.read(), notes: try reader.read())
    }
}
