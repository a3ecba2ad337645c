import Caching

extension DrawnLesson.Teaser: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(html, css, emoji)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        (html, css, emoji) = try reader.read()
    }
}

extension DrawnLesson: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(body[...])
        writer.write(playground[...])
        writer.write(bodyName, css, teaser, emoji, glyphs, figureCount, quantities)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        body = Array(try reader.content())
        let playground = Array(try reader.content())
        (bodyName, css, teaser, emoji, glyphs, figureCount, quantities) = try reader.read()
        self.playground = playground
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
