import AutoLayout
import Diagnostics
import Figures
import Lessons
import Notation

extension SourceLocation: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(path, line, column)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(path: try reader.read(), line: try reader.read(), column: try reader.read())
    }
}

extension Diagnostic.Note: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(location, message)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(location: try reader.read(), message: try reader.read())
    }
}

extension Diagnostic: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(severity.rawValue, identifier, location, length, excerpt, message, help, notes)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        guard let severity = Severity(rawValue: try reader.read()) else { throw DamagedBytes() }
        self.init(
            severity, try reader.read(), at: try reader.read(), length: try reader.read(), excerpt: try reader.read(),
            message: try reader.read(), help: try reader.read(), notes: try reader.read())
    }
}

extension Placed: Storable where Value == String {
    func store(in writer: inout ByteWriter) {
        writer.write(value, range, location)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(try reader.read(), range: try reader.read(), location: try reader.read())
    }
}

extension FrontMatter: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(title, description, summary, chapter, order, date, updated, isDraft, tags, data, aliases)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init()
        (title, description, summary, chapter, order, date, updated, isDraft, tags, data, aliases) = try reader.read()
    }
}

extension Lesson.Heading: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(level, text, id, location)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(level: try reader.read(), text: try reader.read(), id: try reader.read(), location: try reader.read())
    }
}
