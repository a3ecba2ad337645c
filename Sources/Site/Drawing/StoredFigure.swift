import Figures

/// A figure as the cache keeps it.
struct StoredFigure: Sendable {
    var figure: FigureMarkup
    /// The figure small, where it is the last of its lesson.
    var teaser: FigureMarkup?
}

extension StoredFigure: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(figure, teaser)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(figure: try reader.read(), teaser: try reader.read())
    }
}

extension FigureMarkup: Storable {
    func store(in writer: inout ByteWriter) {
        writer.write(html, css, usedText, emoji, isWide)
    }

    init(from reader: inout ByteReader) throws(DamagedBytes) {
        self.init(
            html: try reader.read(), css: try reader.read(), usedText: try reader.read(), emoji: try reader.read(),
            isWide: try reader.read())
    }
}
