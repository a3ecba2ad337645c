import AutoLayout
import Diagnostics
import Figures
import Lessons
import Notation

extension SourceLocation: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(path)
        writer.write(line)
        writer.write(column)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(path: try reader.read(), line: try reader.read(), column: try reader.read())
    }
}

extension Diagnostic.Note: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(location)
        writer.write(message)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(location: try reader.read(), message: try reader.read())
    }
}

extension Diagnostic: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(severity.rawValue)
        writer.write(identifier)
        writer.write(location)
        writer.write(length)
        writer.write(excerpt)
        writer.write(message)
        writer.write(help)
        writer.write(notes)
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
        writer.write(value)
        writer.write(range)
        writer.write(location)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(try reader.read(), range: try reader.read(), location: try reader.read())
    }
}

extension FrontMatter: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(title)
        writer.write(description)
        writer.write(summary)
        writer.write(chapter)
        writer.write(order)
        writer.write(date)
        writer.write(updated)
        writer.write(isDraft)
        writer.write(tags)
        writer.write(data)
        writer.write(aliases)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init()
        title = try reader.read()
        description = try reader.read()
        summary = try reader.read()
        chapter = try reader.read()
        order = try reader.read()
        date = try reader.read()
        updated = try reader.read()
        isDraft = try reader.read()
        tags = try reader.read()
        data = try reader.read()
        aliases = try reader.read()
    }
}

extension Lesson.Heading: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(level)
        writer.write(text)
        writer.write(id)
        writer.write(location)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(level: try reader.read(), text: try reader.read(), id: try reader.read(), location: try reader.read())
    }
}
