import Caching

extension DrawnLesson.Teaser: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(html, css, emoji)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (html, css, emoji) = try reader.read()
    }
}

extension DrawnLesson.Reference: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(link, offset) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(link: try reader.read(), offset: try reader.read())
    }
}

extension DrawnLesson: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(body[...])
        writer.write(bodyName, css, teaser, emoji, glyphs, figureCount, quantities, references)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        body = Array(try reader.content())
        (bodyName, css, teaser, emoji, glyphs, figureCount, quantities, references) = try reader.read()
    }
}

extension LessonEntry: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(outline, drawn, diagnostics)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (outline, drawn, diagnostics) = try reader.read()
    }
}
