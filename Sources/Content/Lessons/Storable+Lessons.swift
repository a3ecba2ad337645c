import Caching
import Lessons

extension Placed: Storable where Value == String {
    package func store(in writer: inout ByteWriter) {
        writer.write(value, range, location)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(try reader.read(), range: try reader.read(), location: try reader.read())
    }
}

extension FrontMatter: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(
            title, description, summary, chapter, order, date, updated, isDraft, tags, data, aliases, isPage,
            swiftVersion)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init()
        (
            title, description, summary, chapter, order, date, updated, isDraft, tags, data, aliases, isPage,
            swiftVersion
        ) = try reader.read()
    }
}

extension Lesson.Heading: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(level, text, id, location)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(level: try reader.read(), text: try reader.read(), id: try reader.read(), location: try reader.read())
    }
}

extension Lesson.Term: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(text, id) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(text: try reader.read(), id: try reader.read())
    }
}

extension FigureNumbers.NamedFigure: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(name, number) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(name: try reader.read(), number: try reader.read())
    }
}

extension LessonOutline.UsedName: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(name.name, name.location, name.excerpt, isUsed)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        name = DataName(name: try reader.read(), location: try reader.read(), excerpt: try reader.read())
        isUsed = try reader.read()
    }
}

extension LessonOutline: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(title, frontMatter, headings, terms, figures, components, minutes, proseLengths, dataNames)
        writer.write(noFigure, maySilence)
    }

    package convenience init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            title: try reader.read(), frontMatter: try reader.read(), headings: try reader.read(),
            terms: try reader.read(), figures: try reader.read(), components: try reader.read(),
            minutes: try reader.read(), proseLengths: try reader.read(),
            dataNames: try reader.read(),
            noFigure: try reader.read(), maySilence: try reader.read())
    }
}

extension SearchEntry.Section: Storable {
    package func store(in writer: inout ByteWriter) { writer.write([address, heading, text, names]) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let texts: [String] = try reader.read()
        guard texts.count == 4 else { throw DamagedBytes() }
        self.init(address: texts[0], heading: texts[1], text: texts[2], names: texts[3])
    }
}

extension SearchEntry: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(title, about, sections)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(title: try reader.read(), about: try reader.read(), sections: try reader.read())
    }
}
