import Caching
import Figures

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
        writer.write(html, css, data, usedText, emoji, isWide)
    }

    package init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            html: try reader.read(), css: try reader.read(), data: try reader.read(), usedText: try reader.read(),
            emoji: try reader.read(), isWide: try reader.read())
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
