import Caching
import Figures
import Piecewise

/// A figure as the cache keeps it.
struct StoredFigure: Sendable {
    var figure: FigureMarkup
    /// The figure small, where it is the last of its lesson.
    var teaser: FigureMarkup?
}

extension StoredFigure: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(figure, teaser)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(figure: try reader.read(), teaser: try reader.read())
    }
}

extension FigureMarkup: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(opening, live, rest, css, rules, presets, data, document, usedText, emoji, isWide)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            opening: try reader.read(), live: try reader.read(), rest: try reader.read(), css: try reader.read(),
            rules: try reader.read(), presets: try reader.read(), data: try reader.read(), document: try reader.read(),
            usedText: try reader.read(), emoji: try reader.read(), isWide: try reader.read())
    }
}

extension FigureDocument: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(title, body, css) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(title: try reader.read(), body: try reader.read(), css: try reader.read())
    }
}

extension LiveRule: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(name, first, changes) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(name: try reader.read(), first: try reader.read(), changes: try reader.read())
    }
}

extension LiveRule.Change: Storable {
    package func store(in writer: inout ByteWriter) { writer.write(start.position, start.isIncluded, declarations) }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        let (position, isIncluded): (Double, Bool) = try reader.read()
        self.init(start: Breakpoint(position, isIncluded: isIncluded), declarations: try reader.read())
    }
}

extension UsedText: Storable {
    package func store(in writer: inout ByteWriter) {
        writer.write(weight, characters)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(weight: try reader.read(), characters: try reader.read())
    }
}
