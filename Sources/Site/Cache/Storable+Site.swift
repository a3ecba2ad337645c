import AutoLayout
import Diagnostics
import Figures
import Notation
import Scene

extension LessonOutline.UsedName: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(name.name, name.location, name.excerpt, isUsed)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        name = DataName(name: try reader.read(), location: try reader.read(), excerpt: try reader.read())
        isUsed = try reader.read()
    }
}

extension LessonOutline: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(title, frontMatter, headings, minutes, search, dataNames, noFigure)
    }

    convenience init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            title: try reader.read(), frontMatter: try reader.read(), headings: try reader.read(),
            minutes: try reader.read(), search: try reader.read(), dataNames: try reader.read(),
            noFigure: try reader.read())
    }
}

extension SearchIndex.Section: Storable {
    func store(in writer: inout ByteWriter) { writer.write([address, heading, text, names]) }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        let texts: [String] = try reader.read()
        guard texts.count == 4 else { throw DamagedBytes() }
        self.init(address: texts[0], heading: texts[1], text: texts[2], names: texts[3])
    }
}

extension SearchIndex.Entry: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(title, about, sections)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(title: try reader.read(), about: try reader.read(), sections: try reader.read())
    }
}

extension DrawnLesson.Teaser: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(html, css, emoji)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        (html, css, emoji) = try reader.read()
    }
}

extension DrawnLesson: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(body[...])
        writer.write(bodyName, css, teaser, emoji, glyphs, figureCount, quantities)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        body = Array(try reader.content())
        (bodyName, css, teaser, emoji, glyphs, figureCount, quantities) = try reader.read()
    }
}

extension LessonEntry: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(outline, drawn, diagnostics)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        (outline, drawn, diagnostics) = try reader.read()
    }
}

/// The size of a picture file, nil inside for one that is no picture.
struct PictureSize: Storable {
    var size: Size?

    init(_ size: Size?) { self.size = size }

    func store(in writer: inout ByteWriter) { writer.write(size.map { [$0.width, $0.height] }) }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        let lengths: [Double]? = try reader.read()
        if let lengths, lengths.count != 2 { throw DamagedBytes() }
        size = lengths.map { Size(width: $0[0], height: $0[1]) }
    }
}

extension UsedText: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(weight, characters)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(weight: try reader.read(), characters: try reader.read())
    }
}

extension ByteWriter {
    /// What tells one set of pictures from another.
    mutating func write(_ catalog: PictureCatalog) {
        for picture in catalog.pictures {
            write(picture.name)
            write(picture.path)
            write([picture.size.width, picture.size.height])
        }
    }

    /// What tells one set of symbols from another.
    mutating func write(_ catalog: SymbolCatalog) {
        for symbol in catalog.symbols {
            write([symbol.name, symbol.viewBox, symbol.shapes])
            write([symbol.size.width, symbol.size.height])
            write(symbol.isFilled)
        }
    }

    /// What tells one value of a lesson's data from another.
    mutating func write(_ value: DataValue) {
        switch value {
        case .null: write(0)
        case .bool(let flag): write([1, flag ? 1 : 0])
        case .number(let number): write(2); write(number)
        case .string(let text): write(3); write(text)
        case .list(let values):
            write([4, values.count])
            for value in values { write(value) }
        case .record(let fields): write(5); write(fields)
        }
    }

    /// What tells one set of named values from another.
    mutating func write(_ fields: [DataValue.Field]) {
        write(fields.count)
        for field in fields {
            write(field.name)
            write(field.value)
        }
    }
}
